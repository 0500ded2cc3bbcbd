// @ts-check
/**
 * What stands behind `#` in the address, at the start and whenever it changes: a match, a what-if, a deal, a day. It is read first
 * and laid on the table only when it fits; what doesn't is told in a sentence, and the match on the table goes on.
 */

import { dealOfDay } from "../start/deals.js";
import { openDialog } from "../ui/dialog.js";
import { el } from "../ui/dom.js";
import { badLink, pasteField } from "./link-field.js";
import { ownDirection } from "../ui/names.js";
import { readNote } from "./link-note.js";
import { keptMatch } from "../saved/store.js";

/**
 * @typedef {import("../saved/store.js").Player} Player
 * @typedef {object} Ways
 * @property {import("../engine/client.js").Client} client
 * @property {import("../ui/text.js").Text} text
 * @property {(game: string) => string[]} levels  of the bots
 * @property {(game: string) => string} title  of a game
 * @property {(game: string) => boolean} isKnown
 * @property {(match: {game: string, players: Player[], make: () => Promise<any>, id?: string, at?: number, sent?: number, keep?: any}) => void} begin
 * @property {(deal: import("../start/start.js").Deal) => void} deal  to the start screen
 * @property {() => string} newId
 */

/** What is read within this time, in milliseconds, needs no word about waiting. */
const SOON = 400;

/** No link is nearly as long, and the engine reads no longer request. */
const LONGEST = 2_000_000;

/** @type {Ways} */
let ways;
/** How many links are being read. */
let reading = 0;

/** Is a link on its way to the table? */
export const isArriving = () => reading > 0 || document.querySelector("dialog.arrival") !== null;

/** @param {Ways} given */
export function listenArrival(given) {
  ways = given;
  addEventListener("hashchange", arrive);
  arrive();
}

/** What the address names, unless it is a place in the page. The address then says nothing any more: the match goes on, and it would not. */
function arrive() {
  const words = decoded(location.hash.slice(1));
  if (!words || document.getElementById(words)) return;
  history.replaceState(history.state, "", location.pathname + location.search);
  openArrival(words);
}

function decoded(words) {
  try {
    return decodeURIComponent(words);
  } catch {
    return words;
  }
}

/** Open a link, however it came. @param {string} link */
export async function openArrival(link) {
  for (const dialog of document.querySelectorAll("dialog.share, dialog.arrival")) dialog.remove();
  const day = dealOfDay(link);
  if (day) return ways.deal(day);
  const wait = waiting();
  reading += 1;
  try {
    const found = await ways.client.ask("peek", { link: link.slice(0, LONGEST) });
    if (wait.end()) return undefined;
    return found.kind === "deal" && ways.isKnown(found.game) ? ways.deal(found) : await receive(link, found);
  } catch (error) {
    return wait.end() ? undefined : tell(ways.text.say("arrival.bad"), badLink(error, ways.text));
  } finally {
    reading -= 1;
  }
}

/** Who waits for the engine is told so, and may go on without the link. `end` tells whether somebody did. */
function waiting() {
  const { text } = ways;
  let dialog = /** @type {HTMLDialogElement | undefined} */ (undefined);
  const say = () => {
    dialog = openDialog({
      kind: "arrival",
      title: text.say("arrival.reading"),
      content: [el("p", {}, text.say("arrival.wait"))],
      buttons: [{ label: text.say("arrival.no") }],
    });
  };
  const timer = setTimeout(say, SOON);
  return {
    end: () => {
      clearTimeout(timer);
      const left = dialog?.isConnected === false;
      dialog?.remove();
      return left;
    },
  };
}

/** @param {string} title @param {string} words @param {{label: string, primary?: boolean, press: () => void}[]} [buttons] */
function tell(title, words, buttons = []) {
  openDialog({
    kind: "arrival told",
    title,
    content: [el("p", {}, words)],
    buttons: [...buttons, { label: ways.text.say("arrival.close"), primary: !buttons.length }],
  });
}

/** A match: one this device knows goes on if its past is the same; another is shown at the door. @param {string} link @param {any} found */
async function receive(link, found) {
  const { text } = ways;
  const { id = ways.newId(), players } = readNote(found.note, {
    seats: found.seats,
    levels: ways.levels(found.game),
    text,
  });
  const kept = await keptMatch(id);
  if (found.kind === "branch") return tryOut(link, found, kept, players);
  if (!kept) return welcome(link, found, id, players);
  const differs = firstDifference(kept.record, found.record);
  const count = kept.record.actions.length;
  if (differs === undefined && found.ply >= count) {
    if (kept.players.some(isHere)) return open(link, found, id, kept.players);
    return welcome(link, found, id, players);
  }
  const goOn = () =>
    ways.begin({
      game: found.game,
      players: kept.players,
      id,
      at: found.at ?? undefined,
      sent: kept.sent,
      make: () => ways.client.ask("load", { record: kept.record }),
    });
  if (differs === undefined && found.at !== null) return goOn();
  const key = differs === undefined ? "arrival.behind" : "arrival.differs";
  const another = { label: text.say("arrival.another"), press: () => welcome(link, found, ways.newId(), players) };
  return tell(text.say(key), text.say(`${key}.about`, { ply: (differs ?? 0) + 1, count: found.ply, mine: count }), [
    ...(kept.players.some(({ away }) => away) ? [] : [another]),
    { label: text.say("arrival.mine"), primary: true, press: goOn },
  ]);
}

