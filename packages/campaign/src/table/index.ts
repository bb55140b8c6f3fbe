/** The table of a campaign as a whole: what lies beside, before and over the map. */
export { CampaignBoard } from "./CampaignBoard.tsx";
export { placeIn } from "./placeIn.ts";
export { onMap, useBoard } from "./useBoard.ts";
