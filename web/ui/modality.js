// @ts-check
/** The input modality: keyboard or pointer, by the last event. */

/** The type of the last input event. */
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
