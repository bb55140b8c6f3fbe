/**
 * Reads what the built-in pack says and writes it down as programs, so that no game has to parse it: `node
 * tools/compile.ts`. A sentence that is not of the language is an error with its place.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { saying } from "../pack/saying.ts";
import { WESTMARCH } from "../pack/westmarch.ts";

const COMPILED = join(import.meta.dirname, "../compiled/westmarch.ts");

function compiled(): string {
  const { said, complaints } = saying(WESTMARCH);
  const [first] = complaints;
  if (first) throw new Error(`${first.place}: ${first.reason} ${JSON.stringify(first.facts)}`);
  return `/** What the built-in pack says, compiled from its sentences by \`tools/compile.ts\`: never changed by hand. */
import type { Said } from "../language/tree.ts";

export const SAID: Said = ${JSON.stringify(said)};
`;
}

/** Whether the compiled pack is what its sentences say today. */
export const isCompiled = (): boolean => readFileSync(COMPILED, "utf8") === compiled();

if (import.meta.main) writeFileSync(COMPILED, compiled());
