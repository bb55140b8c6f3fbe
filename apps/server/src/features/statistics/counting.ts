/** What games let be counted of their finished games. */
import type { Statistics } from "@westmarch/boardkit/statistics";
import type { Language } from "@westmarch/kernel/languages";
import type { Naming } from "./figures.ts";

/** What a game lets be counted, and how it names that for a reader. */
export interface GameCount {
  readonly count: Statistics["count"];
  readonly named: Naming;
}

/** Null: nothing but how its games ended. */
export type Counting = (game: string, language: Language) => Promise<GameCount | null>;
