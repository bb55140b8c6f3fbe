/** The Battle of Five Armies on screen. */
import type { Settings } from "@westmarch/kernel";
import { outline } from "../outline.ts";
import { awaited } from "./awaited.ts";
import { Board } from "./Board.tsx";
import type { Module } from "./keys.ts";
import { label } from "./labels/options.ts";
import { sentence } from "./labels/sentences.ts";
import { VALLEY } from "./land/sheet.ts";
import { step } from "./staging/step.ts";
import { speakOf, TITLES } from "./titles.ts";

/** A table's own pack is read before anything of it is drawn. */
async function takenIn(settings: Settings): Promise<void> {
  if (typeof settings.pack !== "string" || settings.pack === "") return;
  (await import("../brought.ts")).brought(settings.pack);
}

export const board: Module = {
  game: outline,
  Board,
  promptAt: "hand",
  moment: ({ say, told }) => (told.turn > 0 ? say("turn.number", { turn: told.turn }) : ""),
  awaited,
  step,
  sentence,
  label,
  laid: async (language, view, settings) => {
    await takenIn(settings);
    if (view) speakOf(view);
    await Promise.all([VALLEY.laid(), TITLES[language].fetch()]);
  },
  readDocument: async (text, say) => (await import("../packs.ts")).packs.read(text, say),
  besides: async () => (await import("./besides.ts")).besides,
};
