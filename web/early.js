// @ts-check
/** The engine begins to wake before the page's other modules are here. */

import { hireFirst } from "./client.js";

hireFirst();
