import type { Seat } from "@westmarch/kernel";
import { pick, type Random } from "@westmarch/testkit";
import { mayFightWith } from "../cards/combat-cards.ts";
import { bitOf, CARD, CARDS_IN, type CardId, deckOf } from "../data/cards.ts";
import { ALL_DECKS, type DeckId, NONE } from "../data/ids.ts";
import { type War, warOfTheRing } from "../index.ts";
import { seatsOf } from "../seats.ts";

/** A card that lies unseen, and what puts another one of its deck in its place. */
interface Place {
  /** Places with the same name hold cards side by side: there is nothing to exchange between them. */
  readonly where: string;
  readonly card: CardId;
  readonly put: (card: CardId) => void;
}

const inMask = (name: string, masks: number[], at: number, deck: DeckId): Place[] =>
  CARDS_IN[deck]
    .filter((card) => (masks[at] & bitOf(card)) !== 0)
    .map((card) => ({
      where: `${name} ${at}`,
      card,
      put: (instead) => {
        masks[at] = (masks[at] & ~bitOf(card)) | bitOf(instead);
      },
    }));

/** What a seat may not know of a deck: the deck itself, the others' hands and face-down discards. */
function hidden(g: War, seat: Seat, deck: DeckId): Place[] {
  const { decks, hands, buried } = g.secret;
  const others = seatsOf(g, deck < 2 ? 0 : 1).filter((other) => other !== seat);
  return [
    ...inMask("deck", decks, deck, deck),
    ...others.flatMap((other) => inMask("hand", hands, other * 2 + (deck & 1), deck)),
    ...others.flatMap((other) => inMask("discards", buried, other * 2 + (deck & 1), deck)),
  ];
}

/** A Combat card that another seat has chosen: any card will do instead that could have been chosen (9.4.4). */
function chosen(g: War, seat: Seat): Place[] {
  const b = g.battle;
  if (!b) return [];
  return g.secret.chosen.flatMap((card, side) =>
    card === NONE || b.seats[side] === seat
      ? []
      : [
          {
            where: "chosen",
            card,
            put: (instead: CardId) => {
              g.secret.chosen[side] = instead;
            },
          },
        ],
  );
}

/**
 * Another world that this seat must not be able to tell from this one: two unseen cards of a deck have changed places.
 * Does not use `imagine`.
 */
export function exchanged(g: War, seat: Seat, random: Random): War {
  const sealed = g.sealed.flatMap((answer) => (answer?.[0] === "card" ? [CARD.of(answer[1])] : []));
  for (let attempt = 0; attempt < 20; attempt++) {
    const world = warOfTheRing.clone(g);
    const secrets = chosen(world, seat);
    // Every other time the card chosen for a battle, if there is one.
    const first = secrets.length > 0 && random(2) === 0 ? pick(secrets, random) : null;
    const deck = first ? deckOf(first.card) : pick(ALL_DECKS, random);
    const places = hidden(world, seat, deck).filter(({ card }) => !sealed.includes(card));
    if (places.length === 0) continue;
    const one = first ?? pick(places, random);
    const others = places.filter(({ where }) => where !== one.where);
    if (others.length === 0) continue;
    const other = pick(others, random);
    const b = world.battle;
    if (first && b && !mayFightWith(world, b, deck < 2 ? 0 : 1, other.card)) continue;
    one.put(other.card);
    other.put(one.card);
    return world;
  }
  return warOfTheRing.clone(g);
}
