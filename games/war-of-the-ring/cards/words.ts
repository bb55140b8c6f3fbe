/** The words that many Event cards are written in. Each hands back a paragraph for a card's chapter. */
import { type Auto, type Context, chapter, type Decision, type Seat } from "@westmarch/kernel";
import { CARDS } from "../data/cards.ts";
import {
  type DeckId,
  type FigureId,
  isUnit,
  LEADER,
  NAZGUL,
  type NationId,
  NONE,
  type Side,
  sideOfNation,
} from "../data/ids.ts";
import type { RegionId } from "../data/regionnames.ts";
import { TILE_OF_CARD } from "../data/tiles.ts";
import { ALL, number } from "../rules/choices.ts";
import { corrupt, heal } from "../rules/ending.ts";
import { putTileInPlay } from "../rules/fellowship.ts";
import { hasArmy, inPool, isFree, isFreeForCards, unitsIn } from "../rules/figures.ts";
import { type CardText, enterDraw, enterHits, enterRecruit, isAnyUnit, UNIT_OF } from "../rules/frames.ts";
import { advance, canAdvance } from "../rules/politics.ts";
import { limitIn } from "../rules/stacking.ts";
import { concern } from "../rules/teams.ts";
import { sideOf } from "../seats.ts";
import type { War } from "../state.ts";
import type { EventCard } from "./event.ts";

type C = Context<War>;

/** A paragraph of a card that asks nobody itself. */
export type Step = Auto<War, CardText, never>;

/** A card's text. */
export const text = chapter<War, CardText>();

/** The card does nothing but lie on the table; what it is good for is asked where it matters. */
export const lies: EventCard = { text: text({ lie: () => {} }) };

/** The special tile of the card comes into play (13.1.3). */
export const putsTileInPlay: EventCard = {
  text: text({ tile: (c, f) => putTileInPlay(c, TILE_OF_CARD.get(f.card) ?? NONE) }),
};

/** Regions named by a card, or found when it is played. */
export type Regions =
  | readonly RegionId[]
  | ((g: War, f: Pick<CardText, "seat" | "card">) => readonly RegionId[]);
const regionsOf = (regions: Regions, g: War, f: CardText): readonly RegionId[] =>
  typeof regions === "function" ? regions(g, f) : regions;

// ---- recruiting, drawing

/** 8.4.4: the card names its regions, and does not say of what kind they are. */
const isNaming = (regions: Regions): boolean => typeof regions !== "function";

/** Recruits all these figures in one of these regions (8.4). */
export const recruits =
  (regions: Regions, ...figures: readonly number[]): Step =>
  ({ g }, f) =>
    enterRecruit(f.seat, regionsOf(regions, g, f), figures, isNaming(regions) ? 1 : 0);

/** Draws so many cards from one of the player's own decks (0 Character, 1 Strategy). */
export const draws =
  (kind: number, howMany = 1): Step =>
  ({ g }, f) =>
    enterDraw(f.seat, new Array<DeckId>(howMany).fill(sideOf(g, f.seat) * 2 + kind));

/** Whether one of the player's own decks still has a card. */
export const couldDraw =
  (kind: number) =>
  (g: War, seat: Seat): boolean =>
    g.deckCount[sideOf(g, seat) * 2 + kind] > 0;

const isThere = (g: War, figure: number): boolean =>
  isAnyUnit(figure)
    ? inPool(g, figure - UNIT_OF) + inPool(g, 8 + figure - UNIT_OF) > 0
    : inPool(g, figure) > 0;
const isUnitKind = (figure: number): boolean => isAnyUnit(figure) || isUnit(figure);
const isLeader = (figure: FigureId): boolean => figure >= LEADER && figure < NAZGUL;

