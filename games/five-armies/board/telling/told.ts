/** What is said of a thing on the table. */
import { listed, sentenceCase } from "@westmarch/boardkit/writing";
import type { From } from "../../pack/types.ts";
import type { FiveArmies } from "../../state.ts";
import type { GameSay } from "../keys.ts";
import { type PackWords, type PrintedText, partsOf } from "../printedWords.ts";

/** Words about a thing: what it is, what is printed on it, how it stands now, and the rules that speak of it. */
export interface Explanation {
  readonly title: string;
  readonly words: readonly string[];
  /** What is printed on it. */
  readonly printed?: readonly PrintedText[];
  /** Short things one under another, each list with its heading. */
  readonly lists?: readonly { readonly heading: string; readonly items: readonly string[] }[];
  /** Where what is printed on it comes from. */
  readonly from?: From | null;
  readonly rules: readonly string[];
}

/** What the words are taken from. */
export interface Asked {
  readonly say: GameSay;
  readonly view: FiveArmies;
  /** What is printed; null until it is here. */
  readonly words: PackWords | null;
}

/** Sentences; what is null is not said. */
export const said = (...sentences: readonly (string | null)[]): string[] =>
  sentences.flatMap((sentence) => (sentence === null || sentence === "" ? [] : [sentenceCase(sentence)]));

/** Where something comes from, as a sentence. */
export function sourceOf(say: GameSay, from: From): string {
  const source = say(`card.from.${from.all}`);
  const parts = partsOf(from).map((one) => say(`card.from.${one}`));
  return parts.length === 0
    ? say("about.from", { source })
    : say("about.from.parts", { source, parts: listed(say, parts) });
}
