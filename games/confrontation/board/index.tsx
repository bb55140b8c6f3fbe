/** The Confrontation on screen: map and pieces, cards, battles, words. */
import { confrontation } from "../index.ts";
import { Board } from "./Board.tsx";
import { step } from "./battle/telling.ts";
import type { Module } from "./keys.ts";
import { label, sentence } from "./labels.ts";

export const board: Module = {
  game: confrontation,
  Board,
  folds: "phones",
  promptAt: "thumb",
  step,
  sentence,
  label,
  besides: async () => (await import("./besides.ts")).besides,
};
