/** What this game calls its things, by what they are: for programs that name what a number in a state or a choice stands for. */
import { CARD } from "./data/cards.ts";
import { CHARACTER, DECK, FACE, FIGURE, NATION } from "./data/ids.ts";
import { REGION } from "./data/regionnames.ts";
import { TILE } from "./data/tiles.ts";

export const things = {
  card: CARD,
  character: CHARACTER,
  deck: DECK,
  face: FACE,
  figure: FIGURE,
  nation: NATION,
  region: REGION,
  tile: TILE,
} as const;
