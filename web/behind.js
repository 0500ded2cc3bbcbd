// @ts-check
/** What stands behind the start screen: nobody waits for it there. */

export { learnTerms } from "./reading/glossary.js";
export { listenGloss } from "./reading/gloss.js";
export { listenRules, relayRules } from "./reading/rules.js";
export { openTable, closeTable, relay } from "./table/table.js";
export { listenTime } from "./time/time.js";
export { deal, openLesson, pupils } from "./learn/guide.js";
export { atRest, settle } from "./table/course.js";
export { openReplay } from "./time/replay.js";
export { listen, share } from "./hands/hands.js";
export { isExpected, trouble } from "./page/trouble.js";
export { keepTable } from "./keep/keep.js";
export { openReport } from "./page/report.js";
export { layMenu } from "./page/menu.js";
export { openAbout } from "./page/about.js";
export { askForLink, isArriving, listenArrival } from "./links/arrival.js";
export { openVerify } from "./links/verify.js";
export { openDialog } from "./page/dialog.js";
export { listenDrop } from "./keep/drop.js";
export { notice } from "./table/notice.js";
export { enter } from "./keep/tabs.js";
