/** Cards in writing: what each seat holds by name, and `?2.1` for two Character and one Strategy card unseen. */
import { countBits } from "@westmarch/armies/cards";
import type { Frame } from "@westmarch/kernel";
import { type Form, form, inside, PositionError, word } from "@westmarch/positions";
import { bitOf, CARD, type CardId, deckOf, EVERY_CARD, GREATEST_MASK, sideOfCard } from "../data/cards.ts";
import { DECK_COUNT, NONE } from "../data/ids.ts";

import { SIDES_OF_SEATS } from "../seats.ts";
import type { War } from "../state.ts";
import { cardMasks, cardsIn } from "./fields.ts";

const sidesOf = (g: War): readonly number[] => SIDES_OF_SEATS[g.players];

/** Cards held by a seat: those that are known, and how many of each kind of deck are not. */
interface Held {
  readonly known: readonly CardId[];
  readonly unseen: readonly number[];
}

const UNSEEN = "?";
const list = form.listOf(form.id(CARD));
const unseenCounts = form.listOf(form.whole(), { between: ".", length: 2 });

const held: Form<Held, string> = {
  write: ({ known, unseen }) =>
    [
      ...known.map((card) => CARD.names[card]),
      ...(unseen.some((n) => n > 0) ? [UNSEEN + unseen.join(".")] : []),
    ].join(","),
  read: (written, at) => {
    const words = written === "" ? [] : written.split(",");
    const unseen = words.find((word) => word.startsWith(UNSEEN));
    return {
      known: list.read(words.filter((word) => word !== unseen).join(","), at),
      unseen: unseen === undefined ? [0, 0] : unseenCounts.read(unseen.slice(1), at),
    };
  },
  toFile: (value) => held.write(value, value),
  fromFile: (given, at) => held.read(form.text.fromFile(given, at), at),
  look: ({ known, unseen }, at, seen) => {
    list.look([...known], at, seen);
    unseenCounts.look([...unseen], at, seen);
  },
};

/** Hands, or discards face down, by seat. */
export const heldAs = (key: "hands" | "buried", count: "handCount" | "buriedCount") =>
  word(
    form.listOf(held, { between: ";" }),
    (g: War) =>
      sidesOf(g).map((side, seat): Held => {
        const masks = [0, 0, 0, 0];
        for (const kind of [0, 1]) masks[side * 2 + kind] = g.secret[key][seat * 2 + kind];
        return {
          known: cardsIn(masks),
          unseen: [0, 1].map((kind) => g[count][seat * 2 + kind] - countBits(g.secret[key][seat * 2 + kind])),
        };
      }),
    (g, seats) => {
      const sides = sidesOf(g);
      if (seats.length > sides.length)
        throw new PositionError(inside(inside(null, key), sides.length), "there is no such seat");
      for (const [seat, { known, unseen }] of seats.entries()) {
        const other = known.find((card) => sideOfCard(card) !== sides[seat]);
        if (other !== undefined)
          throw new PositionError(
            inside(inside(null, key), seat),
            `${CARD.names[other]} is of the other side`,
          );
        for (const kind of [0, 1]) {
          const mask = cardMasks(known)[sides[seat] * 2 + kind];
          g.secret[key][seat * 2 + kind] = mask;
          g[count][seat * 2 + kind] = countBits(mask) + unseen[kind];
        }
      }
    },
  );

/** Cards that lie nowhere and are named where the rules stand: being played, or fought with. */
function inLimbo(g: War): number[] {
  const masks = new Array<number>(DECK_COUNT).fill(0);
  const add = (card: unknown) => {
    if (CARD.is(card)) masks[deckOf(card)] |= bitOf(card);
  };
  for (const frame of g.stack as (Frame & { card?: unknown })[]) add(frame.card);
  for (const card of [...g.secret.chosen, ...(g.battle?.cards ?? [])]) add(card);
  return masks;
}

/** What is left in each deck, if every card that is seen nowhere else lies there. */
function restOf(g: War): number[] {
  const rest = inLimbo(g).map((mask, deck) => EVERY_CARD & ~(mask | g.table[deck] | g.spent[deck]));
  for (const masks of [g.secret.hands, g.secret.buried])
    for (const [at, mask] of masks.entries()) rest[sidesOf(g)[at >> 1] * 2 + (at & 1)] &= ~mask;
  return rest;
}

/** How many cards a deck has left when some are known not to be in it and others lie somewhere unseen. */
function leftOf(g: War): number[] {
  return restOf(g).map((mask, deck) => {
    let unseen = 0;
    for (const [masks, counts] of [
      [g.secret.hands, g.handCount],
      [g.secret.buried, g.buriedCount],
    ] as const)
      for (const [at, count] of counts.entries())
        if (sidesOf(g)[at >> 1] * 2 + (at & 1) === deck) unseen += count - countBits(masks[at]);
    const side = deck >> 1;
    const face =
      g.battle &&
      g.battle.backs[side] === deck &&
      g.secret.chosen[side] === NONE &&
      g.battle.cards[side] === NONE;
    return countBits(mask) - unseen - (face ? 1 : 0);
  });
}

/** Whether the decks are shown at all: in a view they are not. */
const areDecksHidden = (g: War): boolean =>
  g.secret.decks.every((mask) => mask === 0) && g.deckCount.some((count) => count > 0);

const deckMasks = form.listOf(form.whole(0, GREATEST_MASK), { between: ":", length: DECK_COUNT });

/**
 * What lies in the decks follows from where every other card is, unless it is said; `?` where the viewer may not know.
 */
export const decks = word(
  {
    ...form.orNull(deckMasks),
    write: (masks, usual) => (masks === null ? UNSEEN : deckMasks.write(masks, usual ?? masks)),
    read: (written, at) => (written === UNSEEN ? null : deckMasks.read(written, at)),
  },
  (g: War) => (areDecksHidden(g) ? null : g.secret.decks),
  (g, masks) => {
    g.deckCount = masks?.map(countBits) ?? leftOf(g);
    g.secret.decks = masks ?? g.secret.decks.map(() => 0);
  },
  {
    follows: (g) => {
      g.secret.decks = restOf(g);
      g.deckCount = g.secret.decks.map(countBits);
    },
  },
);
