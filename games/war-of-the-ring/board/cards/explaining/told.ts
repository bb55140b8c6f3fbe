/** What is said of a thing on the table. */
import { sentenceCase } from "@westmarch/boardkit/writing";
import type { War } from "../../../state.ts";
import type { GameSay } from "../../keys.ts";

/** Words about a thing: what it is, what it can do, how it stands now, and the rules that speak of it. */
export interface Explanation {
  readonly title: string;
  readonly words: readonly string[];
  /** Short things one under another, each list with its heading. */
  readonly lists?: readonly { readonly heading: string; readonly items: readonly string[] }[];
  readonly rules: readonly string[];
}

/** What the words are taken from. */
export interface Asked {
  readonly say: GameSay;
  readonly view: War;
}

/** Sentences; what is null is not said. */
export const said = (...sentences: readonly (string | null)[]): string[] =>
  sentences.flatMap((sentence) => (sentence === null ? [] : [sentenceCase(sentence)]));

/** Headings and names begin with a capital where the script has any. */
export const titled = (name: string): string => sentenceCase(name);