/** Whether any of these figures could be recruited in one of these regions, `named` by the card, now. A Leader needs a unit (8.3.8). */
export function canRecruit(
  g: War,
  side: Side,
  regions: readonly RegionId[],
  named: boolean,
  ...figures: readonly number[]
): boolean {
  const unit = figures.some((figure) => isUnitKind(figure) && isThere(g, figure));
  const leader = figures.some((figure) => isLeader(figure) && isThere(g, figure));
  const nazgul = figures.includes(NAZGUL) && isThere(g, NAZGUL);
  const { chineseRulebook, strictStacking } = g.rulings;
  const isOpen = chineseRulebook && named ? isFree : isFreeForCards;
  for (const region of regions) {
    if (!isOpen(g, side, region)) continue;
    if (nazgul || (leader && hasArmy(g, side, region))) return true;
    if (unit && !(strictStacking && unitsIn(g, side, region) >= limitIn(g, side, region))) return true;
  }
  return false;
}

/** The same as a card's `avails`, for cards of a Nation. */
export const couldRecruit = (regions: Regions, ...figures: readonly number[]) => {
  const first = figures[0];
  const side = first === NAZGUL ? 1 : sideOfNation(isAnyUnit(first) ? first - UNIT_OF : first & 7);
  return (g: War, seat: Seat): boolean =>
    canRecruit(
      g,
      side,
      typeof regions === "function" ? regions(g, { seat, card: NONE }) : regions,
      isNaming(regions),
      ...figures,
    );
};

/** As `avails`: one of these parts can be carried out (5.3.2). */
export const either =
  (...parts: readonly ((g: War, seat: Seat) => boolean)[]) =>
  (g: War, seat: Seat): boolean =>
    parts.some((part) => part(g, seat));

// ---- politics, Corruption

/** A Nation advances one step. */
export const advances =
  (nation: NationId): Step =>
  (c) =>
    advanceByCard(c, nation);
export function advanceByCard(c: C, nation: NationId): void {
  if (!canAdvance(c.g, nation)) return;
  concern(c.g, nation);
  advance(c, nation, "card");
}

export const heals =
  (points: number): Step =>
  (c) =>
    heal(c, points);
export const corrupts =
  (points: number): Step =>
  (c) =>
    corrupt(c, points);
export const isCorrupted = (g: War): boolean => g.corruption > 0;

// ---- dice and hits

/** Rolls dice for a card, and counts those that show `least` or more. */
export function rolls(c: C, f: CardText, dice: number, least: number): number {
  const pips: number[] = [];
  let hits = 0;
  for (let i = 0; i < dice; i++) {
    const pip = c.draw(6) + 1;
    pips.push(pip);
    if (pip >= least) hits++;
  }
  c.tell("card-rolled", { card: f.card, dice: pips, hits });
  return hits;
}

/** Rolls for hits on the Army of a side in `f.region`; nothing if that is no region. */
export const shoots =
  (side: Side, dice: number, least: number): Step =>
  (c, f) => {
    if (f.region === NONE) return;
    const hits = rolls(c, f, dice, least);
    if (hits > 0) return enterHits(side, f.region, hits);
  };

// ---- choosing a region

/** Notes the region in `f.region` if there is no choice (`NONE` if there is none at all), and goes on at `then`. */
export const aims =
  <const L extends string>(regions: Regions, then: L): Auto<War, CardText, L> =>
  ({ g }, f) => {
    const found = regionsOf(regions, g, f);
    f.region = found[0] ?? NONE;
    return found.length < 2 ? { go: then } : undefined;
  };

/** The player of the card chooses one of several regions; `f.region` notes it. Follows `aims`. */
export const picks = (regions: Regions): Decision<War, CardText, never> => ({
  ask: (g, f) => ({
    seat: f.seat,
    prompt: CARDS[f.card].name,
    options: regionsOf(regions, g, f).map((region) => ALL.to[region]),
  }),
  then: (_c, f, option) => {
    f.region = number(option[1]);
  },
});

/** Those of these regions that are free for the side (2.5.1), not besieged Strongholds. */
export const freeOnes = (g: War, side: Side, regions: readonly RegionId[]): readonly RegionId[] =>
  regions.filter((region) => isFree(g, side, region));
