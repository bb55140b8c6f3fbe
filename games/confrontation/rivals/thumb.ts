/** How cards and places were weighed before both were learned as equilibria: by rule of thumb. Kept as it was, to be measured against. */
import type { Policy } from "@westmarch/bots/types";
import { frameOf } from "@westmarch/kernel";
import { placed } from "../bot/setup.ts";
import { inPassing } from "../bot.ts";
import { ROW, SET_UP } from "../data/board.ts";
import { VALUE } from "../data/cards.ts";
import { STRENGTH } from "../data/characters.ts";
import {
  CARD,
  CAVE_TROLL,
  type CardId,
  type CharacterId,
  D_EYE,
  D_MAGIC,
  D_RETREAT,
  DARK,
  FRODO,
  G_ELVEN_CLOAK,
  G_MAGIC,
  G_NOBLE_SACRIFICE,
  G_RETREAT,
  NINE,
  type RegionId,
  sideOf,
} from "../data/ids.ts";
import { cardRetreats } from "../rules/retreat.ts";
import { placesLeft } from "../rules/setup.ts";
import type { Confrontation } from "../state.ts";
import type { Battle } from "../vocabulary.ts";

/** The strongest strength card left to a side. */
function strongest(used: number, most: number): number {
  for (let value = most; value > 0; value--) if ((used & (1 << (value - 1))) === 0) return value;
  return 0;
}

function weighGood(g: Confrontation, b: Battle, good: number, dark: number, card: CardId): number {
  const lead = (b.samAtFive ? 5 : STRENGTH[good]) - STRENGTH[dark];
  const answer = dark === CAVE_TROLL ? 0 : strongest(g.used[DARK], 6);
  switch (card) {
    case G_NOBLE_SACRIFICE:
      return good === FRODO ? 0.001 : Math.max(0.1, 1 - lead / 4);
    case G_ELVEN_CLOAK:
      return dark === CAVE_TROLL ? 0.02 : lead >= 0 ? 1 : 0.2;
    case G_RETREAT:
      return cardRetreats(g, 0, b.region).length > 0 ? (good === FRODO ? 3 : 0.6 - lead / 10) : 0.05;
    case G_MAGIC:
      return g.used[0] === 0 ? 0.02 : 0.8;
    default:
      // Enough to beat whatever may come is better than more; too little to reach anything is a cheap discard.
      return lead + VALUE[card] > answer
        ? 1.2 / VALUE[card] + 0.5
        : lead + VALUE[card] > 0
          ? 0.5
          : 0.4 / VALUE[card];
  }
}

function weighDark(g: Confrontation, b: Battle, good: number, dark: number, card: CardId): number {
  const lead = STRENGTH[dark] - (b.samAtFive ? 5 : STRENGTH[good]);
  if (dark === CAVE_TROLL) return card === D_MAGIC || card === D_EYE ? 0.1 : 1 / (1 + VALUE[card]);
  const answer = strongest(g.used[0], 5);
  switch (card) {
    case D_EYE:
      return lead > 0 ? 1 : 0.3;
    case D_MAGIC:
      return g.used[1] === 0 ? 0.02 : 0.8;
    case D_RETREAT:
      return cardRetreats(g, 1, b.region).length > 0 ? 0.5 - lead / 10 : 0.03;
    default:
      return lead + VALUE[card] > answer
        ? 1.2 / VALUE[card] + 0.5
        : lead + VALUE[card] > 0
          ? 0.5
          : 0.4 / VALUE[card];
  }
}

function weighCard(g: Confrontation, b: Battle, card: CardId): number {
  const good = b.side === 0 ? b.attacker : b.defender;
  const dark = b.side === 0 ? b.defender : b.attacker;
  return Math.max(0.001, card < NINE ? weighGood(g, b, good, dark, card) : weighDark(g, b, good, dark, card));
}

/** How gladly a character starts at home, in the second row and in the first; by id. */
const GLADLY: readonly (readonly [home: number, behind: number, front: number])[] = [
  [6, 2, 1],
  [4, 2, 1],
  [1, 1, 1],
  [2, 2, 1],
  [2, 2, 2],
  [1, 2, 3],
  [1, 2, 2],
  [1, 2, 3],
  [1, 2, 3],
  [2, 1, 2],
  [2, 2, 1],
  [1, 2, 2],
  [3, 1, 1],
  [3, 1, 1],
  [2, 2, 1],
  [1, 2, 3],
  [1, 2, 3],
  [2, 2, 1],
];

/** 0 at home, 1 in the row next to it, 2 in the front row. */
const zone = (side: number, region: number): number =>
  side === 0 ? ROW[region] : ROW.length && 6 - ROW[region];

/**
 * The weight of putting a character there. Home takes four, so its weight counts once for each place that is left.
 */
function weighPlace(view: Confrontation, character: CharacterId, region: RegionId): number {
  const side = sideOf(character);
  return (
    GLADLY[character][zone(side, region)] * Math.min(placesLeft(view, side, region), SET_UP[side][region])
  );
}

/** As the present sense of play, but for set-ups and cards; whatever Magic and Saruman offer was all alike. */
export const weighByThumb: Policy<Confrontation>["weigh"] & {} = (g, ask, options, weights) => {
  if (ask.prompt === "place") {
    for (let i = 0; i < options.length; i++) weights[i] = weighPlace(g, ...placed(options[i]));
    return;
  }
  const battle = frameOf(g, "battle");
  if (!battle || ask.prompt === "react" || ask.prompt === "retreat" || ask.prompt === "target") {
    inPassing(g, ask, options, weights);
    return;
  }
  for (let i = 0; i < options.length; i++)
    weights[i] = ask.prompt === "card" ? weighCard(g, battle, CARD.of(options[i][1])) : 1;
};
