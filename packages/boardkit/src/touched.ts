import { atRest } from "./later.ts";

/** Waits until the page is at rest, or until the player reaches for it. */
export const atRestOrTouched = (): Promise<void> =>
  new Promise((done) => {
    const listening = new AbortController();
    const end = () => {
      listening.abort();
      done();
    };
    for (const touch of ["pointerdown", "wheel"])
      document.addEventListener(touch, end, { capture: true, passive: true, signal: listening.signal });
    void atRest().then(end);
  });
