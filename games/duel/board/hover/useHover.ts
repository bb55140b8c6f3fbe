import { type RefObject, useEffect, useState } from "react";

/** The thing on the table that the pointer rests on, or that the keyboard has come to. */
export interface Hovered {
  readonly id: string;
  readonly thing: HTMLElement;
}

/** Milliseconds until resting counts as asking; shorter while an answer is on the screen. */
const REST = 550;
const NEXT = 90;
/** A long press asks, as a right click does. */
const LONG = 520;
/** A finger that went further than this drags. */
const STILL = 8;

const asked = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>("[data-explain]") : null;

/**
 * Everything that carries `data-explain` explains itself: a short slip while the pointer rests on it, the whole leaf
 * on a right click, a long press, or the key `?`.
 */
export function useHover(root: RefObject<HTMLElement | null>, explain: (id: string) => void): Hovered | null {
  const [hovered, setHovered] = useState<Hovered | null>(null);
  useEffect(() => {
    const table = root.current;
    if (!table) return;
    let resting: HTMLElement | null = null;
    let shown = false;
    let timer = 0;
    let press = 0;
    let swallow = false;
    let start = { x: 0, y: 0 };

    const show = (thing: HTMLElement | null) => {
      shown = thing !== null;
      setHovered(thing ? { id: thing.dataset.explain ?? "", thing } : null);
    };
    const rest = (thing: HTMLElement | null) => {
      if (thing === resting) return;
      resting = thing;
      clearTimeout(timer);
      timer = window.setTimeout(() => show(thing?.isConnected ? thing : null), shown ? NEXT : REST);
    };
    const hide = () => {
      clearTimeout(timer);
      if (shown) show(null);
    };
    const ask = (thing: HTMLElement) => {
      hide();
      explain(thing.dataset.explain ?? "");
    };

    const over = (e: PointerEvent) => {
      if (e.pointerType === "mouse" && e.buttons === 0) rest(asked(e.target));
    };
    const leave = () => rest(null);
    const focus = (e: FocusEvent) => {
      if (e.target instanceof HTMLElement && e.target.matches(":focus-visible")) rest(asked(e.target));
    };
    const down = (e: PointerEvent) => {
      swallow = false;
      hide();
      resting = asked(e.target);
      clearTimeout(press);
      const thing = asked(e.target);
      if (e.pointerType === "mouse" || !thing) return;
      start = { x: e.clientX, y: e.clientY };
      press = window.setTimeout(() => {
        swallow = true;
        ask(thing);
      }, LONG);
    };
    const move = (e: PointerEvent) => {
      if (Math.hypot(e.clientX - start.x, e.clientY - start.y) > STILL) clearTimeout(press);
    };
    const up = () => clearTimeout(press);
    // What a long press has asked is not chosen as well.
    const click = (e: MouseEvent) => {
      if (!swallow) return;
      swallow = false;
      e.preventDefault();
      e.stopPropagation();
    };
    const menu = (e: MouseEvent) => {
      const thing = asked(e.target);
      if (!thing) return;
      e.preventDefault();
      if (!swallow) ask(thing);
    };
    const key = (e: KeyboardEvent) => {
      if (e.key === "Escape") return hide();
      const thing = e.key === "?" ? asked(e.target) : null;
      if (!thing) return;
      e.preventDefault();
      ask(thing);
    };

    table.addEventListener("pointerover", over);
    table.addEventListener("pointerleave", leave);
    table.addEventListener("focusin", focus);
    table.addEventListener("focusout", leave);
    table.addEventListener("pointerdown", down, true);
    table.addEventListener("pointermove", move, true);
    table.addEventListener("pointerup", up, true);
    table.addEventListener("pointercancel", up, true);
    table.addEventListener("click", click, true);
    table.addEventListener("contextmenu", menu);
    table.addEventListener("keydown", key);
    return () => {
      clearTimeout(timer);
      clearTimeout(press);
      table.removeEventListener("pointerover", over);
      table.removeEventListener("pointerleave", leave);
      table.removeEventListener("focusin", focus);
      table.removeEventListener("focusout", leave);
      table.removeEventListener("pointerdown", down, true);
      table.removeEventListener("pointermove", move, true);
      table.removeEventListener("pointerup", up, true);
      table.removeEventListener("pointercancel", up, true);
      table.removeEventListener("click", click, true);
      table.removeEventListener("contextmenu", menu);
      table.removeEventListener("keydown", key);
    };
  }, [root, explain]);
  return hovered;
}
