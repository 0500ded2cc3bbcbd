// @ts-check
/** Marks what a drawing changed: the elements with `data-spot` in which anything is new. */

/**
 * @param {Element} root
 * @param {() => void} draw
 */
export function markTouched(root, draw) {
  const watcher = new MutationObserver(() => {});
  watcher.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
  draw();
  const changes = watcher.takeRecords();
  watcher.disconnect();
  for (const { target, addedNodes } of changes) {
    for (const node of [target, ...addedNodes]) {
      const element = node instanceof Element ? node : node.parentElement;
      element?.closest("[data-spot]")?.setAttribute("data-touched", "");
    }
  }
}

/** Removes the marks. @param {Element} root */
export function forgetTouched(root) {
  for (const element of root.querySelectorAll("[data-touched]")) element.removeAttribute("data-touched");
}

/** Removes the marks for good: the person has gone on. @param {import("./table.js").Table} table */
export function forgetChanges({ shown }) {
  forgetTouched(shown.regions.play);
  shown.changedSince = undefined;
}
