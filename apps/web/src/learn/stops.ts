/** The road to a game, stop by stop: what there is to learn, what was done, and what comes next. Pure. */
import type { KeptPuzzle } from "@westmarch/kernel/puzzle";
import type { Level } from "@westmarch/protocol";
import type { GameId } from "../games/doors.ts";
import { type Bout, scoreAgainst } from "../practice/bouts.ts";
import { type Score, solvedOf } from "../puzzles/score.ts";

/** One stop of the road. */
export type Stop = { readonly href: string; readonly done: boolean } & (
  | { readonly kind: "rules" }
  /** A guided game; `part`: of which side, where a game teaches several. */
  | { readonly kind: "guide"; readonly part: string | null }
  /** So many of a run of puzzles, the easiest first. */
  | {
      readonly kind: "puzzles";
      readonly solved: number;
      readonly of: number;
      readonly which: "easy" | "hard";
    }
  /** A computer to be beaten. */
  | { readonly kind: "beat"; readonly level: Level }
);

/** What is known of a learner and of a game. */
export interface Learner {
  readonly game: GameId;
  /** The sides of its guided games; one without a name where there is only one. */
  readonly parts: readonly string[];
  readonly puzzles: readonly KeptPuzzle[];
  readonly studied: { readonly rules: readonly GameId[]; readonly lessons: readonly string[] };
  readonly score: Score;
  readonly bouts: readonly Bout[];
}

/** How many of the easiest puzzles, and of those after them, stand on the road. */
const EASY = 8;
const HARD = 16;

/** The stops of a game's road, in the order in which they are best taken; none is locked. */
export function stopsOf({ game, parts, puzzles, studied, score, bouts }: Learner): readonly Stop[] {
  const beat = (level: Level): Stop => ({
    kind: "beat",
    level,
    href: `/new/${game}?level=${level}`,
    done: scoreAgainst(bouts, game, level).won > 0,
  });
  const run = (which: "easy" | "hard", these: readonly KeptPuzzle[]): readonly Stop[] => {
    if (these.length === 0) return [];
    const solved = solvedOf(score, game, these);
    const next = these.find((one) => solvedOf(score, game, [one]) === 0) ?? these[0];
    const done = solved === these.length;
    return [{ kind: "puzzles", which, solved, of: these.length, done, href: `/puzzles/${game}/${next.id}` }];
  };
  const guides = parts.map((part, at): Stop => {
    const lesson = parts.length > 1 ? `${game}/${part}` : game;
    // What was learnt of a game while it taught only one side was its first.
    const taught = at === 0 ? [lesson, game] : [lesson];
    return {
      kind: "guide",
      part: parts.length > 1 ? part : null,
      href: `/guide/${lesson}`,
      done: taught.some((one) => studied.lessons.includes(one)),
    };
  });
  return [
    { kind: "rules", href: `/rules/${game}`, done: studied.rules.includes(game) },
    ...guides,
    beat("first"),
    ...run("easy", puzzles.slice(0, EASY)),
    beat("gentle"),
    ...run("hard", puzzles.slice(EASY, EASY + HARD)),
    beat("skilled"),
    beat("strong"),
  ];
}

/** The stop that comes next; null where the road has been walked to its end. */
export const nextStop = (stops: readonly Stop[]): Stop | null => stops.find(({ done }) => !done) ?? null;
