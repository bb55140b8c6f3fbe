/** The tree of a study as rows, the newest moment above: what the list of branches shows. Pure. */
import { type CourseId, homeOf, type Moment, placeOf, type Study } from "./study.ts";

export interface BranchRow {
  readonly moment: Moment;
  /** The branch that ends here; null: it is a moment on the way, or the first course. */
  readonly ends: CourseId;
  /** How many branches lie between it and the first course. */
  readonly depth: number;
  /** The newest row of its course, and the oldest. */
  readonly first: boolean;
  readonly last: boolean;
}

/** The rows of a study. `lengths` by course; `marked` are moments to be shown for their own sake. */
export function rowsOf(
  study: Study,
  lengthOf: (course: CourseId) => number,
  marked: readonly Moment[],
): readonly BranchRow[] {
  const stops = new Map<string, Moment>();
  for (const moment of [...marked, ...study.notes, ...study.branches.map(({ from }) => from)]) {
    const home = homeOf(study, moment);
    stops.set(placeOf(home), { course: home.course, at: home.at });
  }
  const rowsOn = (course: CourseId, depth: number): BranchRow[] => {
    const length = lengthOf(course);
    const own = [...stops.values()].filter((stop) => stop.course === course && stop.at < length);
    const moments = [
      { course, at: length },
      ...own.sort((one, other) => other.at - one.at),
      ...(course === null && !stops.has(placeOf({ course, at: 0 })) && length > 0 ? [{ course, at: 0 }] : []),
    ];
    return moments.flatMap((moment, i) => [
      ...study.branches
        .filter(({ from }) => placeOf(homeOf(study, from)) === placeOf(moment))
        .flatMap(({ id }) => rowsOn(id, depth + 1)),
      { moment, ends: i === 0 ? course : null, depth, first: i === 0, last: i === moments.length - 1 },
    ]);
  };
  return rowsOn(null, 0);
}
