/** What is said of a thing on the table. */
import { sentenceCase } from "@westmarch/boardkit/writing";

/** Words about a thing: what it is, what it can do, how it stands now, and the rules that speak of it. */
export interface Explanation {
  readonly title: string;
  readonly words: readonly string[];
  /** Short things one under another, each list with its heading. */
  readonly lists?: readonly { readonly heading: string; readonly items: readonly string[] }[];
  readonly rules: readonly string[];
}

/** Sentences; what is null or empty is not said. */
export const said = (...sentences: readonly (string | null)[]): string[] =>
  sentences.flatMap((sentence) => (sentence ? [sentenceCase(sentence)] : []));
