/** The Battle of Five Armies on screen. */
import { outline } from "../outline.ts";
import { Board } from "./Board.tsx";
import type { Module } from "./keys.ts";
import { label, sentence } from "./labels.ts";
import { line } from "./lines.ts";
import { step } from "./staging/step.ts";

export const board: Module = {
  game: outline,
  Board,
  promptAt: "hand",
  step,
  sentence,
  label,
  line,
  besides: async () => (await import("./besides.ts")).besides,
};
