// @ts-check
/** Arrow keys go to the neighbour on the table that answers: lit, chosen or refused. */

/** @type {Record<string, [number, number]>} */
const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const ANSWERS = ".lit, .instead, .refused, [data-chosen]";

/**
 * @param {HTMLElement} root
 */
export function arrows(root) {
  root.addEventListener("keydown", (event) => {
    const way = WAYS[event.key];
    const here = event.target instanceof Element ? event.target.closest(ANSWERS) : undefined;
    if (!way || !here || event.ctrlKey || event.altKey || event.metaKey) return;
    const next = neighbour(root, here, way);
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  });
}

/** Who plays by keys finds the focus on what may be chosen next, when what had it is gone. @param {HTMLElement} root */
export function refocus(root) {
  const here = document.activeElement;
  if (here && here !== document.body && !here.matches("[data-act]:not(.lit)")) return;
  const next = root.querySelector(".play .lit") ?? root.querySelector(".choices .lit");
  /** @type {HTMLElement | null} */ (next)?.focus();
}

/** The nearest that lies more in that direction than beside it. */
function neighbour(root, here, [x, y]) {
  const from = middle(here);
  let best, least = Infinity;
  for (const element of root.querySelectorAll(ANSWERS)) {
    const to = middle(element);
    const along = (to.x - from.x) * x + (to.y - from.y) * y;
    const aside = Math.abs((to.x - from.x) * y) + Math.abs((to.y - from.y) * x);
    if (element === here || along <= 2 || aside > along * 2) continue;
    if (along + aside * 2 < least) [best, least] = [element, along + aside * 2];
  }
  return best;
}

function middle(element) {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
