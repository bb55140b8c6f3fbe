/** The table in lines of text: for a terminal. */

import { listed } from "@westmarch/boardkit/writing";
import type { Seat } from "@westmarch/kernel";
import { isSpaced } from "@westmarch/kernel/languages";
import {
  ALOFT,
  BEORN,
  BOLG,
  BOTH,
  CHARACTER,
  FACE,
  FREE,
  GROUP,
  LORD,
  PLACE,
  type PlaceId,
  ROOST,
  SHADOW,
  type Side,
  TERRITORY,
  UNIT,
} from "../ids.ts";
import { printed } from "../printing.ts";
import { armyIn, figuresIn, shadowPoints } from "../rules/board.ts";
import { handOf, handSize } from "../rules/hand.ts";
import { FATE_END, type FiveArmies, POINTS_TO_WIN } from "../state.ts";
import type { GameSay } from "./keys.ts";
import { faces } from "./log/slots.ts";
import {
  cardName,
  groupName,
  placeName,
  roostName,
  seatName,
  territoryName,
  units,
  withinCharacter,
} from "./names.ts";
import { speakOf } from "./titles.ts";

interface Told {
  readonly say: GameSay;
  readonly view: FiveArmies;
  readonly seat: Seat | null;
}

/** Unused dice of a side, by their faces. */
const diceOf = (g: FiveArmies, side: Side) =>
  FACE.all.flatMap((face) => new Array<typeof face>(g.dice[side * FACE.names.length + face]).fill(face));

/** The few lines that change all the time. */
export function summary({ say, view }: Told): readonly string[] {
  speakOf(view);
  return [
    say("lines.turn", {
      turn: view.turn,
      fate: view.fate,
      end: FATE_END,
      points: shadowPoints(view),
      needs: POINTS_TO_WIN,
    }),
    ...BOTH.map((side) => {
      const dice = diceOf(view, side);
      return say("lines.side", {
        who: seatName(say, side),
        dice: dice.length > 0 ? faces(say, dice) : say("lines.no-dice"),
        cards: handSize(view, side),
      });
    }),
  ];
}

/** The figures in a place, and what lies there. */
function inPlace({ say, view }: Told, at: PlaceId): string[] {
  const side = armyIn(view, at);
  const people = CHARACTER.all.filter((one) => view.at[one] === at);
  const force = [
    ...UNIT.all.flatMap((unit) => {
      const many = figuresIn(view, at, unit);
      return many > 0 ? [units(say, unit, many)] : [];
    }),
    ...people.map((one) => withinCharacter(say, one)),
    ...(view.tokens[at] > 0 ? [say("units.leadership", { count: view.tokens[at] })] : []),
    ...(view.damage[at] > 0 ? [say("units.damage", { count: view.damage[at] })] : []),
    ...(people.includes(BEORN) ? [say("lines.wrath", { count: view.wrath })] : []),
    ...(people.includes(BOLG) ? [say("lines.bodyguard", { count: view.bodyguard })] : []),
  ];
  const army = listed(say, force, "parts");
  const tokens = GROUP.all.flatMap((group) => {
    const count = view.recruits[at * GROUP.names.length + group];
    return count > 0 ? [say("lines.tokens", { count, group: groupName(say, group) })] : [];
  });
  const points = printed(view).points[at];
  return [
    ...(force.length === 0
      ? []
      : [side === null ? army : say("lines.of", { who: seatName(say, side), what: army })]),
    ...tokens,
    ...(points > 0
      ? [say("lines.held", { points, who: seatName(say, view.control[at] === 0 ? FREE : SHADOW) })]
      : []),
  ];
}

/** What flies, where there is any. */
function sky({ say, view }: Told): string[] {
  const eagles = ROOST.all.flatMap((roost) => [
    ...(view.eagles[roost] > 0
      ? [say("lines.at", { place: roostName(say, roost), count: view.eagles[roost] })]
      : []),
    ...(view.at[LORD] === ALOFT && view.lord === roost
      ? [say("lines.lord", { place: roostName(say, roost) })]
      : []),
  ]);
  const bats = TERRITORY.all.flatMap((one) =>
    view.bats[one] > 0 ? [say("lines.at", { place: territoryName(say, one), count: view.bats[one] })] : [],
  );
  return [
    ...(eagles.length > 0
      ? [say("lines.of", { who: say("lines.eagles"), what: listed(say, eagles, "parts") })]
      : []),
    ...(bats.length > 0
      ? [say("lines.of", { who: say("lines.bats"), what: listed(say, bats, "parts") })]
      : []),
  ];
}

/** The board, and the cards of the reader's seat, or of both for a spectator. */
export function table(told: Told): readonly string[] {
  const { say, view, seat } = told;
  const hands = BOTH.filter((side) => seat === null || side === seat).map((side) => {
    const cards = handOf(view, side).map((card) => cardName(say, card));
    return say("lines.hand", {
      who: seatName(say, side),
      cards: cards.length > 0 ? listed(say, cards, "parts") : say("lines.no-cards"),
    });
  });
  return [
    ...summary(told),
    ...PLACE.all.flatMap((at) => {
      const there = inPlace(told, at);
      return there.length > 0
        ? [
            say("lines.of", {
              who: placeName(say, at),
              what: there.join(isSpaced(say.language) ? "; " : "；"),
            }),
          ]
        : [];
    }),
    ...sky(told),
    ...hands,
  ];
}
