/** Where each card, token and tile is, as far as a view tells. Pure. */
import { ALL_CARDS, CARDS } from "../../data/cards.ts";
import {
  type CardId,
  COLOURS,
  type Colour,
  chapterOf,
  type LandmarkId,
  raceOf,
  type TokenId,
} from "../../data/ids.ts";
import { type Duel, ELSEWHERE, FACE_DOWN, LEFTOVERS, PILE, UNSEEN } from "../../state.ts";

/**
 * `tableau`: lies there face up. `side-0`, `side-1`: before that side. `pile`: discarded. `left-over`: put aside
 * unseen with its chapter. `face-down`: in the tableau for certain. `hidden`: face down there or put aside.
 * `later`: its chapter has not begun.
 */
export type CardPlace =
  | "tableau"
  | "side-0"
  | "side-1"
  | "pile"
  | "left-over"
  | "face-down"
  | "hidden"
  | "later";

/** Whether this view knows all cards that were left over from the chapter. */
const knowsLeftovers = ({ chapter, secret }: Duel): boolean =>
  !secret.leftovers.slice((chapter - 1) * LEFTOVERS, chapter * LEFTOVERS).includes(UNSEEN);

export function cardPlace(view: Duel, card: CardId): CardPlace {
  const where = view.where[card];
  if (where === PILE) return "pile";
  if (where !== ELSEWHERE) return where === 0 ? "side-0" : "side-1";
  if (view.slots.includes(card)) return "tableau";
  if (view.secret.leftovers.includes(card)) return "left-over";
  const chapter = chapterOf(card);
  if (chapter > view.chapter) return "later";
  // A card that this seat has not seen when nothing lies face down any more was left over.
  if (chapter < view.chapter || !view.slots.includes(FACE_DOWN)) return "left-over";
  return knowsLeftovers(view) ? "face-down" : "hidden";
}

/** The cards of a chapter, by colour. */
export function ofChapter(chapter: number): { readonly colour: Colour; readonly cards: readonly CardId[] }[] {
  const all = ALL_CARDS.filter((card) => chapterOf(card) === chapter);
  return COLOURS.flatMap((colour) => {
    const cards = all.filter((card) => CARDS[card].colour === colour);
    return cards.length > 0 ? [{ colour, cards }] : [];
  });
}

export type TokenPlace = "side-0" | "side-1" | "next" | "second" | "stack";

/** 12.6: what has been revealed and put back lies on top, and both know it. */
export function tokenPlace(view: Duel, token: TokenId): TokenPlace {
  for (const side of [0, 1] as const) if (view.tokens[side].includes(token)) return `side-${side}`;
  const at = view.secret.stacks[raceOf(token)].indexOf(token);
  return at === 0 ? "next" : at === 1 ? "second" : "stack";
}

export type LandmarkPlace = "side-0" | "side-1" | "open" | "face-down";

export function landmarkPlace(view: Duel, landmark: LandmarkId): LandmarkPlace {
  const where = view.landmarks[landmark];
  if (where === PILE) return "open";
  return where === ELSEWHERE ? "face-down" : where === 0 ? "side-0" : "side-1";
}
