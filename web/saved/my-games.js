// @ts-check
/**
 * My games: the list of the matches saved on this device, most recently played first. Each can be resumed, renamed,
 * exported or deleted.
 */

import { el, set } from "../ui/dom.js";
import { ownDirection, tidyName } from "../ui/names.js";
import { damagedLine } from "./damaged.js";
import { forgetMatch, keepMatch, restoreMatch } from "./store.js";
import { addressOf } from "../ui/site.js";
import { toast } from "../ui/toast.js";
import { when } from "../ui/when.js";

/**
 * @typedef {import("./store.js").Kept} Kept
 * @typedef {import("../ui/text.js").Text} Text
 * @typedef {object} Ways
 * @property {(kept: Kept) => void} onresume
 * @property {(kept: Kept[]) => void} onexport
 * @property {(kept: Kept) => void} onpicture
 * @property {(file: File) => void} onfile
 * @property {() => Promise<void>} onchange  the list has to be loaded again
 * @typedef {{kept: Kept[], damaged?: import("./store.js").Row[], text: Text, games:
 *   import("../games/index.js").Title[], ways: Ways}} List
 */

/** How many games are shown before the rest is collapsed. */
const SHOWN = 3;
/** The maximum length of a game's name. */
export const LONGEST = 60;

/** @param {Element} root @param {List} list */
export function drawMyGames(root, list) {
  const { kept, damaged = [], text, ways } = list;
  const [shown, rest] = [kept.slice(0, SHOWN), kept.slice(SHOWN)];
  root.replaceChildren(
    el(
      "section",
      { class: `card mine${kept.length ? "" : " none"}`, "aria-label": text.say("mine.title") },
      el("h2", {}, text.say("mine.title")),
      kept.length ? undefined : el("p", { class: "fine" }, text.say("mine.none")),
      el("ol", { class: "mine-list" }, ...shown.map((match, place) => row(match, list, place === 0))),
      rest.length
        ? el(
            "details",
            { class: "mine-rest" },
            el("summary", {}, text.say("mine.rest", { count: rest.length })),
            el("ol", { class: "mine-list" }, ...rest.map((match) => row(match, list, false))),
          )
        : undefined,
      damaged.length ? damagedLine(damaged, text, ways.onchange) : undefined,
      tools(list),
    ),
  );
}

/**
 * Remembers which row has the focus and whether the rest is unfolded; returns what restores it once the list is drawn
 * again.
 * @param {Element} root
 */
export function keepingRow(root) {
  const isUnfolded = restOf(root)?.open;
  const held = document.activeElement;
  const id = root.contains(held) ? held?.closest("[data-id]")?.getAttribute("data-id") : undefined;
  const which = id ? [...buttonsOf(root, id)].indexOf(/** @type {HTMLElement} */ (held)) : -1;
  return () => {
    const rest = restOf(root);
    if (rest && isUnfolded) rest.open = true;
    if (id) (buttonsOf(root, id)[which] ?? buttonsOf(root, id)[0])?.focus();
  };
}

/** @param {Element} root */
const restOf = (root) => /** @type {HTMLDetailsElement | null} */ (root.querySelector(".mine-rest"));

/** The buttons of a row that are always shown. @param {ParentNode} root @param {string} id */
const buttonsOf = (root, id) =>
  /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll(`[data-id="${CSS.escape(id)}"] > button`));

/** The address of a game's picture, if it has one. @param {import("../games/index.js").Title | undefined} title */
export const coverOf = (title) => (title?.cover ? addressOf(`games/${title.name}/cover.webp`) : undefined);

/** The buttons for the whole list. @param {List} list */
function tools({ kept, text, ways }) {
  const picker = /** @type {HTMLInputElement} */ (
    el("input", {
      type: "file",
      accept: ".json,.png",
      hidden: true,
      "aria-label": text.say("mine.open"),
      change: () => {
        const [file] = picker.files ?? [];
        if (file) ways.onfile(file);
        picker.value = "";
      },
    })
  );
  return el(
    "div",
    { class: "mine-tools" },
    picker,
    el(
      "button",
      { type: "button", class: "plain", title: text.say("mine.open.about"), click: () => picker.click() },
      text.say("mine.open"),
    ),
    kept.length > 1
      ? el("button", { type: "button", class: "plain", click: () => ways.onexport(kept) }, text.say("mine.export_all"))
      : undefined,
  );
}

/** @param {Kept} kept @param {List} list @param {boolean} first */
function row(kept, list, first) {
  const { text, ways } = list;
  const name = nameOf(kept, text);
  const title = el("h3", { class: "mine-name" }, el("bdi", {}, name));
  const item = el(
    "li",
    { class: first ? "mine-game resume" : "mine-game", "data-id": kept.id },
    picture(kept, list),
    el("div", { class: "mine-words" }, title, el("p", { class: "fine" }, ...about(kept, list))),
    el(
      "button",
      {
        type: "button",
        class: first ? "primary" : "plain",
        "aria-label": text.say(kept.over ? "mine.look.what" : "mine.resume.what", { name }),
        click: () => ways.onresume(kept),
      },
      text.say(kept.over ? "mine.look" : "start.resume.button"),
    ),
    ...more(kept, list, name, () => rename(item, kept, list)),
  );
  return item;
}

