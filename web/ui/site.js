// @ts-check
/**
 * Where the files of the site are. A bundle is not where its modules were, so a module must not ask for its own place;
 * pages and workers lie in the root of the site. In the single file all files are inside: it puts them into
 * `self.inside` before anything else runs.
 */

/** @typedef {{content: string | Uint8Array<ArrayBuffer>, type: string}} Inside */

/** The files of the site, in the single file. @type {Map<string, Inside> | undefined} */
const inside = /** @type {any} */ (self).inside;

const root = inside ? "" : new URL(".", self.location.href).href; // a worker of the single file is at no place

/** @type {Map<string, string>} */
const addresses = new Map();

/** The address of a file, for an element or a worker. @param {string} path  from the root of the site */
export function addressOf(path) {
  const file = inside?.get(path);
  if (!file) return root + path;
  const address = addresses.get(path) ?? URL.createObjectURL(new Blob([file.content], { type: file.type }));
  addresses.set(path, address);
  return address;
}

/** A file of the site can't be had, or is damaged. */
export class LostFile extends Error {
  name = "LostFile";
}

/** Has the page tell the person that a file can't be had (`boot/guard.js`); a worker leaves that to the page. */
export function tellLost() {
  if ("document" in self) document.dispatchEvent(new Event("lost"));
}

/**
 * What becomes of a file of the site; if it can't be had, the person is told.
 * @template T @param {string} path @param {Promise<T>} coming @returns {Promise<T>}  rejected with `LostFile` only
 */
export const expectFile = (path, coming) =>
  coming.catch((error) => {
    tellLost();
    throw new LostFile(`${path}: ${error?.message ?? error}`);
  });

/** The person has been told already. @param {any} error */
export function ignoreLost(error) {
  if (error?.name !== "LostFile") throw error;
}

/** @param {string} path  from the root of the site @param {RequestInit} [init] @returns {Promise<Response>} */
export async function fetchFile(path, init) {
  const response = inside ? unpacked(inside.get(path)) : await fetchOrKept(root + path, init);
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
  return response;
}

/**
 * Fetches a file. Without a network it is looked up in the caches of the service worker, too: in WebKit a worker whose
 * script came from the browser's memory isn't controlled by the service worker.
 * @param {string} address @param {RequestInit} [init]
 */
const fetchOrKept = (address, init) =>
  fetch(address, init).catch(async (error) => {
    const kept = await self.caches?.match(address); // none on an insecure host
    if (!kept) throw error;
    return kept;
  });

/** @param {string} path  from the root of the site @returns {Promise<any>} */
export const readJson = (path) =>
  expectFile(
    path,
    fetchFile(path).then((response) => response.json()),
  );

/** @param {Inside | undefined} file */
const unpacked = (file) =>
  new Response(file?.content, {
    status: file ? 200 : 404,
    headers: { "content-type": file?.type ?? "", "content-length": `${file?.content.length}` },
  });
