export {
  ABILITIES,
  type Ability,
  AbilityBook,
  type Answer,
  type Effect,
  type Listeners,
  type Modifier,
  type Sayings,
  type When,
} from "./abilities.ts";
export { type AnyGame, anyGame } from "./any.ts";
export { hashed, recorded, seedOf, stream } from "./chance.ts";
export { chapter, enter, frame } from "./chapter.ts";
export { copy, copyStack } from "./copy.ts";
export {
  EFFECT,
  type Effects,
  type EffectTable,
  effects,
  type Outcome,
  PASS,
  type Resolving,
} from "./effects.ts";
export { Engine, hear, type Played, SEALED, sameOption, settle } from "./engine.ts";
export {
  begin,
  drawsOf,
  type Entry,
  note,
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
export { readStack, writeOption, writeStack } from "./writing.ts";
