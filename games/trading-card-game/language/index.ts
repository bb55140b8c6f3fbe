/** The card language: what cards say as trees, and the sentences written from them. */
export { TEXTS } from "../compiled/texts.ts";
export { inEnglish } from "./english.ts";
export type * from "./tree.ts";
