/** 8.4: recruiting by an Event card. */
import type { Context, Seat } from "@westmarch/kernel";
import {
  ALL_FIGURES,
  ALL_NATIONS,
  type AnyUnit,
  eliteOf,
  type FigureId,
  FREE,
  isAnyUnit,
  isUnit,
  NAZGUL,
  type NationId,
  NONE,
  nationOfAnyUnit,
  nationOfFigure,
  other,
  regularOf,
  SAURON,
  type Side,
} from "../../data/ids.ts";
import type { RegionId } from "../../data/regionnames.ts";
import { sideOf } from "../../seats.ts";
import type { War } from "../../state.ts";
import { chapter, type In } from "../../vocabulary.ts";
import { ALL } from "../choices.ts";
import { bringIn, hasArmy, inPool, isBesieged, isFree, unitsIn } from "../figures.ts";
import { no, PARTNERS_NATION, type Refusal } from "../refusal.ts";
import { concern, concernArrivals, mayRecruit } from "../teams/teams.ts";
import { settle } from "./settle.ts";
import { limitIn } from "./stacking.ts";

type C = Context<War>;

const BESIEGED = no("settlement-besieged", "8.4.3");
const ENEMY_THERE = no("enemy-army-there", "8.4.4");
const LOST = no("settlement-lost", "8.4.4");
const NOT_NAMED = no("not-on-the-card", "8.4.5");
const NOT_MEANT = no("not-on-the-card", "8.4.1");
const NONE_LEFT = no("none-left", "8.3.9");
const NO_UNIT = no("leader-needs-unit", "8.3.8");
const FULL = no("region-full", "8.2.1");

/** The Nation of a figure, or of any unit of it. */
export const nationOf = (figure: FigureId | AnyUnit): NationId =>
  isAnyUnit(figure) ? nationOfAnyUnit(figure) : figure === NAZGUL ? SAURON : nationOfFigure(figure);
/** The kinds of figures that a word of the card stands for. */
const ALONE: readonly (readonly FigureId[])[] = ALL_FIGURES.map((figure) => [figure]);
const EITHER: readonly (readonly FigureId[])[] = ALL_NATIONS.map((nation) => [
  regularOf(nation),
  eliteOf(nation),
]);
const meant = (figure: FigureId | AnyUnit): readonly FigureId[] =>
  isAnyUnit(figure) ? EITHER[nationOfAnyUnit(figure)] : ALONE[figure];

/** Units first: Leaders need one beside them (8.3.8). */
const inOrder = (figures: readonly (FigureId | AnyUnit)[]): readonly (FigureId | AnyUnit)[] => [
  ...figures.filter((figure) => isAnyUnit(figure) || isUnit(figure)),
  ...figures.filter((figure) => !isAnyUnit(figure) && !isUnit(figure)),
];

/** 8.4.3, 8.4.4: why a region is closed to cards. By the Chinese rulebook one that the card names has to be free (AMB-07). */
function whyNotOpen(g: War, side: Side, named: number, where: RegionId): Refusal | null {
  if (isFree(g, side, where)) return null;
  if (isBesieged(g, side, where)) return g.rulings.chineseRulebook && named === 1 ? BESIEGED : null;
  return hasArmy(g, other(side), where) ? ENEMY_THERE : LOST;
}

/** How many units more a card may bring to a region: any number, unless stacking is strict (AMB-32). */
export const roomIn = (g: War, side: Side, where: RegionId): number =>
  g.rulings.strictStacking ? limitIn(g, side, where) - unitsIn(g, side, where) : Number.POSITIVE_INFINITY;

/** Whether a unit of these is still there to be placed before their Leaders. */
function isUnitComing(g: War, figures: readonly (FigureId | AnyUnit)[]): boolean {
  for (const figure of figures)
    for (const kind of meant(figure)) if (isUnit(kind) && inPool(g, kind) > 0) return true;
  return false;
}

/** 8.2.1, 8.3.8, 8.3.9: why none of this very kind is placed in an open region now; `others` are to come there too. */
function whyNotStanding(
  g: War,
  side: Side,
  kind: FigureId,
  where: RegionId,
  others: readonly (FigureId | AnyUnit)[],
): Refusal | null {
  if (inPool(g, kind) === 0) return NONE_LEFT;
  if (isUnit(kind)) return roomIn(g, side, where) > 0 ? null : FULL;
  return kind === NAZGUL || hasArmy(g, FREE, where) || isUnitComing(g, others) ? null : NO_UNIT;
}

