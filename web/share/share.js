// @ts-check
/** Handing on the match, or its deal: as a link, by the device's own ways of sharing, as a QR code. And by link one plays with who is elsewhere. */

import { openArrival } from "./arrival.js";
import { el } from "../ui/dom.js";
import { openDialog } from "../ui/dialog.js";
import { linkField, pasteField } from "./link-field.js";
import { addressOf, writeNote } from "./link-note.js";
import { qr } from "./qr.js";
import { isAwaited } from "../table/who.js";

/** @typedef {import("../table/table.js").Table} Table */

/**
 * @param {Table} table
 * @param {(ply: number) => void} onsend  the match was handed on as it stood after so many plies
 */
export async function openShare(table, onsend) {
  const { client, text, time, decision } = table;
  const at = time ? `@${time.ply + 1}` : "";
  const [{ link }, deal, { ply }] = await Promise.all([
    client.ask("link", { note: writeNote(table.id ?? "", table.players) }),
    client.ask("link", { deal: true }),
    client.ask("status"),
  ]);
  const address = addressOf(link + at);
  const awaited = isAwaited(table) && decision !== null;
  const seat = decision?.seat;
  openDialog({
    kind: "share",
    title: awaited ? text.say("share.send", { seat }) : text.say("share.title"),
    content: [
      el("p", {}, text.say(aboutOf(table, awaited, at), { seat })),
      linkField(address, { text, label: text.say("share.link"), main: true, onsend: () => onsend(ply) }),
      el(
        "div",
        { class: "share-facts" },
        await qr(address, text.say("share.qr")),
        el(
          "div",
          {},
          el("p", {}, text.say("share.qr.about")),
          el("p", { class: "fine" }, text.say("share.length", { count: address.length })),
          el(
            "p",
            { class: "share-honest" },
            text.say("share.honest"),
            table.status.sealed ? ` ${text.say("share.sealed")}` : "",
          ),
        ),
      ),
      awaited
        ? el(
            "fieldset",
            {},
            el("legend", {}, text.say("share.back", { seat })),
            pasteField(text, text.say("share.back", { seat }), text.say("arrival.open"), openArrival),
          )
        : el(
            "fieldset",
            {},
            el("legend", {}, text.say("share.deal")),
            el("p", { class: "fine" }, text.say("share.deal.about")),
            linkField(addressOf(deal.link), { text, label: text.say("share.deal") }),
          ),
    ],
    buttons: [{ label: text.say("share.close") }],
  });
}

/** What the link is, in this moment. @param {Table} table @param {boolean} awaited @param {string} at */
function aboutOf({ branch }, awaited, at) {
  if (awaited) return "share.send.about";
  if (branch) return "whatif.share";
  return at ? "share.about.moment" : "share.about";
}
