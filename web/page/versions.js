// @ts-check
/** Which version of the site this is, and what runs in it. */

/** @returns {Promise<{site: string, engine: string, pyodide: string}>} */
export async function versions() {
  const { site, wheels, pyodide } = await (await fetch(new URL("../manifest.json", import.meta.url))).json();
  return { site, engine: wheels.pyengine, pyodide: pyodide.version };
}
