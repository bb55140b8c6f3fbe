/** All cards, by the numbers that they have at the table. */
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
import { footOf } from "./foot.ts";
import { NUMBERED } from "./numbers.ts";

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

/** Cards that a card names and that are not there yet. */
const ELSEWHERE = ["Bill the Pony", "Saruman", "The Balrog"] as const;

/** Every title of a card, and every one that a card names. */
export type Title = Printed["title"] | (typeof ELSEWHERE)[number];
export type Subtitle = Extract<Printed, { readonly subtitle: string }>["subtitle"];

export interface Card extends CardData {
  readonly title: Title;
  readonly subtitle?: Subtitle;
}

const LISTS: readonly (readonly Card[])[] = CULTURES;

/** The cards in the order in which `numbers.ts` lists them. Throws `RangeError` where a card and its number miss each other. */
function inNumbers(): readonly Card[] {
  const cards = new Map(LISTS.flat().map((card) => [card.id, card]));
  const all = NUMBERED.map((id) => {
    const card = cards.get(id);
    if (!card) throw new RangeError(`data/numbers.ts lists ${id}, which is no card, or lists it twice`);
    cards.delete(id);
    return card;
  });
  const [missing] = cards.keys();
  if (missing !== undefined) throw new RangeError(`${missing} has no place at the end of data/numbers.ts`);
  return all;
}

/** By `CardId`. */
export const CARDS: readonly Card[] = inNumbers();

/** As people look through them: set by set, each in the order of its numbers. */
export const IN_ORDER: readonly Card[] = CARDS.toSorted((one, other) => {
  const [a, b] = [footOf(one), footOf(other)];
  return a.set - b.set || a.number - b.number;
});

const keyOf = (set: number, number: number): string => `${set}_${number}`;
const BY_FOOT: ReadonlyMap<string, Card> = new Map(
  CARDS.map((card) => {
    const { set, number } = footOf(card);
    return [keyOf(set, number), card];
  }),
);

/** The card of this number within its set, if there is one: no two cards of a set have one number. */
export const cardNumbered = (set: number, number: number): Card | undefined =>
  BY_FOOT.get(keyOf(set, number));

/** Every title that a card may name. */
export const TITLES: readonly Title[] = [...new Set([...CARDS.map(({ title }) => title), ...ELSEWHERE])];
