/** The card language: what cards say as trees, and the sentences written from them. */
export { plain } from "@westmarch/sentences/writing";
export { TEXTS } from "../compiled/texts.ts";
export { english, inEnglish } from "./english/text.ts";
export type { Figure, Labels } from "./labels.ts";
export { type Naming, namingIn } from "./naming.ts";
export { type Reading, readingIn } from "./reading.ts";
export * from "./runs.ts";
export type * from "./targets.ts";
export type * from "./tree.ts";
export { PHASES } from "./tree.ts";
