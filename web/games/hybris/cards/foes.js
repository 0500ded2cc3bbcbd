// @ts-check
/** Who is fought: Avatars, the Hero of the Coliseum, and the Primordial with its wrath. */

import { icon } from "../drawing.js";
import { glyphs, powerGlyphs } from "../effects.js";
import { badge, framed, ours, priced, stacked, titled } from "./parts.js";

/**
 * @typedef {import("../view.js").Avatar} Avatar
 * @typedef {import("../view.js").ColiseumHero} ColiseumHero
 * @typedef {import("../view.js").Primordial} Primordial
 */

/** How high the head of such a card is. @param {number} h @param {string} title */
const headOf = (h, title) => (title ? 82 : Math.min(58, h * 0.44));

/** @param {Avatar} avatar @param {number} w @param {number} h @param {string} title */
export function avatarFace({ id, base, cards, home, damnation, prayers }, w, h, title) {
  const head = headOf(h, title);
  return framed(
    `avatar ${id}`,
    w,
    h,
    icon(`avatar-${id}`, w / 2 + 8, title ? 34 : head / 2 + 2, title ? 54 : head - 4),
    badge("shield", base, 20, 20, 14),
    priced("avatar-card", `+${cards}`, 15, 48, 17),
    title ? titled(title, w / 2, 72, w - 14) : undefined,
    ...stacked(
      [
        { sign: "tribute", lines: glyphs(home) },
        { sign: "damnation", lines: glyphs(damnation), tone: "ruined" },
        {
          sign: "victory",
          lines: [[[{ words: `+${prayers}` }, { sign: "prayers" }, { words: "+1" }, { sign: "greatness" }]]],
          tone: "later",
        },
      ],
      6,
      head,
      w - 12,
      h - head - 7,
    ),
    ours(w - 12, 12),
  );
}

/** @param {ColiseumHero} hero @param {number} w @param {number} h @param {string} title */
export function championFace({ id, base, cards, reward, ally }, w, h, title) {
  const head = headOf(h, title);
  return framed(
    "champion",
    w,
    h,
    icon(id, w / 2 + 8, title ? 34 : head / 2 + 2, title ? 52 : head - 6),
    badge("shield", base, 20, 20, 14),
    priced("coliseum-card", `+${cards}`, 15, 48, 17),
    title ? titled(title, w / 2, 72, w - 14) : undefined,
    ...stacked(
      [
        { sign: "victory", lines: glyphs(reward) },
        { sign: "hero", lines: [powerGlyphs(ally)], tone: "lasting" },
      ],
      6,
      head,
      w - 12,
      h - head - 7,
    ),
    ours(w - 12, 12),
  );
}

/** @param {Primordial} primordial @param {number} w @param {number} h @param {string} title */
export function primordialFace({ id, kind, aegis, wraths }, w, h, title) {
  const head = headOf(h, title);
  return framed(
    "primordial",
    w,
    h,
    icon(id, w / 2 + 4, title ? 34 : head / 2 + 2, title ? 54 : head - 6),
    kind ? icon(kind, 18, 18, 22) : undefined,
    priced("aegis", aegis, 15, 48, 17),
    title ? titled(title, w / 2, 72, w - 14) : undefined,
    ...stacked(
      wraths.map((wrath, i) => ({ words: i ? "II" : "I", lines: glyphs(wrath), tone: "ruined" })),
      6,
      head,
      w - 12,
      h - head - 7,
    ),
    ours(w - 12, 12),
  );
}
