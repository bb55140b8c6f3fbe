/** Pieces of an English sentence that are more than words. */
import { signs } from "@westmarch/sentences/writing";
import type { Culture } from "../../data/culture.ts";
import type { Keyword, Run } from "../runs.ts";
import type { Part, Phase } from "../tree.ts";

/** `sign` puts a piece down as one character, `cut` takes a sentence apart again. */
export const { sign, cut } = signs<Run>();

/** A word with rules of its own. */
export const keyword = (text: string, named: Keyword): string =>
  sign({ run: "keyword", text, keyword: named });

/** What stands in bold before a sentence. */
export const lead = (part: Part["part"], text: string, phases: readonly Phase[] = []): string =>
  sign({ run: "lead", part, text: `${text}:`, phases });

/** The mark of a culture. */
export const culture = (one: Culture): string => sign({ run: "culture", text: one, culture: one });

/** Ends the words before it with a mark. */
export const mark = (sentence: string, end: string): string => sentence + end;
