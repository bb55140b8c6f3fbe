/** What people do at the table of a campaign: taking up, aiming, dividing. */

export { type AimOf, ableFrom } from "./aim.ts";
export { useDivision } from "./useDivision.ts";
export { useInHand } from "./useInHand.ts";
export { useThings } from "./useThings.ts";
