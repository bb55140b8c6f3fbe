/** Tests of what every game says and teaches; apart from the rest, because they need the words of a page. */
export { type Catalogue, type Catalogues, cataloguesIn, languagesOf, type WordCheck } from "./catalogues.ts";
export {
  type GuideCheck,
  guideChecks,
  type Walked,
  walkedGuide,
  walkGuide,
} from "./guided.ts";
export { readIn } from "./reading.ts";
export { strayRules } from "./rulesTold.ts";
export { type Asking, atRest, faultsOfAsk, type Strict, strictly } from "./speaking.ts";
export { type Story, storyOf } from "./story.ts";
export { saidByThePage, type WordsOptions, wordChecks } from "./words.ts";
export { glossaryFaults, markFaults, writingChecks } from "./writing.ts";
