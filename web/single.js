// @ts-check
// The beginning of the single file, which has all files of the site in it. `build.py single` bundles this with the
// page; the site itself has no use for it.

/** What stands in the page under this id. @param {string} id */
const block = (id) =>
  Uint8Array.from(atob(document.getElementById(id)?.textContent ?? ""), (letter) => letter.charCodeAt(0));

/** The media type of each kind of file. @type {Record<string, string>} */
const TYPES = { js: "text/javascript", css: "text/css", svg: "image/svg+xml", txt: "text/plain;charset=utf-8" };

const unpacked = new Blob([block("texts")]).stream().pipeThrough(new DecompressionStream("gzip"));
/** @type {Record<string, string>} */
const texts = await new Response(unpacked).json();
/** @type {Map<string, import("./ui/site.js").Inside>} */
const inside = new Map();
for (const [path, content] of Object.entries(texts))
  inside.set(path, { content, type: TYPES[path.split(".").at(-1) ?? ""] ?? "application/json" });
for (const { id } of document.querySelectorAll("script[id*='/']"))
  inside.set(id, { content: block(id), type: id.endsWith(".webp") ? "image/webp" : "application/octet-stream" });
Object.assign(self, { inside });

/**
 * Every worker gets the packed files before anything else, as bytes: WebKit lets no worker of a local file read a blob.
 * It is no module, as some browsers refuse those of a local file.
 */
window.Worker = class extends Worker {
  /** @param {string | URL} address @param {WorkerOptions} [options] */
  constructor(address, options) {
    super(address, { ...options, type: "classic" });
    this.postMessage({ inside: new Map([...inside].filter(([path]) => path.endsWith(".packed"))) });
  }
};

const { addressOf } = await import("./ui/site.js");
document.addEventListener(
  "click",
  ({ target }) => {
    const link = target instanceof Element ? target.closest("a") : null;
    const path = link?.getAttribute("href") ?? "";
    if (link && inside.has(path)) Object.assign(link, { href: addressOf(path), target: "_blank" });
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
await import("./main.js");

export {};
