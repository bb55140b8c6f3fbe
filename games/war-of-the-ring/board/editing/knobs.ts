/** What there is to say of a position of the war beside who stands where. */
import type { KnobGroup } from "@westmarch/boardkit";
import { chosen, counted, picked } from "@westmarch/boardkit/edits";
import { ALL_CARDS, bitOf, CARD, type CardId, deckOf, sideOfCard } from "../../data/cards.ts";
import {
  ALL_CHARACTERS,
  ALL_NATIONS,
  BOTH_SIDES,
  CHARACTER,
  DIE,
  FACE_COUNT,
  FACES,
  FREE,
  FREE_NATIONS,
  NATIONS,
  NONE,
  SHADOW,
  SIDES,
  type Side,
} from "../../data/ids.ts";
import { REGION, REGIONS } from "../../data/regionnames.ts";
import { ALL_REGIONS } from "../../data/regions.ts";
import { seatsOf } from "../../seats.ts";
import { CORRUPTION_LIMIT, CRACK_OF_DOOM, IN_FELLOWSHIP, PROGRESS_LIMIT, type War } from "../../state.ts";
import { cardName, characterName, faceName, nationName, regionName, seatName } from "../names.ts";
import { changed } from "./change.ts";
import type { Own } from "./figures.ts";

type Group = KnobGroup<War>;

const sideWord = (side: Side) => (side === FREE ? "free" : "shadow");
const sideOf = (side: Side, say: Own): string => say(side === FREE ? "seat.free-peoples" : "seat.shadow");

const toMove = (g: War, say: Own): Group => ({
  id: "turn",
  name: say("edit.turn"),
  side: null,
  knobs: [
    picked(
      { id: "acting", name: say("edit.turn") },
      SIDES[g.acting],
      BOTH_SIDES.map((side) => ({ id: SIDES[side], name: sideOf(side, say) })),
      (name) =>
        changed(g, (to) => {
          to.acting = name === SIDES[FREE] ? FREE : SHADOW;
        }),
    ),
    counted({ id: "turn", name: say("edit.number") }, g.turn, [1, 30], (turn) =>
      changed(g, (to) => {
        to.turn = turn;
      }),
    ),
  ],
});

/** 11.1, 11.2: how far a Nation is from war, and whether it is active: as one word. */
function politics(g: War, say: Own): Group {
  const words = (steps: number, isFree: boolean) => [
    { id: `${steps}+`, name: steps === 0 ? say("ref.at-war") : say("edit.steps", { steps }) },
    ...(isFree && steps > 0 ? [{ id: `${steps}`, name: say("edit.steps-passive", { steps }) }] : []),
  ];
  return {
    id: "politics",
    name: say("edit.politics"),
    side: null,
    knobs: ALL_NATIONS.map((nation) => {
      const active = (g.active & (1 << nation)) !== 0;
      return picked(
        { id: `nation.${NATIONS[nation]}`, name: nationName(say, nation) },
        `${g.steps[nation]}${active ? "+" : ""}`,
        [0, 1, 2, 3].flatMap((steps) => words(steps, nation < FREE_NATIONS)),
        (word) =>
          changed(g, (to) => {
            to.steps[nation] = Number.parseInt(word, 10);
            const bit = 1 << nation;
            to.active = word.endsWith("+") ? to.active | bit : to.active & ~bit;
          }),
      );
    }),
  };
}

/** 14.1.3: where the Ring-bearers are: in a region, or on the Mordor Track. */
function whereabouts(g: War, say: Own) {
  const steps = Array.from({ length: CRACK_OF_DOOM + 1 }, (_, step) => ({
    id: `mordor.${step}`,
    name: `${say("about.mordor.title")} ${step}`,
  }));
  return picked(
    { id: "bearers", name: say("tray.fellowship") },
    g.mordor === NONE ? REGIONS[g.bearers] : `mordor.${g.mordor}`,
    [...steps, ...ALL_REGIONS.map((region) => ({ id: REGIONS[region], name: regionName(say, region) }))],
    (word) =>
      changed(g, (to) => {
        const region = REGION.find(word);
        to.bearers = region ?? NONE;
        to.mordor = region === null ? Number(word.split(".")[1]) : NONE;
        if (region === null) to.progress = 0;
      }),
  );
}

