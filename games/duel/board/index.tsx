/** Duel for Middle-earth on screen: tableau, map, track, play areas, words. */
import { duel } from "../index.ts";
import { Board } from "./Board.tsx";
import { decisive } from "./Decisive.tsx";
import { ending, endingPicture } from "./ending.ts";
import { explain } from "./explain.tsx";
import { guide } from "./guide.ts";
import type { Module } from "./keys.ts";
import { label, refusal, sentence } from "./labels.ts";
import { line } from "./lines.ts";
import { step } from "./motion/flights.ts";
import { Reference } from "./reference/Reference.tsx";
import { rules } from "./rules.ts";

export const board: Module = {
  game: duel,
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
