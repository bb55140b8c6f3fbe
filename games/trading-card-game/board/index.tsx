/** The trading card game on screen: the table, and everything that is said about it. */
import { outline } from "../outline.ts";
import { awaited } from "./awaited.ts";
import { Board } from "./Board.tsx";
import { NAMINGS } from "./cards/words.ts";
import type { Module } from "./keys.ts";
import { label } from "./labels.ts";
import { next } from "./next.ts";
import { passed } from "./passed.ts";
import { reckoning } from "./reckoning.ts";
import { sentence } from "./sentences.ts";
import { step } from "./staging/step.ts";

export const board: Module = {
  game: outline,
  Board,
  byName: true,
  folds: "always",
  promptAt: "thumb",
  moment: ({ say, told: { phase } }) =>
    phase === "setup" || phase === "end" ? say(`phase.${phase}`) : say(`look.phase.${phase}`),
  awaited,
  step,
  sentence,
  next,
  label,
  passed,
  laid: async (language, view) => {
    const names = NAMINGS[language].fetch();
    if (view?.phase !== "setup") await reckoning.fetch();
    await names;
  },
  besides: async () => {
    const [{ besides }] = await Promise.all([import("./besides.ts"), reckoning.fetch()]);
    return besides;
  },
};
