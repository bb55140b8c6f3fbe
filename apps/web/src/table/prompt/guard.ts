/** Keeps a press that was meant for one question from answering the next. */
import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useLayoutEffect } from "react";

/** The second half of a double click belongs to its first: so long after a press nothing new can be pressed, in ms. */
const DOUBLE = 350;
/** A press before this is forgotten: some help people to press without a pointer, and tell of the click alone. */
const FORGOTTEN = 3000;

/** Told of every press and of every new question, with the time. Pure. */
export class PressGuard {
  #pressed = Number.NEGATIVE_INFINITY;
  #asked = Number.NEGATIVE_INFINITY;

  press(now: number): void {
    this.#pressed = now;
  }
  ask(now: number): void {
    this.#asked = now;
  }
  /** For how long nothing can be pressed yet. */
  closedFor(now: number): number {
    return Math.max(0, Math.min(DOUBLE, this.#pressed + DOUBLE - now));
  }
  /** Whether a press that ends now was made for what is asked now, and did not begin before. */
  meant(now: number): boolean {
    return this.#pressed >= this.#asked || now - this.#pressed > FORGOTTEN;
  }
}

const guard = new PressGuard();

/** A key has answered, which counts as a press: the next question is closed for a moment. */
export const pressed = (): void => guard.press(performance.now());

/** Presses anywhere on the page, while a player is asked something on it. */
export function usePresses(): void {
  useEffect(() => {
    const press = () => guard.press(performance.now());
    document.addEventListener("pointerdown", press, true);
    return () => document.removeEventListener("pointerdown", press, true);
  }, []);
}

/**
 * What a list of buttons does that answer a question: nothing for presses that were not meant for it. Another question,
 * or another set of buttons, closes it for a moment.
 */
export function useGuard(list: RefObject<HTMLElement | null>, question: unknown, buttons: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is another question that closes
  useLayoutEffect(() => {
    const now = performance.now();
    guard.ask(now);
    const closed = guard.closedFor(now);
    const place = list.current;
    if (!place || closed === 0) return;
    place.dataset.closed = "true";
    const opened = () => delete place.dataset.closed;
    const open = setTimeout(opened, closed);
    return () => {
      clearTimeout(open);
      opened();
    };
  }, [question, buttons]);
  return {
    onClickCapture: (event: MouseEvent) => {
      // Keys have no pointer that could be late.
      if (event.detail > 0 && !guard.meant(performance.now())) event.stopPropagation();
    },
    onKeyDownCapture: (event: KeyboardEvent) => {
      // Held down, Enter would press again and again.
      if (event.repeat && event.key === "Enter") event.preventDefault();
    },
  };
}
