/** What there is to say of a position of the Five Armies beside what stands where. */
import type { Knob, KnobGroup } from "@westmarch/boardkit";
import { chosen, counted, picked } from "@westmarch/boardkit/edits";
import {
  ALOFT,
  ASIDE,
  BOTH,
  bitOf,
  CARD,
  type CardId,
  deckOf,
  EVENT_DECK,
  FACE,
  FACE_COUNT,
  FREE,
  LORD,
  NONE,
  ROOST,
  SHADOW,
  SIDE,
  type Side,
  storyDeck,
  TERRITORY,
} from "../../ids.ts";
import { freeBats, freeEagles } from "../../rules/board.ts";
import { DICE_LIMIT, FATE_END, type FiveArmies, MOST_WRATH } from "../../state.ts";
import { cardName, characterName, faceName, roostName, seatName, territoryName } from "../names.ts";
import { changed } from "./change.ts";
import type { Own } from "./pieces.ts";

type Group = KnobGroup<FiveArmies>;

const sideWord = (side: Side) => (side === FREE ? "free" : "shadow");

/** A number that the state holds by itself. */
const number = (
  g: FiveArmies,
  key: "turn" | "fate" | "wrath" | "bodyguard",
  name: string,
  range: readonly [number, number],
): Knob<FiveArmies> =>
  counted({ id: key, name }, g[key], range, (value) =>
    changed(g, (to) => {
      to[key] = value;
    }),
  );

const toMove = (g: FiveArmies, say: Own): Group => ({
  id: "turn",
  name: say("edit.turn"),
  side: null,
  knobs: [
    picked(
      { id: "acting", name: say("edit.turn") },
      SIDE.names[g.acting],
      BOTH.map((side) => ({ id: SIDE.names[side], name: seatName(say, side) })),
      (name) =>
        changed(g, (to) => {
          to.acting = name === SIDE.names[FREE] ? FREE : SHADOW;
        }),
    ),
    number(g, "turn", say("edit.number"), [1, 15]),
    number(g, "fate", say("log.phase.fate"), [0, FATE_END - 1]),
  ],
});

/** 15.1: where the Lord of the Eagles is, if he has come. */
const lord = (g: FiveArmies, say: Own): Knob<FiveArmies> =>
  picked(
    { id: "lord", name: characterName(say, LORD) },
    g.lord === NONE ? "-" : ROOST.names[g.lord],
    [
      { id: "-", name: say("edit.off") },
      ...ROOST.all.map((roost) => ({ id: ROOST.names[roost], name: roostName(say, roost) })),
    ],
    (name) =>
      changed(g, (to) => {
        to.lord = ROOST.find(name) ?? NONE;
        to.at[LORD] = to.lord === NONE ? ASIDE : ALOFT;
      }),
  );

const sky = (g: FiveArmies, say: Own): Group => ({
  id: "sky",
  name: say("tray.eagles"),
  side: null,
  knobs: [
    lord(g, say),
    ...ROOST.all.map((roost) =>
      counted(
        { id: `eagles.${roost}`, name: `${say("tray.eagles")} · ${roostName(say, roost)}` },
        g.eagles[roost],
        [0, g.eagles[roost] + freeEagles(g)],
        (many) =>
          changed(g, (to) => {
            to.eagles[roost] = many;
          }),
      ),
    ),
    ...TERRITORY.all.map((territory) =>
      counted(
        { id: `bats.${territory}`, name: `${say("unit.bat")} · ${territoryName(say, territory)}` },
        g.bats[territory],
        [0, g.bats[territory] + freeBats(g)],
        (many) =>
          changed(g, (to) => {
            to.bats[territory] = many;
          }),
      ),
    ),
    number(g, "wrath", say("about.wrath.title"), [0, MOST_WRATH]),
    number(g, "bodyguard", say("about.bodyguard.title"), [0, 3]),
  ],
});

const dice = (g: FiveArmies, side: Side, say: Own): Group => ({
  id: `dice.${side}`,
  name: say("edit.dice", { who: seatName(say, side) }),
  side: sideWord(side),
  knobs: FACE.all.map((face) =>
    counted(
      { id: `die.${side}.${face}`, name: faceName(say, face) },
      g.dice[side * FACE_COUNT + face],
      [0, DICE_LIMIT + 2],
      (many) =>
        changed(g, (to) => {
          to.dice[side * FACE_COUNT + face] = many;
        }),
    ),
  ),
});

/** Where a card is in the hand of a side: Event cards, then Story cards. */
const slotOf = (side: Side, card: CardId): number => side * 2 + (deckOf(card) === EVENT_DECK ? 0 : 1);
const isHeld = (g: FiveArmies, side: Side, card: CardId): boolean =>
  (g.secret.hands[slotOf(side, card)] & bitOf(card)) !== 0;

/** A card goes into a hand from wherever it lies, or out of it into its deck. */
const turnCard = (g: FiveArmies, side: Side, card: CardId): FiveArmies =>
  changed(g, (to) => {
    const [deck, bit] = [deckOf(card), bitOf(card)];
    for (const pile of [to.secret.decks, to.spent, to.table]) pile[deck] &= ~bit;
    for (const one of BOTH)
      for (const hands of [to.secret.hands, to.secret.buried]) hands[slotOf(one, card)] &= ~bit;
    if (isHeld(g, side, card)) to.secret.decks[deck] |= bit;
    else to.secret.hands[slotOf(side, card)] |= bit;
  });

function hand(g: FiveArmies, side: Side, say: Own): Group {
  const name = say("edit.holds", { who: seatName(say, side) });
  const decks = [EVENT_DECK, storyDeck(side)];
  return {
    id: `hand.${side}`,
    name,
    side: sideWord(side),
    knobs: [
      chosen(
        { id: `hand.${side}`, name },
        CARD.all
          .filter((card) => decks.includes(deckOf(card)))
          .map((card) => ({ thing: card, id: CARD.names[card], name: cardName(say, card) })),
        (card) => isHeld(g, side, card),
        (card) => turnCard(g, side, card),
      ),
    ],
  };
}

/** Whose turn it is, Eagles and bats, dice and hands. */
export const groups = (g: FiveArmies, say: Own): readonly Group[] => [
  toMove(g, say),
  sky(g, say),
  ...BOTH.map((side) => dice(g, side, say)),
  ...BOTH.map((side) => hand(g, side, say)),
];
