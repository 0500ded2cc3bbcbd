// @ts-check
// The beginning of the single file: all files of the site are in the page, and have to be found there. `build.py single` puts
// this into the page itself; in the site it has no place. Each module becomes an address of its own (a blob), with the addresses
// of the modules it imports in place of their names; what is fetched is answered from the page.

/** What stands in the page under this name. @param {string} id */
const block = (id) =>
  new Blob([Uint8Array.from(atob(document.getElementById(id)?.textContent ?? ""), (letter) => letter.charCodeAt(0))]);

/** @type {Record<string, string>} */
const texts = await new Response(block("texts").stream().pipeThrough(new DecompressionStream("gzip"))).json();
/** @type {Record<string, Blob>} */
const blocks = Object.fromEntries(
  Array.from(document.querySelectorAll("script[id^=pyodide]"), ({ id }) => [id, block(id)]),
);

/**
 * Lay the files out, here or in a worker.
 * @param {{texts: Record<string, string>, blocks: Record<string, Blob>}} site
 * @returns {(path: string, from?: string) => string} the address of a file
 */
function layOut({ texts, blocks }) {
  const BASE = "panoply:/"; // where the files seem to be
  const TYPES = {
    js: "text/javascript",
    mjs: "text/javascript",
    css: "text/css",
    svg: "image/svg+xml",
    json: "application/json",
    txt: "text/plain",
  };
  /** @type {Map<string, string>} */
  const addresses = new Map();
  const pathOf = (path, from = BASE) => new URL(path, from).href.slice(BASE.length);
  const blobOf = (path) =>
    blocks[path] ??
    (Object.hasOwn(texts, path) ? new Blob([moduleOf(path)], { type: TYPES[path.split(".").at(-1)] }) : undefined);

  /** @param {string} path @param {string} [from] */
  function addressOf(path, from) {
    const name = pathOf(path, from);
    if (!addresses.has(name)) addresses.set(name, URL.createObjectURL(/** @type {Blob} */ (blobOf(name))));
    return /** @type {string} */ (addresses.get(name));
  }

  /** A text; a module of ours with addresses in place of names. @param {string} path */
  function moduleOf(path) {
    const here = BASE + path;
    if (!path.endsWith("js") || path.startsWith("pyodide/")) return texts[path];
    return texts[path]
      .replace(
        /^((?:import|export)\b[^;"]*)"(\.[^"]+)";/gm,
        (_, begin, name) => `${begin}${JSON.stringify(addressOf(name, here))};`,
      )
      .replace(/import\((`\.[^`]+`)\)/g, "import(panoply($1, import.meta.url))")
      .replace(/await import\(("\.[^"]+")\)/g, "await import(panoply($1, import.meta.url))")
      .replace(/new URL\(([^()]+), import\.meta\.url\)\.href/g, "panoply($1, import.meta.url)")
      .replaceAll("import.meta.url", JSON.stringify(here));
  }

  const { fetch } = self;
  const inside = async (path) => new Response(blobOf(path), { status: blobOf(path) ? 200 : 404 });
  Object.assign(self, {
    panoply: addressOf,
    fetch: (address, ...more) => (String(address).startsWith(BASE) ? inside(pathOf(address)) : fetch(address, ...more)),
  });
  return addressOf;
}

/** In a worker: wait for the files, then become the worker that was wished for. @param {typeof layOut} lay */
function become(lay) {
  /** @type {MessageEvent[]} */
  const early = [];
  self.onmessage = async (event) => {
    if (!event.data.texts) {
      early.push(event);
      return;
    }
    await import(lay(event.data)("engine/worker.js"));
    for (const heard of early) /** @type {any} */ (self).onmessage(heard);
  };
}

window.Worker = class extends Worker {
  /** @param {string | URL} _place  always the same @param {WorkerOptions} [options] */
  constructor(_place, options) {
    super(`data:text/javascript,${encodeURIComponent(`(${become})(${layOut});`)}`, options);
    this.postMessage({ texts, blocks });
  }
};

const addressOf = layOut({ texts, blocks });
document.addEventListener(
  "click",
  ({ target }) => {
    const link = target instanceof Element ? target.closest("a") : null;
    const path = link?.getAttribute("href") ?? "";
    if (link && Object.hasOwn(texts, path)) Object.assign(link, { href: addressOf(path), target: "_blank" });
  },
  { capture: true },
);
await Promise.all(
  (document.getElementById("texts")?.dataset.styles ?? "").split(" ").map(
    (path) =>
      new Promise((resolve) => {
        document.head.append(
          Object.assign(document.createElement("link"), {
            rel: "stylesheet",
            href: addressOf(path),
            onload: resolve,
            onerror: resolve,
          }),
        );
      }),
  ),
);
import(addressOf("main.js"));

export {};
