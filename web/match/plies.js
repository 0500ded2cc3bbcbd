// @ts-check
/** A ply: done by the engine, saved, then announced. */

import { keepPlace } from "../guide/lesson.js";
import { keepTable } from "../saved/autosave.js";
import { announce } from "../table/announce.js";
import { toldIn } from "../table/log-lines.js";
import { setNews } from "../table/table.js";
import { publicEye } from "../table/who.js";
import { isExpected } from "../engine/errors.js";
import { handTo } from "./run.js";
import { ringEvents } from "../ui/sound.js";

/** @typedef {import("../table/table.js").Table} Table @typedef {import("../table/light.js").Decision} Decision */

/** What the engine and the device are doing for the table; another match waits for it. @type {Promise<unknown>} */
let work = Promise.resolve();

/** @template T @param {Promise<T>} doing */
export function working(doing) {
  work = doing.catch(() => {});
  return doing;
}

/** Waits until the engine and the device have finished. */
export const atRest = () => work;

/**
 * Does these actions in the engine.
 * @param {Table} table @param {string[]} actions
 * @returns {Promise<{events: import("../table/gesture.js").Told[], decision: Decision | null, record: any}>}
 */
export function act(table, actions) {
  handTo(table);
  return table.match.client.ask("act", { actions, viewer: publicEye(table), record: true }).catch((error) => {
    throw Object.assign(error, { action: actions.join(", ") });
  });
}

/**
 * Saves the state after a ply.
 * @param {Table} table @param {Decision | null} decision  the next one
 * @param {any} [record]  if the caller has it already
 */
export async function keepPly(table, decision, record) {
  const { lesson } = table.guide;
  if (table.whatif.line) return table.match.ways.keepLine(table);
  if (lesson) return keepPlace(lesson, (await table.match.client.ask("status")).ply);
  await keepTable(table, decision, record);
}

/**
 * Plays the sounds of events, and announces them.
 * @param {Table} table @param {import("../table/gesture.js").Told[]} events
 */
export function tellEvents(table, events) {
  const { sounds, text } = table.match;
  if (!events.length) return;
  ringEvents(events, sounds);
  const words = () => toldIn(events, text);
  setNews(table, { words, rule: events.length === 1 ? (events[0].rule ?? undefined) : undefined });
  announce(table.shown.regions.live, words());
}

/**
 * Tells why a command failed: in the note if the engine refused it, otherwise as a fault.
 * @param {Table} table @param {any} error
 */
export function refuse(table, error) {
  const { text, ontrouble } = table.match;
  const key = `error.${error.name}`;
  if (!isExpected(error)) ontrouble(error);
  else if (text.has(key)) setNews(table, { words: () => text.say(key) });
}
