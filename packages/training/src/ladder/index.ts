/** Ladders: who is stronger, by how much, and how sure that is. Needs Node, as its games are played in worker threads. */
export { createHands, type Hands } from "./hands.ts";
export {
  ANCHOR,
  ANCHOR_HEIGHT,
  climb,
  type Errand,
  type Match,
  matchOf,
  type Pairing,
  pairings,
  type Rules,
  type Rung,
  rungs,
} from "./ladder.ts";
export { idOf, type LadderPlayer, type PairResult, readResults, writeResult } from "./results.ts";
export { type Test, USUAL_TEST } from "./sprt.ts";
