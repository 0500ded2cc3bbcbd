// @ts-check
// The service worker: caches one complete version of the site and serves it with or without a network. `files.js`, made
// by build.py, lists the files with their checksums. A version serves only once all of its files are cached; files that
// it shares with the version before aren't fetched again; versions are never mixed.

/** @typedef {any} ExtendableEvent  TypeScript's DOM library has no types for service workers */

const site = /** @type {any} */ (self);
site.importScripts("files.js");

/** @type {string} */
const home = site.registration.scope;
const prefix = `panoply ${home}`,
  ours = `${prefix} ${site.version}`;

/**
 * The URLs of the files, with their checksums: any of them will do. The page itself has two.
 * @type {Record<string, string>}
 */
const integrity = { [home]: site.files["index.html"] };
for (const file of Object.keys(site.files)) integrity[new URL(file, home).href] = site.files[file];

site.addEventListener("install", (/** @type {ExtendableEvent} */ event) =>
  event.waitUntil(Promise.all([precache(), routes(event)])),
);
site.addEventListener("activate", (/** @type {ExtendableEvent} */ event) => event.waitUntil(takeOver()));
site.addEventListener("message", (/** @type {ExtendableEvent} */ event) =>
  event.waitUntil(event.data === "mend" ? mend(event) : giveWay(event)),
);
site.addEventListener("fetch", (/** @type {ExtendableEvent} */ event) => {
  const { origin, pathname } = new URL(event.request.url);
  const address = origin + pathname; // the query string and the hash don't matter
  if (event.request.method === "GET" && Object.hasOwn(integrity, address)) event.respondWith(serve(address));
});

/** The cache of this version; opened once, because that is slow. @type {Promise<Cache> | undefined} */
let opened;
const openCache = () =>
  (opened ??= caches.open(ours).catch((error) => {
    opened = undefined; // the next file may find it
    throw error;
  }));

/** Caches every file, one after the other, the page first. A failed install is resumed at the next attempt. */
async function precache() {
  const cache = await openCache();
  for (const address of Object.keys(integrity)) {
    if (!(await cache.match(address))) await cache.put(address, (await kept(address)) ?? (await get(address)));
  }
}

/** A file from the cache of another version, if its checksum fits. @param {string} address */
async function kept(address) {
  const file = await caches.match(address);
  return (await isSound(file?.clone(), address)) ? file : undefined;
}

/**
 * Is this the file, whole? A packed one may have been unpacked by the host.
 * @param {Response | undefined} file
 * @param {string} address
 */
async function isSound(file, address) {
  if (!file) return false;
  const bytes = await file.arrayBuffer().catch(() => undefined);
  if (!bytes) return false;
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return integrity[address].split(" ").includes(`sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`);
}

/**
 * Fetches again what is missing in the cache or damaged, as far as the host can be reached.
 * @param {ExtendableEvent} event
 */
async function mend({ ports: [port] }) {
  const cache = await openCache();
  for (const address of Object.keys(integrity)) {
    if (await isSound(await cache.match(address), address)) continue;
    const file = await get(address).catch(() => undefined);
    if (file) await cache.put(address, file);
  }
  port?.postMessage("mended");
}

/** Fetches a file; the browser checks its integrity. Its HTTP cache is tried first. @param {string} address */
async function get(address) {
  const asked = address === `${home}index.html` ? home : address; // some hosts redirect index.html
  const proof = { integrity: integrity[address] };
  return fetch(asked, { ...proof, cache: "force-cache" }).catch(() => fetch(asked, { ...proof, cache: "reload" }));
}

/**
 * Static routes let browsers that support them serve from the cache without starting the service worker.
 * @param {ExtendableEvent} event
 */
async function routes(event) {
  await event.addRoutes?.({
    condition: { urlPattern: new URLPattern({ search: "" }), requestMethod: "GET" },
    source: { cacheName: ours },
  });
}

/**
 * Deletes the caches of older versions, once no page of theirs is open; not while a newer version is being installed.
 */
async function takeOver() {
  await site.clients.claim();
  const { installing, waiting } = site.registration;
  if (installing || waiting) return;
  for (const name of await caches.keys()) {
    if (name !== ours && (name === prefix || name.startsWith(`${prefix} `))) await caches.delete(name);
  }
}

/**
 * A page asks for the new version. It takes over only if no other page is open: those go on with the old version.
 * @param {ExtendableEvent} event
 */
async function giveWay({ ports: [port] }) {
  const pages = (await site.clients.matchAll({ type: "window", includeUncontrolled: true })).filter(
    (/** @type {{url: string}} */ { url }) => url.startsWith(home),
  );
  if (pages.length < 2) await site.skipWaiting();
  port.postMessage({ others: pages.length - 1 });
}

/**
 * Serves a file from the cache, or if it is missing there, from the host; also where the cache can't be read or
 * written, for example because the disk is full.
 * @param {string} address
 */
async function serve(address) {
  const cache = await openCache().catch(() => undefined);
  const cached = await cache?.match(address).catch(() => undefined);
  if (cached) return cached;
  const file = await get(address);
  await cache?.put(address, file.clone()).catch(() => {});
  return file;
}
