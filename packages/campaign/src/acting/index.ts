/** What people do at the table of a campaign: taking up, aiming, dividing an army. */
export { SplitFoot, SplitNote, SplitSlip, Steps } from "./SplitSlip.tsx";
export { useDivision } from "./useDivision.ts";
export { type InHand, thingsInHand, useInHand } from "./useInHand.ts";
