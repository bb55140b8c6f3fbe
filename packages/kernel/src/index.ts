export { type Ahead, lookAhead } from "./ahead.ts";
export { type AnyGame, anyGame } from "./any.ts";
export { hashed, recorded, seedOf, shuffled, stream } from "./chance.ts";
export { type Book, book, frameOf } from "./chapter.ts";
export { copy, copyStack } from "./copy.ts";
export {
  type Asked,
  Engine,
  hear,
  type Played,
  questionsAt,
  SEALED,
  sameOption,
  settle,
  shownSettings,
} from "./engine.ts";
export { type Id, type Kind, kind, NONE, notAnId } from "./ids.ts";
export {
  begin,
  type Deed,
  type Entry,
  follow,
  note,
  type Recording,
  type Replayable,
  record,
  replay,
  stop,
  takeable,
  without,
  withoutTaken,
} from "./journal.ts";
export { byLevel, isLevel, LEVELS, type Level } from "./levels.ts";
export type {
  AnyAuto,
  AnyDecision,
  AnyParagraph,
  Auto,
  Chapter,
  Decision,
  Each,
  Go,
  Paragraph,
  Paragraphs,
  Pick,
  Together,
} from "./paragraphs.ts";
export {
  type AnySave,
  type Contribution,
  deedsOf,
  drawsOf,
  type Fairness,
  isSave,
  type Moment,
  type OldSave,
  recordOf,
  retell,
  type Save,
  save,
} from "./save.ts";
export {
  decisive,
  extended,
  lastOf,
  lengthOf,
  type Mark,
  reaches,
  type Struck,
  struck,
  type Taken,
  type Trail,
  trailFrom,
  trimmed,
} from "./trail.ts";
export * from "./types.ts";
export type {
  AskOf,
  Choice,
  ChoiceOf,
  FrameOf,
  HeardOf,
  Question,
  ReasonOf,
  Vocabulary,
  VocabularyOf,
} from "./vocabulary.ts";
export { readStack, writeOption, writeStack } from "./writing.ts";
