// @ts-check
/** The input modality: does who is here use keys? The last thing they did tells. */

let last = "";

export const byKeys = () => last === "keydown";

export function listenKeys() {
  for (const kind of ["keydown", "pointerdown"])
    addEventListener(
      kind,
      () => {
        last = kind;
      },
      { capture: true },
    );
}
