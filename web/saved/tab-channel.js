// @ts-check
/** Messages about a match between the tabs of this page: `kept`, `yield`, `yielded`. */

const channel = "BroadcastChannel" in globalThis ? new BroadcastChannel("panoply") : undefined;

export const canTell = channel !== undefined;

/** @param {{id: string}} match @param {string} news */
export const tellTabs = ({ id }, news) => channel?.postMessage({ id, news });

/** @param {{id: string}} match @param {(news: string) => void} hear @param {AbortSignal} signal */
export function hearTabs({ id }, hear, signal) {
  channel?.addEventListener(
    "message",
    ({ data }) => {
      if (data?.id === id) hear(data.news);
    },
    { signal },
  );
}
