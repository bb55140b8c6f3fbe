/** 5.12.1: Companions whose ability rouses a Nation. */
import {
  BOROMIR,
  type CharacterId,
  DWARVES,
  ELVES,
  GIMLI,
  GONDOR,
  LEGOLAS,
  type NationId,
  NONE,
} from "./ids.ts";

export const ROUSERS: readonly { readonly nation: NationId; readonly companion: CharacterId }[] = [
  { nation: DWARVES, companion: GIMLI },
  { nation: ELVES, companion: LEGOLAS },
  { nation: GONDOR, companion: BOROMIR },
];

/** The Companion whose ability rouses a Nation, or `NONE`. */
export const rouserOf = (nation: NationId): CharacterId | typeof NONE =>
  ROUSERS.find((rouser) => rouser.nation === nation)?.companion ?? NONE;
