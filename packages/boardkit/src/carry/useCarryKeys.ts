/** Carrying by keyboard: Enter takes up, the arrow keys go from place to place, Enter puts down, Escape goes back. */
import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { outlineOf, type Thing } from "../outline.ts";
import { towards } from "../towards.ts";

const middleOf = (thing: Thing): readonly [x: number, y: number] => {
  const { left, top, width, height } = outlineOf(thing);
  return [left + width / 2, top + height / 2];
};

/**
 * While something is taken up (`data-carries` and `aria-pressed`), the arrow keys lead from it to what takes it
 * (`data-takes`) and on from there; Escape gives the focus back to it and calls `putBack`.
 */
export function useCarryKeys(root: RefObject<HTMLElement | null>, putBack?: () => void): void {
  const latest = useRef(putBack);
  useLayoutEffect(() => {
    latest.current = putBack;
  });
  useEffect(() => {
    const table = root.current;
    if (!table) return;
    const key = (e: KeyboardEvent) => {
      const taken = table.querySelector<HTMLElement>("[data-carries][aria-pressed=true]");
      const at = e.target;
      if (!taken || !(at instanceof HTMLElement || at instanceof SVGElement)) return;
      const places = [...table.querySelectorAll<Thing>("[data-takes]:is(button, [tabindex])")];
      const here = places.indexOf(at);
      if (at !== taken && here < 0) return;
      if (e.key === "Escape") {
        latest.current?.();
        return taken.focus();
      }
      const all = here < 0 ? [...places, taken] : places;
      const next = towards(all.map(middleOf), here < 0 ? places.length : here, e.key);
      if (next === null) return;
      e.preventDefault();
      e.stopPropagation();
      all[next]?.focus();
    };
    table.addEventListener("keydown", key, true);
    return () => table.removeEventListener("keydown", key, true);
  }, [root]);
}
