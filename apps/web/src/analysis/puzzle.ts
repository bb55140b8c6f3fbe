/** A puzzle: a position, whose turn it is to find something, and the choices that solve it. Pure. */
import {
  type Chance,
  type Core,
  type Engine,
  IllegalChoice,
  type JournalEntry,
  type Option,
  type Seat,
  type Settings,
  sameOption,
} from "@westmarch/kernel";
import { playable } from "@westmarch/positions";
import { z } from "zod";
import { PlayedLine } from "../table/history/playedLine.ts";
import { entryShape, settingsShape } from "./file.ts";
import { contentOf } from "./link.ts";
import type { Branch } from "./study.ts";
import { written } from "./variations.ts";

/** What is to be found: the line that was recorded, or a way to win. */
export const GOALS = ["line", "wins"] as const;
export type Goal = (typeof GOALS)[number];

export interface Puzzle {
  readonly game: string;
  readonly settings: Settings;
  /** In the game's notation. */
  readonly position: string;
  /** Who looks for the solution. */
  readonly seat: Seat;
  readonly goal: Goal;
  /** What its maker asks. */
  readonly about: string;
  /** The solution, with what others answer and what chance gives. */
  readonly line: readonly JournalEntry[];
}

const shape = z.object({
  game: z.string().min(1),
  settings: settingsShape,
  position: z.string(),
  seat: z.number().int().min(0),
  goal: z.enum(GOALS),
  about: z.string().max(500),
  line: z.array(entryShape).min(1).readonly(),
});

/** The puzzle in the letters of a link; null where there is none. */
export async function sentPuzzle(letters: string): Promise<Puzzle | null> {
  const value = await contentOf(letters);
  if (typeof value !== "object" || value === null || !("puzzle" in value)) return null;
  const read = shape.safeParse(value.puzzle);
  return read.success ? read.data : null;
}

const wins = (g: Core, seat: Seat): boolean => g.result?.winners.includes(seat) === true;

/** A branch as a puzzle: its first choice is the first to be found. Null for a branch without choices. */
export function puzzleOf(
  line: PlayedLine,
  branch: Branch,
  { game, settings, goal, about }: Pick<Puzzle, "game" | "settings" | "goal" | "about">,
): Puzzle | null {
  const [first] = branch.entries;
  if (!first) return null;
  const position = line.engine.game.notation.write(line.state(branch.from.at));
  return { game, settings, position, seat: first.seat, goal, about, line: branch.entries };
}

/** Whether the solution of a branch wins for the seat that makes its first choice. */
export const branchWins = (line: PlayedLine, { entries: [first] }: Branch): boolean =>
  first !== undefined && wins(line.at(line.length), first.seat);

/** The whole solution as a line. Throws where the puzzle does not follow the rules. */
export function solutionOf(engine: Engine<Core>, { settings, position, line }: Puzzle): PlayedLine {
  engine.game.takeIn?.(settings);
  return PlayedLine.fromPosition(engine, playable(engine, position)).branch(0, line);
}

/** What comes of an attempt. */
export type Verdict =
  /** It is the solution so far: on to this moment. */
  | { readonly kind: "right"; readonly at: number }
  /** It is another way, and the rules say that it wins. */
  | { readonly kind: "wins"; readonly entries: readonly JournalEntry[] }
  | { readonly kind: "wrong" };

/** Tells whether choices at a moment solve a puzzle: by its recorded line, or by how the rules end the game. */
export function judged(
  solution: PlayedLine,
  { seat }: Pick<Puzzle, "seat">,
  at: number,
  options: readonly Option[],
  chance: Chance,
): Verdict {
  const follows = options.every((option, i) => {
    const entry = solution.entries[at + i];
    return entry?.seat === seat && sameOption(entry.option, option);
  });
  if (follows) return { kind: "right", at: at + options.length };
  try {
    const entries = written(solution, at, seat, options, chance);
    const after = solution.branch(at, entries);
    return wins(after.at(after.length), seat) ? { kind: "wins", entries } : { kind: "wrong" };
  } catch (error) {
    if (error instanceof IllegalChoice) return { kind: "wrong" };
    throw error;
  }
}
