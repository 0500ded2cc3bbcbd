// @ts-check
/** The versions of the site, the engine and Pyodide. */

/** @returns {Promise<{site: string, engine: string, pyodide: string}>} */
export async function versions() {
  return (await fetch(new URL("../manifest.json", import.meta.url))).json();
}
