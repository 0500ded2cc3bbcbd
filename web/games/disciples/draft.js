// @ts-check
/**
 * The plan while it is being laid: on the page alone, in any order, until it is sealed as one gesture. What the engine
 * has laid already (cell by cell, in a lesson or by another program) is part of it.
 */

/**
 * @typedef {import("./view.js").View} View
 * @typedef {object} Draft
 * @property {() => number[] | undefined} cells  disciples by cell; undefined while nothing is planned
 * @property {() => number} left  disciples still to be laid
 * @property {(view: View) => void} follow  a new view: another round or viewer ends the draft
 * @property {(cell: number, count: number) => void} lay  so many on a cell, as far as there are disciples
 * @property {(cells: number[]) => void} layAll
 * @property {() => void} back  takes the last change back
 * @property {() => boolean} canGoBack
 * @property {() => string | undefined} gesture  all actions of the plan, if it is complete
 */

const MOST = 5;

/** @param {() => void} onchange @returns {Draft} */
export function newDraft(onchange) {
  /** @type {{ key: string, cells: number[], laid: (number | null)[], ids: string[], disciples: number } | undefined} */
  let now;
  /** @type {number[][]} */
  let before = [];
  const left = () => (now ? now.disciples - sum(now.cells) : 0);

  /** @param {View} view */
  function follow({ viewer, seat_to_act, round, plan, cells }) {
    const key = `${viewer} ${seat_to_act} ${round}`;
    if (!plan || plan.sealed || viewer === null || seat_to_act !== viewer) [now, before] = [undefined, []];
    else {
      if (now?.key !== key) [now, before] = [{ ...empty(plan, cells), key }, []];
      plan.cells.forEach((count, i) => {
        if (now && count !== now.laid[i]) now.cells[i] = count ?? 0;
      });
      now.laid = plan.cells;
    }
  }

  /** @param {number[]} cells */
  function layAll(cells) {
    if (!now || cells.every((count, i) => count === now?.cells[i])) return;
    before.push(now.cells);
    now.cells = [...cells];
    onchange();
  }

  return {
    cells: () => now?.cells,
    left,
    follow,
    layAll,
    lay(cell, count) {
      if (!now) return;
      const most = Math.min(MOST, now.cells[cell] + left());
      layAll(now.cells.map((old, i) => (i === cell ? Math.max(0, Math.min(count, most)) : old)));
    },
    back() {
      const last = before.pop();
      if (!now || !last) return;
      now.cells = last;
      onchange();
    },
    canGoBack: () => before.length > 0,
    gesture: () =>
      now && left() === 0 ? [...now.ids.map((id, i) => `lay ${id} ${now?.cells[i]}`), "seal"].join("|") : undefined,
  };
}

/** @param {number[]} numbers */
const sum = (numbers) => numbers.reduce((all, number) => all + number, 0);

/** A draft without disciples. @param {import("./view.js").Plan} plan @param {import("./view.js").Cell[]} cells */
const empty = ({ cells: laid, left }, cells) => ({
  cells: laid.map((count) => count ?? 0),
  laid,
  ids: cells.map(({ id }) => id),
  disciples: left + sum(laid.map((count) => count ?? 0)),
});
