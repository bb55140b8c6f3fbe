/** Everything of a card that people read, in each language. A language is loaded when it is asked for. */
import { byLanguage, type Language } from "@westmarch/kernel/languages";
import { TEXTS } from "../compiled/texts.ts";
import { type Naming, namingIn } from "./naming.ts";
import type { TextLine } from "./runs.ts";
import type { Text } from "./tree.ts";
import type { WriterOf } from "./writer.ts";

export interface Reading extends Naming {
  /** What the card of this number says, a line for each part. */
  text(id: string): readonly TextLine[];
  /** What another text says, such as a piece of a card's. */
  write(text: Text): readonly TextLine[];
}

const writerIn = (language: Language): Promise<{ readonly writerOf: WriterOf }> =>
  byLanguage(language, (one) => import(`./writers/${one}.ts`));

/** How cards read in a language. */
export async function readingIn(language: Language): Promise<Reading> {
  const [naming, { writerOf }] = await Promise.all([namingIn(language), writerIn(language)]);
  const write = writerOf(naming.title);
  return { ...naming, write, text: (id) => write(TEXTS[id] ?? []) };
}
