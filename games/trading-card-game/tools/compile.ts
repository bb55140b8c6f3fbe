/**
 * Reads what all cards say and writes it down as trees, so that nobody who plays need parse: `node tools/compile.ts`.
 * A sentence that is not of the card language, or could be read in two ways, is an error with its place.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { CARDS } from "../data/cards.ts";
import { read } from "./read.ts";

export const COMPILED = join(import.meta.dirname, "../compiled/texts.ts");

const HEAD = `/** What each card says, compiled from its sentences by \`tools/compile.ts\`: never changed by hand. */
import type { Text } from "../language/tree.ts";

export const TEXTS: Readonly<Record<string, Text>> = {
`;

/** The module of all trees, by card. Throws `SentenceError`, headed by the card it comes from. */
export function compiled(): string {
  const lines = CARDS.map(({ id, text }) => {
    try {
      return `  "${id}": ${JSON.stringify(read(text))},\n`;
    } catch (error) {
      throw new Error(`card ${id}`, { cause: error });
    }
  });
  return `${HEAD}${lines.join("")}};\n`;
}

/** Whether the compiled texts are what the sentences say today. */
export const isCompiled = (): boolean => readFileSync(COMPILED, "utf8") === compiled();

if (import.meta.main) writeFileSync(COMPILED, compiled());
