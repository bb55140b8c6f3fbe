import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { PlayedLine } from "../table/history/playedLine.ts";
import { Lines } from "./lines.ts";
import { branchOf, type Moment, type Study } from "./study.ts";

/** Where one stands in a study. */
export interface Course {
  readonly lines: Lines;
  readonly line: PlayedLine;
  readonly moment: Moment;
  /** It was come to by a choice, or by one step: what happened is shown as it happens. */
  readonly live: boolean;
  /** Changes with every jump, after which the board is set up anew. */
  readonly jumps: number;
  readonly go: (to: Moment, live?: boolean) => void;
}

interface Standing {
  readonly moment: Moment;
  readonly live: boolean;
  readonly jumps: number;
}

/** Within the course, or on the one that is there if it was removed. */
function inside(study: Study, lines: Lines, { course, at }: Moment): Moment {
  const known = course !== null && !branchOf(study, course) ? null : course;
  return { course: known, at: Math.max(0, Math.min(lines.of(study, known).length, at)) };
}

/** Milliseconds after which the place where one reads is remembered. */
const RESTS = 600;

/** The way through a study. `main` is its first course. */
export function useCourse(main: PlayedLine, study: Study, onLook: (moment: Moment) => void): Course {
  const lines = useMemo(() => new Lines(main), [main]);
  const [standing, stand] = useState<Standing>(() => ({
    moment: study.looked,
    live: false,
    jumps: 0,
  }));
  const moment = inside(study, lines, standing.moment);
  const go = useCallback(
    (to: Moment, live?: boolean) =>
      stand((old) => {
        const step = to.course === old.moment.course && to.at === old.moment.at + 1;
        const shown = live ?? step;
        return { moment: to, live: shown, jumps: old.jumps + (shown ? 0 : 1) };
      }),
    [],
  );
  const look = useRef(onLook);
  look.current = onLook;
  const { course, at } = moment;
  useEffect(() => {
    const timer = setTimeout(() => look.current({ course, at }), RESTS);
    return () => clearTimeout(timer);
  }, [course, at]);
  return { lines, line: lines.of(study, course), moment, live: standing.live, jumps: standing.jumps, go };
}
