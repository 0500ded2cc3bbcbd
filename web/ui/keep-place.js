// @ts-check
/** Keeps scroll positions, focus and open `<details>` while the page is redrawn in another language. */

/** An element with fewer visible pixels than this doesn't count as being read. */
const LEAST_VISIBLE = 8;

/**
 * @param {() => void} redraw  creates the same elements in the same order, with other texts
 */
export function keepingPlace(redraw) {
  const { scrollX, scrollY } = window;
  const scrolls = [...document.body.querySelectorAll("*")]
    .filter((each) => each.scrollTop || each.scrollLeft)
    .map(placeIn);
  const unfolded = [...document.querySelectorAll("details")].map((each) => each.open);
  const focus = pathTo(document.activeElement);
  redraw();
  [...document.querySelectorAll("details")].forEach((each, index) => {
    each.open = unfolded[index] ?? each.open;
  });
  for (const back of scrolls) back();
  const focused = at(focus);
  if (focused instanceof HTMLElement && focused !== document.activeElement) focused.focus({ preventScroll: true });
  scrollTo(scrollX, scrollY);
}

/**
 * Records the scroll position of a box by the element at its upper edge, because texts of another language have another
 * height. Returns a function that restores the position.
 * @param {Element} box
 */
function placeIn(box) {
  const path = pathTo(box);
  const { scrollTop, scrollLeft } = box;
  const atEnd = box.scrollHeight - scrollTop - box.clientHeight < 4;
  const edge = box.getBoundingClientRect().top;
  const first = elementAt(edge, elementAt(edge, box));
  const offset = first.getBoundingClientRect().top - edge;
  const firstPath = pathTo(first);
  return () => {
    const again = at(path);
    if (!again) return;
    again.scrollLeft = scrollLeft;
    again.scrollTop = atEnd ? again.scrollHeight : scrollTop;
    const child = at(firstPath);
    if (!atEnd && child && first !== box)
      again.scrollTop += child.getBoundingClientRect().top - again.getBoundingClientRect().top - offset;
  };
}

/**
 * The first child that extends visibly below an edge, otherwise the element itself.
 * @param {number} edge @param {Element} element
 */
function elementAt(edge, element) {
  return [...element.children].find((child) => child.getBoundingClientRect().bottom > edge + LEAST_VISIBLE) ?? element;
}

/**
 * The path to an element: its index and those of its ancestors among their siblings.
 * @param {Element | null} element
 */
function pathTo(element) {
  const path = [];
  for (let here = element; here?.parentElement && here !== document.body; here = here.parentElement) {
    path.unshift([...here.parentElement.children].indexOf(here));
  }
  return path;
}

/** @param {number[]} path @returns {Element | undefined} */
function at(path) {
  /** @type {Element | undefined} */
  let here = document.body;
  for (const index of path) here = here?.children[index];
  return here;
}
