import { type RefObject, useLayoutEffect, useRef } from "react";
import type { FaceId, Side } from "../../data/ids.ts";

/** Where a die lay, and when it left. */
interface Left {
  readonly box: DOMRect;
  readonly at: number;
}
const left = new Map<string, Left>();
/** Milliseconds after which it has nothing to do with what happens now. */
const LONG_AGO = 1000;

const nameOf = (side: Side, face: FaceId): string => `${side}:${face}`;

/** For the place of a die in its pool: when it leaves, others can know where it was. */
export function useLying(side: Side, face: FaceId): RefObject<HTMLLIElement | null> {
  const place = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    const die = place.current;
    return () => {
      // It is still on the page while it leaves.
      const box = die?.getBoundingClientRect();
      if (box && box.width > 0) left.set(nameOf(side, face), { box, at: performance.now() });
    };
  }, [side, face]);
  return place;
}

/** Where a die of this face lay that has just left, or null. */
export function whereLay(side: Side, face: FaceId): DOMRect | null {
  const last = left.get(nameOf(side, face));
  return last && performance.now() - last.at < LONG_AGO ? last.box : null;
}
