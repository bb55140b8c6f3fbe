/** Duel for Middle-earth on screen: tableau, map, track, play areas, words. */
import type { BoardModule, Language } from "@westmarch/boardkit";
import { type Duel, duel } from "../index.ts";
import { Board } from "./Board.tsx";
import { ending } from "./ending.ts";
import { explain } from "./explain.tsx";
import { guide } from "./guide.ts";
import { label, refusal, sentence } from "./labels.ts";
import { line } from "./lines.ts";
import { Reference } from "./reference/Reference.tsx";
import { rules } from "./rules.ts";

type Words = Readonly<Record<string, string>>;

const CATALOGUES: Readonly<Record<Language, () => Promise<{ readonly default: Words }>>> = {
  en: () => import("../text/en.json"),
  "zh-Hant": () => import("../text/zh-Hant.json"),
  "zh-Hans": () => import("../text/zh-Hans.json"),
  ja: () => import("../text/ja.json"),
};

export const board: BoardModule<Duel> = {
  game: duel,
  Board,
  Reference,
  sentence,
  label,
  line,
  refusal,
  explain,
  rules,
  ending,
  guide,
  words: async (language) => (await CATALOGUES[language]()).default,
};

export default board;
