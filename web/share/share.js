// @ts-check
/**
 * The share dialog: the match or its deal as a link and a QR code. In play by link, also the way to send and receive
 * a turn.
 */

import { openArrival } from "./arrival.js";
import { el } from "../ui/dom.js";
import { openDialog } from "../ui/dialog.js";
import { linkField, pasteField } from "./link-field.js";
import { addressOf, writeNote } from "./link-note.js";
import { qr } from "./qr.js";
import { chooser, isAwaited } from "../table/who.js";

/** @typedef {import("../table/table.js").Table} Table @typedef {import("../ui/text.js").Text} Text */

/**
 * @param {Table} table
 * @param {(ply: number) => void} onsend  called when a link was sent, with the ply it holds
 */
export async function openShare(table, onsend) {
  const { client, text } = table.match;
  const { moment } = table.past;
  const { decision } = table.run;
  const at = moment ? `@${moment.ply + 1}` : "";
  const [{ link }, deal, { ply }] = await Promise.all([
    client.ask("link", { note: writeNote(table.match.id ?? "", table.match.players) }),
    client.ask("link", { deal: true }),
    client.ask("status"),
  ]);
  const address = addressOf(link + at);
  const awaited = isAwaited(table) && decision !== null;
  const seat = decision ? chooser(table, decision) : undefined;
  openDialog({
    kind: "share",
    title: awaited ? text.say("share.send", { seat }) : text.say("share.title"),
    content: [
      el("p", {}, text.say(aboutOf(table, awaited, at), { seat })),
      linkField(address, { text, label: text.say("share.link"), main: true, onsend: () => onsend(ply) }),
      await facts(table, address),
      awaited ? replyField(text, seat) : dealField(text, deal.link),
    ],
    buttons: [{ label: text.say("share.close") }],
  });
}

/**
 * The QR code, the length of the link, and that it holds hidden information.
 * @param {Table} table @param {string} address
 */
async function facts({ match: { text }, shown: { status }, run: { decision } }, address) {
  const sealed = status.sealed ? ` ${text.say("share.sealed")}` : "";
  const honest = el("p", { class: "share-honest" }, text.say("share.honest"), sealed);
  const code = await qr(address, text.say("share.qr"));
  return el(
    "div",
    { class: code ? "share-facts" : "share-facts bare" },
    code,
    el(
      "div",
      {},
      el("p", {}, text.say(code ? "share.qr.about" : "share.qr.too_long")),
      el("p", { class: "fine" }, text.say(code ? "share.length" : "share.length.long", { count: address.length })),
      ...(decision === null ? [] : [honest]),
    ),
  );
}

/** Where to paste the link that the player at `seat` sends back. @param {Text} text @param {number | undefined} seat */
function replyField(text, seat) {
  const label = text.say("share.back", { seat });
  return el("fieldset", {}, el("legend", {}, label), pasteField(text, label, text.say("arrival.open"), openArrival));
}

/** The link to the deal alone. @param {Text} text @param {string} link */
function dealField(text, link) {
  const label = text.say("share.deal");
  return el(
    "fieldset",
    {},
    el("legend", {}, label),
    el("p", { class: "fine" }, text.say("share.deal.about")),
    linkField(addressOf(link), { text, label }),
  );
}

/** The key of the text that explains the link. @param {Table} table @param {boolean} awaited @param {string} at */
function aboutOf({ whatif: { line }, run: { decision } }, awaited, at) {
  if (awaited) return "share.send.about";
  if (line) return "whatif.share";
  if (at) return "share.about.moment";
  return decision === null ? "share.about.over" : "share.about";
}
