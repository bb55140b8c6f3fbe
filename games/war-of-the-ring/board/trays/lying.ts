import { type RefObject, useLayoutEffect, useRef } from "react";
import type { FaceId, Side } from "../../data/ids.ts";

/** Where dice lay that have left in the picture that is being made. */
const left = new Map<string, DOMRect>();

const nameOf = (side: Side, face: FaceId): string => `${side}:${face}`;

/** For the place of a die in its pool: when it leaves, it can be seen to fly from there. */
export function useLying(side: Side, face: FaceId): RefObject<HTMLLIElement | null> {
  const place = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    const die = place.current;
    return () => {
      // It is still on the page while it leaves.
      const box = die?.getBoundingClientRect();
      if (!box || box.width === 0) return;
      left.set(nameOf(side, face), box);
      requestAnimationFrame(() => left.clear());
    };
  }, [side, face]);
  return place;
}

/** Where a die of this face lay that leaves just now, or null. */
export const whereLay = (side: Side, face: FaceId): DOMRect | null => left.get(nameOf(side, face)) ?? null;
