import { eventsOfStep } from "@westmarch/boardkit";
import { useEffect, useMemo, useState } from "react";
import type { Props } from "../keys.ts";
import type { EventName, Told } from "./within.ts";

/** How long the last thing that happened can still be read, in milliseconds, where nothing else comes after it. */
const AFTERWARDS = 1600;
/** Steps of a scene that are seen on the map before it comes up. */
const OPENING: ReadonlySet<string> = new Set<EventName>(["battle-began"]);
const NOTHING: readonly Told[] = [];

/** What is happening on the map just now, or has just happened: until the next thing does, a scene begins or it is old. */
export function useHappening({ step, log, live }: Pick<Props, "step" | "log" | "live">): readonly Told[] {
  const now = useMemo(
    () =>
      live && step && (step.scene === undefined || OPENING.has(step.name))
        ? eventsOfStep({ step, log })
        : null,
    [live, step, log],
  );
  const [last, keep] = useState(NOTHING);
  // Somebody has chosen something since, or has taken it back.
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
