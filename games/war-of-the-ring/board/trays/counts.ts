/** What trays count, as far as anybody at the table may know it. */
import { CARDS_IN, type CardId } from "../../data/cards.ts";
import {
  ALL_FACES,
  ALL_NATIONS,
  DECKS_OF,
  type DeckId,
  FACE_COUNT,
  type FaceId,
  type NationId,
  type Side,
} from "../../data/ids.ts";
import { atWar } from "../../facts.ts";
import { ELITE_KIND, KINDS, LEADER_KIND, REGULAR_KIND, type War } from "../../state.ts";
import type { Props } from "../keys.ts";

/** The Action dice of a side. */
export interface Pool {
  /** What unused dice show, by face. */
  readonly unused: readonly FaceId[];
  /** Dice that lie in no pool and no box any more. */
  readonly used: number;
  /** Dice that are still to be rolled this turn. */
  readonly unrolled: number;
}

/** The dice have been rolled once the turn has come to its actions. */
const isRolled = ({ stack }: Pick<War, "stack">): boolean =>
  stack.some(({ chapter }) => chapter === "actions");

export function poolOf(view: War, side: Side): Pool {
  const unused = ALL_FACES.flatMap((face) =>
    Array.from({ length: view.dice[side * FACE_COUNT + face] }, () => face),
  );
  const rest = Math.max(0, view.owned[side] - unused.length - view.box[side]);
  if (view.result || isRolled(view) || unused.length > 0) return { unused, used: rest, unrolled: 0 };
  return { unused, used: 0, unrolled: rest };
}

/** Whether it has been told that a side has rolled its dice this turn. A log that does not reach so far back says nothing. */
export function haveRolled(log: Props["log"], side: Side): boolean {
  for (let i = log.length - 1; i >= 0; i--) {
    const event = log[i];
    if (event?.type === "turn") return false;
    if (event?.type === "rolled" && event.facts.side === side) return true;
  }
  return true;
}

/** Cards of a deck that a mask has. */
const cardsOf = (deck: DeckId, mask: number): readonly CardId[] =>
  CARDS_IN[deck].filter((_, bit) => (mask & (1 << bit)) !== 0);

/** A side's cards on the table (6.4). */
export const onTable = (view: War, side: Side): readonly CardId[] =>
  DECKS_OF[side].flatMap((deck) => cardsOf(deck, view.table[deck]));

/** The discard pile of a deck: cards that lie face up, and how many lie face down. */
export interface Discards {
  readonly open: readonly CardId[];
  readonly hidden: number;
}

export const discardsOf = (view: War, deck: DeckId, seats: readonly number[]): Discards => ({
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
