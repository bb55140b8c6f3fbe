/** 6.3, 6.4, 5.12.3: playing an Event card, what reacts to it, and throwing a card off the table. */
import type { Context } from "@westmarch/kernel";
import { mayPlay } from "../cards/playable.ts";
import { ARMY_ICON, CARDS, type CardId, CHARACTER_ICON, deckOf, type IconId } from "../data/cards.ts";
import { EVENT_FACE, FREE, GANDALF_THE_GREY, NONE, SHADOW, WILL_FACE } from "../data/ids.ts";
import { inFellowship } from "../facts.ts";
import {
  cardsOfIcon,
  discardHidden,
  discardOpen,
  fullDecks,
  handOf,
  handSize,
  layOnTable,
  leaveTable,
  outOfHand,
} from "../rules/cards/hand.ts";
import { keepTable } from "../rules/cards/leaving-table.ts";
import { cardsFor } from "../rules/cards/on-table.ts";
import { TABLE_CARDS } from "../rules/cards/table-cards.ts";
import { ALL, DONE, NO, YES } from "../rules/choices.ts";
import { spendRing } from "../rules/turn/dice.ts";
import { seatOfIcon, sideOf } from "../seats.ts";
import type { War } from "../state.ts";
import { type Chosen, chapter, enter, type In } from "../vocabulary.ts";

type C = Context<War>;

/** Will of the West is used as an Event result (5.10.1). */
const isEventDie = (f: In<"play">): boolean => f.face === EVENT_FACE || f.face === WILL_FACE;

/** Gandalf the Grey's Guide ability: he must still be the Guide (AMB-91). */
const gandalfDraws = (g: War, f: In<"play">): boolean =>
  isEventDie(f) &&
  sideOf(g, f.seat) === FREE &&
  g.guide === GANDALF_THE_GREY &&
  inFellowship(g, GANDALF_THE_GREY) &&
  g.deckCount[deckOf(f.card)] > 0;

/** The Palantír lies there, and answers to this player. */
const palantirLies = (g: War, f: In<"play">): boolean =>
  cardsFor(g, "event").some((id) => {
    const { seat } = CARDS[id];
    return seat !== null && seatOfIcon(g, seat) === f.seat;
  });

export const play = chapter("play", { palantir: 0 })({
  /** The card leaves the hand for all to see; 5.12.3: The Palantír has to lie there before. */
  show: (c: C, f) => {
    const { g } = c;
    f.palantir = isEventDie(f) && palantirLies(g, f) ? 1 : 0;
    outOfHand(g, f.seat, f.card);
    c.reveal();
    c.tell("played", { seat: f.seat, card: f.card, face: f.face });
  },
  text: (_c, f) => enter(CARDS[f.card].name, { seat: f.seat, card: f.card }),
  /** 6.3.5, 6.4.1. */
  lay: (c, f) => {
    const { g } = c;
    if (CARDS[f.card].table) {
      layOnTable(c, f.card);
      keepTable(c);
    } else discardOpen(g, f.card);
    if (f.palantir === 1 && palantirLies(g, f)) return { go: "seeing" };
    if (!gandalfDraws(g, f)) return { end: null };
  },
  guide: {
    prompt: "gandalf-the-grey",
    ask: (_g, f) => ({
      seat: f.seat,
      options: [YES, NO],
      about: [deckOf(f.card)],
    }),
    answered: (_c, f, option) =>
      option[0] === YES[0] ? enter("draw", { seat: f.seat, decks: [deckOf(f.card)] }, "over") : { end: null },
  },
  /** The draw is not optional; the deck is the player's choice. */
  seeing: {
    prompt: "the-palantir-of-orthanc",
    pick: (g, f) => ({
      seat: f.seat,
      options: fullDecks(g, SHADOW).map((deck) => ALL.deck[deck]),
    }),
    answered: (_c, f, [, deck]) => enter("draw", { seat: f.seat, decks: [deck] }),
    none: () => ({ end: null }),
  },
  over: () => {},
});

export const another = chapter("another")({
  choose: {
    prompt: "another-card",
    pick: (g, f) => {
      const options: Chosen<"done" | "card">[] = handSize(g, f.seat) === 0 ? [] : [DONE];
      for (const card of cardsOfIcon(g, f.seat, CHARACTER_ICON))
        if (mayPlay(g, f.seat, card)) options.push(ALL.card[card]);
      return { seat: f.seat, options };
    },
    answered: (_c, f, option) =>
      option[0] === "card" ? enter("play", { seat: f.seat, card: option[1], face: NONE }) : undefined,
    none: () => ({ end: null }),
    /** Asked of every hand that is not empty: silence would tell what is not in it. */
    always: true,
  },
});

/** The cards of a symbol that a seat may throw away. A guess at a hidden hand may hold none: then any card will do. */
function thrown(g: War, f: In<"removal">, icon: IconId): CardId[] {
  const cards = cardsOfIcon(g, f.seat, icon);
  return cards.length > 0 ? cards : handOf(g, f.seat);
}

/** What there is to throw away. */
const toThrow = (g: War, f: In<"removal">, icon: IconId) => ({
  seat: f.seat,
  options: thrown(g, f, icon).map((card) => ALL.discard[card]),
  about: [f.card] as const,
});

export const removal = chapter("removal")({
  /** 5.4.7: The Palantír costs a Ring besides any die but Will of the West; Denethor's Folly costs no more than the die. */
  pay: (c, f) => {
    const costs = TABLE_CARDS[f.card]?.removal?.costs;
    if (costs === "two-cards") return;
    if (costs === "ring" && f.face !== WILL_FACE) spendRing(c, FREE);
    return { go: "off" };
  },
  /** Asked even about a single card: silence would tell how many the hand holds. */
  army: {
    prompt: "removal",
    ask: (g, f) => toThrow(g, f, ARMY_ICON),
    answered: (c, f, [, card]) => discardHidden(c, f.seat, card),
  },
  character: {
    prompt: "removal",
    ask: (g, f) => toThrow(g, f, CHARACTER_ICON),
    answered: (c, f, [, card]) => discardHidden(c, f.seat, card),
  },
  off: (c, f) => leaveTable(c, f.card),
});
