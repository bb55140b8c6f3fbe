/** What both sides have, as far as this view may know it. Pure. */
import {
  ALOFT,
  ASIDE,
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

/** Where the characters of a side are. */
export interface Cast {
  readonly inPlay: readonly CharacterId[];
  readonly toCome: readonly CharacterId[];
  readonly gone: readonly CharacterId[];
}

export function castOf({ at }: Pick<FiveArmies, "at">, side: Side): Cast {
  const all = CHARACTER.all.filter((one) => sideOfCharacter(one) === side);
  return {
    inPlay: all.filter((one) => at[one] >= 0 || at[one] === ALOFT || at[one] === MARCHING),
    toCome: all.filter((one) => at[one] === ASIDE),
    gone: all.filter((one) => at[one] === DEAD),
  };
}

/** The cards of one deck: how many are left in it, in a side's hand, and discarded. */
export interface Cards {
  readonly deck: DeckId;
  readonly left: number;
  readonly hand: number;
  readonly discards: ReturnType<typeof discardsOf>;
}

/** The decks from which a side draws. Nothing is told but how many cards there are, and which lie face up. */
export function cardsOf(view: FiveArmies, side: Side): readonly Cards[] {
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
