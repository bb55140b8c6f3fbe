/** What a pool holds, put in order for the player who builds from it. Pure. */
import { PEOPLES, type People, peopleOf } from "@westmarch/trading-card-game/board/cards/people";
import type { Side } from "@westmarch/trading-card-game/data/card";
import { type CardId, printed } from "@westmarch/trading-card-game/data/ids";
import { UNSEEN } from "../state.ts";
import type { Props } from "./keys.ts";

/** So many copies of a card. */
export interface Held {
  readonly card: CardId;
  readonly copies: number;
}

/** The cards of one people, or sites, or Rings. */
export interface Heap {
  readonly people: People;
  readonly held: readonly Held[];
}

/** The cards of a pool that the one who looks knows. */
export const known = (pool: readonly CardId[]): readonly CardId[] => pool.filter((card) => card !== UNSEEN);

const costOf = (card: CardId): number => printed(card).twilight ?? printed(card).siteNumber ?? 0;

/** What the player has, or who sits first where nobody plays. */
export const poolOf = ({ view, seat }: Pick<Props, "view" | "seat">): readonly CardId[] =>
  view.secret.pools[seat ?? 0] ?? [];

/** A pool as it was before these packs came to it. */
export function without(pool: readonly CardId[], packs: readonly (readonly CardId[])[]): CardId[] {
  const left = [...pool];
  for (const card of packs.flat()) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** The known cards of a pool by peoples, sites and Rings last; in a heap by cost, then as in the set. */
export function heaps(pool: readonly CardId[]): readonly Heap[] {
  const copies = new Map<CardId, number>();
  for (const card of known(pool)) copies.set(card, (copies.get(card) ?? 0) + 1);
  const held = [...copies]
    .map(([card, many]): Held => ({ card, copies: many }))
    .sort((one, other) => costOf(one.card) - costOf(other.card) || one.card - other.card);
  return PEOPLES.map((people) => ({
    people,
    held: held.filter(({ card }) => peopleOf(printed(card)) === people),
  })).filter(({ held: some }) => some.length > 0);
}

/** How many known cards of a pool are of a side. */
export const ofSide = (pool: readonly CardId[], side: Side): number =>
  known(pool).filter((card) => printed(card).side === side).length;
