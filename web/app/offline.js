// @ts-check
/** The service worker: the page works offline, and new versions are offered. */

import { el } from "../ui/dom.js";
import { idle } from "../ui/waiting.js";
import { addressOf } from "../ui/site.js";

/**
 * @typedef {import("../ui/text.js").Text} Text
 * @typedef {object} Page
 * @property {Promise<void>} awake  the engine has started
 * @property {() => boolean} busy  is a match on the table, or about to be?
 */

/** How often an open page checks for a new version, in milliseconds. */
const CHECK_EVERY = 3_600_000;

/** Has the page been used, or opened by a link? Then it doesn't reload by itself. */
let touched = location.hash !== "";
for (const kind of ["pointerdown", "keydown", "hashchange"])
  addEventListener(
    kind,
    () => {
      touched = true;
    },
    { capture: true, once: true },
  );

/** Is the whole site in the cache of the service worker? */
let kept = false;
export const isKept = () => kept;

/** The strip that offers a new version. @type {HTMLElement | undefined} */
let offer;
/** Shows the strip again, after a change of language. */
let again = () => {};
document.addEventListener("language", () => {
  if (offer?.isConnected) again();
});

/**
 * Registers the service worker. The event `offline` tells when the whole site is cached.
 * @param {Text} text
 * @param {Page} page
 */
export async function keepSite(text, page) {
  const workers = navigator.serviceWorker;
  if (!workers?.controller) await page.awake.then(idle);
  const registration = await workers?.register(addressOf("sw.js"), { updateViaCache: "none" }).catch(() => undefined);
  if (!registration) return;
  const look = () => {
    if (registration.waiting && workers.controller) welcome(registration, text, page);
  };
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", look));
  look();
  if (registration.active) registration.update().catch(() => {});
  checkForUpdates(registration);
  const { active } = await workers.ready;
  kept = true;
  document.dispatchEvent(new Event("offline"));
  await page.awake.then(idle);
  if (navigator.onLine) active?.postMessage("mend");
}

/** Checks for new versions in a page that stays open for days. @param {ServiceWorkerRegistration} registration */
function checkForUpdates(registration) {
  let last = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - last < CHECK_EVERY) return;
    last = Date.now();
    registration.update().catch(() => {});
  });
}

/**
 * A new version is ready. It is activated at once if the page has not been used yet, otherwise offered.
 * @param {ServiceWorkerRegistration} registration @param {Text} text @param {Page} page
 */
function welcome(registration, text, page) {
  if (page.busy() || touched) show(registration, text, page);
  else
    change(registration).then((others) => {
      if (others) show(registration, text, page);
    });
}

/**
 * Activates the new version and reloads the page, unless other tabs still use the old one.
 * @param {ServiceWorkerRegistration} registration
 * @returns {Promise<number>}  the number of other tabs
 */
function change({ waiting }) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const reload = () => location.reload();
    navigator.serviceWorker.addEventListener("controllerchange", reload, { once: true });
    port1.onmessage = ({ data: { others } }) => {
      if (others) navigator.serviceWorker.removeEventListener("controllerchange", reload);
      resolve(others);
    };
    waiting?.postMessage("update", [port2]);
  });
}

/**
 * Shows the offer.
 * @param {ServiceWorkerRegistration} registration @param {Text} text @param {Page} page
 * @param {string} [key]  of the text
 */
function show(registration, text, page, key = "update.ready") {
  offer?.remove();
  again = () => show(registration, text, page, key);
  /** @param {string} name @param {string} kind @param {() => void} press */
  const button = (name, kind, press) =>
    el("button", { type: "button", class: kind, click: press }, text.say(`update.${name}`));
  const update = async () => {
    if (await change(registration)) show(registration, text, page, "update.others");
  };
  offer = el(
    "section",
    { class: "update", role: "status", "aria-label": text.say("update.title") },
    el("p", {}, text.say(key)),
    el(
      "div",
      {},
      button("later", "plain", () => offer?.remove()),
      button("now", "primary", update),
    ),
  );
  document.body.append(offer);
}
