/** War of the Ring on screen: map and armies, dice and tracks, cards, battles and hunts, words. */
import { outline } from "../outline.ts";
import { awaited } from "./awaited.ts";
import { Board } from "./Board.tsx";
import type { Module } from "./keys.ts";
import { label } from "./labels/options.ts";
import { sentence } from "./labels/sentences.ts";
import { MAP } from "./land/sheet.ts";
import { step } from "./staging/step.ts";

export const board: Module = {
  game: outline,
  Board,
  promptAt: "hand",
  foreseen: true,
  moment: ({ say, told }) => (told.turn > 0 ? say("turn.number", { turn: told.turn }) : ""),
  awaited,
  step,
  sentence,
  label,
  laid: MAP.laid,
  besides: async () => (await import("./besides.ts")).besides,
};
