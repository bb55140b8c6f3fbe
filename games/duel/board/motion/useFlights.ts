import type { Happened } from "@westmarch/boardkit";
import { usePassing } from "@westmarch/boardkit/motion";
import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import type { Duel } from "../../state.ts";
import { type Flight, NOTHING_SHOWN, type Show, showOf } from "./flights.ts";

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A flight with its two ends on the screen. */
export interface Flown extends Flight {
  readonly start: Rect;
  readonly end: Rect;
  /** What must not be seen at its goal before it has arrived. */
  readonly goal: string;
}

/** Where everything with an anchor is now, from the upper left corner of the table. */
function measure(table: HTMLElement): ReadonlyMap<string, Rect> {
  const origin = table.getBoundingClientRect();
  const found = new Map<string, Rect>();
  for (const thing of table.querySelectorAll<HTMLElement>("[data-anchor]")) {
    const box = thing.getBoundingClientRect();
    if (box.width === 0) continue;
    found.set(thing.dataset.anchor ?? "", {
      x: box.left - origin.left,
      y: box.top - origin.top,
      width: box.width,
      height: box.height,
    });
  }
  return found;
}

const first = (
  places: ReadonlyMap<string, Rect>,
  anchors: readonly string[],
): readonly [anchor: string, rect: Rect] | null => {
  for (const anchor of anchors) {
    const rect = places.get(anchor);
    if (rect) return [anchor, rect];
  }
  return null;
};

/** Cards, tiles, tokens and coins that are in the air, told from the events since the table was last drawn. */
export function useFlights(
  table: RefObject<HTMLElement | null>,
  log: readonly Happened<Duel>[],
  live: boolean,
  calm: boolean,
) {
  const before = useRef<ReadonlyMap<string, Rect>>(new Map());
  const now = useRef<ReadonlyMap<string, Rect>>(new Map());
  const [show, setShow] = useState<Show>(NOTHING_SHOWN);
  useLayoutEffect(() => {
    if (!table.current) return;
    before.current = now.current;
    now.current = measure(table.current);
  });
  const begun = (news: typeof log): readonly Flown[] => {
    const next = showOf(news);
    setShow(next);
    return next.flights.flatMap((flight) => {
      const start = first(before.current, flight.from);
      const end = first(now.current, flight.to);
      return start && end ? [{ ...flight, start: start[1], end: end[1], goal: end[0] }] : [];
    });
  };
  const { passing: flown, over: arrived } = usePassing(log, live && !calm, begun);
  return { show: calm ? NOTHING_SHOWN : show, flown, arrived };
}
