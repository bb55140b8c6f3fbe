import { useCallback, useState } from "react";

/** So much nearer a map may be looked at before what stands on it is placed anew for smaller letters. */
const STEP = 1.05;
/** Beyond these nothing is placed otherwise: letters are large enough there, or too small for names. */
const [LEAST, MOST] = [0.5, 1.1];

const within = (k: number): number => Math.min(MOST, Math.max(LEAST, k));

/** How near a map was looked at last; a map that comes again is looked at alike. */
const last = new Map<string, number>();

/**
 * How near a map is looked at, in pixels a unit, as far as it matters for where names and pieces have room: it stays the same
 * while little changes. Before it is known it is what it was the last time, or `guess`.
 */
export function useNearness(
  name: string,
  guess: () => number,
): readonly [k: number, rested: (k: number) => void] {
  const [k, setK] = useState(() => last.get(name) ?? within(guess()));
  const rested = useCallback(
    (now: number) => {
      setK((was) => {
        const next = now >= was && within(now) <= was * STEP ? was : within(now);
        last.set(name, next);
        return next;
      });
    },
    [name],
  );
  return [k, rested];
}
