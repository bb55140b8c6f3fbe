import { useLayoutEffect } from "react";
import { useMemory } from "../connection/memory.ts";
import { forThePage } from "./ChoiceBar.tsx";

/** What single keys do on a page with a board; a page leaves out what it has not. */
export type KeyDeeds = Readonly<
  Partial<Record<"c" | "b" | "u" | "h" | "r" | "l" | "t" | "m" | "?", () => void>>
>;

/** Moves the keyboard to the first thing in an element that takes it. */
export function focusOn(selector: string): void {
  const found = document.querySelector<HTMLElement>(selector);
  const first = found?.querySelector<HTMLElement>("button:not(:disabled), [tabindex='0'], a[href]");
  (first ?? found)?.focus();
}

export function useKeys(deeds: KeyDeeds): void {
  const on = useMemory((memory) => memory.keys);
  // Before the browser paints: no key may meet the deeds of what stood here before.
  useLayoutEffect(() => {
    if (!on) return;
    const press = (event: KeyboardEvent) => {
      const deed = deeds[event.key.toLowerCase() as keyof KeyDeeds];
      if (!deed || !forThePage(event)) return;
      event.preventDefault();
      deed();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  });
}
