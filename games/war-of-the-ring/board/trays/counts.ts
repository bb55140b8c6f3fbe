/** What trays count, as far as anybody at the table may know it. */
import { type Discards, type Pool, poolFrom } from "@westmarch/campaign/counting";
import { CARDS_IN, type CardId } from "../../data/cards.ts";
import {
  ALL_FACES,
  ALL_NATIONS,
  BOTH_SIDES,
  DECKS_OF,
  type DeckId,
  FACE_COUNT,
  type FaceId,
  type NationId,
  type Side,
} from "../../data/ids.ts";
import { atWar } from "../../facts.ts";
import { ELITE_KIND, KINDS, LEADER_KIND, REGULAR_KIND, type War } from "../../state.ts";

/** The Action dice of a side. */
export const poolOf = (view: War, side: Side): Pool<FaceId> =>
  poolFrom(view, ALL_FACES, (face) => view.dice[side * FACE_COUNT + face], view.owned[side] - view.box[side]);

/** Cards of a deck that a mask has. */
const cardsOf = (deck: DeckId, mask: number): readonly CardId[] =>
  CARDS_IN[deck].filter((_, bit) => (mask & (1 << bit)) !== 0);

/** A side's cards on the table (6.4). */
export const onTable = (view: War, side: Side): readonly CardId[] =>
  DECKS_OF[side].flatMap((deck) => cardsOf(deck, view.table[deck]));

/** The same of both. */
export const cardsOnTable = (view: War): readonly CardId[] =>
  BOTH_SIDES.flatMap((side) => onTable(view, side));

/** The discard pile of a deck. */
export const discardsOf = (view: War, deck: DeckId, seats: readonly number[]): Discards<CardId> => ({
  open: cardsOf(deck, view.spent[deck]),
  hidden: seats.reduce((sum, seat) => sum + (view.buriedCount[seat * 2 + (deck & 1)] ?? 0), 0),
});

/** Figures of a Nation that can still be recruited. */
export interface Reserves {
  readonly regulars: number;
  readonly elites: number;
  readonly leaders: number;
}

export const reservesOf = ({ pool }: Pick<War, "pool">, nation: NationId): Reserves => ({
  regulars: pool[nation * KINDS + REGULAR_KIND],
  elites: pool[nation * KINDS + ELITE_KIND],
  leaders: pool[nation * KINDS + LEADER_KIND],
});

/** The Political Track: the Nations at each number of steps from war, from afar to At War. */
export function politicalTrack(
  view: War,
): readonly { readonly steps: number; readonly nations: readonly NationId[] }[] {
  return [3, 2, 1, 0].map((steps) => ({
    steps,
    nations: ALL_NATIONS.filter((nation) => view.steps[nation] === steps),
  }));
}

export const nationsAtWar = (view: War): number => ALL_NATIONS.filter((nation) => atWar(view, nation)).length;

/** How many cards a side holds, by kind of deck. */
export const handsOf = (view: War, seats: readonly number[], kind: number): number =>
  seats.reduce((sum, seat) => sum + (view.handCount[seat * 2 + kind] ?? 0), 0);
