/** 8.3: recruiting with a Muster result (D-MUS-01). */
import type { Context, Seat } from "@westmarch/kernel";
import {
  ALL_NATIONS,
  eliteOf,
  type FigureId,
  FREE,
  FREE_NATIONS,
  isUnit,
  leaderOf,
  NATIONS_OF,
  NAZGUL,
  type NationId,
  NONE,
  nationOfFigure,
  PERSON,
  regularOf,
  SAURON,
  type Side,
  sideOfNation,
} from "../../data/ids.ts";
import type { RegionId } from "../../data/regionnames.ts";
import { isStronghold, NATION_OF, SETTLEMENTS_OF } from "../../data/regions.ts";
import { atWar } from "../../facts.ts";
import { sideOf } from "../../seats.ts";
import { ARMY_LIMIT, type War } from "../../state.ts";
import { type Chosen, chapter, type In } from "../../vocabulary.ts";
import { ALL, DONE } from "../choices.ts";
import { bringIn, hasArmy, inPool, isBesieged, isFree, unitsIn } from "../figures.ts";
import { JUST_ACTED, no, PARTNERS_NATION, type Refusal } from "../refusal.ts";
import { concern, concernArrivals, isBanned, mayRecruit } from "../teams/teams.ts";
import { settle } from "./settle.ts";

const NO_WAR = no("no-nation-at-war", "8.3.2");
const NOTHING_THERE = no("nothing-to-recruit", "8.3.9");
const NOT_AT_WAR = no("nation-not-at-war", "8.3.2");
const NOT_YOURS = no("not-your-nation", "16.1.4");
const NO_CHARACTER = no("characters-are-not-recruited", "7.2.1");
const ELITE_ALONE = no("elite-comes-alone", "8.3.1");
const UNLIKE = no("two-of-a-kind", "8.3.1");
const NONE_LEFT = no("none-left", "8.3.9");
const NOWHERE = no("nowhere-to-stand", "8.3.3");
const TWO_PLACES = no("two-settlements", "8.3.4");
const NO_SETTLEMENT = no("no-settlement", "8.3.3");
const NOT_ITS_SETTLEMENT = no("settlement-of-another-nation", "8.3.3");
const NO_STRONGHOLD = no("nazgul-need-a-stronghold", "8.3.5");
const LOST = no("settlement-lost", "8.3.6");
const BESIEGED = no("settlement-besieged", "8.3.6");
const ENEMY_THERE = no("enemy-army-there", "8.3.3");
const NO_UNIT = no("leader-needs-unit", "8.3.8");
const FULL = no("region-full", "8.2.1");

type C = Context<War>;

const SAURON_STRONGHOLDS = SETTLEMENTS_OF[SAURON].filter(isStronghold);

const nationOf = (figure: FigureId): NationId => (figure === NAZGUL ? SAURON : nationOfFigure(figure));

/** 8.3.2, 16.6.1, 16.10.1: why this seat may recruit none of this Nation's figures. */
function whyNoNation(g: War, seat: Seat, nation: NationId): Refusal | null {
  if (!mayRecruit(g, seat, nation))
    return sideOfNation(nation) === sideOf(g, seat) ? PARTNERS_NATION : NOT_YOURS;
  if (!atWar(g, nation)) return NOT_AT_WAR;
  return isBanned(g, seat, 1 << nation, NONE) ? JUST_ACTED : null;
}

/** 8.3.3, 8.3.6, 8.3.10: a Settlement that its own side controls, in a free region. */
const isOpen = (g: War, side: Side, where: RegionId): boolean =>
  g.control[where] === side && isFree(g, side, where);

/** AMB-05: the Chinese rulebook's line of a Regular with a Leader or Nazgûl says controlled *or* free. */
const isHalfOpen = (g: War, side: Side, where: RegionId): boolean =>
  g.rulings.chineseRulebook && (g.control[where] === side || isFree(g, side, where));

/** What the first figure leaves for the second. */
interface First {
  readonly figure: FigureId | typeof NONE;
  readonly region: RegionId | typeof NONE;
}
const NOTHING: First = { figure: NONE, region: NONE };
/** A Regular beside a Leader or Nazgûl (8.3.1 d), or the first of the two. */
const isUnlike = (first: First, figure: FigureId): boolean =>
  first.figure === NONE || isUnit(first.figure) !== isUnit(figure);

/** 8.3.3 to 8.3.10: why a figure may not be recruited in a Settlement of its own. */
function whyNotStanding(g: War, seat: Seat, figure: FigureId, where: RegionId, first: First): Refusal | null {
  const side = sideOf(g, seat);
  if (where === first.region) return TWO_PLACES;
  const mixed = figure !== eliteOf(nationOf(figure)) && isUnlike(first, figure);
  if (!isOpen(g, side, where) && !(mixed && isHalfOpen(g, side, where)))
    return g.control[where] !== side ? LOST : isBesieged(g, side, where) ? BESIEGED : ENEMY_THERE;
  if (!isUnit(figure)) return figure === NAZGUL || hasArmy(g, FREE, where) ? null : NO_UNIT;
  return g.rulings.strictStacking && unitsIn(g, side, where) >= ARMY_LIMIT ? FULL : null;
}

const homesOf = (figure: FigureId): readonly RegionId[] =>
  figure === NAZGUL ? SAURON_STRONGHOLDS : SETTLEMENTS_OF[nationOf(figure)];

