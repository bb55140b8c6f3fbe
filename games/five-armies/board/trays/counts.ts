/** What trays count, as far as anybody at the table may know it. */
import { bitsIn } from "@westmarch/armies/cards";
import { type Discards, type Pool, poolFrom, usedFrom } from "@westmarch/campaign/counting";
import {
  ASIDE,
  type CardId,
  CHARACTER,
  type CharacterId,
  cardIn,
  DEAD,
  DECK,
  type DeckId,
  deckOf,
  EVENT_DECK,
  FACE,
  FACE_COUNT,
  FATE_DECK,
  type FaceId,
  FREE,
  GENERALS,
  type PlaceId,
  type Side,
  sideOf,
  sideOfCharacter,
  storyDeck,
} from "../../ids.ts";
import { printed } from "../../printing.ts";
import type { FiveArmies } from "../../state.ts";
import type { Props } from "../keys.ts";

/** The action dice of a side. */
export const poolOf = (view: FiveArmies, side: Side): Pool<FaceId> =>
  poolFrom(view, FACE.all, (face) => view.dice[side * FACE_COUNT + face], view.owned[side]);

type Log = Props["log"];

/** What has been told of this turn, the newest first. */
function* thisTurn(log: Log): Generator<Log[number]> {
  for (let i = log.length - 1; i >= 0; i--) {
    const event = log[i];
    if (event === undefined || event.type === "turn") return;
    yield event;
  }
}

/** What used dice of a side showed, the first that was used first; null for those of which nothing has been told. */
export const usedFaces = (log: Log, side: Side, used: number): readonly (FaceId | null)[] =>
  usedFrom(log, used, ({ type, facts }) => (type === "die" && facts.side === side ? facts.face : null));

/** The two decks from which a side draws. */
export const decksOf = (side: Side): readonly [DeckId, DeckId] => [EVENT_DECK, storyDeck(side)];

/** Where the numbers of a seat's cards of a deck stand. */
const slot = (seat: number, deck: DeckId): number => seat * 2 + (deck === EVENT_DECK ? 0 : 1);

/** How many cards of each of its decks a side holds. */
export const heldBy = (view: FiveArmies, side: Side): readonly [events: number, stories: number] => [
  view.handCount[side * 2],
  view.handCount[side * 2 + 1],
];

/** Of the one Event deck both sides' cards lie together. */
export const discardsOf = (view: FiveArmies, deck: DeckId): Discards<CardId> => ({
  open: bitsIn(view.spent[deck]).map((bit) => cardIn(deck, bit)),
  hidden:
    deck === FATE_DECK
      ? 0
      : [0, 1]
          .filter((seat) => decksOf(sideOf(seat)).includes(deck))
          .reduce((sum, seat) => sum + view.buriedCount[slot(seat, deck)], 0),
});

/** Cards that lie on the table, or beside a character. */
const onTable = (view: FiveArmies): readonly CardId[] =>
  DECK.all.flatMap((deck) => bitsIn(view.table[deck]).map((bit) => cardIn(deck, bit)));

/** Fate cards beside a character (7.8). */
export const cardsBeside = (view: FiveArmies, character: CharacterId): readonly CardId[] =>
  onTable(view).filter((card) => printed(view).beside[card] === character);

/** Event and Story cards that stay for a while (18.3). */
export const cardsInForce = (view: FiveArmies): readonly CardId[] =>
  onTable(view).filter((card) => deckOf(card) !== FATE_DECK);

export const isInPlay = (view: Pick<FiveArmies, "at">, character: CharacterId): boolean =>
  view.at[character] !== ASIDE && view.at[character] !== DEAD;

/** What can be said of a general this turn (4.5, 7.4). */
export type Calling = "called" | "used" | "uncalled" | "aside" | "dead";

export function callingOf(view: FiveArmies, log: Log, general: CharacterId): Calling {
  if (view.at[general] === DEAD) return "dead";
  if (view.at[general] === ASIDE) return "aside";
  if ((view.activated & (1 << general)) !== 0) return "called";
  for (const event of thisTurn(log))
    if (event.type === "ability" && event.facts.character === general) return "used";
  return "uncalled";
}

/**
 * Who is listed among the generals: they, and other Free Peoples characters that are in play or have a card beside
 * them.
 */
export function companyOf(view: FiveArmies): readonly CharacterId[] {
  const generals: readonly CharacterId[] = GENERALS;
  const others = CHARACTER.all.filter(
    (character) =>
      sideOfCharacter(character) === FREE &&
      !generals.includes(character) &&
      (isInPlay(view, character) || cardsBeside(view, character).length > 0),
  );
  return [
    ...generals.filter((general) => view.at[general] !== ASIDE || cardsBeside(view, general).length > 0),
    ...others,
  ];
}

/** How many generals still have their activation tokens. */
export const calledCount = (view: FiveArmies): number =>
  GENERALS.filter((general) => (view.activated & (1 << general)) !== 0).length;

/** A settlement (14.1), dearest first, those of the Shadow before the others. */
export interface Held {
  readonly place: PlaceId;
  readonly points: number;
  readonly shadow: boolean;
}

export function placesOf(view: FiveArmies): readonly Held[] {
  const { settlements, points } = printed(view);
  return settlements
    .map((place) => ({ place, points: points[place], shadow: view.control[place] !== 0 }))
    .sort((a, b) => Number(b.shadow) - Number(a.shadow) || b.points - a.points || a.place - b.place);
}
