// @ts-check
/**
 * The plan while it is being laid: on the page alone, in any order, until it is sealed as one gesture. What the engine
 * has laid already (cell by cell, in a lesson or by another program) is part of it.
 */

/** @typedef {import("./view.js").View} View */

const MOST = 5;

/** @param {number[]} numbers */
const sum = (numbers) => numbers.reduce((all, number) => all + number, 0);

export class Draft {
  /** Of which round and viewer it is. */
  #key = "";
  /** Disciples by cell. @type {number[]} */
  #cells = [];
  /** Is nothing to be laid now? */
  #isWaiting = true;
  /** What the engine has laid. @type {(number | null)[]} */
  #laid = [];
  /** The drafts before this one. @type {number[][]} */
  #before = [];
  /** @type {string[]} */
  #ids = [];
  #disciples = 0;
  /** Called after every change. */
  onchange = () => {};

  /**
   * A new view: another round or viewer ends the draft, and so does the seal. While the past is looked at there is
   * nothing to lay, and the draft waits.
   * @param {View} view
   */
  follow({ viewer, seat_to_act, round, plan, cells }) {
    const key = `${viewer} ${round}`;
    this.#isWaiting = !plan || plan.sealed || viewer === null || seat_to_act !== viewer;
    if (plan?.sealed) this.#forget();
    if (!plan || this.#isWaiting) return;
    if (this.#key !== key) this.#begin(key, plan, cells);
    this.#cells = this.#cells.map((count, i) => (plan.cells[i] === this.#laid[i] ? count : (plan.cells[i] ?? 0)));
    this.#laid = plan.cells;
  }

  /** Disciples by cell; undefined while nothing is planned. */
  get cells() {
    return this.#isWaiting ? undefined : this.#cells;
  }

  /** @param {string} key @param {import("./view.js").Plan} plan @param {import("./view.js").Cell[]} cells */
  #begin(key, { cells: laid, left }, cells) {
    this.#key = key;
    this.#cells = laid.map((count) => count ?? 0);
    this.#laid = laid;
    this.#before = [];
    this.#ids = cells.map(({ id }) => id);
    this.#disciples = left + sum(this.#cells);
  }

  /** A sealed plan is no longer on the page. */
  #forget() {
    this.#key = "";
    this.#cells = [];
    this.#before = [];
  }

  /** Disciples still to be laid. */
  get left() {
    return this.cells ? this.#disciples - sum(this.cells) : 0;
  }

  /** @param {number[]} cells */
  layAll(cells) {
    const now = this.cells;
    if (!now || cells.every((count, i) => count === now[i])) return;
    this.#before.push(now);
    this.#cells = [...cells];
    this.onchange();
  }

  /** So many on a cell, as far as there are disciples. @param {number} cell @param {number} count */
  lay(cell, count) {
    if (!this.cells) return;
    const most = Math.min(MOST, this.cells[cell] + this.left);
    this.layAll(this.cells.map((old, i) => (i === cell ? Math.max(0, Math.min(count, most)) : old)));
  }

  /**
   * A disciple from one cell to another; from or to -1 it is one that isn't laid.
   * @param {number} from
   * @param {number} to
   */
  move(from, to) {
    const now = this.cells;
    if (!now || from === to || now[to] === MOST || (from < 0 && this.left === 0)) return;
    this.layAll(now.map((count, i) => count + Number(i === to) - Number(i === from)));
  }

  get canGoBack() {
    return this.cells !== undefined && this.#before.length > 0;
  }

  /** Takes the last change back. */
  back() {
    const last = this.#before.pop();
    if (!last) return;
    this.#cells = last;
    this.onchange();
  }

  /** All actions of the plan, if it is complete. */
  get gesture() {
    if (!this.cells || this.left > 0) return undefined;
    return [...this.cells.map((count, i) => `lay ${this.#ids[i]} ${count}`), "seal"].join("|");
  }
}
