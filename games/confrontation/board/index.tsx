/** The Confrontation on screen: map and pieces, cards, battles, words. */
import { confrontation } from "../index.ts";
import { Board } from "./Board.tsx";
import { step } from "./battle/telling.ts";
import { decisive } from "./Decisive.tsx";
import { ending, endingPicture } from "./ending.ts";
import { explain } from "./explain.tsx";
import { guide } from "./guide.ts";
import type { Module } from "./keys.ts";
import { label, refusal, sentence } from "./labels.ts";
import { line } from "./lines.ts";
import { Reference } from "./reference/Reference.tsx";
import { rules } from "./rules.ts";

export const board: Module = {
  game: confrontation,
  Board,
  step,
  Reference,
  sentence,
  label,
  line,
  refusal,
  explain,
  rules,
  ending,
  endingPicture,
  decisive,
  guides: [guide],
};
