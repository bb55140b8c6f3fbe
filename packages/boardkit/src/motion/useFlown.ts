import type { Core } from "@westmarch/kernel";
import { type RefObject, useLayoutEffect, useRef } from "react";
import type { Happened } from "../staging.ts";
import { onceLaid } from "./onceLaid.ts";
import { usePassing } from "./usePassing.ts";

/** A place on the table, in CSS pixels from its upper left corner. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Something that goes from one place of the table to another. */
export interface Flying {
  readonly id: string;
  /** Names of places, the best first: what is on the screen counts. */
  readonly from: readonly string[];
  readonly to: readonly string[];
  /** Milliseconds before it starts. */
  readonly delay: number;
}

/** The same with its two ends on the screen. */
export type Flown<F extends Flying> = F & {
  readonly start: Rect;
  readonly end: Rect;
  /** What must not be seen at its goal before it has arrived. */
  readonly goal: string;
};

type Places = ReadonlyMap<string, Rect>;

/** Where everything with a name is now: `data-anchor`, or another attribute (`thing` for `data-thing`). */
function measure(table: HTMLElement, names: readonly string[]): Places {
  const origin = table.getBoundingClientRect();
  const found = new Map<string, Rect>();
  for (const name of names)
    for (const thing of table.querySelectorAll<HTMLElement>(`[data-${name}]`)) {
      const { left, top, width, height } = thing.getBoundingClientRect();
      const id = thing.dataset[name] ?? "";
      if (width === 0 || found.has(id)) continue;
      found.set(id, { x: left - origin.left, y: top - origin.top, width, height });
    }
  return found;
}

function first(places: Places, names: readonly string[]): readonly [name: string, rect: Rect] | null {
  for (const name of names) {
    const rect = places.get(name);
    if (rect) return [name, rect];
  }
  return null;
}

const NOWHERE: Places = new Map();
const ANCHOR = ["anchor"] as const;

/**
 * What is in the air over a table, told from the events since it was last drawn: each thing from where it was to where it
 * is. Draw it, and call `arrived` when it has landed.
 */
export function useFlown<G extends Core, F extends Flying>(
  table: RefObject<HTMLElement | null>,
  log: readonly Happened<G>[],
  live: boolean,
  flightsOf: (news: readonly Happened<G>[]) => readonly F[],
  names: readonly string[] = ANCHOR,
): { readonly flown: readonly Flown<F>[]; readonly arrived: (id: string) => void } {
  const before = useRef(NOWHERE);
  useLayoutEffect(() => {
    const root = table.current;
    if (!root || !live) return;
    return onceLaid(root, () => {
      before.current = measure(root, names);
    });
  });
  const begun = (news: typeof log): readonly Flown<F>[] => {
    const flights = flightsOf(news);
    if (flights.length === 0 || !table.current) return [];
    const now = measure(table.current, names);
    return flights.flatMap((flight) => {
      const start = first(before.current, flight.from);
      const end = first(now, flight.to);
      return start && end ? [{ ...flight, start: start[1], end: end[1], goal: end[0] }] : [];
    });
  };
  const { passing: flown, over: arrived } = usePassing(log, live, begun);
  return { flown, arrived };
}
