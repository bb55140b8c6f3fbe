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

const CULTURES = [
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
] as const;
type Printed = (typeof CULTURES)[number][number];

/** Cards of other sets that a card of this one names. */
const ELSEWHERE = ["Bill the Pony", "Saruman", "The Balrog"] as const;

/** Every title of a card, and every one that a card names. */
export type Title = Printed["title"] | (typeof ELSEWHERE)[number];
export type Subtitle = Extract<Printed, { readonly subtitle: string }>["subtitle"];

export interface Card extends CardData {
  readonly title: Title;
  readonly subtitle?: Subtitle;
}

/** The number of a card within its set: 34 of `1R34`. */
export const numberOf = ({ id }: CardData): number => Number(id.slice(2));

const LISTS: readonly (readonly Card[])[] = CULTURES;
export const CARDS: readonly Card[] = LISTS.flat().toSorted((one, other) => numberOf(one) - numberOf(other));

/** Every title that a card may name. */
export const TITLES: readonly Title[] = [...new Set([...CARDS.map(({ title }) => title), ...ELSEWHERE])];
