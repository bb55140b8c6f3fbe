/** What is printed on an Event card, in the reader's language. */
import { COMBAT } from "../../cards/combat-cards.ts";
import { EVENTS } from "../../cards/events.ts";
import { CARDS, type CardId } from "../../data/cards.ts";
import { TABLE_CARDS } from "../../rules/cards/table-cards.ts";
import type { GameSay, Key } from "../keys.ts";

/** Names of what has a line of this kind in the catalogues. */
type Having<What extends string, Line extends string, K = Key> = K extends `${What}.${infer Name}.${Line}`
  ? Name
  : never;
const among =
  <Name extends string>(names: readonly string[]) =>
  (name: string): name is Name =>
    names.includes(name);

/** A condition is printed where something is demanded for playing the card, or for its staying in play. */
const demands = among<Having<"card", "condition">>(
  CARDS.flatMap(({ name }, card) => (EVENTS[card].demands || TABLE_CARDS[card]?.stays ? [name] : [])),
);
const leaves = among<Having<"card", "discard">>(CARDS.flatMap(({ name, table }) => (table ? [name] : [])));
const demandsInBattle = among<Having<"combat", "condition">>(
  CARDS.flatMap(({ combat }, card) => (COMBAT[card].demands ? [combat] : [])),
);

export interface CardWords {
  /** What must hold for it to be played; null: nothing. */
  readonly condition: string | null;
  readonly effect: string;
  /** When it leaves the table; null: it never lies there. */
  readonly discard: string | null;
}

/** The upper half. */
export const eventWords = (say: GameSay, card: CardId): CardWords => {
  const { name } = CARDS[card];
  return {
    condition: demands(name) ? say(`card.${name}.condition`) : null,
    effect: say(`card.${name}.effect`),
    discard: leaves(name) ? say(`card.${name}.discard`) : null,
  };
};

/** The lower half. */
export const combatWords = (say: GameSay, card: CardId): Omit<CardWords, "discard"> => {
  const { combat } = CARDS[card];
  return {
    condition: demandsInBattle(combat) ? say(`combat.${combat}.condition`) : null,
    effect: say(`combat.${combat}.effect`),
  };
};
