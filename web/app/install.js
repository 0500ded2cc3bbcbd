// @ts-check
/** Installs the page as an app, in browsers that offer it. The event `installable` tells when the offer changes. */

/** The event `beforeinstallprompt`, kept until it is used. @type {any} */
let offer;

/** Called early: the browser fires its event only once, maybe right after loading. */
export function listenInstall() {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    change(event);
  });
  addEventListener("appinstalled", () => change(undefined));
}

/** @param {Event | undefined} now */
function change(now) {
  offer = now;
  document.dispatchEvent(new Event("installable"));
}

/** A function that installs the page, or undefined if the browser doesn't offer it. */
export const installer = () =>
  offer &&
  (() => {
    offer.prompt();
    change(undefined);
  });
