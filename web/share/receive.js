// @ts-check
/** Puts the match or the what-if of a link on the table: as part of a match saved here, or as a new one. */

import { toast } from "../ui/toast.js";
import { openDialog } from "../ui/dialog.js";
import { el } from "../ui/dom.js";
import { ownDirection } from "../ui/names.js";
import { readNote } from "./link-note.js";
import { keptMatch } from "../saved/store.js";

/**
 * @typedef {import("../saved/store.js").Player} Player
 * @typedef {import("../saved/store.js").Record_} Record_
 * @typedef {import("../saved/store.js").Kept} Kept
 * @typedef {import("../ui/text.js").Text} Text
 *
 * @typedef {object} Arrival  a match to begin
 * @property {string} game
 * @property {Player[]} players
 * @property {() => Promise<any>} make  loads the match into the engine
 * @property {string} [id]
 * @property {number} [at]  the ply to show first
 * @property {number} [sent]  the number of plies already sent to players elsewhere
 * @property {Record_} [keep]  the record to save at once
 *
 * @typedef {object} Found  what the engine reads from a link
 * @property {"match" | "branch" | "deal"} kind
 * @property {string} game
 * @property {number} seats
 * @property {string} note  see `link-note.js`
 * @property {number} ply  how many plies the match has
 * @property {number | null} at  the ply to show first
 * @property {number | null} seat  whose turn it is
 * @property {number[]} sides  by seat: seats of one side see each other's hands
 * @property {Record_ & {branch?: any}} record
 *
 * @typedef {object} Ways
 * @property {import("../engine/client.js").Client} client
 * @property {Text} text
 * @property {() => string[]} levels  of bots
 * @property {(game: string) => string} title  of a game
 * @property {(game: string) => boolean} isKnown
 * @property {(match: Arrival) => void} begin
 * @property {(deal: import("../start/start.js").Deal) => void} deal  shows a deal on the start screen
 * @property {() => string} newId
 */

/**
 * A message about a link, with a button to close it.
 * @param {Text} text @param {string} title @param {string} words
 * @param {{label: string, primary?: boolean, press: () => void}[]} [buttons]
 */
export function tell(text, title, words, buttons = []) {
  openDialog({
    kind: "arrival told",
    title,
    content: [el("p", {}, words)],
    buttons: [...buttons, { label: text.say("arrival.close"), primary: !buttons.length }],
  });
}

/**
 * Opens a match. If it is saved here and the link continues it, it goes on; if they differ, a dialog says so; a match
 * new to this device is introduced by `welcome`.
 * @param {string} link @param {Found} found @param {Ways} ways
 */
export async function receive(link, found, ways) {
  const { text } = ways;
  const levels = ways.levels();
  const { id = ways.newId(), players } = readNote(found.note, { seats: found.seats, levels, text });
  const kept = await keptMatch(id);
  if (found.kind === "branch") return tryOut(link, found, kept, players, ways);
  if (!kept) return welcome(link, found, id, players, ways);
  const differs = firstDifference(kept.record, found.record);
  const count = kept.record.actions.length;
  if (differs === undefined && found.ply >= count) {
    if (kept.players.some(isHere)) return open(link, found, id, seatedAfter(kept, found), ways);
    return welcome(link, found, id, players, ways);
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
  if (differs === undefined) {
    if (found.at === null) toast(text.say("arrival.behind", { count: found.ply, mine: count }), text);
    return goOn();
  }
  const another = {
    label: text.say("arrival.another"),
    press: () => welcome(link, found, ways.newId(), players, ways),
  };
  return tell(text, text.say("arrival.differs"), text.say("arrival.differs.about", { ply: differs + 1 }), [
    ...(kept.players.some(({ away }) => away) ? [] : [another]),
    { label: text.say("arrival.mine"), primary: true, press: goOn },
  ]);
}

/**
 * The players once a link has continued a match of this device: the person who moved in it sits elsewhere, if another
 * one is here.
 * @param {Kept} kept @param {Found} found
 */
function seatedAfter({ players, record, turn }, { ply }) {
  const moved = ply > record.actions.length && players.filter(isHere).length > 1 ? turn : undefined;
  return players.map((player, seat) => (seat === moved && isHere(player) ? { ...player, away: true } : player));
}

/**
 * Opens a what-if: beside the match saved here if it branches off that one, otherwise as a match of its own.
 * @param {string} link @param {Found} found @param {Kept | undefined} kept @param {Player[]} players @param {Ways} ways
 */
function tryOut(link, found, kept, players, ways) {
  const { client, newId, begin, text } = ways;
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
    return warn(text, kept.players[branch.seat].name, beside);
  return begin({
    game,
    players: kept.players,
    id: kept.id,
    sent: kept.sent,
    make: () => client.ask("load", { record: kept.record }).then(() => client.ask("branch", branch)),
  });
}

/**
 * A what-if shows what its seat knows: in a running match, ask before showing another player's.
 * @param {Text} text @param {string} name @param {() => void} press
 */
function warn(text, name, press) {
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

/**
 * Puts a match on the table and saves it. With a player elsewhere, its plies count as sent.
 * @param {string} link @param {Found} found @param {string} id @param {Player[]} players @param {Ways} ways
 */
const open = (link, { game, at, ply, record }, id, players, ways) =>
  ways.begin({
    game,
    players,
    id,
    at: at ?? undefined,
    keep: record,
    sent: players.some(({ away }) => away) ? ply : undefined,
    make: () => ways.client.ask("open", { link }),
  });

/**
 * The first ply in which two records differ, or undefined if one is the beginning of the other.
 * @param {Record_} mine @param {Record_} its
 */
function firstDifference(mine, its) {
  /** @param {Record_} record */
  const setup = ({ game, version, seats, options, seed }) =>
    JSON.stringify([game, version, seats, Object.entries(options).sort(), seed]);
  if (setup(mine) !== setup(its)) return 0;
  const ply = mine.actions.findIndex((action, index) => index < its.actions.length && action !== its.actions[index]);
  return ply < 0 ? undefined : ply;
}

/**
 * Opens a match that isn't saved here. The person plays the seat whose turn it is, and all other people are elsewhere.
 * With several people, a dialog asks first, so that nobody sees another player's hand by mistake.
 * @param {string} link @param {Found} found @param {string} id @param {Player[]} players @param {Ways} ways
 */
function welcome(link, found, id, players, ways) {
  const { text } = ways;
  const seat = seatToPlay(found, players);
  /** @param {number | undefined} own  the seat played here */
  const begin = (own) =>
    open(
      link,
      found,
      id,
      players.map((player, index) => (isHere(player) && index !== own ? { ...player, away: true } : player)),
      ways,
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

/**
 * The seat whose turn it is, or the next person's if that is a bot's. None once the match is over.
 * @param {Found} found @param {Player[]} players
 */
function seatToPlay({ seat }, players) {
  if (seat === null) return players.filter(isHere).length === 1 ? players.findIndex(isHere) : undefined;
  const order = players.map((_, index) => (seat + index) % players.length);
  return order.find((each) => isHere(players[each]));
}
