/** What this game calls its things, by what they are: for programs that name what a number in a state or a choice stands for. */
import {
  ACTION,
  CARD,
  CHARACTER,
  DECK,
  FACE,
  GROUP,
  MANEUVER,
  PLACE,
  ROOST,
  TERRITORY,
  TILE,
  TOKEN,
  UNIT,
} from "./ids.ts";

export const things = {
  action: ACTION,
  card: CARD,
  character: CHARACTER,
  deck: DECK,
  face: FACE,
  group: GROUP,
  maneuver: MANEUVER,
  place: PLACE,
  roost: ROOST,
  territory: TERRITORY,
  tile: TILE,
  token: TOKEN,
  unit: UNIT,
} as const;
