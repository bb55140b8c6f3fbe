/** All 365 cards of the base set, in the order of their numbers. */
import type { CardData } from "./card.ts";
import { DWARVEN } from "./cards/dwarven.ts";
import { ELVEN } from "./cards/elven.ts";
import { GANDALF } from "./cards/gandalf.ts";
import { GONDOR } from "./cards/gondor.ts";
import { ISENGARD } from "./cards/isengard.ts";
import { MORIA } from "./cards/moria.ts";
import { RING } from "./cards/ring.ts";
import { RINGWRAITH } from "./cards/ringwraith.ts";
import { SAURON } from "./cards/sauron.ts";
import { SHIRE } from "./cards/shire.ts";
import { SITES } from "./cards/sites.ts";

/** The number of a card within its set: 34 of `1R34`. */
export const numberOf = ({ id }: CardData): number => Number(id.slice(2));

export const CARDS: readonly CardData[] = [
  RING,
  DWARVEN,
  ELVEN,
  GANDALF,
  GONDOR,
  ISENGARD,
  MORIA,
  RINGWRAITH,
  SAURON,
  SHIRE,
  SITES,
]
  .flat()
  .toSorted((one, other) => numberOf(one) - numberOf(other));

/** Cards of other sets that a card of this one names. */
const ELSEWHERE = ["Bill the Pony", "Saruman", "The Balrog"];

/** Every title that a card may name. */
export const TITLES: readonly string[] = [...new Set([...CARDS.map(({ title }) => title), ...ELSEWHERE])];