/** A what-if: of the match kept here, if it leaves that one; else of a copy of its own, in nobody's place. @param {string} link @param {any} found @param {import("../saved/store.js").Kept | undefined} kept @param {Player[]} players */
function tryOut(link, found, kept, players) {
  const { client, newId, begin } = ways;
  const { game, record } = found;
  const { branch } = record;
  const leaves =
    kept &&
    kept.ply >= branch.ply &&
    (branch.seat !== null || kept.over) &&
    firstDifference(kept.record, record) === undefined;
  const beside = () => begin({ game, players, id: newId(), make: () => client.ask("open", { link }) });
  if (!leaves) return beside();
  if (branch.seat !== null && !kept.over && !isHere(kept.players[branch.seat]))
    return warn(kept.players[branch.seat].name, beside);
  return begin({
    game,
    players: kept.players,
    id: kept.id,
    sent: kept.sent,
    make: () => client.ask("load", { record: kept.record }).then(() => client.ask("branch", branch)),
  });
}

/** A what-if shows what its seat knows: in a match that goes on, nobody sees that of another by mistake. */
function warn(name, press) {
  const { text } = ways;
  openDialog({
    kind: "arrival",
    title: text.say("whatif.title"),
    content: [el("p", {}, text.say("arrival.side", { who: ownDirection(name) }))],
    buttons: [
      { label: text.say("arrival.no"), primary: true },
      { label: text.say("arrival.open"), press },
    ],
  });
}

/** @param {Player} player */
const isHere = ({ level, away }) => level === undefined && !away;

/** On the table, and kept. What was sent to or by somebody elsewhere stays done. */
const open = (link, { game, at, ply, record }, id, players) =>
  ways.begin({
    game,
    players,
    id,
    at: at ?? undefined,
    keep: record,
    sent: players.some(({ away }) => away) ? ply : undefined,
    make: () => ways.client.ask("open", { link }),
  });

/** The first ply in which two records part, or undefined if one is the beginning of the other. */
function firstDifference(mine, its) {
  const setup = ({ game, version, seats, options, seed }) =>
    JSON.stringify([game, version, seats, Object.entries(options).sort(), seed]);
  if (setup(mine) !== setup(its)) return 0;
  const ply = mine.actions.findIndex((action, index) => index < its.actions.length && action !== its.actions[index]);
  return ply < 0 ? undefined : ply;
}

/**
 * A match this device doesn't know. Whoever opens it plays for the seat whose turn it is, and the other persons are elsewhere;
 * where there are several, they say so first, so that nobody sees another's side by mistake.
 */
function welcome(link, found, id, players) {
  const { text } = ways;
  const seat = seatToPlay(found, players);
  const begin = (own) =>
    open(
      link,
      found,
      id,
      players.map((player, index) => (isHere(player) && index !== own ? { ...player, away: true } : player)),
    );
  const sides = new Set(players.flatMap((player, index) => (isHere(player) ? [found.sides[index]] : [])));
  if (sides.size < 2 || seat === undefined) return begin(seat);
  const name = ownDirection(players[seat].name);
  openDialog({
    kind: "arrival",
    title: text.say("arrival.welcome", { title: ways.title(found.game) }),
    content: [
      el(
        "p",
        {},
        text.say("arrival.welcome.about", {
          names: players.map((player) => ownDirection(player.name)),
          count: found.ply,
        }),
      ),
      el("p", {}, text.say("arrival.turn", { who: name })),
    ],
    buttons: [
      { label: text.say("arrival.no") },
      { label: text.say("arrival.look"), press: () => begin(undefined) },
      { label: text.say("arrival.play", { who: name }), primary: true, press: () => begin(seat) },
    ],
  });
  return undefined;
}

/** The seat whose turn it is, or the next person's where that is a bot's; nobody's once the match is over. */
function seatToPlay({ seat }, players) {
  if (seat === null) return players.filter(isHere).length === 1 ? players.findIndex(isHere) : undefined;
  const order = players.map((_, index) => (seat + index) % players.length);
  return order.find((each) => isHere(players[each]));
}

/** A dialog to paste a link into. */
export function askForLink() {
  const { text } = ways;
  openDialog({
    kind: "arrival",
    title: text.say("arrival.ask"),
    content: [
      el("p", {}, text.say("arrival.ask.about")),
      pasteField(text, text.say("arrival.ask"), text.say("arrival.open"), openArrival),
    ],
    buttons: [{ label: text.say("arrival.close") }],
  });
}
