/** War of the Ring on screen: map and armies, dice and tracks, cards, battles and hunts, words. */
import { lazy } from "react";
import { warOfTheRing } from "../index.ts";
import { Board } from "./Board.tsx";
import { decisive } from "./Decisive.tsx";
import { ending, endingPicture } from "./ending.ts";
import { explain } from "./explain.tsx";
import { guides } from "./guide.ts";
import type { Module } from "./keys.ts";
import { label, refusal, sentence } from "./labels.ts";
import { line } from "./lines.ts";
import { Reference } from "./reference/Reference.tsx";
import { rules } from "./rules.ts";
import { step } from "./staging/step.ts";

/** Only a game that is over needs it. */
const chronicle = lazy(async () => ({ default: (await import("./chronicle/Chronicle.tsx")).Chronicle }));

export const board: Module = {
  game: warOfTheRing,
  Board,
  promptAt: "hand",
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
  chronicle,
  guides,
};
