// @ts-check
/**
 * Full-text search in the rules panel, ignoring case and accents. Hides sections without a hit and highlights the hits.
 */

const SHORTEST = 2;
const BLOCKS = "p, h3, li, h4";

/**
 * @param {HTMLElement} body
 * @param {string} sought
 * @returns {number | undefined}  the number of hits; undefined without a search
 */
export function search(body, sought) {
  const words = fold(sought.trim());
  const seeking = words.length >= SHORTEST;
  body.classList.toggle("seeking", seeking);
  /** @type {Range[]} */
  const all = [];
  for (const section of body.querySelectorAll(".rules-section")) {
    const parts = [...section.querySelectorAll(":scope > .entry")];
    for (const part of parts) hide(part, seeking && hits(part, words).length === 0);
    const found = seeking ? hits(section, words) : [];
    hide(section, seeking && found.length === 0);
    all.push(...found);
  }
  clearSearch();
  if (!seeking) return undefined;
  if (globalThis.CSS?.highlights) CSS.highlights.set("found", new Highlight(...all));
  body.scrollTop = 0;
  return all.length;
}

export const clearSearch = () => {
  globalThis.CSS?.highlights?.delete("found");
};

/** @param {Element} element @param {boolean} hidden */
function hide(element, hidden) {
  element.toggleAttribute("hidden", hidden);
}

/** Typographic characters, and what is typed for them. @type {Record<string, string>} */
const PLAIN = { "’": "'", "\u00a0": " ", "\u202f": " " };

/**
 * Removes case and accents, one character for one, so that indices into the result are indices into the text.
 * @param {string} words
 */
const fold = (words) =>
  [...words]
    .map((letter) => PLAIN[letter] ?? (letter.length > 1 ? letter : letter.normalize("NFD")[0].toLowerCase()[0]))
    .join("");

/** @param {Element} root @param {string} words @returns {Range[]} */
function hits(root, words) {
  return [...root.querySelectorAll(BLOCKS)].flatMap((block) => hitsIn(block, words));
}

/** @param {Element} block @param {string} words */
function hitsIn(block, words) {
  const ranges = [];
  const folded = fold(block.textContent);
  for (let at = folded.indexOf(words); at >= 0; at = folded.indexOf(words, at + words.length))
    ranges.push(rangeOf(block, at, at + words.length));
  return ranges;
}

/**
 * The range of characters `from` to `to` in a block's text.
 * @param {Element} block @param {number} from @param {number} to
 */
function rangeOf(block, from, to) {
  const range = document.createRange();
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  let passed = 0;
  for (let node = walker.nextNode(); node && passed < to; node = walker.nextNode()) {
    const length = /** @type {Text} */ (node).length;
    if (from >= passed && from < passed + length) range.setStart(node, from - passed);
    if (to > passed && to <= passed + length) range.setEnd(node, to - passed);
    passed += length;
  }
  return range;
}
