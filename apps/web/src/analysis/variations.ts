/** What comes of a choice in a study: along a course that knows it already, on at the end of a branch, or on a new one. */
import {
  type Chance,
  type Core,
  type JournalEntry,
  note,
  type Option,
  type Seat,
  sameOption,
} from "@westmarch/kernel";
import type { PlayedLine } from "../table/history/playedLine.ts";
import type { Lines } from "./lines.ts";
import { type Branch, branchOf, grow, homeOf, type Moment, type Study, sameMoment } from "./study.ts";

/** Plays choices on a copy of a position, and writes them down. Throws `IllegalChoice`, and nothing has happened. */
export function written(
  line: PlayedLine<Core>,
  moment: number,
  seat: Seat,
  options: readonly Option[],
  chance: Chance,
): readonly JournalEntry[] {
  const { engine } = line;
  const state = engine.game.clone(line.state(moment));
  return options.map((option) => {
    const from = state.drawn;
    return note(seat, option, engine.play(state, seat, option, chance), from);
  });
}

const makes = (entry: JournalEntry | undefined, seat: Seat, option: Option): boolean =>
  entry !== undefined && entry.seat === seat && sameOption(entry.option, option);

/** Where a choice leads that was made there before; null where it is new. */
function known(
  lines: Lines,
  study: Study,
  { course, at }: Moment,
  seat: Seat,
  option: Option,
): Moment | null {
  if (makes(lines.of(study, course).entries[at], seat, option)) return { course, at: at + 1 };
  const home = homeOf(study, { course, at });
  const other = study.branches.find(
    ({ from, entries }) => sameMoment(homeOf(study, from), home) && makes(entries[0], seat, option),
  );
  return other ? { course: other.id, at: at + 1 } : null;
}

export interface Tried {
  /** Where it leads. */
  readonly to: Moment;
  /** What it adds to the study; null where all of it was there. */
  readonly branch: Branch | null;
}

interface Means {
  /** Names that nothing else has. */
  readonly id: () => string;
  readonly chance: Chance;
}

/** Makes choices of a seat at a moment of a study, all or nothing. Throws `IllegalChoice`. */
export function tried(
  lines: Lines,
  study: Study,
  from: Moment,
  seat: Seat,
  options: readonly Option[],
  { id, chance }: Means,
): Tried {
  let at = from;
  let left = options;
  for (let [next] = left; next; [next] = left) {
    const to = known(lines, study, at, seat, next);
    if (!to) break;
    at = to;
    left = left.slice(1);
  }
  if (left.length === 0) return { to: at, branch: null };
  return fork(lines, study, at, written(lines.of(study, at.course), at.at, seat, left, chance), id);
}

/** Goes on with these choices: at the end of a branch on it, anywhere else on a new one. */
export function fork(
  lines: Lines,
  study: Study,
  at: Moment,
  entries: readonly JournalEntry[],
  id: Means["id"],
): Tried {
  const branch = branchOf(study, at.course);
  if (branch && at.at === lines.of(study, branch.id).length) {
    const grown = { ...branch, entries: [...branch.entries, ...entries] };
    return { to: { course: branch.id, at: at.at + entries.length }, branch: grown };
  }
  const from = homeOf(study, at);
  const fresh: Branch = { id: id(), name: "", from, entries };
  return { to: { course: fresh.id, at: at.at + entries.length }, branch: fresh };
}

export const taken = (study: Study, { branch }: Tried): Study => (branch ? grow(study, branch) : study);
