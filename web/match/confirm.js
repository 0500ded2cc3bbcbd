// @ts-check
/** Who prefers so is asked before a turn ends, and before chance or a secret comes into play. */

import { el } from "../ui/dom.js";
import { openDialog } from "../ui/dialog.js";
import { preferences } from "../ui/preferences.js";

/**
 * May it be done?
 * @param {import("../table/table.js").Table} table
 * @param {string} action
 * @returns {Promise<boolean>}
 */
export async function confirmed(table, action) {
  const why = preferences().confirm ? await weight(table, action) : undefined;
  return why === undefined || ask(table.text, table.text.say(`confirm.${why}`, { action: table.text.action(action) }));
}

/** @returns {Promise<"luck" | "turn" | undefined>} */
async function weight({ client, decision }, action) {
  const { luck, seat } = await client.ask("weigh", { action });
  if (luck === "luck") return "luck"; // a plan laid face down is no chance
  return seat === decision?.seat ? undefined : "turn";
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
