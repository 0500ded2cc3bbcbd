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

/** @param {string} path  from the root of the site @param {RequestInit} [init] @returns {Promise<Response>} */
export async function fetchFile(path, init) {
  if (!inside) return fetch(root + path, init);
  const file = inside.get(path);
  if (!file) return new Response(undefined, { status: 404 });
  return new Response(file.content, {
    headers: { "content-type": file.type, "content-length": `${file.content.length}` },
  });
}
