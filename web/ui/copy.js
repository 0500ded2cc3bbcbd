// @ts-check
/** The clipboard, which a browser may refuse, and which a page without https doesn't have at all. */

/** @param {string} words @returns {Promise<boolean>} were they copied? */
export async function copied(words) {
  try {
    await navigator.clipboard.writeText(words);
    return true;
  } catch {
    return false;
  }
}