function fellowship(g: War, say: Own): Group {
  const fellows = ALL_CHARACTERS.filter((one) => g.at[one] === IN_FELLOWSHIP);
  return {
    id: "fellowship",
    name: say("tray.fellowship"),
    side: "free",
    knobs: [
      whereabouts(g, say),
      picked(
        { id: "revealed", name: say("edit.revealed") },
        String(g.revealed),
        [
          { id: "0", name: say("edit.hidden") },
          { id: "1", name: say("edit.revealed") },
        ],
        (revealed) =>
          changed(g, (to) => {
            to.revealed = Number(revealed);
            if (to.revealed === 1) to.progress = 0;
          }),
      ),
      counted(
        { id: "progress", name: say("edit.progress") },
        g.progress,
        [0, g.mordor === NONE && g.revealed === 0 ? PROGRESS_LIMIT : 0],
        (progress) =>
          changed(g, (to) => {
            to.progress = progress;
          }),
      ),
      counted(
        { id: "corruption", name: say("about.corruption.title") },
        g.corruption,
        [0, CORRUPTION_LIMIT - 1],
        (corruption) =>
          changed(g, (to) => {
            to.corruption = corruption;
          }),
      ),
      picked(
        { id: "guide", name: say("hunt.guides") },
        CHARACTER.names[g.guide],
        [...new Set([g.guide, ...fellows])].map((one) => ({
          id: CHARACTER.names[one],
          name: characterName(say, one),
        })),
        (name) =>
          changed(g, (to) => {
            to.guide = CHARACTER.find(name) ?? g.guide;
          }),
      ),
    ],
  };
}

function dice(g: War, side: Side, say: Own): Group {
  const who = sideOf(side, say);
  const faces = [...new Set(DIE[side])].map((face) =>
    counted(
      { id: `die.${side}.${FACES[face]}`, name: faceName(say, face) },
      g.dice[side * FACE_COUNT + face],
      [0, 10],
      (many) =>
        changed(g, (to) => {
          to.dice[side * FACE_COUNT + face] = many;
        }),
    ),
  );
  const box = counted({ id: `box.${side}`, name: say("ending.table.box") }, g.box[side], [0, 10], (many) =>
    changed(g, (to) => {
      to.box[side] = many;
    }),
  );
  const rings = counted(
    { id: `rings.${side}`, name: say("about.rings.title") },
    g.rings[side],
    [0, 3 - g.rings[1 - side]],
    (many) =>
      changed(g, (to) => {
        to.rings[side] = many;
      }),
  );
  return {
    id: `dice.${side}`,
    name: say("edit.dice", { who }),
    side: sideWord(side),
    knobs: [...faces, box, rings],
  };
}

const isHeld = (g: War, seat: number, card: CardId): boolean =>
  (g.secret.hands[seat * 2 + (deckOf(card) & 1)] & bitOf(card)) !== 0;

/** A card goes into a hand from wherever it lies, or out of it into its deck. */
const turnCard = (g: War, seat: number, card: CardId): War =>
  changed(g, (to) => {
    const [deck, bit] = [deckOf(card), bitOf(card)];
    const held = isHeld(g, seat, card);
    for (const pile of [to.secret.decks, to.table, to.spent]) pile[deck] &= ~bit;
    for (const other of seatsOf(to, sideOfCard(card)))
      for (const hands of [to.secret.hands, to.secret.buried]) hands[other * 2 + (deck & 1)] &= ~bit;
    if (held) to.secret.decks[deck] |= bit;
    else to.secret.hands[seat * 2 + (deck & 1)] |= bit;
  });

function hands(g: War, side: Side, say: Own): readonly Group[] {
  const cards = ALL_CARDS.filter((card) => sideOfCard(card) === side).map((card) => ({
    thing: card,
    id: CARD.names[card],
    name: cardName(say, card),
  }));
  return seatsOf(g, side).map((seat): Group => {
    const name = say("edit.holds", { who: seatName(say, g, seat) });
    return {
      id: `hand.${seat}`,
      name,
      side: sideWord(side),
      knobs: [
        chosen(
          { id: `hand.${seat}`, name },
          cards,
          (card) => isHeld(g, seat, card),
          (card) => turnCard(g, seat, card),
        ),
      ],
    };
  });
}

/** Whose turn it is, the Political Track, the Fellowship, dice and hands. */
export const groups = (g: War, say: Own): readonly Group[] => [
  toMove(g, say),
  fellowship(g, say),
  politics(g, say),
  ...BOTH_SIDES.map((side) => dice(g, side, say)),
  ...BOTH_SIDES.flatMap((side) => hands(g, side, say)),
];