/** The name of a game: the one it was given, or the names of its players. @param {Kept} kept @param {Text} text */
export function nameOf({ name, players }, text) {
  return tidyName(name, LONGEST) || namesOf(players, text).join(", ");
}

/** @param {Kept["players"]} players @param {Text} text */
const namesOf = (players, text) =>
  players.map((player, seat) => ownDirection(tidyName(player?.name) || text.say(`name.${seat}`)));

/** The board as it was left, or else the picture of its game. @param {Kept} kept @param {List} list */
function picture({ thumb, record }, { games }) {
  const src = thumb?.startsWith("data:image/") ? thumb : coverOf(games.find(({ name }) => name === record.game));
  return src
    ? el("img", { class: "mine-board", src, alt: "" })
    : el("span", { class: "mine-board", "aria-hidden": "true" });
}

/** One line on a game: title, players, state, and when it was last played. @param {Kept} kept @param {List} list */
function about(kept, { text, games }) {
  const names = namesOf(kept.players, text);
  const title = games.find(({ name }) => name === kept.record.game)?.title ?? kept.record.game.slice(0, LONGEST);
  const winners = (kept.winners ?? []).flatMap((seat) => names[seat] ?? []);
  const turn = names[kept.turn ?? -1];
  const result = winners.length
    ? text.say("mine.won", { players: winners, count: winners.length })
    : kept.winners && text.say("mine.lost");
  const levels = [...new Set(kept.players.flatMap(({ level }) => level ?? []))];
  const words = [
    title,
    tidyName(kept.name, LONGEST) && names.join(", "),
    kept.over ? result : turn && text.say("mine.turn", { player: turn }),
    kept.over && kept.points?.join(" : "),
    levels.length && text.say("mine.bots", { levels, count: levels.length }),
    text.say("mine.moves", { count: kept.ply }).replaceAll(" ", "\u00a0"),
  ];
  return [...words.filter(Boolean).map((part) => `${part} · `), when(kept.changed, text.language)];
}

/**
 * The less common actions on a game, and the button that expands them.
 * @param {Kept} kept @param {List} list @param {string} name @param {() => void} onrename
 */
function more(kept, { text, ways }, name, onrename) {
  /** @param {string} key @param {() => void} press */
  const tool = (key, press) =>
    el("button", { type: "button", class: `plain ${key}`, click: press }, text.say(`mine.${key}`));
  const tools = el(
    "div",
    { class: "mine-more-tools", hidden: true },
    tool("rename", onrename),
    tool("export", () => ways.onexport([kept])),
    tool("picture", () => ways.onpicture(kept)),
    tool("delete", () => remove(kept, text, name, ways)),
    el("p", { class: "fine" }, text.say("mine.picture.about")),
  );
  const words = text.say("mine.more", { name });
  const opener = el(
    "button",
    {
      type: "button",
      class: "mine-more",
      "aria-label": words,
      title: words,
      "aria-expanded": "false",
      click: () => {
        set(tools, { hidden: !tools.hidden });
        set(opener, { "aria-expanded": String(!tools.hidden) });
      },
    },
    "⋯",
  );
  return [opener, tools];
}

/**
 * Edit the name in place: Enter and leaving the field save it, Escape cancels.
 * @param {Element} item @param {Kept} kept @param {List} list
 */
function rename(item, kept, list) {
  const { text, ways } = list;
  const title = /** @type {Element} */ (item.querySelector(".mine-name"));
  const was = tidyName(kept.name, LONGEST);
  let done = false;
  /** @param {boolean} keep */
  const leave = async (keep) => {
    if (done) return;
    done = true;
    const name = tidyName(field.value, LONGEST);
    if (keep && name !== was) await keepMatch({ id: kept.id, name });
    field.replaceWith(title);
    /** @type {HTMLElement} */ (item.querySelector(".mine-more")).focus();
    if (keep && name !== was) ways.onchange();
  };
  /** @param {KeyboardEvent} event */
  const keydown = (event) => {
    if (event.key !== "Enter" && event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    leave(event.key === "Enter");
  };
  const field = /** @type {HTMLInputElement} */ (
    el("input", {
      type: "text",
      class: "mine-name",
      dir: "auto",
      maxlength: LONGEST,
      value: was,
      autocomplete: "off",
      placeholder: nameOf(kept, text),
      "aria-label": text.say("mine.rename.label"),
      blur: () => leave(true),
      keydown,
    })
  );
  title.replaceWith(field);
  field.focus();
  field.select();
}

/**
 * Delete without asking; a toast offers to undo it.
 * @param {Kept} kept @param {Text} text @param {string} name @param {Ways} ways
 */
async function remove(kept, text, name, ways) {
  const isGone = await forgetMatch(kept.id);
  ways.onchange();
  if (!isGone) return toast(text.say("mine.not_deleted", { name }), text);
  toast(text.say("mine.deleted", { name }), text, {
    label: text.say("mine.undelete"),
    press: async () => {
      await restoreMatch(kept);
      await ways.onchange();
      [...buttonsOf(document, kept.id)].at(-1)?.focus();
    },
  });
}
