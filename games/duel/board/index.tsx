/** Duel for Middle-earth on screen: tableau, map, track, play areas, words. */
import { duel } from "../index.ts";
import { Board } from "./Board.tsx";
import type { Module } from "./keys.ts";
import { label, sentence } from "./labels.ts";
import { step } from "./motion/flights.ts";

export const board: Module = {
  game: duel,
  Board,
  folds: "always",
  promptAt: "thumb",
  step,
  sentence,
  label,
  besides: async () => (await import("./besides.ts")).besides,
};
