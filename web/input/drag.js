// @ts-check
/**
 * Dragging with mouse, pen or finger: what has `data-carry` follows the pointer to a place with `data-drop`, which then
 * gets the event "dropped", with the thing as `detail`. What that means is the board's to say. A press that doesn't
 * move stays a click.
 */

/** How many pixels a pointer must move for a press to be a drag. */
const DRAGGED = 6;
/** How much larger than it lay there a thing is in the hand. */
const LIFTED = 1.3;

/** @param {HTMLElement} root */
export function listenDrag(root) {
  root.addEventListener("pointerdown", (event) => {
    const thing = /** @type {Element} */ (event.target).closest("[data-carry]");
    if (thing && event.isPrimary && event.button === 0) follow(root, thing, event);
  });
}

/**
 * Follows the pointer that pressed a thing until it is released, taken away by the browser (to scroll), or Escape.
 * @param {HTMLElement} root @param {Element} thing @param {PointerEvent} pressed
 */
function follow(root, thing, { pointerId, clientX, clientY }) {
  /** @type {Element | undefined} */
  let hand;
  /** @type {Element | undefined} */
  let over;
  const listening = new AbortController();
  const end = () => {
    listening.abort();
    hand?.remove();
    aim(over, undefined);
    thing.removeAttribute("data-carried");
  };
  /** @param {string} kind @param {(event: any) => void} does */
  const on = (kind, does) => document.addEventListener(kind, does, { capture: true, signal: listening.signal });
  on("pointermove", (event) => {
    if (event.pointerId !== pointerId) return;
    if (!hand && Math.hypot(event.clientX - clientX, event.clientY - clientY) <= DRAGGED) return;
    hand ??= lift(thing);
    lay(hand, event);
    over = aim(over, placeAt(root, event));
  });
  on("pointerup", (event) => {
    if (event.pointerId !== pointerId) return;
    if (hand) refuseClick();
    const place = hand && placeAt(root, event);
    end();
    place?.dispatchEvent(new CustomEvent("dropped", { bubbles: true, detail: thing }));
  });
  on("pointercancel", (event) => event.pointerId === pointerId && end());
  on("keydown", (event) => {
    if (event.key !== "Escape" || !hand) return;
    event.preventDefault();
    event.stopPropagation();
    end();
  });
}

/** The place under the pointer. @param {HTMLElement} root @param {PointerEvent} event */
function placeAt(root, { clientX, clientY }) {
  const place = document.elementFromPoint(clientX, clientY)?.closest("[data-drop]");
  return place && root.contains(place) ? place : undefined;
}

/** Marks the place a thing would be dropped on. @param {Element | undefined} last @param {Element | undefined} next */
function aim(last, next) {
  if (last !== next) {
    last?.removeAttribute("data-over");
    next?.setAttribute("data-over", "");
  }
  return next;
}

/** The picture of a thing, in the hand. @param {Element} thing */
function lift(thing) {
  const picture = thing.querySelector("svg") ?? thing;
  const hand = /** @type {HTMLElement | SVGElement} */ (picture.cloneNode(true));
  const { width, height } = picture.getBoundingClientRect();
  for (const { name } of [...hand.attributes]) if (name.startsWith("data-")) hand.removeAttribute(name);
  hand.classList.add("carried");
  hand.setAttribute("aria-hidden", "true");
  Object.assign(hand.style, { width: `${width * LIFTED}px`, height: `${height * LIFTED}px` });
  (thing.closest("[data-game]") ?? document.body).append(hand);
  thing.setAttribute("data-carried", "");
  return hand;
}

/** Moves the hand to the pointer. @param {Element} hand @param {PointerEvent} event */
function lay(hand, { clientX, clientY }) {
  const { width, height } = hand.getBoundingClientRect();
  /** @type {HTMLElement} */ (hand).style.translate = `${clientX - width / 2}px ${clientY - height / 2}px`;
}

/** A drag is no click, on whatever it ends. */
function refuseClick() {
  const listening = new AbortController();
  document.addEventListener("click", (event) => event.stopPropagation(), { capture: true, signal: listening.signal });
  setTimeout(() => listening.abort());
}
