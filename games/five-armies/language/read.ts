/** Reads the sentences of a pack. Throws `SentenceError` with line and column, and what would have fitted there. */
import { readerOf } from "@westmarch/sentences";
import { combatText } from "./grammar/combat.ts";
import { command, entry, need } from "./grammar/commands.ts";
import { CHARACTER_WORDS } from "./words.ts";

const NAMES = Object.values(CHARACTER_WORDS);

/** Sentences begin with a capital letter, which says nothing: names keep theirs. Every place stays where it is. */
const decapitalised = (text: string): string =>
  text.replace(/(?<=^|[.]\s+)\p{Lu}/gu, (letter, at: number) =>
    NAMES.some((name) => text.startsWith(name, at)) ? letter : letter.toLowerCase(),
  );

const reads =
  <T>(read: (text: string) => T) =>
  (text: string): T =>
    read(decapitalised(text));

export const readCommand = reads(readerOf(command));
export const readCombat = reads(readerOf(combatText));
export const readNeed = reads(readerOf(need));
export const readEntry = reads(readerOf(entry));
