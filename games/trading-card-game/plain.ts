/** What a terminal says of the game as long as it has no words of its own: the names of the notation. */
import type { Ask, Fact, Facts, Heard, Seat } from "@westmarch/kernel";
import { CARD_NAME } from "./choices.ts";
import { CARD } from "./data/ids.ts";
import { SEAT_NAMES } from "./outline.ts";

export { board, summary } from "./plain/board.ts";

const cardName = (card: Fact): Fact => (CARD.is(card) ? CARD_NAME.names[card] : card);
const seatName = (seat: Fact): Fact => (typeof seat === "number" ? (SEAT_NAMES[seat] ?? null) : seat);
const copyName = (copy: Fact): Fact => (typeof copy === "number" && copy >= 0 ? `#${copy}` : null);
const each =
  (name: (fact: Fact) => Fact) =>
  (facts: Fact): Fact =>
    Array.isArray(facts) ? facts.map(name) : facts;

/** What the numbers under a key name. */
const NAMES: Readonly<Record<string, (fact: Fact) => Fact>> = {
  card: cardName,
  cards: each(cardName),
  seat: seatName,
  owner: seatName,
  winners: each(seatName),
  copy: copyName,
  on: copyName,
  copies: each(copyName),
  character: copyName,
  minions: each(copyName),
};

/** The facts of an event with names for numbers; what there is none of is null. */
export const facts = ({ type, facts: told }: Heard, _players?: number): Facts =>
  Object.fromEntries(
    Object.entries(told).map(([key, fact]) => {
      const name = key === "minions" && type === "archery" ? undefined : NAMES[key];
      return [key, name ? name(fact) : fact];
    }),
  );

/** Prompts that speak of a card first. */
const OF_A_CARD: readonly string[] = [
  "bearer",
  "pick",
  "pick-card",
  "amount",
  "choose",
  "may",
  "spot",
  "spot-some",
  "opponent",
  "payment",
];

/** What a question speaks of: a card, so many, what happens and to whom. */
export function about({ prompt, about: told = [] }: Ask): readonly string[] {
  const [first, second] = told;
  if (first === undefined) return [];
  if (OF_A_CARD.includes(prompt)) return [String(cardName(first))];
  if (prompt === "about-to" || prompt === "after") {
    const on = copyName(second ?? null);
    return on === null ? [String(first)] : [String(first), String(on)];
  }
  return told.map(String);
}

/** The name of a seat. */
export const nameOfSeat = (seat: Seat): string => SEAT_NAMES[seat] ?? "nobody";
