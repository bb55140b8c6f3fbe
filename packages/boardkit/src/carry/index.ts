/** Things that are taken up, carried and put down: by mouse, by finger, by keyboard. */
export { placeAt, type Spot, useCarry } from "./useCarry.ts";
export { useCarryKeys } from "./useCarryKeys.ts";
