/** What people do at the table of a campaign: taking up, aiming, dividing. */

export { type AimOf, aimAt } from "./aim.ts";
export { sayingWhy } from "./reasons.ts";
export { useDivision } from "./useDivision.ts";
export { useInHand } from "./useInHand.ts";
export { type ProposalOf, useProposal } from "./useProposal.ts";
export { useOffered } from "./useThings.ts";
export { counted, usualLosses } from "./usual.ts";
