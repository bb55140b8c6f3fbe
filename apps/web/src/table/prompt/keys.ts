import { useLayoutEffect, useRef } from "react";
import { useMemory } from "../connection/memory.ts";
import { forThePage } from "./ChoiceBar.tsx";

/** What a key does when it is pressed, and when it is let go after it was held. */
interface HeldKey {
  readonly press: () => void;
  readonly letGo: () => void;
}
/** What single keys do on a page with a board; a page leaves out what it has not. */
export type KeyDeeds = Readonly<
  Partial<Record<"c" | "b" | "u" | "h" | "i" | "r" | "[" | "]" | "l" | "t" | "m" | "?", () => void>> & {
    readonly g?: HeldKey;
  }
>;

/** Milliseconds after which a key is held, and not only pressed. */
const HELD = 400;

/** Moves the keyboard to the first thing in an element that takes it. */
export function focusOn(selector: string): void {
  const found = document.querySelector<HTMLElement>(selector);
  const first = found?.querySelector<HTMLElement>("button:not(:disabled), [tabindex='0'], a[href]");
  (first ?? found)?.focus();
}

export function useKeys(deeds: KeyDeeds): void {
  const on = useMemory((memory) => memory.keys);
  const pressed = useRef<{ readonly key: string; readonly since: number } | null>(null);
  // Before the browser paints: no key may meet the deeds of what stood here before.
  useLayoutEffect(() => {
    if (!on) return;
    const press = (event: KeyboardEvent) => {
      const deed = deeds[event.key.toLowerCase() as keyof KeyDeeds];
      if (!deed || !forThePage(event)) return;
      event.preventDefault();
      if (event.repeat) return;
      pressed.current = { key: event.key, since: event.timeStamp };
      if (typeof deed === "function") deed();
      else deed.press();
    };
    const release = ({ key, timeStamp }: KeyboardEvent) => {
      const deed = deeds[key.toLowerCase() as keyof KeyDeeds];
      const { current } = pressed;
      if (typeof deed === "object" && current?.key === key && timeStamp - current.since > HELD) deed.letGo();
    };
    document.addEventListener("keydown", press);
    document.addEventListener("keyup", release);
    return () => {
      document.removeEventListener("keydown", press);
      document.removeEventListener("keyup", release);
    };
  });
}
