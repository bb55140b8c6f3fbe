/** What this game calls its things, by what they are: for programs that name what a number in a state or a choice stands for. */
import { CARD } from "./data/cards.ts";
import { LANDMARK_TILE, RACE, REGION, TOKEN } from "./data/ids.ts";

export const things = {
  card: CARD,
  landmark: LANDMARK_TILE,
  race: RACE,
  region: REGION,
  token: TOKEN,
} as const;
