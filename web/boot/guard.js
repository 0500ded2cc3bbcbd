// @ts-check
// Tells the person in one sentence when any file of the site is missing or damaged, and offers to try again. `build.py`
// inlines this script at the head of `index.html`, with the sentences in all languages, so that it runs first.

(() => {
  /** By language, then by key. @type {Record<string, Record<string, string>>} */
  const sentences = /** @type {any} */ (self).SENTENCES;
  /** How long the device may take to check its copy of the site, in milliseconds. */
  const PATIENCE = 20_000;
  const LOOK = `position: fixed; inset: auto 12px max(12px, env(safe-area-inset-bottom)); margin: 0 auto; width: fit-content;
    max-width: calc(100vw - 24px); box-sizing: border-box; display: flex; flex-wrap: wrap; align-items: center; gap: 8px 20px;
    padding: 10px 10px 10px 18px; border-radius: 12px; border: 1px solid var(--warn, CanvasText); color: var(--ink, CanvasText);
    background: var(--raised, Canvas); font: 1rem/1.5 var(--sans, system-ui, sans-serif); box-shadow: 0 12px 32px #0006`;

  let started = false;
  /** @type {HTMLElement | undefined} */
  let notice;

  /** @param {string} key */
  function say(key) {
    const wanted = [...(started ? [document.documentElement.lang] : []), ...navigator.languages];
    const language = wanted.map((tag) => tag.slice(0, 2)).find((tag) => Object.hasOwn(sentences, tag));
    return sentences[language ?? "en"][key];
  }

  function show() {
    if (notice?.isConnected) return;
    const words = Object.assign(document.createElement("span"), { textContent: say("lost.words") });
    const button = Object.assign(document.createElement("button"), { type: "button", textContent: say("lost.again") });
    button.className = "primary";
    button.onclick = () => tryAgain(button);
    const leave = Object.assign(document.createElement("button"), { type: "button", textContent: "×" });
    leave.className = "plain";
    leave.setAttribute("aria-label", say("lost.leave"));
    leave.onclick = () => notice?.remove();
    notice = document.createElement("div");
    notice.className = "lost-file";
    notice.setAttribute("role", "alert");
    notice.style.cssText = LOOK;
    notice.popover = "manual";
    notice.append(words, button, leave);
    // An open dialog makes everything outside it inert.
    (document.querySelector("dialog[open]") ?? document.body ?? document.documentElement).append(notice);
    notice.showPopover();
  }

  /**
   * Has the copy of the site on the device repaired, then reloads the page if the host answers; a file just reloads.
   * @param {HTMLButtonElement} button
   */
  async function tryAgain(button) {
    button.disabled = true;
    if (location.protocol === "file:") return location.reload();
    await Promise.race([mended().catch(() => {}), new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
    const page = await fetch(location.href, { cache: "no-cache" }).catch(() => undefined);
    if (page?.ok) location.reload();
    else button.disabled = false;
  }

  /** The service worker fetches again what is missing or damaged in its cache. */
  async function mended() {
    const worker = (await navigator.serviceWorker?.getRegistration())?.active;
    if (!worker) return;
    const { port1, port2 } = new MessageChannel();
    worker.postMessage("mend", [port2]);
    await new Promise((resolve) => {
      port1.onmessage = resolve;
    });
  }

  addEventListener(
    "error",
    ({ target }) => {
      const file = target instanceof HTMLScriptElement || target instanceof HTMLLinkElement;
      if (file ? !/icon|manifest/.test(target.getAttribute("rel") ?? "") : !started && target === window) show();
    },
    { capture: true },
  );
  addEventListener("unhandledrejection", () => {
    if (!started) show();
  });
  document.addEventListener("lost", show);
  document.addEventListener("started", () => {
    started = true;
  });
})();
