// @ts-check
/** The board as a picture, as an onlooker sees it: drawn apart from the table, so that no secret of the viewer is in it. */

import { el } from "../ui/dom.js";

/** @typedef {Pick<import("../table/table.js").Table, "board" | "client" | "text">} Easel  what it takes to draw */

/** So wide is the board, in pixels, whatever the screen. */
const WIDTH = 1200;
/** A picture may be so much sharper than that. */
const SHARP = 2;
/** The width of a small one, and how well it is drawn. */
const SMALL = 320,
  QUALITY = 0.8;

/** The board as a PNG, with a line of words below. @param {Easel} easel @param {string} words @returns {Promise<Blob | undefined>} */
export async function pictureOf(easel, words) {
  const image = await imageOf(easel);
  if (!image) return undefined;
  const canvas = painted(image, WIDTH * SHARP, 40 * SHARP);
  const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  const { color, fontFamily } = getComputedStyle(document.body);
  Object.assign(pen, { fillStyle: color, font: `${17 * SHARP}px ${fontFamily}`, textBaseline: "middle" });
  pen.fillText(words, 14 * SHARP, canvas.height - 20 * SHARP, canvas.width - 28 * SHARP);
  return new Promise((resolve) => {
    canvas.toBlob((blob) => resolve(blob ?? undefined), "image/png");
  });
}

/** The board so small that a list can show it: an address. @param {Easel} easel @returns {Promise<string | undefined>} */
export async function thumbnailOf(easel) {
  const image = await imageOf(easel);
  return image && painted(image, SMALL, 0).toDataURL("image/webp", QUALITY);
}

/** @param {HTMLImageElement} image @param {number} width @param {number} foot  room below */
function painted(image, width, foot) {
  const height = Math.round((width * image.height) / image.width);
  const canvas = /** @type {HTMLCanvasElement} */ (el("canvas", { width, height: height + foot }));
  const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  pen.fillStyle = getComputedStyle(document.body).backgroundColor;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(image, 0, 0, width, height);
  return canvas;
}

/** @param {Easel} easel @returns {Promise<HTMLImageElement | undefined>} */
async function imageOf({ board, client, text }) {
  if (!board) return undefined;
  const view = await client.ask("view", { seat: null });
  const play = el("div", {}, ...["board", "own", "beside", "mats"].map((name) => el("div", { class: name })));
  for (const region of play.children) Object.defineProperty(region, "clientWidth", { value: WIDTH }); // it lies nowhere, and has none
  board.mount(play, view, { text: text.say, has: text.has, names: text.names });
  board.draw(play, view);
  const map = /** @type {SVGSVGElement | null} */ (play.querySelector(".board > svg"));
  if (!map) return undefined;
  await new Promise((soon) => {
    setTimeout(soon);
  }); // whoever clicks meanwhile comes first
  const { width, height } = map.viewBox.baseVal;
  const image = new Image(WIDTH, Math.round((WIDTH * height) / width));
  const address = URL.createObjectURL(new Blob([alone(map, image)], { type: "image/svg+xml" }));
  try {
    image.src = address;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** The drawing as a document of its own, with its styles. @param {SVGElement} map @param {{width: number, height: number}} size */
function alone(map, { width, height }) {
  const { theme, palette } = document.documentElement.dataset;
  const style = document.createElementNS(map.namespaceURI, "style");
  style.textContent = `${rules()}
    :root { color-scheme: ${scheme()} !important; inline-size: ${width}px !important; block-size: ${height}px !important; max-inline-size: none !important; max-block-size: none !important; }`;
  map.prepend(style);
  const about = {
    width,
    height,
    class: `${map.getAttribute("class")} board`,
    "data-theme": theme,
    "data-palette": palette,
    "data-motion": "none",
  };
  for (const [name, value] of Object.entries(about)) map.setAttribute(name, String(value));
  return new XMLSerializer().serializeToString(map);
}

/** All that the page's style sheets say. */
const rules = () =>
  [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .map((rule) => rule.cssText)
    .join("\n");

/** Is the page light or dark? */
function scheme() {
  const wish = getComputedStyle(document.documentElement).colorScheme;
  if (wish === "light" || wish === "dark") return wish;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}
