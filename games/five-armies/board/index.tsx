/** The Battle of Five Armies on screen. */
import { outline } from "../outline.ts";
import { awaited } from "./awaited.ts";
import { Board } from "./Board.tsx";
import type { Module } from "./keys.ts";
import { label, sentence } from "./labels.ts";
import { laid } from "./land/useMap.ts";
import { line } from "./lines.ts";
import { step } from "./staging/step.ts";
import { speakOf, TITLES } from "./titles.ts";

export const board: Module = {
  game: outline,
  Board,
  promptAt: "hand",
  moment: ({ say, told }) => (told.turn > 0 ? say("turn.number", { turn: told.turn }) : ""),
  awaited,
  step,
  sentence,
  label,
  line,
  laid: async (language, view) => {
    if (view) speakOf(view);
    await Promise.all([laid(), TITLES[language].fetch()]);
  },
  besides: async () => (await import("./besides.ts")).besides,
};
