// @ts-check
/** Who prefers so is asked before a turn ends, and before chance or a secret comes into play. */

import { el } from "./dom.js";
import { openDialog } from "./dialog.js";
import { preferences } from "./saved.js";

/**
 * May it be done?
 * @param {import("./table.js").Table} table
 * @param {string} action
 * @returns {Promise<boolean>}
 */
export async function confirmed(table, action) {
  const why = preferences().confirm ? await weight(table, action) : undefined;
  return why === undefined || ask(table.text, table.text.say(`confirm.${why}`, { action: table.text.action(action) }));
}

/** The engine tries it out and takes it back, before anybody has seen what came of it. */
async function weight({ client, decision }, action) {
  const after = (await client.ask("act", { action, viewer: null })).decision;
  const { undo } = await client.ask("status");
  await client.ask("undo", { force: true });
  if (!undo) return "luck";
  return after?.seat === decision?.seat ? undefined : "turn";
}

/** @param {import("./text.js").Text} text @param {string} words @returns {Promise<boolean>} */
function ask(text, words) {
  return new Promise((resolve) => {
    const dialog = openDialog({
      kind: "confirm", title: text.say("confirm.title"),
      content: [el("p", {}, words)],
      buttons: [
        { label: text.say("confirm.no"), press: () => resolve(false) },
        { label: text.say("confirm.yes"), primary: true, press: () => resolve(true) },
      ],
    });
    dialog.addEventListener("close", () => resolve(false));
  });
}
