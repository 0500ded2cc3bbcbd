// @ts-check
/** Searching what the rules panel shows: sections without a hit are hidden, hits are marked, accents and case don't matter. */

const SHORTEST = 2;
const BLOCKS = "p, h3, li, h4";

/**
 * @param {HTMLElement} body
 * @param {string} sought
 * @returns {number | undefined}  hits; undefined where nothing is sought
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

function hide(element, hidden) {
  element.toggleAttribute("hidden", hidden);
}

/** Signs that have a plainer twin on the keyboard. */
const PLAIN = { "’": "'", "\u00a0": " ", "\u202f": " " };

/** Letter by letter, so that places in the folded text are places in the text. */
const fold = (words) =>
  [...words]
    .map((letter) => PLAIN[letter] ?? (letter.length > 1 ? letter : letter.normalize("NFD")[0].toLowerCase()[0]))
    .join("");

/** @param {Element} root @param {string} words @returns {Range[]} */
function hits(root, words) {
  return [...root.querySelectorAll(BLOCKS)].flatMap((block) => hitsIn(block, words));
}

function hitsIn(block, words) {
  const ranges = [];
  const folded = fold(block.textContent);
  for (let at = folded.indexOf(words); at >= 0; at = folded.indexOf(words, at + words.length))
    ranges.push(rangeOf(block, at, at + words.length));
  return ranges;
}

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
