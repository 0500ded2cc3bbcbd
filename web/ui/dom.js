// @ts-check
/** Creates elements, updates their attributes, and reconciles lists of children by key. */

/** @typedef {Node | string | undefined} Child  undefined is left out */

const SVG = "http://www.w3.org/2000/svg";

/**
 * Creates an HTML element. Strings among the children become text, never markup.
 * @param {string} name
 * @param {Record<string, any>} [attributes]  a function is an event listener: `{ click: play }`
 * @param {...Child} children
 * @returns {HTMLElement}
 */
export function el(name, attributes = {}, ...children) {
  return /** @type {HTMLElement} */ (fill(document.createElement(name), attributes, children));
}

/**
 * Creates an SVG element.
 * @param {string} name
 * @param {Record<string, any>} [attributes]
 * @param {...Child} children
 * @returns {SVGElement}
 */
export function svg(name, attributes = {}, ...children) {
  return /** @type {SVGElement} */ (fill(document.createElementNS(SVG, name), attributes, children));
}

/**
 * A symbol of the page in a square with the upper left corner (x, y). Attributes go on a group around it: in WebKit a
 * scoped style sheet that matches the `use` itself has no effect on the symbol.
 * @param {string} id @param {number} x @param {number} y @param {number} size @param {Record<string, any>} [attributes]
 */
export function symbol(id, x, y, size, attributes) {
  const shown = svg("use", { href: `#${id}`, x, y, width: size, height: size });
  return attributes ? svg("g", attributes, shown) : shown;
}

/** @param {Element} element @param {Record<string, any>} attributes @param {Child[]} children */
function fill(element, attributes, children) {
  set(element, attributes);
  for (const child of children) if (child !== undefined) element.append(child);
  return element;
}

/**
 * Sets attributes, and only those whose value has changed. `false`, `null` and `undefined` remove an attribute, `true`
 * sets it to the empty string, `text` is the text content. Styles go through `style.cssText`, because the page's
 * Content Security Policy forbids style attributes.
 * @param {Element} element
 * @param {Record<string, any>} attributes
 */
export function set(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(name, value);
    else if (name === "text") {
      const words = written(value);
      if (element.textContent !== words) element.textContent = words;
    } else if (value === false || value === null || value === undefined) element.removeAttribute(name);
    else if (name === "style") restyle(element, String(value));
    else if (element.getAttribute(name) !== asText(value)) element.setAttribute(name, asText(value));
  }
}

/** A value as text; a number below 0 has a minus, not a hyphen. @param {any} value */
export const written = (value) => (typeof value === "number" ? `${value}`.replace("-", "−") : String(value));

/** The styles as they were set: the browser returns them normalized. @type {WeakMap<Element, string>} */
const styles = new WeakMap();

/** @param {Element} element @param {string} style */
function restyle(element, style) {
  if (styles.get(element) === style) return;
  styles.set(element, style);
  /** @type {HTMLElement | SVGElement} */ (element).style.cssText = style;
}

/** @param {any} value */
const asText = (value) => (value === true ? "" : String(value));

/**
 * Reconciles the children of `parent` with `items`, one child per item in the same order. Elements with a known key are
 * kept and moved only if necessary: an element that is inserted again loses its transitions and the focus.
 * @template T
 * @param {Element} parent
 * @param {T[]} items
 * @param {(item: T, index: number) => string | number} keyOf
 * @param {(item: T) => Element} make  called once per new key
 * @param {(element: any, item: T, index: number) => void} [update]  called on every call
 */
export function keyed(parent, items, keyOf, make, update = () => {}) {
  const keys = items.map((item, index) => String(keyOf(item, index)));
  const wanted = new Set(keys);
  for (const child of [...parent.children]) if (!wanted.has(child.getAttribute("data-key") ?? "")) child.remove();
  const kept = new Map([...parent.children].map((child) => [child.getAttribute("data-key"), child]));
  let place = parent.firstElementChild;
  items.forEach((item, index) => {
    const element = kept.get(keys[index]) ?? make(item);
    set(element, { "data-key": keys[index] });
    update(element, item, index);
    if (element === place) place = place.nextElementSibling;
    else if (place !== null && place.nextElementSibling === element) place = element.nextElementSibling;
    else put(parent, element, place);
  });
}

/**
 * Inserts or moves an element. `moveBefore` keeps animations and focus, in browsers that have it.
 * @param {any} parent @param {Element} element @param {Element | null} before
 */
function put(parent, element, before) {
  if (element.parentElement === parent && "moveBefore" in parent) parent.moveBefore(element, before);
  else parent.insertBefore(element, before);
}
