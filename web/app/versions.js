// @ts-check
/** The versions of the site, the engine and Pyodide. */

import { fetchFile } from "../ui/site.js";

/** @returns {Promise<{site: string, engine: string, pyodide: string}>} */
export async function versions() {
  return (await fetchFile("manifest.json")).json();
}
