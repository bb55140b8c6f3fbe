/** 6.3, 6.4, 5.12.3: playing an Event card, what reacts to it, and throwing a card off the table. */
import { type Context, chapter, enter, type Option } from "@westmarch/kernel";
import { PALANTIR } from "../cards/on-table.ts";
import { cardsOfIcon, mayPlay } from "../cards/playable.ts";
import { ARMY_ICON, CARDS, type CardId, CHARACTER_ICON, deckOf } from "../data/cards.ts";
import { EVENT_FACE, FREE, GANDALF_THE_GREY, NONE, SHADOW, WILL_FACE } from "../data/ids.ts";
import { inFellowship, isOnTable } from "../facts.ts";
import { seatOfIcon, sideOf } from "../seats.ts";
import type { War } from "../state.ts";
import { ALL, DONE, NO, number, YES } from "./choices.ts";
import { spendRing } from "./dice.ts";
import {
  type CardText,
  enterDraw,
  enterPlay,
  type FreePlaying,
  type Playing,
  type Removal,
} from "./frames.ts";
import {
  discardHidden,
  discardOpen,
  fullDecks,
  handOf,
  handSize,
  layOnTable,
  leaveTable,
  outOfHand,
} from "./hand.ts";
import { keepTable } from "./table.ts";

type C = Context<War>;

/** Will of the West is used as an Event result (5.10.1). */
const isEventDie = (f: Playing): boolean => f.face === EVENT_FACE || f.face === WILL_FACE;

/** Gandalf the Grey's Guide ability: he must still be the Guide (AMB-91). */
const gandalfDraws = (g: War, f: Playing): boolean =>
  isEventDie(f) &&
  sideOf(g, f.seat) === FREE &&
  g.guide === GANDALF_THE_GREY &&
  inFellowship(g, GANDALF_THE_GREY) &&
  g.deckCount[deckOf(f.card)] > 0;

const palantirLies = (g: War, f: Playing): boolean =>
  isEventDie(f) && seatOfIcon(g, "saruman") === f.seat && isOnTable(g, PALANTIR);

export const play = chapter<War, Playing>()({
  /** The card leaves the hand for all to see; 5.12.3: The Palantír has to lie there before. */
  show: (c: C, f) => {
    const { g } = c;
    f.palantir = palantirLies(g, f) ? 1 : 0;
    outOfHand(g, f.seat, f.card);
    c.reveal();
    c.tell("played", { seat: f.seat, card: f.card, face: f.face });
  },
  text: (_c, f) =>
    enter<CardText>(CARDS[f.card].name, { seat: f.seat, card: f.card, region: NONE, other: 0, many: 0 }),
  /** 6.3.5, 6.4.1. */
  lay: (c, f) => {
    const { g } = c;
    if (CARDS[f.card].table) {
      layOnTable(c, f.card);
      keepTable(c);
    } else discardOpen(g, f.card);
    if (f.palantir === 1 && isOnTable(g, PALANTIR)) return { go: "palantir" };
    if (!gandalfDraws(g, f)) return { end: null };
  },
  guide: {
    ask: (_g, f) => ({
      seat: f.seat,
      prompt: "gandalf-the-grey",
      options: [YES, NO],
      about: [deckOf(f.card)],
    }),
    then: (_c, f, option) =>
      option[0] === YES[0] ? { ...enterDraw(f.seat, [deckOf(f.card)]), then: "over" } : { end: null },
  },
  /** The draw is not optional; the deck is the player's choice. */
  palantir: ({ g }, f) => {
    const decks = fullDecks(g, SHADOW);
    if (decks.length === 0) return { end: null };
    if (decks.length === 1) return { ...enterDraw(f.seat, decks), then: "over" };
  },
  seeing: {
    ask: (g, f) => ({
      seat: f.seat,
      prompt: "the-palantir-of-orthanc",
      options: fullDecks(g, SHADOW).map((deck) => ALL.deck[deck]),
    }),
    then: (_c, f, option) => enterDraw(f.seat, [number(option[1])]),
  },
  over: () => {},
});

export const another = chapter<War, FreePlaying>()({
  /** Asked of every hand that is not empty: silence would tell what is not in it. */
  begin: ({ g }, f) => (handSize(g, f.seat) === 0 ? { end: null } : undefined),
  choose: {
    ask: (g, f) => {
      const options: Option[] = [DONE];
      for (const card of cardsOfIcon(g, f.seat, CHARACTER_ICON))
        if (mayPlay(g, f.seat, card)) options.push(ALL.card[card]);
      return { seat: f.seat, prompt: "another-card", options };
    },
    then: (_c, f, option) => (option.length > 1 ? enterPlay(f.seat, number(option[1]), NONE) : undefined),
  },
});

/** The cards of a symbol that a seat may throw away. A guess at a hidden hand may hold none: then any card will do. */
function thrown(g: War, f: Removal, icon: number): CardId[] {
  const cards = cardsOfIcon(g, f.seat, icon);
  return cards.length > 0 ? cards : handOf(g, f.seat);
}

/** Asked even about a single card: silence would tell how many the hand holds. */
const throwing = (icon: number) => ({
  ask: (g: War, f: Removal) => ({
    seat: f.seat,
    prompt: "removal",
    options: thrown(g, f, icon).map((card) => ALL.discard[card]),
    about: [f.card],
  }),
  then: (c: C, f: Removal, option: Option) => discardHidden(c, f.seat, number(option[1])),
});

export const removal = chapter<War, Removal>()({
  /** 5.4.7: The Palantír costs a Ring besides any die but Will of the West; Denethor's Folly costs no more than the die. */
  pay: (c, f) => {
    const { g } = c;
    if (sideOf(g, f.seat) === SHADOW) return;
    if (f.card === PALANTIR && f.face !== WILL_FACE) spendRing(c, FREE);
    return { go: "off" };
  },
  army: throwing(ARMY_ICON),
  character: throwing(CHARACTER_ICON),
  off: (c, f) => leaveTable(c, f.card),
});
