// @ts-check
/** What is offered in the middle of something: the options of an effect, a combat, a contest, Corruption cards. */

import { el, keyed, set } from "../../../ui/dom.js";
import { drawCombat } from "../fights/combat.js";
import { drawContest } from "../fights/contest.js";
import { drawDispute } from "../fights/dispute.js";
import { drawDuel } from "../fights/duel.js";
import { optionGlyphs } from "../effects.js";
import { inline } from "../glyphs.js";
import { drawTemptation } from "./temptation.js";
import { said, sayOption } from "../sentences.js";

/**
 * @typedef {import("../board.js").Tools} Tools
 * @typedef {import("../view.js").View} View
 */

/** @param {Element} parent @param {View} view @param {Tools} tools */
export function drawOffer(parent, view, tools) {
  const { combat, options, tartarus } = view;
  const shown = [
    ...(combat ? [combat.kind] : []),
    ...(options ? ["options"] : []),
    ...(tartarus?.offered.length ? ["temptation"] : []),
  ];
  keyed(
    parent,
    shown,
    (kind) => kind,
    (kind) => el("div", { class: UNFRAMED.has(kind) ? kind : `contest ${kind}` }),
    (element, kind) => {
      if (kind === "options") drawOptions(element, view, tools);
      else if (kind === "temptation") drawTemptation(element, tartarus?.offered ?? [], tools);
      else if (combat?.kind === "duel") drawDuel(element, combat, view, tools);
      else if (combat?.kind === "dispute") drawDispute(element, combat, view, tools);
      else if (combat?.kind === "combat") drawCombat(element, combat, view, tools);
      else if (combat) drawContest(element, combat, view, tools);
    },
  );
}

const UNFRAMED = new Set(["options", "temptation"]);

/** The options of an effect, as symbols. @param {Element} element @param {View} view @param {Tools} tools */
function drawOptions(element, { options }, tools) {
  const all = options ?? [];
  keyed(
    element,
    all,
    (option, i) => `${i} ${JSON.stringify(option)}`,
    ({ cost, do: brings }) => {
      return el("span", { class: "option" }, inline(optionGlyphs({ cost, do: brings })));
    },
    (each, option, i) =>
      set(each, {
        "data-act": `option ${i + 1}`,
        "data-what": said(tools.text("what.option", { number: i + 1 }), sayOption(option, tools)),
        "data-about": "supply",
      }),
  );
}
