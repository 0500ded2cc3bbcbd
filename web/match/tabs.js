// @ts-check
/**
 * A match is played in one tab, which holds a lock on its id. Another tab that opens it follows, and may take it over.
 * When the tab that plays is closed or dies, the next one plays.
 */

import { saved } from "../saved/autosave.js";
import { canTell, hearTabs, tellTabs } from "../saved/tab-channel.js";
import { notice } from "../table/notice.js";
import { keptMatch } from "../saved/store.js";
import { show } from "../table/table.js";
import { letGo } from "./confirm.js";
import { lowerCurtain } from "./run.js";

/** @typedef {import("../table/table.js").Table} Table */

/**
 * A lock not granted after this time is held by another tab, or by this page before it was reloaded; in milliseconds.
 */
const AT_ONCE = 400;
/** How long another tab may take to finish its ply, in milliseconds. */
const FINISH = 1500;

/**
 * The table was laid: plays the match in this tab, unless another one does.
 * @param {Table} table
 * @param {(table: Table) => Promise<void>} settle
 * @returns {Promise<void>} once it is known which tab plays
 */
export function claim(table, settle) {
  if (!("locks" in navigator) || !canTell || table.guide.lesson) return Promise.resolve();
  return new Claim(table, settle).settled;
}

/**
 * The claim of a tab to a match. Its state follows from who has the lock, and from what the table shows:
 *
 * | state     | holds the lock | `run.inOtherTab` |
 * |-----------|----------------|------------------|
 * | asking    | no             | no               |
 * | playing   | yes            | no               |
 * | following | no             | yes              |
 * | yielding  | yes            | yes              |
 *
 * Where the browser refuses locks, the tab plays without one.
 */
class Claim {
  /** @param {Table} table @param {(table: Table) => Promise<void>} settle */
  constructor(table, settle) {
    this.table = table;
    this.settle = settle;
    this.name = `panoply.${table.match.id}`;
    this.signal = table.match.closing.signal;
    this.holds = false;
    /** The requests to catch up: is one being carried out, and has another come meanwhile? */
    this.busy = false;
    this.again = false;
    /** Called when the tab that plays has yielded. */
    this.onyielded = () => {};
    /** @type {Promise<void>} */
    this.settled = new Promise((resolve) => {
      this.resolve = resolve;
    });
    this.timer = setTimeout(() => this.#look(), AT_ONCE);
    hearTabs(table.match, (message) => this.#hear(message), this.signal);
    this.#queue();
  }

  /** @returns {"asking" | "playing" | "following" | "yielding"} */
  get state() {
    if (this.table.run.inOtherTab) return this.holds ? "yielding" : "following";
    return this.holds ? "playing" : "asking";
  }

  /** Waits for the lock. */
  #queue() {
    const queue = new AbortController();
    this.queue = queue;
    this.signal.addEventListener("abort", () => queue.abort(), { once: true });
    this.#request({ signal: queue.signal });
  }

  /** @param {LockOptions} options */
  #request(options) {
    navigator.locks
      .request(this.name, options, () => this.#hold())
      .catch((error) => {
        if (this.signal.aborted) return;
        if (this.holds) {
          this.holds = false; // another tab has taken the lock
          this.#follow();
          this.#queue();
        } else if (error.name !== "AbortError") this.#play(); // the browser refuses locks
      });
  }

  /** Holds the lock until the table is closed. */
  #hold() {
    return new Promise((release) => {
      this.holds = true;
      this.signal.addEventListener("abort", release, { once: true });
      if (this.signal.aborted) release(undefined);
      else this.#play();
    });
  }

  /** The lock was not granted at once: does another tab hold it, or is the browser only slow? */
  async #look() {
    const { held = [] } = await navigator.locks.query();
    if (this.holds || this.signal.aborted) return;
    if (held.some(({ name }) => name === this.name)) {
      this.#follow();
      this.resolve?.();
    } else this.timer = setTimeout(() => this.#look(), AT_ONCE);
  }

  /** Plays the match here, from the state that another tab has saved. */
  async #play() {
    const { table } = this;
    const { run } = table;
    clearTimeout(this.timer);
    if (run.inOtherTab) await catchUp(table);
    if (this.signal.aborted) return;
    const followed = run.inOtherTab;
    run.inOtherTab = false;
    notice(table, "tabs");
    this.resolve?.();
    if (followed) this.settle(table);
  }

  /** Shows what another tab plays. */
  #follow() {
    const { table } = this;
    table.run.inOtherTab = true;
    notice(table, "tabs", (text) => ({
      words: text.say("tabs.follows"),
      answers: [{ label: text.say("tabs.here"), primary: true, press: () => this.#takeOver() }],
    }));
    this.settle(table);
  }

  /** Asks the other tab to finish its ply, then steals the lock. */
  async #takeOver() {
    tellTabs(this.table.match, "yield");
    await new Promise((resolve) => {
      this.onyielded = () => resolve(undefined);
      setTimeout(resolve, FINISH);
    });
    this.queue?.abort();
    if (this.table.run.inOtherTab && !this.signal.aborted) this.#request({ steal: true });
  }

  /** Lets another tab take over; plays on if that one doesn't. */
  async #yield() {
    const { table } = this;
    table.run.inOtherTab = true;
    table.run.loop.abort();
    await saved(table);
    tellTabs(table.match, "yielded");
    setTimeout(() => {
      if (this.state === "yielding") this.#play();
    }, 2 * FINISH);
  }

  /** Shows what another tab has saved, once for all messages that come meanwhile. */
  async #showSaved() {
    const { table } = this;
    this.again = true;
    if (this.busy) return;
    this.busy = true;
    while (this.again && table.run.inOtherTab && !table.past.moment) {
      this.again = false;
      await this.settle(table);
    }
    this.busy = false;
  }

  /** A link was opened in another tab, which has saved the match that is played here. */
  async #reload() {
    this.table.run.loop.abort();
    await catchUp(this.table);
    this.settle(this.table);
  }

  /** @param {string} message */
  #hear(message) {
    if (message === "kept" && this.state === "playing") this.#reload();
    else if (message === "kept") this.#showSaved();
    else if (message === "yielded") this.onyielded();
    else if (message === "yield" && this.holds) this.#yield();
  }
}

/** Loads the match as another tab has saved it. @param {Table} table */
async function catchUp(table) {
  const { client, id, closing, ways } = table.match;
  const kept = await keptMatch(id);
  if (closing.signal.aborted) return; // the engine may have another match
  if (kept) await client.ask("load", { record: kept.record, tolerant: true });
  const decision = await client.ask("decision");
  table.run.decision = decision;
  letGo(table);
  lowerCurtain(table);
  ways.forgetLine(table);
}

/** Shows the match while another tab plays it. @param {Table} table */
export async function showOtherTab(table) {
  await catchUp(table);
  if (table.run.inOtherTab && !table.match.closing.signal.aborted) await show(table, false);
}
