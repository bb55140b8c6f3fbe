/** What both sides have, as far as this view may know it. Pure. */
import { type CardsOf, type Cast, castFrom } from "@westmarch/campaign/glance";
import {
  ALOFT,
  ASIDE,
  type CardId,
  CHARACTER,
  type CharacterId,
  DEAD,
  type DeckId,
  GROUPS_OF,
  type GroupId,
  MARCHING,
  type Side,
  sideOfCharacter,
  UNITS_OF,
  type UnitId,
} from "../../ids.ts";
import { printed } from "../../printing.ts";
import { supply } from "../../rules/board.ts";
import { stackOf } from "../../rules/mustering.ts";
import type { FiveArmies } from "../../state.ts";
import type { Props } from "../keys.ts";
import { laid, type TokenKind, tokenKinds } from "../telling/tokens.ts";
import { decksOf, discardsOf, heldBy } from "../trays/counts.ts";

/** Where a character is. */
function whereIs({ at }: Pick<FiveArmies, "at">, one: CharacterId): keyof Cast<CharacterId> | null {
  if (at[one] >= 0 || at[one] === ALOFT || at[one] === MARCHING) return "inPlay";
  if (at[one] === ASIDE) return "toCome";
  return at[one] === DEAD ? "gone" : null;
}

/** Where the characters of a side are. */
export const castOf = (view: Pick<FiveArmies, "at">, side: Side): Cast<CharacterId> =>
  castFrom(
    CHARACTER.all.filter((one) => sideOfCharacter(one) === side),
    (one) => whereIs(view, one),
  );

/** The decks from which a side draws. Nothing is told but how many cards there are, and which lie face up. */
export function cardsOf(view: FiveArmies, side: Side): readonly CardsOf<DeckId, CardId>[] {
  const held = heldBy(view, side);
  return decksOf(side).map((deck, i) => ({
    deck,
    left: view.deckCount[deck],
    hand: held[i] ?? 0,
    discards: discardsOf(view, deck),
  }));
}

/** The recruitment tokens of a group: on the board, in the stack, and what those show of which neither player knows where they are. */
export interface Tokens {
  readonly group: GroupId;
  readonly board: number;
  readonly stack: number;
  readonly kinds: readonly TokenKind[];
}

export const tokensOf = (view: FiveArmies, side: Side): readonly Tokens[] =>
  GROUPS_OF[side].map((group) => ({
    group,
    board: laid(view, group),
    stack: stackOf(view, group),
    kinds: tokenKinds(view, group).filter(({ left }) => left > 0),
  }));

/** Figures of one type: on the board, and in the supply, to which casualties go back. */
export interface Ranks {
  readonly unit: UnitId;
  readonly board: number;
  readonly left: number;
  /** How many have fallen, as far as has been told. */
  readonly fallen: number;
}

/** How many figures of a type have been lost, as the log tells it. */
function fallenOf(log: Props["log"], unit: UnitId): number {
  let fallen = 0;
  for (const event of log) if (event.type === "removed" && event.facts.unit === unit) fallen += 1;
  return fallen;
}

export const ranksOf = (view: FiveArmies, log: Props["log"], side: Side): readonly Ranks[] =>
  UNITS_OF[side].map((unit) => {
    const left = supply(view, unit);
    return { unit, left, board: printed(view).figures[unit] - left, fallen: fallenOf(log, unit) };
  });
