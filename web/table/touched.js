// @ts-check
/** What a drawing changed, marked for the eye: the elements with `data-spot` in which anything is new. */

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

/** @param {Element} root */
export function forgetTouched(root) {
  for (const element of root.querySelectorAll("[data-touched]")) element.removeAttribute("data-touched");
}
