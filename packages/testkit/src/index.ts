export { paragraphOf, replaced } from "./broken.ts";
export {
  checkAsks,
  checkClone,
  checkEvent,
  checkNotation,
  checkPlain,
  checkUntouched,
  checkViews,
} from "./checks.ts";
export { type Corruption, checkRefused, corruptions, corruptLines, refusedAt } from "./corrupting.ts";
export { canonical, difference, equal, notPlain, shares } from "./data.ts";
export { type FuzzOptions, type FuzzReport, fuzz, fuzzGame, type Rates } from "./fuzz.ts";
export { goldenTest } from "./golden.ts";
export { type Inspection, inspecting } from "./inspecting.ts";
export { divide, type PerftOptions, perft } from "./perft.ts";
export { type Questioned, type QuestionsOptions, questions } from "./questions.ts";
export { anySettings, chanceOf, gameSeed, pick, type Random, randomOf } from "./random.ts";
export { replayTest } from "./replays.ts";
export {
  CAP,
  type Chooser,
  emptyReport,
  type Failure,
  type GameOptions,
  type Report,
  type SimulateOptions,
  simulate,
  simulateGame,
  stateAfter,
} from "./simulate.ts";
export { spoiltDocument, spoiltLine } from "./spoiling.ts";
export { type Recorded, type ReplayEnd, type ReplayStep, replaySteps, savedGame } from "./stepping.ts";
export { TestTable, table, Unexpected, type Who } from "./table.ts";
export { type TwinOptions, type TwinWalk, twin } from "./twin.ts";
export { runVectors, summary, type Vector, type VectorReport } from "./vectors.ts";
