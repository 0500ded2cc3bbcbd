// @ts-check
/**
 * One match is played in one tab, which holds its lock. Another tab that opens it follows, and may take it over; when the tab
 * that plays is closed, or dies, the next one plays.
 */

import { canTell, hearTabs, tellTabs } from "../saved/tab-channel.js";
import { notice } from "../table/notice.js";
import { keptMatch } from "../saved/store.js";
import { show } from "../table/table.js";

/** @typedef {import("../table/table.js").Table} Table */

/** A lock that isn't to be had at once is held by another tab, or by this page before it was reloaded. In milliseconds. */
const AT_ONCE = 400;
/** So long may the other tab need to finish what it does. */
const FINISH = 1500;

const nameOf = ({ id }) => `panoply.${id}`;

/**
 * The table is laid: it is played here, unless another tab does.
 * @param {Table} table
 * @param {(table: Table) => Promise<void>} settle
 */
export function enter(table, settle) {
  if (!("locks" in navigator) || !canTell || table.lesson) return Promise.resolve();
  return /** @type {Promise<void>} */ (
    new Promise((resolve) => {
      const { signal } = table.listening;
      let queue = wait();
      let timer = setTimeout(look, AT_ONCE);
      hearTabs(table, hear, signal);
      request({ signal: queue.signal });
      /** @type {() => void} */ let yielded = () => {};
      let holds = false,
        busy = false,
        again = false;

      function wait() {
        const control = new AbortController();
        signal.addEventListener("abort", () => control.abort(), { once: true });
        return control;
      }

      function request(options) {
        navigator.locks
          .request(
            nameOf(table),
            options,
            () =>
              new Promise((release) => {
                holds = true;
                signal.addEventListener("abort", release, { once: true });
                if (signal.aborted) return release(undefined);
                lead();
              }),
          )
          .catch(() => {
            // another tab took it, or this one no longer waits
            if (!holds || signal.aborted) return;
            holds = false;
            follow();
            queue = wait();
            request({ signal: queue.signal });
          });
      }

      /** No answer yet: does another tab hold it, or is this one only slow? */
      async function look() {
        const { held = [] } = await navigator.locks.query();
        if (holds || signal.aborted) return;
        if (!held.some(({ name }) => name === nameOf(table))) {
          timer = setTimeout(look, AT_ONCE);
          return;
        }
        follow();
        resolve();
      }

      async function lead() {
        clearTimeout(timer);
        if (table.follows) await catchUp(table);
        if (signal.aborted) return;
        const followed = table.follows;
        table.follows = false;
        notice(table, "tabs");
        resolve();
        if (followed) settle(table);
      }

      function follow() {
        table.follows = true;
        notice(table, "tabs", (text) => ({
          words: text.say("tabs.follows"),
          answers: [{ label: text.say("tabs.here"), primary: true, press: takeOver }],
        }));
        settle(table);
      }

      async function takeOver() {
        tellTabs(table, "yield");
        await Promise.race([
          new Promise((heard) => {
            yielded = () => heard(undefined);
          }),
          new Promise((late) => {
            setTimeout(late, FINISH);
          }),
        ]);
        queue.abort();
        if (table.follows) request({ steal: true });
      }

      /** One look after the other, however fast the news come. */
      async function catchNews() {
        again = true;
        if (busy) return;
        for (busy = true; again && table.follows && !table.time; ) {
          again = false;
          await settle(table);
        }
        busy = false;
      }

      async function hear(news) {
        if (news === "kept" && holds && !table.follows) {
          // by a tab in which a link was opened
          table.course.abort();
          await catchUp(table);
          settle(table);
        } else if (news === "kept") catchNews();
        if (news === "yielded") yielded();
        if (news === "yield" && holds) {
          table.follows = true;
          table.course.abort();
          await table.kept;
          tellTabs(table, "yielded");
          setTimeout(() => {
            if (holds && table.follows) lead();
          }, 2 * FINISH); // the other tab is gone
        }
      }
    })
  );
}

/** The engine gets the match as the other tab has kept it. @param {Table} table */
async function catchUp(table) {
  const kept = await keptMatch(table.id);
  if (table.listening.signal.aborted) return; // the table was left, and the engine may have another match
  if (kept) await table.client.ask("load", { record: kept.record, tolerant: true });
  const decision = await table.client.ask("decision");
  Object.assign(table, { decision, lifted: null, branch: undefined, trunk: undefined });
}

/** What is to be seen while another tab plays: everything, and nothing to be done. @param {Table} table */
export async function lookOn(table) {
  await catchUp(table);
  if (table.follows && !table.listening.signal.aborted) await show(table, false);
}
