// @ts-check
/** The board as an image. It is drawn off the page from the public view, so that it shows nothing hidden. */

import { el, set, svg } from "../ui/dom.js";

/**
 * @typedef {Pick<import("../table/table.js").Match, "board" | "client" | "text">} Easel  what is needed to draw a board
 */

/** The board is laid out at this width in pixels, whatever the screen. */
const WIDTH = 1200;
/** The exported image has this many pixels per CSS pixel. */
const SHARP = 2;
/** The width of a thumbnail, and its quality in formats of which a browser writes the first it knows. */
const SMALL = 320,
  FORMATS = Object.entries({ "image/webp": 0.8, "image/jpeg": 0.75 });

/**
 * The board as a PNG, with a caption below.
 * @param {Easel} easel @param {string} words @returns {Promise<Blob | undefined>}
 */
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

/** The thumbnail of the board, as a data URL. @param {Easel} easel @returns {Promise<string | undefined>} */
export async function thumbnailOf(easel) {
  const image = await imageOf(easel);
  if (!image) return undefined;
  const canvas = painted(image, SMALL, 0);
  for (const [type, quality] of FORMATS) {
    const address = canvas.toDataURL(type, quality);
    if (address.startsWith(`data:${type}`)) return address; // else it is a PNG, which would be large
  }
  return undefined;
}

/** @param {HTMLImageElement} image @param {number} width @param {number} foot  height of the caption */
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
  const play = el(
    "div",
    { "data-game": board.game },
    ...["board", "own", "beside", "mats"].map((name) => el("div", { class: name })),
  );
  // Boards measure their region; these are not in the document and would have no width.
  for (const region of play.children) Object.defineProperty(region, "clientWidth", { value: WIDTH });
  board.mount(play, view, { text: text.say, has: text.has, names: text.names });
  board.draw(play, view);
  const map = /** @type {SVGSVGElement | null} */ (play.querySelector(".board > svg"));
  if (!map) return undefined;
  await new Promise((resume) => setTimeout(resume)); // lets pending clicks run before the expensive part
  const { width, height } = map.viewBox.baseVal;
  const image = new Image(WIDTH, Math.round((WIDTH * height) / width));
  const address = URL.createObjectURL(new Blob([standalone(map, board.game, image)], { type: "image/svg+xml" }));
  try {
    image.src = address;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/**
 * The board as an SVG document with its styles inlined. What a game's style sheet holds for is inside an element with
 * `data-game`, so the board is one picture in another.
 * @param {SVGElement} map @param {string} game @param {{width: number, height: number}} size
 */
function standalone(map, game, { width, height }) {
  const { theme, palette } = document.documentElement.dataset;
  const whole = svg(
    "svg",
    {
      width,
      height,
      "data-game": game,
      "data-theme": theme,
      "data-palette": palette,
      "data-motion": "none",
    },
    svg("style", {}, rules(), sizes(width, height)),
    map,
  );
  set(map, { width, height, class: `${map.getAttribute("class")} board` });
  const { style: chosen } = document.documentElement; // the colours of the seats
  for (const name of chosen) whole.style.setProperty(name, chosen.getPropertyValue(name));
  return new XMLSerializer().serializeToString(whole);
}

/** @param {number} width @param {number} height */
const sizes = (width, height) => `
  :root { color-scheme: ${scheme()} !important; }
  :root, .board {
    inline-size: ${width}px !important;
    block-size: ${height}px !important;
    max-inline-size: none !important;
    max-block-size: none !important;
  }`;

/** The rules of all style sheets of the page. */
const rules = () =>
  [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .map((rule) => rule.cssText)
    .join("\n");

/** The colour scheme in use. */
function scheme() {
  const wish = getComputedStyle(document.documentElement).colorScheme;
  if (wish === "light" || wish === "dark") return wish;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}
