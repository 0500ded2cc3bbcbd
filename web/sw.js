// @ts-check
// The service worker: keeps one version of the site whole on the device, from where it is served with or without a network.
// `files.js`, made by build.py, names the files with their fingerprints. A version serves only once all of it is here;
// what it has in common with the one before isn't fetched again; two versions are never mixed.

const site = /** @type {any} */ (self);
site.importScripts("files.js");

/** @type {string} */
const home = site.registration.scope;
const prefix = `panoply ${home}`,
  ours = `${prefix} ${site.version}`;

/** The addresses of the files, with their fingerprints. The page has two. @type {Record<string, string>} */
const prints = { [home]: site.files["index.html"] };
for (const file of Object.keys(site.files)) prints[new URL(file, home).href] = site.files[file];

site.addEventListener("install", (event) => event.waitUntil(Promise.all([gather(), routes(event)])));
site.addEventListener("activate", (event) => event.waitUntil(takeOver()));
site.addEventListener("message", (event) => event.waitUntil(giveWay(event)));
site.addEventListener("fetch", (event) => {
  const { origin, pathname } = new URL(event.request.url);
  const address = origin + pathname; // `?` and `#` change nothing
  if (event.request.method === "GET" && Object.hasOwn(prints, address)) event.respondWith(serve(address));
});

/** Where the files lie; it is opened once, as that takes a while. @type {Promise<Cache> | undefined} */
let opened;
const openCache = () => (opened ??= caches.open(ours));

/** Have every file here; one after the other, so that the page comes first. What a broken line left undone is done the next time. */
async function gather() {
  const cache = await openCache();
  for (const address of Object.keys(prints)) {
    if (!(await cache.match(address))) await cache.put(address, (await kept(address)) ?? (await get(address)));
  }
}

/** A file that another version has, if it is the same. */
async function kept(address) {
  const file = await caches.match(address);
  if (!file) return undefined;
  const digest = await crypto.subtle.digest("SHA-256", await file.clone().arrayBuffer());
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}` === prints[address] ? file : undefined;
}

/** A file of just this version: the browser refuses any other content. What the browser has kept of it will do. */
async function get(address) {
  const asked = address === `${home}index.html` ? home : address; // some hosts turn visitors of index.html away
  const proof = { integrity: prints[address] };
  return fetch(asked, { ...proof, cache: "force-cache" }).catch(() => fetch(asked, { ...proof, cache: "reload" }));
}

/** Browsers that can serve what is kept without waking the service worker are told to. */
async function routes(event) {
  await event.addRoutes?.({
    condition: { urlPattern: new URLPattern({ search: "" }), requestMethod: "GET" },
    source: { cacheName: ours },
  });
}

/** No page of an older version is open any more: what only such a one would need goes, unless a newer one is just coming. */
async function takeOver() {
  await site.clients.claim();
  const { installing, waiting } = site.registration;
  if (installing || waiting) return;
  for (const name of await caches.keys()) {
    if (name !== ours && (name === prefix || name.startsWith(`${prefix} `))) await caches.delete(name);
  }
}

/** A page asks for the new version: it may have it once it is the only one open, for the others go on with the old one. */
async function giveWay({ ports: [port] }) {
  const pages = (await site.clients.matchAll({ type: "window", includeUncontrolled: true })).filter(({ url }) =>
    url.startsWith(home),
  );
  if (pages.length < 2) await site.skipWaiting();
  port.postMessage({ others: pages.length - 1 });
}

async function serve(address) {
  return (await (await openCache()).match(address)) ?? get(address);
}
