// @ts-check
/**
 * Opens links: the fragment of the address, at the start and whenever it changes, or a pasted link. A link is a match,
 * a what-if, a deal or the deal of a day. One that can't be opened is explained in a dialog, and the match on the table
 * goes on.
 */

import { dealOfDay } from "../start/deals.js";
import { openDialog } from "../ui/dialog.js";
import { el } from "../ui/dom.js";
import { badLink, pasteField } from "./link-field.js";
import { receive, tell } from "./receive.js";

/** @typedef {import("./receive.js").Ways} Ways */

/** A dialog asks to wait only if reading takes longer than this, in milliseconds. */
const SOON = 400;

/** Far longer than any link, and below the limit of the engine. */
const LONGEST = 2_000_000;

/** @type {Ways} */
let ways;
/** How many links are being read. */
let reading = 0;

/** Is a link being read, or a dialog about one open? */
export const isArriving = () => reading > 0 || document.querySelector("dialog.arrival") !== null;

/** @param {Ways} given */
export function listenArrival(given) {
  ways = given;
  addEventListener("hashchange", arrive);
  arrive();
}

/**
 * Opens the link in the address, unless the fragment is an element's id. The fragment is removed: loading the page
 * again must go on with the match, not open the old link again.
 */
function arrive() {
  const words = decoded(location.hash.slice(1));
  if (!words || document.getElementById(words)) return;
  history.replaceState(history.state, "", location.pathname + location.search);
  openArrival(words);
}

/** @param {string} words */
function decoded(words) {
  try {
    return decodeURIComponent(words);
  } catch {
    return words;
  }
}

/** Opens a link, from the address or from a paste field. @param {string} link */
export async function openArrival(link) {
  for (const dialog of document.querySelectorAll("dialog.share, dialog.arrival")) dialog.remove();
  const day = dealOfDay(link);
  if (day) return ways.deal(day);
  const wait = waiting();
  reading += 1;
  try {
    const found = await ways.client.ask("peek", { link: link.slice(0, LONGEST) });
    if (wait.end()) return undefined;
    return found.kind === "deal" && ways.isKnown(found.game) ? ways.deal(found) : await receive(link, found, ways);
  } catch (error) {
    return wait.end() ? undefined : tell(ways.text, ways.text.say("arrival.bad"), badLink(error, ways.text));
  } finally {
    reading -= 1;
  }
}

/** Shows a dialog if the engine takes long; closing it cancels the link. `end` tells whether it was cancelled. */
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
