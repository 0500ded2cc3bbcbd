// @ts-check
/** The versions of the site, the engine and Pyodide. */

import { readJson } from "../ui/site.js";

/** @returns {Promise<{site: string, engine: string, pyodide: string}>} */
export const versions = () => readJson("manifest.json");
