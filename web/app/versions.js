// @ts-check
/** Which version of the site this is, and what runs in it. */

/** @returns {Promise<{site: string, engine: string, pyodide: string}>} */
export async function versions() {
  return (await fetch(new URL("../manifest.json", import.meta.url))).json();
}
