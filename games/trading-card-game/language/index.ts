/** The card language: what cards say as trees, and the sentences written from them. */
export { TEXTS } from "../compiled/texts.ts";
export { chinese } from "./chinese.ts";
export { inEnglish } from "./english.ts";
export { japanese } from "./japanese.ts";
export type * from "./tree.ts";
export { SIMPLIFIED } from "./words/zh-Hans.ts";
export { TRADITIONAL } from "./words/zh-Hant.ts";
