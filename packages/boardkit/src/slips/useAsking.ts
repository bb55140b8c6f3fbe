/** Asking about things on the table: everything that carries `data-explain` answers. */
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Thing } from "../outline.ts";

/** What a player asks about. */
export interface AskedThing {
  /** What `data-explain` says. */
  readonly id: string;
  readonly thing: Thing;
  /** Its slip stays until it is closed; otherwise it goes with the pointer or the focus. */
  readonly open: boolean;
}

/** What is asked about now, and the ways to ask and to close by hand. */
export interface Asking {
  readonly asked: AskedThing | null;
  readonly open: (id: string, thing: Thing) => void;
  readonly close: () => void;
}

export interface AskingOptions {
  /** Opens the whole explanation. */
  readonly explain: (id: string) => void;
  /** Where asking for everything opens the thing's own slip instead. */
  readonly opens?: (id: string) => boolean;
  /** Keys that ask for everything. */
  readonly keys?: readonly string[];
}

/** Milliseconds until resting counts as asking; shorter while an answer is on the screen. */
const REST = 550;
const NEXT = 90;
/** Milliseconds until a press of a finger is a long one. */
const LONG = 520;
/** A finger that went further than this, in CSS pixels, does something else. */
const STILL = 8;

const KEYS = ["?", "i"];

const thingAt = (target: EventTarget | null): Thing | null =>
  target instanceof Element ? target.closest<Thing>("[data-explain]") : null;

const idOf = (thing: Thing): string => thing.dataset.explain ?? "";

/**
 * A short slip while the pointer or the focus rests on a thing; one that stays after a long press; everything there is
 * to say after a right click or a key. Escape closes.
 */
export function useAsking(root: RefObject<HTMLElement | null>, options: AskingOptions): Asking {
  const [asked, ask] = useState<AskedThing | null>(null);
  const latest = useRef({ ...options, asked });
  useLayoutEffect(() => {
    latest.current = { ...options, asked };
  });
  const open = useCallback((id: string, thing: Thing) => ask({ id, thing, open: true }), []);
  const close = useCallback(() => ask(null), []);

  useEffect(() => {
    const table = root.current;
    if (!table) return;
    const off = new AbortController();
    const { signal } = off;
    let resting: Thing | null = null;
    let timer = 0;
    let press = 0;
    let swallow = false;
    let start = { x: 0, y: 0 };
    let last = { x: -1, y: -1 };

    const isOpen = () => latest.current.asked?.open === true;
    const rest = (thing: Thing | null) => {
      if (thing === resting || isOpen()) return;
      resting = thing;
      clearTimeout(timer);
      timer = window.setTimeout(
        () => !isOpen() && ask(thing?.isConnected ? { id: idOf(thing), thing, open: false } : null),
        latest.current.asked ? NEXT : REST,
      );
    };
    const hide = () => {
      clearTimeout(timer);
      if (!isOpen()) ask(null);
    };
    const askAll = (thing: Thing) => {
      hide();
      const { explain, opens } = latest.current;
      if (opens?.(idOf(thing))) open(idOf(thing), thing);
      else explain(idOf(thing));
    };
    const leave = () => rest(null);
    const lifted = () => clearTimeout(press);

    // What comes to lie under a pointer that has not moved was not asked about.
    document.addEventListener(
      "pointermove",
      ({ pointerType, buttons, target, clientX: x, clientY: y }) => {
        const moved = x !== last.x || y !== last.y;
        last = { x, y };
        if (!moved || pointerType !== "mouse" || buttons !== 0) return;
        if (target instanceof Node && table.contains(target)) rest(thingAt(target));
      },
      { signal, capture: true, passive: true },
    );
    table.addEventListener("pointerleave", leave, { signal });
    table.addEventListener(
      "focusin",
      ({ target }) => target instanceof Element && target.matches(":focus-visible") && rest(thingAt(target)),
      { signal },
    );
    table.addEventListener("focusout", leave, { signal });
    table.addEventListener(
      "pointerdown",
      ({ target, pointerType, clientX, clientY }) => {
        swallow = false;
        hide();
        lifted();
        const thing = thingAt(target);
        resting = thing;
        if (pointerType === "mouse" || !thing) return;
        start = { x: clientX, y: clientY };
        press = window.setTimeout(() => {
          swallow = true;
          open(idOf(thing), thing);
        }, LONG);
      },
      { signal, capture: true },
    );
    table.addEventListener(
      "pointermove",
      ({ clientX, clientY }) => Math.hypot(clientX - start.x, clientY - start.y) > STILL && lifted(),
      { signal, capture: true },
    );
    for (const end of ["pointerup", "pointercancel"])
      table.addEventListener(end, lifted, { signal, capture: true });
    // What a long press has asked about is not chosen as well.
    table.addEventListener(
      "click",
      (e) => {
        if (!swallow) return;
        swallow = false;
        e.preventDefault();
        e.stopPropagation();
      },
      { signal, capture: true },
    );
    table.addEventListener(
      "contextmenu",
      (e) => {
        const thing = thingAt(e.target);
        if (!thing) return;
        e.preventDefault();
        // A finger has its slip already, or has it in a moment.
        if (!swallow && e instanceof PointerEvent && e.pointerType !== "touch") askAll(thing);
      },
      { signal },
    );
    document.addEventListener("keydown", ({ key }) => key === "Escape" && hide(), { signal });
    table.addEventListener(
      "keydown",
      (e) => {
        if (e.ctrlKey || e.metaKey || e.altKey || !(latest.current.keys ?? KEYS).includes(e.key)) return;
        const thing = thingAt(e.target);
        if (!thing) return;
        e.preventDefault();
        askAll(thing);
      },
      { signal },
    );
    return () => {
      off.abort();
      clearTimeout(timer);
      clearTimeout(press);
    };
  }, [root, open]);
  return { asked, open, close };
}
