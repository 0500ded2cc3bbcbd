// @ts-check
/** The page installed as an app, where the browser offers it. The page is told by the event `installable` when that changes. */

/** The browser's offer. @type {any} */
let offer;

/** Hear of it: the browser may say so at once, and says it once. */
export function listenInstall() {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    change(event);
  });
  addEventListener("appinstalled", () => change(undefined));
}

function change(now) {
  offer = now;
  document.dispatchEvent(new Event("installable"));
}

/** What installs the page, if it can be installed. */
export const installer = () =>
  offer &&
  (() => {
    offer.prompt();
    change(undefined);
  });
