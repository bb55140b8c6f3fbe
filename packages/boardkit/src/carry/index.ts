/** Things that are taken up, carried and put down: by mouse, by finger, by keyboard. */
export type { Spot } from "../outline.ts";
export { takePutDown } from "./putDown.ts";
export { placeAt, useCarry } from "./useCarry.ts";
export { useCarryKeys } from "./useCarryKeys.ts";
