/** 8.4: recruiting by an Event card. */
import { type Context, chapter } from "@westmarch/kernel";
import {
  eliteOf,
  type FigureId,
  FREE,
  isUnit,
  NAZGUL,
  NONE,
  nationOfFigure,
  regularOf,
  SAURON,
  type Side,
} from "../data/ids.ts";
import type { RegionId } from "../data/regionnames.ts";
import { sideOf } from "../seats.ts";
import type { War } from "../state.ts";
import { ALL, number } from "./choices.ts";
import { bringIn, hasArmy, inPool, isFree, isFreeForCards, unitsIn } from "./figures.ts";
import { isAnyUnit, type Recruiting, UNIT_OF } from "./frames.ts";
import { settle } from "./settle.ts";
import { limitIn } from "./stacking.ts";
import { concern, concernRecruits, mayRecruit } from "./teams.ts";

type C = Context<War>;

const nationOf = (figure: number): number =>
  isAnyUnit(figure) ? figure - UNIT_OF : figure === NAZGUL ? SAURON : nationOfFigure(figure);
/** The kinds of figures that a word of the card stands for. */
const meant = (figure: number): readonly FigureId[] =>
  isAnyUnit(figure) ? [regularOf(figure - UNIT_OF), eliteOf(figure - UNIT_OF)] : [figure];

/** Units first: Leaders need one beside them (8.3.8). */
const inOrder = (figures: readonly number[]): readonly number[] => [
  ...figures.filter((figure) => isAnyUnit(figure) || isUnit(figure)),
  ...figures.filter((figure) => !isAnyUnit(figure) && !isUnit(figure)),
];

/** 8.4.3, 8.4.4. By the Chinese rulebook a region named on the card has to be free (AMB-07). */
const isOpen = (g: War, side: Side, f: Recruiting, where: RegionId): boolean =>
  g.rulings.chineseRulebook && f.named === 1 ? isFree(g, side, where) : isFreeForCards(g, side, where);

/** Kinds of figures, of those meant, that can be placed in a region now. */
function kinds(g: War, f: Recruiting, figure: number, where: RegionId): FigureId[] {
  const side = sideOf(g, f.seat);
  if (!mayRecruit(g, f.seat, nationOf(figure))) return [];
  return meant(figure).filter((kind) => {
    if (inPool(g, kind) === 0) return false;
    if (isUnit(kind)) return !g.rulings.strictStacking || unitsIn(g, side, where) < limitIn(g, side, where);
    return kind === NAZGUL || hasArmy(g, FREE, where) || f.figures.some((other) => isComing(g, other));
  });
}

/** Whether a unit of the card is still there to be placed before its Leaders. */
const isComing = (g: War, figure: number): boolean =>
  meant(figure).some((kind) => isUnit(kind) && inPool(g, kind) > 0);

/** Regions where something of the card can be placed. */
function places(g: War, f: Recruiting): RegionId[] {
  const side = sideOf(g, f.seat);
  return f.regions.filter(
    (where) => isOpen(g, side, f, where) && f.figures.some((figure) => kinds(g, f, figure, where).length > 0),
  );
}

function recruitOne(c: C, f: Recruiting, figure: FigureId): void {
  const { g } = c;
  bringIn(g, f.region, figure);
  concern(g, nationOf(figure));
  concernRecruits(g, sideOf(g, f.seat), f.region);
  c.tell("recruited", { region: f.region, figure });
  f.placed++;
  f.figures = f.figures.slice(1);
}

export const recruit = chapter<War, Recruiting>()({
  open: ({ g }, f) => {
    f.figures = inOrder(f.figures);
    const [only, more] = places(g, f);
    if (only === undefined) return { end: NONE };
    if (more !== undefined) return;
    f.region = only;
    return { go: "next" };
  },
  where: {
    ask: (g, f) => ({
      seat: f.seat,
      prompt: "recruit-where",
      options: places(g, f).map((where) => ALL.to[where]),
    }),
    then: (_c, f, option) => {
      f.region = number(option[1]);
    },
  },
  /** 8.4.7: everything that can be placed must be. */
  next: (c, f) => {
    const { g } = c;
    for (;;) {
      const [figure] = f.figures;
      if (figure === undefined) {
        settle(c, f.region);
        return { end: f.placed > 0 ? f.region : NONE };
      }
      const found = kinds(g, { ...f, figures: [] }, figure, f.region);
      if (found.length > 1) return;
      if (found.length === 1) recruitOne(c, f, found[0]);
      else f.figures = f.figures.slice(1);
    }
  },
  what: {
    ask: (g, f) => ({
      seat: f.seat,
      prompt: "recruit-what",
      options: kinds(g, { ...f, figures: [] }, f.figures[0], f.region).map((figure) => ALL.figure[figure]),
      about: [f.region],
    }),
    then: (c, f, option) => {
      recruitOne(c, f, number(option[1]));
      return { go: "next" };
    },
  },
});
