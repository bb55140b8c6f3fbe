/** The whole table of a campaign: the map under everything, trays around it, the hand at the foot, fights as stages. */
export { CampaignTable, placeIn } from "./CampaignTable.tsx";
