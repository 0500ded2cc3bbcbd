// @ts-check
/** Which version of the site this is, and what runs in it. */

import { fetchFile } from "../ui/site.js";

/** @returns {Promise<{site: string, engine: string, pyodide: string}>} */
export async function versions() {
  return (await fetchFile("manifest.json")).json();
}
