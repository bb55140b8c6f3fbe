/** Sentences of a pack while they are written: what they say, or where they stop making sense and what would fit there. */
import { SentenceError } from "@westmarch/sentences";
import { readCombat, readCommand, readEntry, readNeed } from "../../language/read.ts";
import type { Reading } from "../../language/reading.ts";
import type { Reads } from "./fields/field.ts";

/** What a sentence says, written by the rules of a language; or what is wrong with it. */
export type Heard =
  | { readonly is: "said"; readonly again: (reading: Reading) => string }
  | {
      readonly is: "unclear";
      /** How much of the text makes sense, in letters. */
      readonly upTo: number;
      /** What would fit there; empty where the sentence can be read in two ways. */
      readonly fits: readonly string[];
      /** What stands there instead, or null at the end. */
      readonly found: string | null;
    };

const PARSERS: { readonly [R in Reads]: (text: string) => (reading: Reading) => string } = {
  command: (text) => {
    const steps = readCommand(text);
    return (reading) => reading.command(steps);
  },
  combat: (text) => {
    const steps = readCombat(text);
    return (reading) => reading.combat(steps);
  },
  need: (text) => {
    const need = readNeed(text);
    return (reading) => reading.need(need);
  },
  entry: (text) => {
    const where = readEntry(text);
    return (reading) => reading.entry(where);
  },
};

const indexOf = (text: string, line: number, column: number): number =>
  text
    .split("\n")
    .slice(0, line - 1)
    .reduce((sum, one) => sum + one.length + 1, 0) +
  column -
  1;

export function hear(text: string, reads: Reads): Heard {
  try {
    return { is: "said", again: PARSERS[reads](text) };
  } catch (error) {
    if (!(error instanceof SentenceError)) throw error;
    const { line, column, expected, found } = error;
    // A sentence that breaks off is told of at its last letter: what fits comes after it.
    const upTo = found === null ? text.trimEnd().length : indexOf(text, line, column);
    return { is: "unclear", upTo, fits: expected, found };
  }
}

/** The text with a phrase that fits, in the place of what did not. */
export function goOn(text: string, upTo: number, phrase: string): string {
  const before = text.slice(0, upTo).trimEnd();
  const begins = before === "" || before.endsWith(".");
  const next = begins ? phrase.slice(0, 1).toUpperCase() + phrase.slice(1) : phrase;
  return /^[.,;:]/.test(phrase) ? `${before}${phrase}` : `${before}${before === "" ? "" : " "}${next}`;
}
