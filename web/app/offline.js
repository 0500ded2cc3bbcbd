// @ts-check
/** The site kept on the device: is it here whole, and has a new version come? */

import { el } from "../ui/dom.js";
import { idle } from "../ui/waiting.js";
import { keptMatch } from "../saved/store.js";
import { addressOf } from "../ui/site.js";

/** How long an open page waits before it looks for a new version again, in milliseconds. */
const PATIENCE = 3_600_000;
const AGAIN = "panoply.again";

/** Has anybody done anything on this page, or come to it by a link? */
let touched = location.hash !== "";
for (const kind of ["pointerdown", "keydown", "hashchange"])
  addEventListener(
    kind,
    () => {
      touched = true;
    },
    { capture: true, once: true },
  );

/** Is all of the site on the device? */
let kept = false;
export const isKept = () => kept;

/** The page is about to be loaded anew: with this match on the table. @param {string | undefined} id */
export function comeAgain(id) {
  try {
    if (id) sessionStorage.setItem(AGAIN, id);
  } catch {
    /* then the start screen offers it */
  }
}

/** The match that was on the table then. Said once. */
export async function keptAgain() {
  try {
    const id = sessionStorage.getItem(AGAIN);
    sessionStorage.removeItem(AGAIN);
    return id ? await keptMatch(id) : undefined;
  } catch {
    return undefined;
  }
}

/** The offer of a new version, while it stands; and how to make it anew. @type {HTMLElement | undefined} */
let offer;
let again = () => {};
document.addEventListener("language", () => {
  if (offer?.isConnected) again();
});

/**
 * Keep the site on the device; the page is told by the event `offline`.
 * @param {import("../ui/text.js").Text} text
 * @param {{awake: Promise<void>, busy: () => boolean, leave: () => void}} page  is its engine awake, anything on the table? And: it is about to be loaded anew
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
  lookAgain(registration);
  await workers.ready;
  kept = true;
  document.dispatchEvent(new Event("offline"));
}

/** Who leaves a page open for days is told of new versions, too. @param {ServiceWorkerRegistration} registration */
function lookAgain(registration) {
  let last = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - last < PATIENCE) return;
    last = Date.now();
    registration.update().catch(() => {});
  });
}

/** A new version is here: nobody who has touched the page is torn away from it. */
function welcome(registration, text, page) {
  if (page.busy() || touched) show(registration, text, page);
  else
    change(registration, page).then((others) => {
      if (others) show(registration, text, page);
    });
}

/** Let the new version in and load the page anew, if no other page goes on with the old one. @returns {Promise<number>} how many do */
function change({ waiting }, { leave }) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const reload = () => {
      leave();
      location.reload();
    };
    navigator.serviceWorker.addEventListener("controllerchange", reload, { once: true });
    port1.onmessage = ({ data: { others } }) => {
      if (others) navigator.serviceWorker.removeEventListener("controllerchange", reload);
      resolve(others);
    };
    waiting?.postMessage("update", [port2]);
  });
}

function show(registration, text, page, key = "update.ready") {
  offer?.remove();
  again = () => show(registration, text, page, key);
  const button = (name, kind, press) =>
    el("button", { type: "button", class: kind, click: press }, text.say(`update.${name}`));
  const update = async () => {
    if (await change(registration, page)) show(registration, text, page, "update.others");
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
