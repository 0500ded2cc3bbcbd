// @ts-check
/** Everything on the page is drawn anew, and the person still stands where they stood: scrolling, focus, what was unfolded. */

/** What is less than so many pixels in sight isn't read. */
const EYE = 8;

/**
 * @param {() => void} redraw  makes the same elements in the same order, with other words in them
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

/** Where a box is scrolled to, by what stands at its upper edge: in another language that is elsewhere. @param {Element} box */
function placeIn(box) {
  const path = pathTo(box);
  const { scrollTop, scrollLeft } = box;
  const atEnd = box.scrollHeight - scrollTop - box.clientHeight < 4;
  const edge = box.getBoundingClientRect().top;
  const first = standingAt(edge, standingAt(edge, box));
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

/** The first child that reaches visibly below an edge, else the element itself. @param {number} edge @param {Element} element */
function standingAt(edge, element) {
  return [...element.children].find((child) => child.getBoundingClientRect().bottom > edge + EYE) ?? element;
}

/** An element by the indices of its ancestors. @param {Element | null} element */
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
