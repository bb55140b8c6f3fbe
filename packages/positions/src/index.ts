/** A game's state, described once: what each field holds, who may see it, and how many of each thing there are. */
import * as core from "./core.ts";
import * as values from "./form.ts";
import * as lists from "./lists.ts";

/** What fields can hold. */
export const form = { ...values, ...lists, ...core };
export { choicesOf } from "./choices.ts";
export type { FileForm, Form, PositionVisitor } from "./form.ts";
export {
  inside,
  type Location,
  listAt,
  noSuch,
  objectAt,
  onlyKeys,
  PositionError,
  placed,
  quoted,
  textAt,
  wholeIn,
} from "./place.ts";
export { playable } from "./playable.ts";
export { atMost, describe, type Fail, type FileFacts, type LooseFileFacts, once } from "./position.ts";
export { type Proved, proveFile } from "./proving.ts";
export { hidden, secretsOf } from "./secrets.ts";
export * as vectors from "./vectors.ts";
export { coreWords, depending, fieldsOf, fileWord, thingsAt, thingsBy, word } from "./words.ts";
