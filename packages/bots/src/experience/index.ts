/** What players learn by playing: for whoever plays. (`practice.ts` is for the tools that let them learn.) */
export type { Numbers } from "../numbers.ts";
export { experienced, numbered } from "./experience.ts";
export { type Kind, kindOf, NO_WORD, type Note, type Noticing } from "./traits.ts";
