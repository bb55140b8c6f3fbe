/** The table of a campaign as a whole: what lies beside, before and over the map. */
export { type About, withMore } from "./about.tsx";
export { CampaignBoard } from "./CampaignBoard.tsx";
export { useCarried } from "./carried.ts";
export { mapProps, useBoard } from "./useBoard.ts";
