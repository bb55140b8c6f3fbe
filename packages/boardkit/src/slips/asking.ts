/** How a player asks about a thing that carries `data-explain`: by resting on it, with a long press, or for everything. */
import type { Thing } from "../outline.ts";

/** What a player asks about. */
export interface AskedThing {
  /** What `data-explain` says. */
  readonly id: string;
  readonly thing: Thing;
  /** Its slip stays until it is closed; otherwise it goes with the pointer or the focus. */
  readonly open: boolean;
  /** The focus of the keyboard came to rest on it: its slip is short, so that the table is not hidden on the way. */
  readonly short?: boolean;
}

/** Tells when the pointer or the focus rests on a thing. */
export interface Resting {
  /** It comes to this, or to nothing; `short`: by the keyboard. */
  readonly on: (thing: Thing | null, short?: boolean) => void;
  /** A press begins on this, which is no rest. */
  readonly pressed: (thing: Thing | null) => void;
  readonly hide: () => void;
  readonly end: () => void;
}

/** Tells when a finger has been on a thing for long. */
export interface LongPress {
  /** Whether the press that ends now was a long one. */
  readonly isLong: () => boolean;
  readonly end: () => void;
}

/** Milliseconds until resting counts as asking; shorter while an answer is on the screen. */
const REST = 550;
const NEXT = 90;
/** Milliseconds until a press of a finger is a long one. */
const LONG = 520;
/** A finger that went further than this, in CSS pixels, does something else. */
const STILL = 8;

const thingAt = (target: EventTarget | null): Thing | null =>
  target instanceof Element ? target.closest<Thing>("[data-explain]") : null;

/** What has a reading place of its own (`data-read`) needs no slip when it is rested on. */
const restedAt = (target: EventTarget | null): Thing | null => {
  const thing = thingAt(target);
  return thing?.dataset.read === undefined ? thing : null;
};

/** Where things are only named (`data-names`): there they are asked about as on the table itself. */
export const isNamed = (thing: Element): boolean => thing.closest("[data-names]") !== null;

const namedAt = (target: EventTarget | null): Thing | null => {
  const thing = thingAt(target);
  return thing && isNamed(thing) ? thing : null;
};

/** What a thing says it is. */
export const idOf = (thing: Thing): string => thing.dataset.explain ?? "";

/** Asks about what is rested on for long enough, unless a slip stays open. */
export function resting(
  asked: () => AskedThing | null,
  ask: (thing: Thing | null, short: boolean) => void,
): Resting {
  let on: Thing | null = null;
  let timer = 0;
  const isOpen = () => asked()?.open === true;
  const end = () => clearTimeout(timer);
  const hide = () => {
    end();
    if (!isOpen()) ask(null, false);
  };
  return {
    on: (thing, short = false) => {
      if (thing === on || isOpen()) return;
      on = thing;
      end();
      timer = window.setTimeout(
        () => !isOpen() && ask(thing?.isConnected ? thing : null, short),
        asked() ? NEXT : REST,
      );
    },
    pressed: (thing) => {
      hide();
      on = thing;
    },
    hide,
    end,
  };
}

/** Hears where pointer and focus rest on a table. */
export function hearRest(table: HTMLElement, signal: AbortSignal, rest: Resting): void {
  let last = { x: -1, y: -1 };
  const leave = () => rest.on(null);
  // What comes to lie under a pointer that has not moved was not asked about.
  document.addEventListener(
    "pointermove",
    ({ pointerType, buttons, target, clientX: x, clientY: y }) => {
      const moved = x !== last.x || y !== last.y;
      last = { x, y };
      if (!moved || pointerType !== "mouse" || buttons !== 0) return;
      rest.on(target instanceof Node && table.contains(target) ? restedAt(target) : namedAt(target));
    },
    { signal, capture: true, passive: true },
  );
  table.addEventListener("pointerleave", leave, { signal });
  document.addEventListener(
    "focusin",
    ({ target }) => {
      if (!(target instanceof Element) || !target.matches(":focus-visible")) return;
      if (table.contains(target)) rest.on(restedAt(target), true);
      else if (namedAt(target)) rest.on(namedAt(target), true);
    },
    { signal },
  );
  document.addEventListener(
    "focusout",
    ({ target }) => {
      if (target instanceof Node && (table.contains(target) || namedAt(target))) leave();
    },
    { signal },
  );
  // What a key presses is no longer asked about, as with the pointer: what is asked next may lie beside it.
  document.addEventListener(
    "keydown",
    ({ key, target }) => {
      if (key === "Escape") rest.hide();
      if (key === "Enter" || key === " ") rest.pressed(restedAt(target));
    },
    { signal },
  );
}

