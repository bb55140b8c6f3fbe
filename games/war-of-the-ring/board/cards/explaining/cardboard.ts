/** Event cards, decks and Hunt tiles. */
import { countBits } from "@westmarch/armies/cards";
import { type Explanation, said } from "@westmarch/campaign/telling";
import { bitOf, CARDS, type CardId, deckOf, ICONS, type SeatIcon } from "../../../data/cards.ts";
import { type DeckId, sideOfDeck } from "../../../data/ids.ts";
import {
  DIE_TILE,
  EYE_TILE,
  isStandard,
  TILE_OF_CARD,
  TILE_REVEALS,
  TILE_STOPS,
  TILE_VALUE,
  type TileId,
} from "../../../data/tiles.ts";
import { isOnTable } from "../../../facts.ts";
import { isTeam, seatsOf } from "../../../seats.ts";
import { TILE_PLACE, type TilePlace, type War } from "../../../state.ts";
import type { GameSay, Key } from "../../keys.ts";
import { cardName, deckName } from "../../names.ts";
import { type Asked, titled } from "./told.ts";

/** Where a card is, as far as a view tells: in a battle, on the table, discarded face up, in the own hand. */
export type CardPlace = "battle" | "table" | "spent" | "hand" | "open";

export function placeOfCard(view: War, card: CardId): CardPlace {
  const deck = deckOf(card);
  const bit = bitOf(card);
  if (view.battle?.cards.includes(card)) return "battle";
  if (isOnTable(view, card)) return "table";
  if (view.spent[deck] & bit) return "spent";
  const held = seatsOf(view, sideOfDeck(deck)).some((seat) => view.secret.hands[seat * 2 + (deck & 1)] & bit);
  return held ? "hand" : "open";
}

const SEATS = {
  gondor: "seat.gondor",
  rohan: "seat.rohan",
  "witch-king": "seat.witch-king",
  saruman: "seat.saruman",
} as const satisfies Readonly<Record<SeatIcon, Key>>;

/** Its words are on the card, which stands beside these. */
export function card({ say, view }: Asked, id: CardId): Explanation {
  const { icon, seat, table, deck } = CARDS[id];
  const seated = seat !== null && isTeam(view, sideOfDeck(deck));
  return {
    title: cardName(say, id),
    words: said(
      say(`about.card.${placeOfCard(view, id)}`),
      say("about.card.pays", { symbol: say(`face.${ICONS[icon]}`) }),
      seated ? say("about.card.seat", { seat: say(SEATS[seat]) }) : null,
    ),
    rules: ["6.3.1", ...(table ? ["6.4.1", "6.4.4"] : []), "6.6.1", "9.4.2", ...(seated ? ["16.8.1"] : [])],
  };
}

export function deck({ say, view }: Asked, id: DeckId): Explanation {
  const [hands, buried] = [view.handCount, view.buriedCount].map((counts) =>
    seatsOf(view, sideOfDeck(id)).reduce((sum, seat) => sum + counts[seat * 2 + (id & 1)], 0),
  );
  return {
    title: titled(deckName(say, id)),
    words: said(
      say("about.deck"),
      say("about.deck.draw"),
      say("about.deck.now", {
        left: view.deckCount[id],
        hands: hands ?? 0,
        table: countBits(view.table[id]),
        open: countBits(view.spent[id]),
        buried: buried ?? 0,
      }),
    ),
    rules: ["6.1.1", "6.1.2", "6.1.3", "4.2.3", "6.2.2"],
  };
}

const PLACES = ["pool", "drawn", "waiting", "unused", "removed"] as const;
export const placeOfTile = (place: TilePlace): (typeof PLACES)[number] =>
  PLACES.find((name) => TILE_PLACE.named(name) === place) ?? "removed";

/** The card that brings a special tile into play. */
const CARD_OF_TILE: ReadonlyMap<TileId, CardId> = new Map(
  [...TILE_OF_CARD].map(([card, tile]) => [tile, card] as const),
);

/** A tile by what is printed on it, a special one by the name of its card. */
export function tileName(say: GameSay, id: TileId): string {
  const card = CARD_OF_TILE.get(id);
  if (card !== undefined) return cardName(say, card);
  const value = TILE_VALUE[id];
  if (value === EYE_TILE) return say("about.tile.eye-title");
  return value === DIE_TILE ? say("about.tile.die-title") : say("about.tile.number", { value });
}

function damage(say: GameSay, value: number): string {
  if (value === EYE_TILE) return say("about.tile.eye");
  if (value === DIE_TILE) return say("about.tile.die");
  return value < 0 ? say("about.tile.heals", { value: -value }) : say("about.tile.damage", { value });
}

export function tile({ say, view }: Asked, id: TileId): Explanation {
  const value = TILE_VALUE[id];
  return {
    title: tileName(say, id),
    words: said(
      damage(say, value),
      TILE_REVEALS[id] ? say("about.tile.reveals") : null,
      TILE_STOPS[id] ? say("about.tile.stops") : null,
      say(isStandard(id) ? "about.tile.standard" : "about.tile.special"),
      say(`about.tile.${placeOfTile(view.tiles[id])}`),
    ),
    rules: [
      value === EYE_TILE ? "13.3.2" : value === DIE_TILE ? "13.3.3" : value < 0 ? "13.3.4" : "13.3.1",
      ...(TILE_REVEALS[id] ? ["13.4.6"] : []),
      ...(TILE_STOPS[id] ? ["14.2.3"] : []),
      ...(isStandard(id) ? ["13.1.2"] : ["13.1.3"]),
      "13.1.4",
    ],
  };
}
