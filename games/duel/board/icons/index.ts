/** The signs of the game. */
export { Emblem } from "./Emblem.tsx";
export { chainEmblem, type EmblemName } from "./emblems.ts";