/** With what a player presses. */
export type PressedBy = "mouse" | "finger" | "key";

/** Hears with what the player presses now. */
export function hearHand(signal: AbortSignal, by: (hand: PressedBy) => void): void {
  const listening = { signal, capture: true, passive: true };
  document.addEventListener(
    "pointerdown",
    ({ pointerType }) => by(pointerType === "mouse" ? "mouse" : "finger"),
    listening,
  );
  document.addEventListener("keydown", () => by("key"), listening);
}

/** Hears long presses on a table, and opens the slips of what they are on. */
export function hearPresses(
  table: HTMLElement,
  signal: AbortSignal,
  rest: Resting,
  open: (thing: Thing) => void,
): LongPress {
  let press = 0;
  let isLong = false;
  let start = { x: 0, y: 0 };
  const end = () => clearTimeout(press);
  table.addEventListener(
    "pointerdown",
    ({ target, pointerType, clientX, clientY }) => {
      isLong = false;
      end();
      const thing = thingAt(target);
      rest.pressed(thing);
      if (pointerType === "mouse" || !thing) return;
      start = { x: clientX, y: clientY };
      press = window.setTimeout(() => {
        isLong = true;
        open(thing);
      }, LONG);
    },
    { signal, capture: true },
  );
  table.addEventListener(
    "pointermove",
    ({ clientX, clientY }) => Math.hypot(clientX - start.x, clientY - start.y) > STILL && end(),
    { signal, capture: true },
  );
  for (const ending of ["pointerup", "pointercancel"])
    table.addEventListener(ending, end, { signal, capture: true });
  // What a long press has asked about is not chosen as well.
  table.addEventListener(
    "click",
    (e) => {
      if (!isLong) return;
      isLong = false;
      e.preventDefault();
      e.stopPropagation();
    },
    { signal, capture: true },
  );
  return { isLong: () => isLong, end };
}

/** Hears presses on names of things, and opens their slips. Who has opened something else for it prevents that. */
export function hearNames(signal: AbortSignal, open: (thing: Thing) => void): void {
  document.addEventListener(
    "click",
    (e) => {
      const thing = namedAt(e.target);
      if (thing && !e.defaultPrevented) open(thing);
    },
    { signal },
  );
}

/** Hears a right click, and the keys that ask for everything there is to say. */
export function hearAll(
  table: HTMLElement,
  signal: AbortSignal,
  { isLong }: LongPress,
  { keys, ask }: { readonly keys: () => readonly string[]; readonly ask: (thing: Thing) => void },
): void {
  table.addEventListener(
    "contextmenu",
    (e) => {
      const thing = thingAt(e.target);
      if (!thing) return;
      e.preventDefault();
      // A finger has its slip already, or has it in a moment.
      if (!isLong() && e instanceof PointerEvent && e.pointerType !== "touch") ask(thing);
    },
    { signal },
  );
  table.addEventListener(
    "keydown",
    (e) => {
      if (e.ctrlKey || e.metaKey || e.altKey || !keys().includes(e.key)) return;
      const thing = thingAt(e.target);
      if (!thing) return;
      e.preventDefault();
      ask(thing);
    },
    { signal },
  );
}
