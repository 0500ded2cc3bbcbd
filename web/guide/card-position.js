// @ts-check
/** Small cards that lie over the table: beside what they speak of, never upon it, and out of the way of what may be clicked. */

const GAP = 18,
  MARGIN = 10;

/** What it costs to cover a square of the page, and to be far from what is spoken of. */
const COST = { target: 1000, focus: 200, lit: 3, own: 2, board: 0.3, far: 40 };

/** @typedef {{left: number, top: number, right: number, bottom: number}} Box */

/** @param {Element} element @returns {Box} */
const boxOf = (element) => element.getBoundingClientRect();
const widthOf = (box) => box.right - box.left;
const heightOf = (box) => box.bottom - box.top;
const common = (one, two) =>
  Math.max(0, Math.min(one.right, two.right) - Math.max(one.left, two.left)) *
  Math.max(0, Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top));

/** The least box around all. @param {Box[]} boxes @returns {Box} */
const around = (boxes) => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});

/** Does it stay where it is while the page scrolls? @param {Element} element */
const stays = (element) => ["fixed", "sticky"].includes(getComputedStyle(element).position);

/** What lies at the lower edge and stays there: not if it was scrolled past. @param {Element} root @param {Box} room */
const feet = (root, room) =>
  [...root.querySelectorAll(".actions, .region-own, .own")].filter((element) => {
    const { top, bottom } = boxOf(element);
    return element.getClientRects().length && stays(element) && top > room.top && bottom >= room.bottom;
  });

/** Where there is room for a card. @param {Element} root @returns {Box} */
function roomOf(root) {
  const top = Math.max(0, boxOf(/** @type {Element} */ (root.querySelector(".bar"))).bottom);
  const bottom = Math.min(
    innerHeight,
    ...[...root.querySelectorAll(".actions")].filter(stays).map((element) => boxOf(element).top),
  );
  return {
    left: MARGIN,
    top: top + MARGIN,
    right: document.documentElement.clientWidth - MARGIN,
    bottom: bottom - MARGIN,
  };
}

/** Cards with a button that is pressed now. @type {WeakSet<Element>} */
const pressed = new WeakSet();

/**
 * Put a card where it covers least, and nothing of what it speaks of or what has the focus. While it is pressed it stays:
 * the browser makes a click only if press and release meet the same button.
 * @param {HTMLElement} card
 * @param {Element} root  the table
 * @param {Element[]} targets  what it speaks of
 */
export function standBeside(card, root, targets) {
  if (pressed.has(card)) return;
  const room = roomOf(root);
  const { offsetWidth: width, offsetHeight: height } = card;
  const seen = targets.map(boxOf);
  const goal = seen.length
    ? around(seen)
    : { left: room.right, right: room.right, top: room.bottom, bottom: room.bottom };
  const boxes = (selector) => [...root.querySelectorAll(selector)].map(boxOf);
  const focused = boxes(".play :focus-visible");
  const weights = [
    { weight: COST.target, those: seen },
    { weight: COST.focus, those: focused },
    ...["lit", "own", "board"].map((name) => ({ weight: COST[name], those: boxes(`.play .${name}`) })),
  ];
  const cost = (box) => {
    const covered = weights.reduce(
      (sum, { weight, those }) => sum + weight * those.reduce((all, that) => all + common(box, that), 0),
      0,
    );
    const far = Math.hypot(
      Math.max(0, goal.left - box.right, box.left - goal.right),
      Math.max(0, goal.top - box.bottom, box.top - goal.bottom),
    );
    return covered + COST.far * far;
  };
  const at = (x, y) => {
    const left = Math.max(room.left, Math.min(x, room.right - width)),
      top = Math.max(room.top, Math.min(y, room.bottom - height));
    return { left, top, right: left + width, bottom: top + height };
  };
  const xs = [
    room.left,
    goal.left - GAP - width,
    (goal.left + goal.right - width) / 2,
    goal.right + GAP,
    (room.left + room.right - width) / 2,
    room.right - width,
  ];
  const ys = [
    room.top,
    goal.top - GAP - height,
    (goal.top + goal.bottom - height) / 2,
    goal.bottom + GAP,
    room.bottom - height,
  ];
  const best = xs
    .flatMap((x) => ys.map((y) => at(x, y)))
    .map((box) => ({ box, cost: cost(box) }))
    .reduce((one, two) => (two.cost < one.cost ? two : one)).box;
  card.style.translate = `${Math.round(best.left)}px ${Math.round(best.top)}px`;
}

/** A button that is about to be pressed doesn't run away: a finger, though, is over none before it presses. @param {Element} card */
export const isHeld = (card) => matchMedia("(hover: hover)").matches && card.querySelector("button:hover") !== null;

/**
 * Put a card there again whenever something moves, as long as it is on the page.
 * @param {HTMLElement} card
 * @param {Element} root  the table
 * @param {() => Element[]} targets  what it speaks of
 */
export function stayBeside(card, root, targets) {
  const stop = new AbortController();
  const again = () => {
    if (!card.isConnected) stop.abort();
    else if (!isHeld(card)) standBeside(card, root, targets());
  };
  const soon = ({ target }) => {
    if (!(target instanceof Node && card.contains(target))) requestAnimationFrame(again);
  }; // it keeps still under the hand
  for (const [where, kind] of /** @type {[EventTarget, string][]} */ ([
    [window, "scroll"],
    [window, "resize"],
    [root, "focusin"],
  ])) {
    where.addEventListener(kind, soon, { signal: stop.signal, passive: true, capture: true });
  }
  card.addEventListener("pointerdown", () => pressed.add(card));
  for (const kind of ["pointerup", "pointercancel"]) {
    const release = () => {
      if (pressed.delete(card)) requestAnimationFrame(again);
    };
    window.addEventListener(kind, release, { signal: stop.signal, capture: true });
  }
}

/** Does the card lie upon what it speaks of? @param {Element} card @param {Element[]} targets */
export const covers = (card, targets) => targets.some((target) => common(boxOf(card), boxOf(target)) > 0);

/**
 * Scroll until what is spoken of can be seen, with the card beside it.
 * @param {HTMLElement} card
 * @param {Element} root
 * @param {Element[]} targets
 */
export function bring(card, root, targets) {
  targets[0]?.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  const room = roomOf(root);
  const held = feet(root, room);
  const loose = targets.filter((target) => !held.some((foot) => foot.contains(target)) && !target.closest(".bar"));
  if (!loose.length) return;
  for (const foot of held) if (!foot.matches(".actions")) room.bottom = Math.min(room.bottom, boxOf(foot).top - MARGIN);
  const all = around(loose.map(boxOf));
  const box = heightOf(all) < heightOf(room) ? all : boxOf(loose[0]);
  const space = heightOf(room) - card.offsetHeight - GAP;
  const beside = widthOf(room) > widthOf(box) + 2 * (card.offsetWidth + GAP) || heightOf(box) > space;
  const from = room.top,
    to = room.bottom - (beside ? 0 : card.offsetHeight + GAP);
  if (
    box.top >= room.top &&
    box.bottom <= room.bottom &&
    (beside || box.bottom <= to || box.top >= from + card.offsetHeight + GAP)
  )
    return;
  scrollBy({ top: (box.top + box.bottom) / 2 - (from + to) / 2, behavior: "instant" });
}
