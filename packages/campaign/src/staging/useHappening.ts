import { eventsOfStep, type Happened, type StagingStep } from "@westmarch/boardkit";
import type { Core } from "@westmarch/kernel";
import { useEffect, useMemo, useState } from "react";

/** How long the last thing that happened can still be read, in milliseconds, where nothing else comes after it. */
const AFTERWARDS = 1600;
const NOTHING: readonly never[] = [];

interface Heard<G extends Core> {
  readonly step: StagingStep | null;
  readonly log: readonly Happened<G>[];
  readonly live: boolean;
}

/**
 * What is happening on the map just now, or has just happened: until the next thing does, a scene begins or it is old.
 * `opening`: the names of steps of a scene that are seen on the map before it comes up.
 */
export function useHappening<G extends Core>(
  { step, log, live }: Heard<G>,
  opening: ReadonlySet<string>,
): readonly Happened<G>[] {
  const now = useMemo(
    () =>
      live && step && (step.scene === undefined || opening.has(step.name))
        ? eventsOfStep({ step, log })
        : null,
    [live, step, log, opening],
  );
  const [last, keep] = useState<readonly Happened<G>[]>(NOTHING);
  // A player has chosen something since, or has taken it back.
  const moved = last[0]?.version !== log.at(-1)?.version;
  const gone = !live || step !== null || moved;
  const happening = now ?? (gone ? NOTHING : last);
  if (happening !== last) keep(happening);
  const isOver = now === null && happening.length > 0;
  useEffect(() => {
    if (!isOver) return;
    const over = setTimeout(() => keep(NOTHING), AFTERWARDS);
    return () => clearTimeout(over);
  }, [isOver]);
  return happening;
}
