// @ts-check
/** The six upgrade tiles: the pieces that still lie on them, and the power below. */

import { el, keyed, set } from "../../../ui/dom.js";
import { part, sign } from "../drawing.js";
import { sayPower } from "../sentences.js";

/**
 * @typedef {import("../board.js").Tools} Tools
 * @typedef {import("../view.js").Player} Player
 * @typedef {import("../view.js").Tile} Tile
 */

const PIECES = /** @type {const} */ (["hero", "prophet", "temple", "spark"]);

/** What was printed on each tile at first, the same for all. */
const FULL = [
  { hero: 1, spark: 2 },
  { hero: 1, spark: 1, temple: 1 },
  { hero: 1, prophet: 1, spark: 1 },
  { prophet: 1, spark: 1, temple: 1 },
  { prophet: 1, spark: 2 },
  { spark: 1, temple: 1 },
];

/** @param {Element} parent @param {Player} player @param {boolean} own @param {Tools} tools */
export function drawTiles(parent, player, own, tools) {
  keyed(
    parent,
    player.tiles,
    ({ number }) => number,
    (tile) => makeTile(tile, player.seat, own),
    (element, tile) => drawTile(element, tile, player, tools),
  );
}

/** The places of a tile, each with its piece: (kind, which of that kind). @param {number} number */
const places = (number) =>
  PIECES.flatMap((kind) =>
    Array.from({ length: FULL[number - 1][kind] ?? 0 }, (_, i) => /** @type {const} */ ([kind, i])),
  );

/** @param {Tile} tile @param {number} seat @param {boolean} own */
const makeTile = ({ number }, seat, own) =>
  el(
    "div",
    { class: "tile", "data-spot": `tile ${seat} ${number}` },
    el(
      "span",
      { class: "pieces" },
      ...places(number).map(([kind, i]) =>
        el(
          "span",
          {
            class: `piece of-${kind}`,
            "data-kind": kind,
            "data-i": i,
            "data-act": own && i === 0 ? `free ${kind} ${number}` : undefined,
          },
          sign(kind),
        ),
      ),
    ),
    el("span", { class: "tile-power", "aria-hidden": "true" }),
  );

/** @param {Element} element @param {Tile} tile @param {Player} player @param {Tools} tools */
function drawTile(element, { number, pieces, unlocked, power }, { seat, olympian }, tools) {
  const { text } = tools;
  element.classList.toggle("unlocked", unlocked);
  for (const piece of element.querySelectorAll(".piece")) {
    const kind = /** @type {keyof typeof pieces} */ (piece.getAttribute("data-kind"));
    const there = Number(piece.getAttribute("data-i")) < pieces[kind];
    piece.classList.toggle("freed", !there);
    set(piece, {
      "data-what": there && piece.hasAttribute("data-act") ? text("what.piece", { piece: kind, number }) : undefined,
      "data-about": kind,
    });
  }
  const name = part(element, ".tile-power");
  const called = text(`tile.${olympian}.${number}`);
  set(name, { text: called });
  const left = PIECES.flatMap((kind) => (pieces[kind] ? [text(`amount.${kind}`, { count: pieces[kind] })] : []));
  const facts = { seat, number, name: called, power: sayPower(power, tools) };
  set(element, {
    "data-what": unlocked ? text("what.tile.unlocked", facts) : text("what.tile", { ...facts, left }),
    "data-about": "upgrade_tile unlock",
  });
}
