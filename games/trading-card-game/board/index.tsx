/** The trading card game on screen: the table, and everything that is said about it. */
import { tradingCardGame } from "../index.ts";
import { awaited } from "./awaited.ts";
import { Board } from "./Board.tsx";
import type { Module } from "./keys.ts";
import { label } from "./labels.ts";
import { line } from "./lines.ts";
import { sentence } from "./sentences.ts";
import { step } from "./staging/step.ts";

export const board: Module = {
  game: tradingCardGame,
  Board,
  moment: ({ say, told: { phase, turn, at } }) =>
    phase === "setup"
      ? say("phase.setup")
      : say("moment", { phase: say(`phase.${phase}`), site: at[turn] ?? 1 }),
  awaited,
  step,
  sentence,
  label,
  line,
  besides: async () => (await import("./besides.ts")).besides,
};
