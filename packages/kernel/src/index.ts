export { hashed, recorded, seedOf, stream } from "./chance.ts";
export { chapter, enter, frame } from "./chapter.ts";
export { copy, copyStack } from "./copy.ts";
export { Engine, hear, type Played, SEALED, sameOption, settle } from "./engine.ts";
export {
  begin,
  drawsOf,
  type Entry,
  type Recording,
  record,
  replay,
  type Save,
  save,
  stop,
  takeable,
  without,
} from "./journal.ts";
export * from "./types.ts";
