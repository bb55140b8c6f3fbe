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
  // Sealed packs are all there at once: which of them is open is said where they are opened.
  moment: ({ say, told: { round, rounds, way } }) =>
    round > 0 && way === "draft" ? say("moment", { round, rounds }) : "",
  step: ({ log, at }) => (log[at]?.type === "passed" ? { name: "passed", lasts: PASSES } : null),
  sentence,
  label,
  laid: async (language) => void (await NAMINGS[language].fetch()),
  besides: async () => (await import("./besides.ts")).besides,
};
