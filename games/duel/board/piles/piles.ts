/** What lies in the common piles, as far as a view tells. Pure. */

import type { Happened } from "@westmarch/boardkit";
import { ALL_CARDS } from "../../data/cards.ts";
import {
  ALL_LANDMARKS,
  type CardId,
  chapterOf,
  type LandmarkId,
  type RaceId,
  type TokenId,
} from "../../data/ids.ts";
import { type Duel, ELSEWHERE, GONE, PILE, UNSEEN } from "../../state.ts";

export interface DiscardPile {
  /** Cards that both have seen go there, by number. */
  readonly open: readonly CardId[];
  /** Cards put aside unseen that this seat has looked at. */
  readonly looked: readonly CardId[];
  /** How many cards put aside this seat does not know. */
  readonly unseen: number;
  /** The card on top, if any lies face up. */
  readonly top: CardId | null;
}

/** The discard pile; `log` only tells which of its cards came last. */
export function discardPile(view: Duel, log: readonly Happened<Duel>[]): DiscardPile {
  const open = ALL_CARDS.filter((card) => view.where[card] === PILE);
  const dealt = view.secret.leftovers.slice(0, view.chapter * 3).filter((card) => card !== GONE);
  const looked = dealt.filter((card) => card !== UNSEEN);
  let top = open.at(-1) ?? null;
  for (let i = log.length - 1; i >= 0; i--) {
    const { type, facts } = log[i];
    if (type !== "discarded" && type !== "grey-discarded") continue;
    const { card } = facts;
    if (view.where[card] !== PILE) continue;
    top = card;
    break;
  }
  return { open, looked, unseen: dealt.length - looked.length, top };
}

/** Cards by chapter, earliest first; chapters without a card are left out. */
export function byChapter(
  cards: readonly CardId[],
): { readonly chapter: number; readonly cards: readonly CardId[] }[] {
  return [1, 2, 3].flatMap((chapter) => {
    const of = cards.filter((card) => chapterOf(card) === chapter);
    return of.length > 0 ? [{ chapter, cards: of }] : [];
  });
}

/** A race's stack of tokens: how many are left, and the top one if both have seen it (12.6). */
export const stackOf = (
  view: Duel,
  race: RaceId,
): { readonly left: number; readonly known: TokenId | null } => {
  const stack = view.secret.stacks[race];
  const [top = UNSEEN] = stack;
  return { left: stack.length, known: top === UNSEEN ? null : top };
};

/** The tiles that lie open, and how many lie face down (3.6). */
export const openLandmarks = (
  view: Duel,
): { readonly open: readonly LandmarkId[]; readonly down: number } => ({
  open: ALL_LANDMARKS.filter((landmark) => view.landmarks[landmark] === PILE),
  down: view.landmarks.filter((where) => where === ELSEWHERE).length,
});
