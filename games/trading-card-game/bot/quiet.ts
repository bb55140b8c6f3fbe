import type { CardGame } from "../state.ts";

/** Chapters in which a position can be judged: nothing is being played, said or told. */
export const RESTING = [
  "procedure",
  "ownPhase",
  "assignment",
  "skirmishes",
  "regroup",
  "reconciling",
] as const;
const resting: ReadonlySet<string> = new Set(RESTING);

/** Where a position can be judged. */
export const quiet = (g: CardGame): boolean => resting.has(g.stack.at(-1)?.chapter ?? "");
