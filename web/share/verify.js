// @ts-check
/**
 * The verify dialog: replays the match from its record and compares every position, also with another player's link.
 */

import { el, set } from "../ui/dom.js";
import { openDialog } from "../ui/dialog.js";
import { badLink, pasteField } from "./link-field.js";
import { keptMatch } from "../saved/store.js";

/** @typedef {import("../table/table.js").Table} Table */

/** @param {Table} table */
export async function openVerify(table) {
  const { client, text } = table.match;
  const record = await client.ask("record");
  const kept = record.branch ? undefined : await keptMatch(table.match.id);
  const { ply } = await client.ask("status");
  const found = await client.ask("compare", { record: kept?.record ?? record });
  const compared = el("p", { class: "verify-found", role: "status" });
  /** @param {string} link */
  const compare = async (link) => set(compared, { text: await beside(table, link) });
  openDialog({
    kind: "verify",
    title: text.say("verify.title"),
    content: [
      el("p", {}, text.say("verify.about")),
      el("p", { class: "verify-found" }, outcome(table, found, ply)),
      ...(await fingerprints(table)),
      el(
        "fieldset",
        {},
        el("legend", {}, text.say("verify.link")),
        pasteField(text, text.say("verify.link"), text.say("verify.compare"), compare),
        compared,
      ),
    ],
    buttons: [{ label: text.say("verify.close"), primary: true }],
  });
}

/**
 * Of the last position in which no plan lay sealed: by that of a later one a guess at a plan could be proved.
 * @param {Table} table
 */
async function fingerprints({ match: { client, text } }) {
  const { ply, open } = await client.ask("status");
  const [chain, hash] = await Promise.all([client.ask("chain"), client.ask("hash", { ply: open })]);
  /** @param {string} key @param {string} value */
  const fact = (key, value) => [el("dt", {}, text.say(key)), el("dd", {}, el("code", {}, value))];
  return [
    el(
      "dl",
      { class: "verify-facts" },
      ...fact("verify.ply", String(open)),
      ...fact("verify.chain", spaced(chain[open])),
      ...fact("verify.hash", spaced(hash)),
    ),
    el("p", { class: "fine" }, text.say("verify.chain.about")),
    ...(open < ply ? [el("p", { class: "fine" }, text.say("verify.sealed"))] : []),
  ];
}

/** The result of comparing the match with another player's link. @param {Table} table @param {string} link */
async function beside(table, link) {
  try {
    const { record, ply } = await table.match.client.ask("peek", { link });
    return outcome(table, await table.match.client.ask("compare", { record }), ply);
  } catch (error) {
    return badLink(error, table.match.text);
  }
}

/**
 * @param {Table} table @param {{ply: number | null, reason: string}} found  the first difference, if there is one
 * @param {number} count  of plies
 */
const outcome = ({ match: { text } }, { ply, reason }, count) =>
  text.say(`verify.${reason}`, { count, ply: (ply ?? 0) + 1 });

/** In groups of four characters, to be read aloud. @param {string} hash */
const spaced = (hash) => (hash.match(/.{1,4}/g) ?? []).join(" ");
