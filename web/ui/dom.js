// @ts-check
/** Elements: make them, keep them by key, write to them only what is new. */

const SVG = "http://www.w3.org/2000/svg";

/**
 * An HTML element. Strings among the children become text, never markup.
 * @param {string} name
 * @param {Record<string, any>} [attributes]  a function is a listener: `{ click: play }`
 * @param {...(Node | string | undefined)} children
 * @returns {HTMLElement}
 */
export function el(name, attributes = {}, ...children) {
  return /** @type {HTMLElement} */ (fill(document.createElement(name), attributes, children));
}

/**
 * An SVG element.
 * @param {string} name
 * @param {Record<string, any>} [attributes]
 * @param {...(Node | string | undefined)} children
 * @returns {SVGElement}
 */
export function svg(name, attributes = {}, ...children) {
  return /** @type {SVGElement} */ (fill(document.createElementNS(SVG, name), attributes, children));
}

function fill(element, attributes, children) {
  set(element, attributes);
  for (const child of children) if (child !== undefined) element.append(child);
  return element;
}

/**
 * Write attributes, and only those whose value is new. `false`, `null` and `undefined` take an attribute away,
 * `true` writes it empty, `text` is the text content. A style is written past the attribute, which the page's policy forbids.
 * @param {Element} element
 * @param {Record<string, any>} attributes
 */
export function set(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(name, value);
    else if (name === "text") {
      if (element.textContent !== String(value)) element.textContent = String(value);
    } else if (value === false || value === null || value === undefined) element.removeAttribute(name);
    else if (name === "style") restyle(element, String(value));
    else if (element.getAttribute(name) !== asText(value)) element.setAttribute(name, asText(value));
  }
}

/** The styles as they were given: the browser reads them back in other words. @type {WeakMap<any, string>} */
const styles = new WeakMap();

function restyle(element, style) {
  if (styles.get(element) === style) return;
  styles.set(element, style);
  element.style.cssText = style;
}

const asText = (value) => (value === true ? "" : String(value));

/**
 * Make the children of `parent` be `items`, one each, in order: what has the same key is kept, and stays where it is if it can,
 * for an element put in anew loses its transitions and the focus.
 * @template T
 * @param {Element} parent
 * @param {T[]} items
 * @param {(item: T, index: number) => string | number} keyOf
 * @param {(item: T) => Element} make  called once for a new key
 * @param {(element: any, item: T, index: number) => void} [update]  called each time
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

/** Place an element; one that is only moved keeps what it is doing, where the browser can do that. */
function put(parent, element, before) {
  if (element.parentElement === parent && "moveBefore" in parent) parent.moveBefore(element, before);
  else parent.insertBefore(element, before);
}
