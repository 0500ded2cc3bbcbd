// @ts-check
/** The actions on saved games, for the start screen and for the table. */

import { isExpected } from "../engine/errors.js";
import { BadFile } from "./file.js";
import { toast } from "../ui/toast.js";
import { giveFile, givePicture, importFile } from "./import-export.js";

/**
 * @typedef {import("./store.js").Kept} Kept
 * @typedef {object} Page  what the page provides
 * @property {import("../engine/client.js").Client} client
 * @property {import("../ui/text.js").Text} text
 * @property {import("../games/index.js").Title[]} games
 * @property {(kept: Kept) => void} resume
 * @property {() => void} home  shows the start screen
 * @property {() => Promise<void>} refresh  reloads the list of games
 * @property {(kept: Kept) => Promise<import("./picture.js").Easel>} easel  loads the match into the engine
 * @property {(error: any) => void} ontrouble
 */

/** @param {Page} page @returns {import("./my-games.js").Ways} */
export function savedGameActions({ client, text, games, resume, home, refresh, easel, ontrouble }) {
  /** A bad file is reported in a toast, any other error by `ontrouble`. @param {() => Promise<void>} run */
  const reported = (run) =>
    run().catch((error) => {
      if (error instanceof BadFile) toast(text.say(`file.bad.${error.key}`, error.args), text);
      else if (!isExpected(error)) ontrouble(error);
    });
  /** @param {Kept} kept */
  const titleOf = ({ record }) => games.find(({ name }) => name === record.game)?.title ?? record.game;
  return {
    onresume: resume,
    onchange: refresh,
    onexport: (kept) => giveFile(kept, text),
    onpicture: (kept) =>
      reported(async () => {
        await givePicture(kept, await easel(kept), titleOf(kept));
        toast(text.say("mine.picture.about"), text);
      }),
    onfile: (file) =>
      reported(async () => {
        toast(text.say("mine.opening"), text);
        const taken = await importFile(file, { client, text });
        home();
        toast(text.say("mine.taken", { count: taken.length }), text);
        if (taken.length === 1) resume(taken[0]);
      }),
  };
}
