/** A draft on screen: the pack in hand, and the pool that grows. */
import { NAMINGS } from "@westmarch/trading-card-game/board/cards/words";
import { tradingCardDraft } from "../index.ts";
import { Board } from "./Board.tsx";
import type { Module } from "./keys.ts";
import { label, sentence } from "./labels.ts";

/** How long it is seen that packs go on, in milliseconds. */
const PASSES = 500;

export const board: Module = {
  game: tradingCardDraft,
  Board,
  byName: true,
  moment: ({ say, told: { round, rounds } }) => (round > 0 ? say("moment", { round, rounds }) : ""),
  step: ({ log, at }) => (log[at]?.type === "passed" ? { name: "passed", lasts: PASSES } : null),
  sentence,
  label,
  laid: async (language) => void (await NAMINGS[language].fetch()),
  besides: async () => (await import("./besides.ts")).besides,
};
