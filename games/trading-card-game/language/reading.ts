/** Everything of a card that people read, in each language. A language is loaded when it is asked for. */
import type { Language } from "@westmarch/kernel/languages";
import { TEXTS } from "../compiled/texts.ts";
import type { Title } from "../data/cards.ts";
import { type Naming, namingIn } from "./naming.ts";
import type { TextLine } from "./runs.ts";
import type { Text } from "./tree.ts";

export interface Reading extends Naming {
  /** What the card of this number says, a line for each part. */
  text(id: string): readonly TextLine[];
  /** What another text says, such as a piece of a card's. */
  write(text: Text): readonly TextLine[];
}

type Writer = (text: Text) => readonly TextLine[];

/** How sentences are written; a title in them as it is given. */
const WRITERS: Readonly<Record<Language, () => Promise<(named: (title: Title) => string) => Writer>>> = {
  en: async () => {
    const { prose } = await import("./prose.ts");
    return () => prose;
  },
  "zh-Hant": async () => {
    const [{ TRADITIONAL }, { chinese }] = await Promise.all([
      import("./words/zh-Hant.ts"),
      import("./chinese/text.ts"),
    ]);
    return (named) => chinese(TRADITIONAL, named);
  },
  "zh-Hans": async () => {
    const [{ SIMPLIFIED }, { chinese }] = await Promise.all([
      import("./words/zh-Hans.ts"),
      import("./chinese/text.ts"),
    ]);
    return (named) => chinese(SIMPLIFIED, named);
  },
  ja: async () => (await import("./japanese/text.ts")).japanese,
};

/** How cards read in a language. */
export async function readingIn(language: Language): Promise<Reading> {
  const [naming, writer] = await Promise.all([namingIn(language), WRITERS[language]()]);
  const write = writer(naming.title);
  return { ...naming, write, text: (id) => write(TEXTS[id] ?? []) };
}
