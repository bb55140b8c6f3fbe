/** What both sides have, as far as this view may know it. Pure. */
import { sharesWithRerolls } from "@westmarch/armies/chance";
import { percent, usedFrom } from "@westmarch/campaign/counting";
import { type CardsOf, type Cast, castFrom } from "@westmarch/campaign/glance";
import type { CardId } from "../../data/cards.ts";
import {
  ALL_CHARACTERS,
  ALL_NATIONS,
  CHARACTER_DECK,
  type CharacterId,
  DECKS_OF,
  type DeckId,
  type FaceId,
  FREE,
  GOLLUM,
  type NationId,
  NONE,
  other,
  SAURON,
  SHADOW,
  type Side,
  STRATEGY_DECK,
  sideOfCharacter,
  sideOfNation,
} from "../../data/ids.ts";
import type { RegionId } from "../../data/regionnames.ts";
import { HOME, POINTS, SETTLEMENT_REGIONS } from "../../data/regions.ts";
import { inFellowship, isActive } from "../../facts.ts";
import { isBesieged } from "../../rules/figures.ts";
import { rerolls } from "../../rules/hunt/hunt.ts";
import { seatsOf } from "../../seats.ts";
import {
  ASIDE,
  DEAD,
  DICE_LIMIT,
  ELITE_KIND,
  KINDS,
  LEADER_KIND,
  REGULAR_KIND,
  type War,
} from "../../state.ts";
import type { Props } from "../keys.ts";
import { discardsOf, handsOf } from "../trays/counts.ts";
import { huntTarget } from "../trays/pool.ts";

/** A Settlement that is worth points to a side. */
export interface Prize {
  readonly region: RegionId;
  readonly points: number;
  /** The side has an Army before its walls. */
  readonly besieged: boolean;
}

/** The Settlements of the other side: those that this one holds, and those that are still to be had, the dearest first. */
export function prizesOf(view: War, side: Side): { readonly held: Prize[]; readonly open: Prize[] } {
  const all = SETTLEMENT_REGIONS.filter((region) => HOME[region] === other(side) && POINTS[region] > 0)
    .map((region) => ({
      region,
      points: POINTS[region],
      besieged: isBesieged(view, other(side), region),
    }))
    .sort((a, b) => Number(b.besieged) - Number(a.besieged) || b.points - a.points);
  const isHeld = ({ region }: Prize) => view.control[region] === side;
  return { held: all.filter(isHeld), open: all.filter((prize) => !isHeld(prize)) };
}

/** Where the Characters of a side are; those in the Fellowship are told of with it. */
export const castOf = ({ at }: Pick<War, "at">, side: Side): Cast<CharacterId> =>
  castFrom(
    ALL_CHARACTERS.filter((one) => sideOfCharacter(one) === side && one !== GOLLUM),
    (one) => {
      if (at[one] >= 0) return "inPlay";
      return at[one] === ASIDE ? "toCome" : at[one] === DEAD ? "gone" : null;
    },
  );

/** Who walks with the Ring-bearers. */
export const fellowsOf = (view: War): readonly CharacterId[] =>
  ALL_CHARACTERS.filter((one) => inFellowship(view, one) || (one === GOLLUM && view.guide === GOLLUM));

/** A side's two decks. Nothing is told but how many cards there are, and which lie face up. */
export function cardsOf(view: War, side: Side): readonly CardsOf<DeckId, CardId>[] {
  const seats = seatsOf(view, side);
  return DECKS_OF[side].map((deck) => ({
    deck,
    left: view.deckCount[deck],
    hand: handsOf(view, seats, (deck & 1) === CHARACTER_DECK ? CHARACTER_DECK : STRATEGY_DECK),
    discards: discardsOf(view, deck, seats),
  }));
}

/** The faces of dice that a side has used this turn, the first that was used first; null where none is told of. */
export function usedFaces(
  log: Props["log"],
  view: War,
  side: Side,
  used: number,
): readonly (FaceId | null)[] {
  const seats = seatsOf(view, side);
  return usedFrom(log, used, ({ type, facts }) =>
    type === "action" && facts.face !== NONE && seats.includes(facts.seat) ? facts.face : null,
  );
}

/** The next roll of the Hunt. */
export interface Roll {
  readonly dice: number;
  readonly target: number;
  /** Misses that are rolled again for what the Shadow has where the Fellowship's figure stands. */
  readonly again: number;
  /** How likely a success is, in percent. */
  readonly odds: number;
}

/** The next roll of the Hunt as the box is now; a card may change it. */
export function nextRoll(view: War): Roll {
  const dice = Math.min(DICE_LIMIT, view.box[SHADOW]);
  const target = huntTarget(view);
  const again = rerolls(view);
  const [none = 1] = sharesWithRerolls(dice, (7 - target) / 6, again);
  return { dice, target, again, odds: percent(1 - none, 1) };
}

/** A Nation: how far it is from war, its figures that are still in the box, and those that are out of the game. */
export interface Muster {
  readonly nation: NationId;
  readonly steps: number;
  readonly active: boolean;
  readonly regulars: number;
  readonly elites: number;
  /** Null for Nations that have none. */
  readonly leaders: number | null;
  /** Null for the Shadow's, whose figures come back into the box. */
  readonly fallen: number | null;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** All Nations, in the order of their numbers. */
export const musters = (view: War): readonly Muster[] =>
  ALL_NATIONS.map((nation) => {
    const [pool, lost] = [view.pool, view.lost].map((of) => of.slice(nation * KINDS, (nation + 1) * KINDS));
    const isFree = sideOfNation(nation) === FREE;
    return {
      nation,
      steps: view.steps[nation],
      active: isActive(view, nation),
      regulars: pool[REGULAR_KIND] ?? 0,
      elites: pool[ELITE_KIND] ?? 0,
      leaders: isFree || nation === SAURON ? (pool[LEADER_KIND] ?? 0) : null,
      fallen: isFree ? sum(lost) : null,
    };
  });
