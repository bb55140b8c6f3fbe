import type { Id } from "@westmarch/kernel";
import { type KeyboardEvent, type RefObject, useState } from "react";
import { towards } from "../towards.ts";

interface Stops<Kind extends string> {
  /** Where the Tab key stops. */
  readonly stop: Id<Kind>;
  readonly stopAt: (region: Id<Kind>) => void;
  /** An arrow key was pressed in a region: the next one has the focus. False for any other key. */
  readonly walk: (event: KeyboardEvent, from: Id<Kind>) => boolean;
}

/** The Tab key stops at one region, the last one that had the focus; arrow keys lead from it to all others. */
export function useStops<Kind extends string>(
  map: RefObject<Element | null>,
  first: Id<Kind>,
  places: Parameters<typeof towards>[0],
): Stops<Kind> {
  const [stop, stopAt] = useState(first);
  const walk = (event: KeyboardEvent, from: Id<Kind>): boolean => {
    const next = towards(places, from, event.key);
    if (next === null) return false;
    event.preventDefault();
    map.current?.querySelector<HTMLElement | SVGElement>(`[data-region="${next}"]`)?.focus();
    return true;
  };
  return { stop, stopAt, walk };
}
