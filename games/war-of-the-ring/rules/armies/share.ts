/** 8.4.7: recruiting by an Event card in several regions, where there may be too few figures for all of them. */
import type { Context, Seat } from "@westmarch/kernel";
import {
  type AnyUnit,
  eliteOf,
  type FigureId,
  isAnyUnit,
  nationOfAnyUnit,
  regularOf,
} from "../../data/ids.ts";
import type { RegionId } from "../../data/regionnames.ts";
import { sideOf } from "../../seats.ts";
import type { War } from "../../state.ts";
import { chapter, enter, type In } from "../../vocabulary.ts";
import { ALL } from "../choices.ts";
import { inPool } from "../figures.ts";
import { no, type Refusal } from "../refusal.ts";
import { bringRecruit, canPlaceIn, roomIn, whyNoPlaceIn, whyNotGiven } from "./recruit.ts";
import { settle } from "./settle.ts";

const HAS_ITS_LOT = no("region-has-its-lot", "8.4.7");
const NO_MORE_PLACES = no("no-more-places", "8.4.7");
const OTHERS_FIRST = no("other-figures-first", "8.4.7");

/** The figures that lots compete for: of a unit of choice the Regulars, since Elites come to it alone. */
const kindOf = (figure: FigureId | AnyUnit): FigureId =>
  isAnyUnit(figure) ? regularOf(nationOfAnyUnit(figure)) : figure;

const isOpen = (g: War, f: In<"share">, lot: number): boolean =>
  f.left[lot] > 0 && canPlaceIn(g, f.seat, [f.figures[lot]], f.named, f.regions[lot]);

/** How many of its kind a lot must have to become as full as it can. */
function need(g: War, f: In<"share">, lot: number): number {
  if (!isOpen(g, f, lot)) return 0;
  const figure = f.figures[lot];
  const fits = Math.min(f.left[lot], roomIn(g, sideOf(g, f.seat), f.regions[lot]));
  return isAnyUnit(figure) ? Math.max(0, fits - inPool(g, eliteOf(nationOfAnyUnit(figure)))) : fits;
}

/** So many figures of one kind for one region, by a card that recruits in several. */
export interface Lot {
  readonly region: RegionId;
  readonly figure: FigureId | AnyUnit;
  readonly howMany: number;
}

/** Recruits in each of these regions its lot, in no more than `most` of them. */
export const shareOut = (seat: Seat, lots: readonly Lot[], most: number, named: number) =>
  enter("share", {
    seat,
    regions: lots.map(({ region }) => region),
    figures: lots.map(({ figure }) => figure),
    left: lots.map(({ howMany }) => howMany),
    most,
    named,
  });

const hasBegun = (f: In<"share">, lot: number): boolean => (f.begun & (1 << lot)) !== 0;
/** How many lots more may be begun. */
const toBegin = (f: In<"share">): number =>
  f.most - f.regions.filter((_region, lot) => hasBegun(f, lot)).length;

/** 8.4.7: why a region does not get a figure now. */
export function whyNotShared(g: War, f: In<"share">, where: RegionId): Refusal | null {
  const lot = f.regions.indexOf(where);
  if (lot < 0) return whyNotGiven(g, f.seat, where);
  if (f.left[lot] === 0) return HAS_ITS_LOT;
  const not = whyNoPlaceIn(g, f.seat, [f.figures[lot]], f.named, where);
  if (not) return not;
  if (!hasBegun(f, lot) && toBegin(f) === 0) return NO_MORE_PLACES;
  return takers(g, f).includes(lot) ? null : OTHERS_FIRST;
}

/** Lots that can be given a figure of one kind, the first kind of which there is one. */
function takers(g: War, f: In<"share">): number[] {
  const mayBegin = toBegin(f) > 0;
  const lots = f.regions.flatMap((_region, lot) =>
    (mayBegin || hasBegun(f, lot)) && inPool(g, kindOf(f.figures[lot])) > 0 && need(g, f, lot) > 0
      ? [lot]
      : [],
  );
  return lots.filter((lot) => kindOf(f.figures[lot]) === kindOf(f.figures[lots[0]]));
}

/** Whether the pool fills all of these that may get something. */
function isEnough(g: War, f: In<"share">, lots: readonly number[]): boolean {
  const fresh = lots.filter((lot) => !hasBegun(f, lot)).slice(0, toBegin(f));
  const asked = [...lots.filter((lot) => hasBegun(f, lot)), ...fresh];
  return asked.reduce((sum, lot) => sum + need(g, f, lot), 0) <= inPool(g, kindOf(f.figures[lots[0]]));
}

/** Whether more of them wait to be begun than may be. */
const isSelective = (f: In<"share">, lots: readonly number[]): boolean =>
  lots.filter((lot) => !hasBegun(f, lot)).length > toBegin(f);

function give(c: Context<War>, f: In<"share">, lot: number, most: number): void {
  const figure = kindOf(f.figures[lot]);
  const howMany = Math.min(most, need(c.g, f, lot), inPool(c.g, figure));
  for (let i = 0; i < howMany; i++) bringRecruit(c, f.seat, f.regions[lot], figure);
  f.begun |= 1 << lot;
  f.left = f.left.map((left, other) => (other === lot ? left - howMany : left));
  settle(c, f.regions[lot]);
}

export const share = chapter("share", { begun: 0 })({
  next: (c, f) => {
    for (;;) {
      const lots = takers(c.g, f);
      if (lots.length === 0) return { go: "rest" };
      if (lots.length > 1 && (isSelective(f, lots) || !isEnough(c.g, f, lots))) return;
      give(c, f, lots[0], Number.POSITIVE_INFINITY);
    }
  },
  /** A whole lot, if there is enough for all that may get one; else one figure at a time. */
  where: {
    prompt: "recruit-where",
    ask: (g, f) => ({
      seat: f.seat,
      options: takers(g, f).map((lot) => ALL.to[f.regions[lot]]),
    }),
    answered: (c, f, [, where]) => {
      const lots = takers(c.g, f);
      const lot = f.regions.indexOf(where);
      give(c, f, lot, isEnough(c.g, f, lots) ? Number.POSITIVE_INFINITY : 1);
      return { go: "next" };
    },
  },
  /** Units of choice: whatever else there is. */
  rest: ({ g }, f) => {
    const lot = f.regions.findIndex((_region, one) => isAnyUnit(f.figures[one]) && isOpen(g, f, one));
    if (lot < 0) return { end: null };
    const figures = new Array<FigureId | AnyUnit>(f.left[lot]).fill(f.figures[lot]);
    f.left = f.left.map((left, other) => (other === lot ? 0 : left));
    return enter("recruit", { seat: f.seat, regions: [f.regions[lot]], figures, named: f.named }, "rest");
  },
});