/** 8.4: why nothing of a card can be placed in a region now; `named` is 1 if the card names the region. */
export function whyNoPlaceIn(
  g: War,
  seat: Seat,
  figures: readonly (FigureId | AnyUnit)[],
  named: number,
  where: RegionId,
): Refusal | null {
  const side = sideOf(g, seat);
  let why = whyNotOpen(g, side, named, where);
  if (why) return why;
  for (const figure of figures) {
    if (!mayRecruit(g, seat, nationOf(figure))) {
      why = PARTNERS_NATION;
      continue;
    }
    for (const kind of meant(figure)) {
      why = whyNotStanding(g, side, kind, where, figures);
      if (why === null) return null;
    }
  }
  return why;
}
/** Whether anything can. */
export const canPlaceIn = (
  g: War,
  seat: Seat,
  figures: readonly (FigureId | AnyUnit)[],
  named: number,
  where: RegionId,
): boolean => whyNoPlaceIn(g, seat, figures, named, where) === null;

/** 8.4.1, 8.4.4, 8.4.5: why a region that the card does not give is none; an enemy there says more. */
export const whyNotGiven = (g: War, seat: Seat, where: RegionId): Refusal =>
  whyNotOpen(g, sideOf(g, seat), 0, where) ?? NOT_NAMED;

/** 8.4: why the figures of a card do not come there. */
export const whyNotRecruitedThere = (g: War, f: In<"recruit">, where: RegionId): Refusal | null =>
  f.regions.includes(where)
    ? whyNoPlaceIn(g, f.seat, f.figures, f.named, where)
    : whyNotGiven(g, f.seat, where);

/** Regions where something of the card can be placed. */
const places = (g: War, f: In<"recruit">): RegionId[] =>
  f.regions.filter((where) => whyNotRecruitedThere(g, f, where) === null);

/** 8.4.1: why this kind of figure is not what comes next to the region. */
export function whyNotNext(g: War, f: In<"recruit">, kind: FigureId): Refusal | null {
  const [figure] = f.figures;
  if (!meant(figure).includes(kind)) return NOT_MEANT;
  if (!mayRecruit(g, f.seat, nationOf(figure))) return PARTNERS_NATION;
  return whyNotStanding(g, sideOf(g, f.seat), kind, f.region, []);
}
/** Kinds of figures, of those meant by the next word, that can be placed in the region now. */
const kinds = (g: War, f: In<"recruit">): FigureId[] =>
  meant(f.figures[0]).filter((kind) => whyNotNext(g, f, kind) === null);

/** A figure comes to a region by a card. Call `settle` when all have come. */
export function bringRecruit(c: C, seat: Seat, where: RegionId, figure: FigureId): void {
  const { g } = c;
  bringIn(g, where, figure);
  concern(g, nationOf(figure));
  concernArrivals(g, sideOf(g, seat), where);
  c.tell("recruited", { region: where, figure });
}

function recruitOne(c: C, f: In<"recruit">, figure: FigureId): void {
  bringRecruit(c, f.seat, f.region, figure);
  f.placed++;
  f.figures = f.figures.slice(1);
}

export const recruit = chapter("recruit", { named: 0, region: NONE, placed: 0 })({
  open: (_c, f) => {
    f.figures = inOrder(f.figures);
  },
  where: {
    prompt: "recruit-where",
    pick: (g, f) => ({
      seat: f.seat,
      options: places(g, f).map((where) => ALL.to[where]),
    }),
    answered: (_c, f, [, where]) => {
      f.region = where;
    },
    none: () => ({ end: NONE }),
  },
  /** 8.4.7: everything that can be placed must be. */
  next: (c, f) => {
    if (f.figures.length > 0) return;
    settle(c, f.region);
    return { end: f.placed > 0 ? f.region : NONE };
  },
  what: {
    prompt: "recruit-what",
    pick: (g, f) => ({
      seat: f.seat,
      options: kinds(g, f).map((figure) => ALL.figure[figure]),
      about: [f.region],
    }),
    answered: (c, f, [, figure]) => {
      recruitOne(c, f, figure);
      return { go: "next" };
    },
    none: (_c, f) => {
      f.figures = f.figures.slice(1);
      return { go: "next" };
    },
  },
});
