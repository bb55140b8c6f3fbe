/** What players have learnt by playing, for games. (`@westmarch/training/experience` lets them learn.) */
export type { Numbers } from "../numbers.ts";
export { experienced, numbered } from "./experience.ts";
export { type Kind, kindOf, NO_WORD, type Note, type Noticing } from "./traits.ts";
