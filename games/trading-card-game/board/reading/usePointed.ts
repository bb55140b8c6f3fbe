/** What the pointer or the keyboard is on, for the place where everything is read. */
import { type RefObject, useEffect, useState } from "react";

/** Milliseconds until what is pointed at is read, and until it is put away again: on the way elsewhere nothing flickers. */
const IN = 120;
const OUT = 100;

/** By this the place is known to what is read in it. */
export const READING_ID = "reading";

const explainedAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>("[data-explain]") : null;

/**
 * Follows mouse and focus over a table: what they are on, by its `data-explain`, or null. What has the focus is described
 * by what is read. A finger points at nothing: what it presses is read as long as it is chosen or kept.
 */
export function usePointed(root: RefObject<HTMLElement | null>, on: boolean): string | null {
  const [pointed, point] = useState<string | null>(null);
  useEffect(() => {
    const table = root.current;
    if (!table || !on) return;
    const off = new AbortController();
    const listening = { signal: off.signal, passive: true };
    let timer = 0;
    let next: string | null = null;
    const to = (id: string | null) => {
      if (id === next) return;
      next = id;
      clearTimeout(timer);
      timer = window.setTimeout(() => point(id), id === null ? OUT : IN);
    };
    const idOf = (thing: HTMLElement | null) => thing?.dataset.explain ?? null;
    table.addEventListener(
      "pointermove",
      ({ pointerType, target, buttons }) => {
        if (pointerType !== "mouse" || buttons !== 0) return;
        // The place itself keeps what is read in it.
        if (target instanceof Element && target.closest(`#${READING_ID}`)) return;
        to(idOf(explainedAt(target)));
      },
      listening,
    );
    table.addEventListener("pointerleave", () => to(null), listening);
    table.addEventListener(
      "focusin",
      ({ target }) => {
        const thing = explainedAt(target);
        if (!(target instanceof Element) || !thing || !target.matches(":focus-visible")) return;
        to(idOf(thing));
        target.setAttribute("aria-describedby", READING_ID);
      },
      listening,
    );
    table.addEventListener(
      "focusout",
      ({ target }) => {
        if (!(target instanceof Element) || target.getAttribute("aria-describedby") !== READING_ID) return;
        target.removeAttribute("aria-describedby");
        to(null);
      },
      listening,
    );
    return () => {
      off.abort();
      clearTimeout(timer);
      point(null);
    };
  }, [root, on]);
  return pointed;
}
