// @ts-check
/** Problem reports: JSON with a link that opens the match at the same moment. */

import { Client } from "../engine/client.js";
import { copied } from "../ui/copy.js";
import { el } from "../ui/dom.js";
import { openDialog } from "../ui/dialog.js";
import { addressOf, writeNote } from "../share/link-note.js";
import { versions } from "./versions.js";

/** @typedef {import("../saved/store.js").Kept | undefined} Kept */

/** How long to wait for the engine to make a link, in milliseconds. */
const PATIENCE = 3000;

/** The last uncaught error. @type {any} */
let last;
addEventListener("error", ({ error, message }) => {
  last = error ?? { message };
});
addEventListener("unhandledrejection", ({ reason }) => {
  last = reason;
});

/**
 * The report without what takes time to get: the link and the versions.
 * @param {any} error
 * @param {{record: import("../saved/store.js").Record_} | undefined} kept
 * @param {Record<string, any>} [more]
 */
export function reportOf(error, kept, more = {}) {
  return JSON.stringify(
    {
      ...more,
      error: error && {
        ...error,
        name: error.name,
        message: error.message,
        stack: error.stack?.split("\n").slice(0, 12),
      },
      ply: more.ply ?? kept?.record.actions.length,
      record: kept?.record,
      browser: navigator.userAgent,
      screen: `${innerWidth} x ${innerHeight}, ${devicePixelRatio} to 1`,
      language: document.documentElement.lang,
      offline: Boolean(navigator.serviceWorker?.controller),
      time: new Date().toISOString(),
    },
    undefined,
    1,
  );
}

/** The whole report after a crash. @param {any} error @param {Kept} kept @param {Client} client */
export async function fullReport(error, kept, client) {
  const link = kept && ((await linkFrom(client, kept)) ?? (await linkFromAnother(kept)));
  return reportOf(error, kept, {
    link: link && addressOf(`${link}@${kept.record.actions.length}`),
    versions: await versions().catch(() => undefined),
  });
}

/**
 * The report dialog of the menu: shows the report of the current moment and copies it.
 * @param {import("../table/table.js").Table | undefined} table
 * @param {Client} client
 * @param {import("../ui/text.js").Text} text
 */
export async function openReport(table, client, text) {
  const ply = table && (table.past.moment ? table.past.moment.ply + 1 : table.shown.status.ply);
  const link = table && (await linkFrom(client, table.match));
  const record = table && !link ? await client.ask("record").catch(() => undefined) : undefined;
  const words = reportOf(last, record && { record }, {
    ply,
    link: link && addressOf(`${link}@${ply}`),
    versions: await versions().catch(() => undefined),
  });
  const field = reportField(words, text);
  const done = el("p", { role: "status" });
  const copy = () =>
    copyReport(field).then((well) => {
      done.textContent = text.say(well ? "report.copied" : "report.by_hand");
    });
  openDialog({
    kind: "reported",
    title: text.say("report.title"),
    content: [done, field, table && el("p", { class: "fine" }, text.say("report.honest"))],
    buttons: [
      {
        label: text.say("report.copy"),
        keepsOpen: true,
        press: copy,
      },
      { label: text.say("report.close"), primary: true },
    ],
  });
  await copy();
}

/** @param {string} words @param {import("../ui/text.js").Text} text @returns {HTMLTextAreaElement} */
export function reportField(words, text) {
  const field = /** @type {HTMLTextAreaElement} */ (
    el("textarea", { class: "report", readonly: true, rows: 9, "aria-label": text.say("trouble.report") })
  );
  field.value = words;
  return field;
}

/**
 * Copies the report; if that fails, selects it for the person to copy.
 * @param {HTMLTextAreaElement} field @returns {Promise<boolean>}
 */
export async function copyReport(field) {
  const well = await copied(field.value);
  if (!well) field.select();
  return well;
}

/**
 * The note for the link, without the names of people.
 * @param {{id: string, players: import("../saved/store.js").Player[]}} match
 */
const noteOf = ({ id, players }) =>
  writeNote(
    id,
    players.map((player) => ({ ...player, name: "" })),
  );

/**
 * Makes the link.
 * @param {Client} client
 * @param {{id: string, players: import("../saved/store.js").Player[]}} match
 * @returns {Promise<string | undefined>}
 */
async function linkFrom(client, match) {
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  const answer = await Promise.race([client.ask("link", { note: noteOf(match) }).catch(() => undefined), late]);
  return answer?.link;
}

/**
 * Makes the link with a fresh engine, if the current one has crashed.
 * @param {import("../saved/store.js").Kept} kept
 */
async function linkFromAnother(kept) {
  const client = new Client();
  try {
    await client.ask("load", { record: kept.record, tolerant: true });
    return (await client.ask("link", { note: noteOf(kept) })).link;
  } catch {
    return undefined;
  } finally {
    client.close();
  }
}
