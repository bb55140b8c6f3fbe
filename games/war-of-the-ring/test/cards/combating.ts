/** Battles in which Combat cards are played, for the tests of their combat halves. */
import { CARDS, type CardName, type CombatName, card, sideOfCard } from "../../data/cards.ts";
import { SIDES } from "../../data/ids.ts";
import type { Position } from "../../position.ts";
import { attacks, type BattleTable, IN_THE_MEADOWS, ready, type SideName } from "../battling.ts";
import { dice } from "../table.ts";

/** The cards with this combat half. */
export const cardsOf = (title: CombatName): readonly CardName[] =>
  CARDS.flatMap(({ name, combat }) => (combat === title ? [name] : []));

/** Where the battle is, and who attacks: by default the Shadow, in the meadows. */
export interface Field {
  readonly by?: SideName;
  readonly where?: string;
}

const sideOf = (name: CardName): SideName => SIDES[sideOfCard(card(name))];

/** Up to the choice of cards in the first round; each side holds those of `cards` that are its own. */
export function before(position: Position, cards: readonly CardName[], field: Field = {}): BattleTable {
  const { by = "shadow", where = IN_THE_MEADOWS } = field;
  const hands: Record<string, CardName[]> = {};
  for (const name of cards) {
    const side = sideOf(name);
    hands[side] = [...(hands[side] ?? []), name];
  }
  const t = attacks(ready({ ...position, hands }, by), by, where);
  const defender: SideName = by === "shadow" ? "free-peoples" : "shadow";
  if (t.ask("free-peoples")?.prompt === "white-rider") t.plays("free-peoples", "yes");
  if (t.ask(defender)?.prompt === "stand") t.plays(defender, "fight");
  return t;
}

/** The first round with these cards, at most one of each side, and all the dice it needs, as they are read. */
export function round(
  position: Position,
  cards: CardName | readonly CardName[],
  pips: readonly number[],
  field: Field = {},
): BattleTable {
  const names = typeof cards === "string" ? [cards] : cards;
  const t = before(position, names, field).draws(...dice(...pips));
  const { by = "shadow" } = field;
  for (const side of by === "shadow"
    ? (["shadow", "free-peoples"] as const)
    : (["free-peoples", "shadow"] as const)) {
    const name = names.find((one) => sideOf(one) === side);
    if (name) t.plays(side, `card:${name}`);
  }
  return t;
}

/** What a side that holds this card may choose. */
export const offered = (position: Position, name: CardName, field: Field = {}): readonly string[] =>
  before(position, [name], field).options(sideOf(name));
/** What it may choose when the card may not be played. */
export const NOTHING = ["done"];
