/**
 * Reads what all cards say and writes it down as trees, so that no game has to parse it, and when events are played, so
 * that showing a card does not load its text: `node tools/compile.ts`.
 * A sentence that is not of the card language, or could be read in two ways, is an error with its place.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { CARDS } from "../data/cards.ts";
import type { Phase, Text } from "../language/tree.ts";
import { read } from "./read.ts";

const FOLDER = join(import.meta.dirname, "../compiled");

const TEXTS = `/** What each card says, compiled from its sentences by \`tools/compile.ts\`: never changed by hand. */
import type { Text } from "../language/tree.ts";

export const TEXTS: Readonly<Record<string, Text>> = {
`;

const MOMENTS = `/** When each event is played, compiled from its sentences by \`tools/compile.ts\`: never changed by hand. */
import type { Phase } from "../language/tree.ts";

export const MOMENTS: Readonly<Record<string, readonly (Phase | "Response")[]>> = {
`;

/** The tree of each text. Throws `SentenceError`, headed by the card it comes from. */
const trees = (): readonly Text[] =>
  CARDS.map(({ id, text }) => {
    try {
      return read(text);
    } catch (error) {
      throw new Error(`card ${id}`, { cause: error });
    }
  });

/** The moments of an event (5.1): in answer to something, or the phases of its actions. */
const momentsIn = (text: Text): readonly (Phase | "Response")[] =>
  text.some(({ part }) => part === "response")
    ? ["Response"]
    : text.flatMap((part) => (part.part === "action" ? part.phases : []));

/** The modules that are compiled, by the names of their files. */
function compiled(): ReadonlyMap<string, string> {
  const texts = trees();
  const line = (id: string, value: object): string => `  "${id}": ${JSON.stringify(value)},\n`;
  const all = CARDS.map(({ id }, i) => line(id, texts[i] ?? []));
  const events = CARDS.map(({ id, type }, i) =>
    type === "Event" ? line(id, momentsIn(texts[i] ?? [])) : "",
  );
  return new Map([
    ["texts.ts", `${TEXTS}${all.join("")}};\n`],
    ["moments.ts", `${MOMENTS}${events.join("")}};\n`],
  ]);
}

/** Whether the compiled files are what the sentences say today. */
export const isCompiled = (): boolean =>
  [...compiled()].every(([file, content]) => readFileSync(join(FOLDER, file), "utf8") === content);

if (import.meta.main) for (const [file, content] of compiled()) writeFileSync(join(FOLDER, file), content);
