/** The words of the pack of a table in the reader's language, and where each comes from. */

import { type Later, later } from "@westmarch/boardkit/later";
import { inEach, type Language } from "@westmarch/kernel/languages";
import { SAID } from "../compiled/westmarch.ts";
import type { From, Pack, Source } from "../pack/types.ts";
import { boxOf } from "../printing.ts";
import type { FiveArmies } from "../state.ts";
import type { PackWords } from "./packWords.ts";
import { READINGS } from "./readings.ts";

/** Says which pack a table is played with. */
type Boxed = Pick<FiveArmies, "pack">;

/** The pack that a table is played with. */
export const packOf = (view: Boxed): Pack => boxOf(view).pack;

/** The words of the pack that a table is played with. */
export type WordsOf = (view: Boxed) => PackWords;

const wordsIn = (language: Language): Later<WordsOf> =>
  later(async () => {
    const [{ packWords }, reading] = await Promise.all([
      import("./packWords.ts"),
      READINGS[language].fetch(),
    ]);
    const made = new WeakMap<Pack, PackWords>();
    return (view) => {
      const { pack, said } = boxOf(view);
      const words = made.get(pack) ?? packWords(pack, said ?? SAID, reading);
      made.set(pack, words);
      return words;
    };
  });

/** Those words in each language: fetched when something is read. */
export const PRINTED_WORDS: Readonly<Record<Language, Later<WordsOf>>> = inEach(wordsIn);

/** Sources other than that of most of it. */
export const partsOf = (from: From): readonly Source[] => [
  ...new Set(Object.values(from).filter((source) => source !== from.all)),
];
