// @ts-check
// The service worker: keeps one version of the site whole on the device and answers from there, with or without a network.
// `files.js`, made by build.py, names the files with their fingerprints. A version answers only once all of it is here;
// what it has in common with the one before isn't fetched again; two versions are never mixed.

const site = /** @type {any} */ (self);
site.importScripts("files.js");

/** @type {Record<string, string>} */
const files = site.files;
/** @type {string} */
const home = site.registration.scope;

site.addEventListener("install", (event) => event.waitUntil(gather()));
site.addEventListener("activate", (event) => event.waitUntil(takeOver()));
site.addEventListener("message", (event) => event.waitUntil(giveWay(event)));
site.addEventListener("fetch", (event) => {
  const file = fileAt(event.request);
  if (file !== undefined) event.respondWith(serve(file));
});

/** Where the files lie; it is opened once, as that takes a while. @type {Promise<Cache> | undefined} */
let opened;
const shelf = () => (opened ??= caches.open(`panoply ${home}`));

/** Where a file of this version lies on the shelf, on which other versions may have theirs. */
const placeOf = (file) => new URL(`${file}?${encodeURIComponent(files[file])}`, home).href;

/** Have every file here; one after the other, so that the page comes first. What a broken line left undone is done the next time. */
async function gather() {
  const cache = await shelf();
  for (const file of Object.keys(files)) {
    if (!await cache.match(placeOf(file))) await cache.put(placeOf(file), await get(file));
  }
}

/** A file of just this version: the browser refuses any other content. What the browser has kept of it will do. */
async function get(file) {
  const address = new URL(file === "index.html" ? "./" : file, home);      // some hosts turn visitors of index.html away
  const proof = { integrity: files[file] };
  return fetch(address, { ...proof, cache: "force-cache" }).catch(() => fetch(address, { ...proof, cache: "reload" }));
}

/** No page of an older version is open any more: what only such a one would need goes, unless a newer one is just coming. */
async function takeOver() {
  await site.clients.claim();
  const { installing, waiting } = site.registration;
  if (installing || waiting) return;
  const cache = await shelf();
  const places = new Set(Object.keys(files).map(placeOf));
  for (const { url } of await cache.keys()) if (!places.has(url)) await cache.delete(url);
}

/** A page asks for the new version: it may have it once it is the only one open, for the others go on with the old one. */
async function giveWay({ ports: [port] }) {
  const pages = (await site.clients.matchAll({ type: "window", includeUncontrolled: true })).filter(({ url }) => url.startsWith(home));
  if (pages.length < 2) await site.skipWaiting();
  port.postMessage({ others: pages.length - 1 });
}

/** Which file is asked for, if it is one of this version; `?` and `#` change nothing. @param {Request} request */
function fileAt({ url, method }) {
  const { origin, pathname } = new URL(url);
  const address = origin + decodeURI(pathname);
  const file = address === home ? "index.html" : address.slice(home.length);
  return method === "GET" && address.startsWith(home) && Object.hasOwn(files, file) ? file : undefined;
}

async function serve(file) {
  return await (await shelf()).match(placeOf(file)) ?? get(file);
}
