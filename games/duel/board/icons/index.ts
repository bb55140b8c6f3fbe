/** The signs of the game. */
export { Emblem } from "./Emblem.tsx";
export type { EmblemName } from "./emblems.ts";
