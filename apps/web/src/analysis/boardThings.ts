/** The things on the board that can be pointed at: what explains itself. */
import { isVisible } from "@westmarch/boardkit/visible";

type Thing = HTMLElement | SVGElement;

export const theTable = (): HTMLElement | null => document.querySelector<HTMLElement>("#main");

/** The name of the thing that was pressed; null where there is none. */
export const thingAt = (target: EventTarget | null): string | null =>
  (target instanceof Element && target.closest("#board [data-explain]")?.getAttribute("data-explain")) ||
  null;

const isShown = (thing: Thing): boolean => {
  const { width, height } = thing.getBoundingClientRect();
  return width > 0 && height > 0 && isVisible(thing);
};

/** The first thing of this name that is to be seen. */
export function thingNamed(name: string): Thing | null {
  const all = document.querySelectorAll<Thing>(`#board [data-explain="${CSS.escape(name)}"]`);
  return [...all].find(isShown) ?? null;
}

/** The names of all things on the board. */
export const thingsOnBoard = (): readonly string[] => [
  ...new Set(
    [...document.querySelectorAll<Thing>("#board [data-explain]")].flatMap(
      (thing) => thing.getAttribute("data-explain") ?? [],
    ),
  ),
];
