/** Event, Story and Fate cards, and their decks. */
import { countBits } from "@westmarch/armies/cards";
import { listed } from "@westmarch/boardkit/writing";
import { said } from "@westmarch/campaign/telling";
import {
  bitOf,
  type CardId,
  DECK,
  DECK_SIZES,
  type DeckId,
  deckOf,
  EVENT_DECK,
  FACE,
  FATE_DECK,
  sideOf,
} from "../../ids.ts";
import { printed } from "../../printing.ts";
import { decksOf, fateDeck } from "../../rules/hand.ts";
import { facesOfCard } from "../../rules/playing.ts";
import type { FiveArmies } from "../../state.ts";
import type { Key } from "../keys.ts";
import { cardName, deckName, faceName, withinCharacter } from "../names.ts";
import type { Asked, Explanation } from "./told.ts";

/** Where a card is, as far as a view tells. */
export type CardPlace = "battle" | "table" | "spent" | "hand" | "unseen";

/** Where the numbers of a seat's cards of a deck stand. */
const slot = (seat: number, deck: DeckId): number => seat * 2 + (deck === EVENT_DECK ? 0 : 1);
/** The seats that draw from a deck. */
const seatsOf = (deck: DeckId): readonly number[] =>
  [0, 1].filter((seat) => decksOf(sideOf(seat)).includes(deck));

export function placeOfCard(view: FiveArmies, card: CardId): CardPlace {
  const deck = deckOf(card);
  const bit = bitOf(card);
  if (view.battle?.event.includes(card)) return "battle";
  if (view.table[deck] & bit) return "table";
  if (view.spent[deck] & bit) return "spent";
  return seatsOf(deck).some((seat) => view.secret.hands[slot(seat, deck)] & bit) ? "hand" : "unseen";
}

/** What kind of card it is, as a line. */
function kindOf({ say, view }: Asked, card: CardId): string {
  const deck = say(`card.deck.${DECK.names[deckOf(card)]}`);
  const type = printed(view).types[card];
  return type === null ? deck : say("about.card.kind", { deck, type: say(`card.type.${type}`) });
}

export function card(asked: Asked, id: CardId): Explanation {
  const { say, view, words } = asked;
  const deck = deckOf(id);
  const own = words?.card(id);
  const faces = FACE.all.filter((face) => (facesOfCard(view, id) & (1 << face)) !== 0);
  const beside = printed(view).beside[id];
  return {
    title: cardName(say, id),
    words: said(
      kindOf(asked, id),
      faces.length === 0
        ? null
        : say("about.card.pays", {
            faces: listed(
              say,
              faces.map((face) => faceName(say, face)),
              "or",
            ),
          }),
      beside < 0 ? null : say("about.card.beside", { character: withinCharacter(say, beside) }),
      own?.needs ? say("about.card.needs", { needs: own.needs }) : null,
      say(`about.card.${placeOfCard(view, id)}`),
    ),
    printed: own
      ? [
          { title: say(deck === EVENT_DECK ? "about.card.command" : "about.card.effect"), text: own.command },
          ...(own.combat
            ? [{ title: say("about.card.combat", { title: own.combat.title }), text: own.combat.text }]
            : []),
        ]
      : [],
    from: own?.from ?? null,
    rules:
      deck === FATE_DECK
        ? ["4.11", "7.8"]
        : ["5.11", "18.2", "18.3", ...(deck === EVENT_DECK ? ["12.1", "18.4"] : ["18.4", "18.5"])],
  };
}

const ABOUT: readonly Key[] = ["about.deck.event", "about.deck.story", "about.deck.story", "about.deck.fate"];

export function deck({ say, view }: Asked, id: DeckId): Explanation {
  const sum = (counts: readonly number[]): number =>
    seatsOf(id).reduce((all, seat) => all + counts[slot(seat, id)], 0);
  return {
    title: deckName(say, id),
    words: said(
      say(ABOUT[id], { cards: DECK_SIZES[id] }),
      say("about.deck.left", { left: id === FATE_DECK ? countBits(fateDeck(view)) : view.deckCount[id] }),
      id === FATE_DECK
        ? null
        : say("about.deck.now", { hands: sum(view.handCount), buried: sum(view.buriedCount) }),
      say("about.deck.seen", { open: countBits(view.spent[id]), table: countBits(view.table[id]) }),
    ),
    rules: id === FATE_DECK ? ["3.4", "4.11", "7.8"] : ["3.4", "4.2", "4.3", "18.4", "18.5"],
  };
}
