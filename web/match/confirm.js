// @ts-check
/** Optional confirmation before a turn ends, dice are rolled or hidden information is revealed. */

import { el } from "../ui/dom.js";
import { openDialog } from "../ui/dialog.js";
import { preferences } from "../ui/preferences.js";

/**
 * Asks for confirmation if the action needs it and the preference is on.
 * @param {import("../table/table.js").Table} table
 * @param {string} action
 * @returns {Promise<boolean>}
 */
export async function confirmed(table, action) {
  const { text } = table.match;
  const why = preferences().confirm ? await weight(table, action) : undefined;
  return why === undefined || ask(text, text.say(`confirm.${why}`, { action: text.action(action) }));
}

/**
 * Why the action needs confirmation.
 * @param {import("../table/table.js").Table} table @param {string} action
 * @returns {Promise<"luck" | "turn" | undefined>}
 */
async function weight({ match, run }, action) {
  const { luck, seat } = await match.client.ask("weigh", { action });
  if (luck === "luck") return "luck"; // a sealed plan ("seal") is no chance
  return seat === run.decision?.seat ? undefined : "turn";
}

/** @param {import("../ui/text.js").Text} text @param {string} words @returns {Promise<boolean>} */
function ask(text, words) {
  return new Promise((resolve) => {
    const dialog = openDialog({
      kind: "confirm",
      title: text.say("confirm.title"),
      content: [el("p", {}, words)],
      buttons: [
        { label: text.say("confirm.no"), press: () => resolve(false) },
        { label: text.say("confirm.yes"), primary: true, press: () => resolve(true) },
      ],
    });
    dialog.addEventListener("close", () => resolve(false));
  });
}