function placesFor(g: War, seat: Seat, figure: FigureId, first: First, most: number): RegionId[] {
  const found: RegionId[] = [];
  if (inPool(g, figure) === 0) return found;
  for (const where of homesOf(figure))
    if (!whyNotStanding(g, seat, figure, where, first) && found.push(where) >= most) break;
  return found;
}

/** The figures of a Nation that a die recruits, Elites first (8.3.1): a second figure is no Elite. */
function figuresOf(nation: NationId, second: boolean): FigureId[] {
  const figures = second ? [] : [eliteOf(nation)];
  figures.push(regularOf(nation));
  if (nation < FREE_NATIONS) figures.push(leaderOf(nation));
  else if (nation === SAURON) figures.push(NAZGUL);
  return figures;
}
const FIGURES: readonly (readonly (readonly FigureId[])[])[] = [false, true].map((second) =>
  ALL_NATIONS.map((nation) => figuresOf(nation, second)),
);

/** AMB-05: beside one that stands where only that line of the Chinese rulebook lets it, the other is unlike it. */
const fits = (g: War, seat: Seat, figure: FigureId, first: First): boolean =>
  isUnlike(first, figure) || isOpen(g, sideOf(g, seat), first.region);

/** Figures that can be recruited now, at most so many. */
function recruits(g: War, seat: Seat, first: First, most: number): FigureId[] {
  const side = sideOf(g, seat);
  const found: FigureId[] = [];
  for (const nation of NATIONS_OF[side]) {
    if (whyNoNation(g, seat, nation)) continue;
    for (const figure of FIGURES[first.figure === NONE ? 0 : 1][nation])
      if (fits(g, seat, figure, first) && placesFor(g, seat, figure, first, 1).length > 0) {
        found.push(figure);
        if (found.length >= most) return found;
      }
  }
  return found;
}

/** 5.3.2, 5.7.3: whether this seat can recruit anything by a die. */
export const canRecruitByDie = (g: War, seat: Seat): boolean => recruits(g, seat, NOTHING, 1).length > 0;

/** Why it cannot. */
export function whyNoRecruits(g: War, seat: Seat): Refusal | null {
  if (canRecruitByDie(g, seat)) return null;
  const side = sideOf(g, seat);
  let why = NO_WAR;
  for (const nation of NATIONS_OF[side]) {
    const not = whyNoNation(g, seat, nation);
    if (not === JUST_ACTED) return not;
    if (not === null) why = NOTHING_THERE;
  }
  return why;
}

const firstOf = (f: In<"muster">): First => (f.placed === 0 ? NOTHING : { figure: f.first, region: f.where });

/** 8.3.3, 8.3.5: why the figure being recruited may not come into this region, any region. */
export function whyNotRecruitedIn(g: War, f: In<"muster">, where: RegionId): Refusal | null {
  const { figure } = f;
  if (!homesOf(figure).includes(where)) {
    const nation = nationOf(figure);
    if (SETTLEMENTS_OF[nation].includes(where)) return NO_STRONGHOLD;
    return NATION_OF[where] === nation ? NO_SETTLEMENT : NOT_ITS_SETTLEMENT;
  }
  return whyNotStanding(g, f.seat, figure, where, firstOf(f));
}

/** 8.3.1, 8.3.2, 8.3.9: why this kind of figure may not be recruited now. */
export function whyNotRecruited(g: War, f: In<"muster">, figure: FigureId): Refusal | null {
  if (figure >= PERSON) return NO_CHARACTER;
  const nation = nationOf(figure);
  const not = whyNoNation(g, f.seat, nation);
  if (not) return not;
  const first = firstOf(f);
  if (f.placed > 0 && figure === eliteOf(nation)) return ELITE_ALONE;
  if (inPool(g, figure) === 0) return NONE_LEFT;
  if (!fits(g, f.seat, figure, first)) return UNLIKE;
  return placesFor(g, f.seat, figure, first, 1).length > 0 ? null : NOWHERE;
}

function recruit(c: C, f: In<"muster">, where: RegionId): void {
  const { g } = c;
  bringIn(g, where, f.figure);
  concern(g, nationOf(f.figure));
  concernArrivals(g, sideOf(g, f.seat), where);
  c.tell("recruited", { region: where, figure: f.figure });
  settle(c, where);
  f.placed++;
  f.first = f.figure;
  f.where = where;
}

export const muster = chapter("muster", { placed: 0, figure: NONE, first: NONE, where: NONE })({
  /** 8.3.9: the second figure may be left out. An Elite is alone. */
  open: (_c, f) => {
    if (f.placed === 2 || (f.placed === 1 && f.first === eliteOf(nationOf(f.first)))) return { end: null };
  },
  what: {
    prompt: "recruit",
    pick: (g, f) => {
      const options: Chosen<"figure" | "done">[] = recruits(
        g,
        f.seat,
        firstOf(f),
        Number.POSITIVE_INFINITY,
      ).map((figure) => ALL.figure[figure]);
      if (f.placed > 0) options.push(DONE);
      return { seat: f.seat, options };
    },
    answered: (_c, f, option) => {
      if (option[0] !== "figure") return { end: null };
      f.figure = option[1];
    },
    none: () => ({ end: null }),
  },
  where: {
    prompt: "recruit",
    pick: (g, f) => ({
      seat: f.seat,
      options: placesFor(g, f.seat, f.figure, firstOf(f), Number.POSITIVE_INFINITY).map(
        (where) => ALL.to[where],
      ),
      about: [f.figure],
    }),
    answered: (c, f, option) => {
      if (option[0] === "to") recruit(c, f, option[1]);
      return { go: "open" };
    },
  },
});
