import { type Core, type Engine, type JournalEntry, recordOf } from "@westmarch/kernel";
import { playable } from "@westmarch/positions";
import { PlayedLine } from "../table/history/playedLine.ts";
import { type Branch, branchOf, type CourseId, type Root, type Study } from "./study.ts";

/** The first course of a study. Throws where it does not follow the rules. */
export function lineOf(engine: Engine<Core>, root: Root): PlayedLine {
  if (root.kind === "game") return PlayedLine.ofGame(engine, recordOf(root.save));
  if (root.kind === "record") {
    const { settings, opening, journal, stopped } = root;
    return PlayedLine.ofGame(engine, { settings, opening, journal, ...(stopped && { stopped }) });
  }
  const { position, settings } = root;
  engine.game.takeIn?.(settings);
  return PlayedLine.fromPosition(engine, playable(engine, position));
}

/** A course that was worked out, and from what. */
interface Known {
  readonly under: PlayedLine;
  readonly entries: readonly JournalEntry[];
  readonly line: PlayedLine;
}

/** The courses of a study, each worked out once for as long as it stays as it is. */
export class Lines {
  readonly main: PlayedLine;
  readonly #known = new Map<string, Known>();

  constructor(main: PlayedLine) {
    this.main = main;
  }

  /** A course by its name; the first one where there is none of that name. Throws where it does not follow the rules. */
  of(study: Pick<Study, "branches">, course: CourseId): PlayedLine {
    const branch = branchOf(study, course);
    if (!branch) return this.main;
    const under = this.of(study, branch.from.course);
    const known = this.#known.get(branch.id);
    if (known && known.under === under && known.entries === branch.entries) return known.line;
    const line = this.#grown(known, under, branch) ?? under.branch(branch.from.at, branch.entries);
    this.#known.set(branch.id, { under, entries: branch.entries, line });
    return line;
  }

  /** Where a branch has only become longer, its old line goes on. */
  #grown(known: Known | undefined, under: PlayedLine, { entries }: Branch): PlayedLine | null {
    if (!known || known.under !== under || known.entries.length > entries.length) return null;
    if (known.entries.some((entry, i) => entry !== entries[i])) return null;
    return known.line.branch(known.line.length, entries.slice(known.entries.length));
  }
}
