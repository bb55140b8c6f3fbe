export { type Ahead, lookAhead } from "./ahead.ts";
export { type AnyGame, anyGame } from "./any.ts";
export { hashed, recorded, seedOf, shuffled, stream } from "./chance.ts";
export { askingOf, type Book, book, frameOf, ofChapter } from "./chapter.ts";
export type { Context } from "./context.ts";
export { copy, copyStack } from "./copy.ts";
export type { AskOf, ChoiceOf, Core, FrameOf, HeardOf, ReasonOf, VocabularyOf } from "./core.ts";
export { type Asked, Engine } from "./engine.ts";
export type { Game } from "./game.ts";
export { groupedBy } from "./grouped.ts";
export { hear } from "./hear.ts";
export { type Id, type Kind, kind, NONE, notAnId } from "./ids.ts";
export {
  begin,
  type Deed,
  follow,
  type JournalEntry,
  note,
  type Recording,
  type Replayable,
  record,
  replay,
  stop,
  type Taken,
  takeable,
  without,
  withoutTaken,
} from "./journal.ts";
export { byLevel, isLevel, LEVELS, type Level } from "./levels.ts";
export { type Field, type Notation, NotationError, type PositionFault, type Shape } from "./notation.ts";
export { SEALED, sameOption } from "./options.ts";
export type {
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
export type { Played } from "./play.ts";
export {
  type AnySave,
  type Contribution,
  deedsOf,
  drawsOf,
  type Fairness,
  isSave,
  type OldSave,
  type ReplayMoment,
  recordOf,
  retell,
  type Save,
  save,
} from "./save.ts";
export { type OfSeat, type Setting, type Settings, settle, shownSettings, type Unfit } from "./settings.ts";
export { questionsAt } from "./steps.ts";
export * from "./types.ts";
export type { Choice, Question, Vocabulary } from "./vocabulary.ts";
export { readStack, writeOption, writeStack } from "./writing.ts";
