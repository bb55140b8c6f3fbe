/** 8.2, 10.3.6: more units than there is room for. D-ARM-02, D-BAT-15, D-MUL-02. */
import type { Seat } from "@westmarch/kernel";
import {
  BOTH_SIDES,
  type FigureId,
  FREE,
  LEADER,
  nationOfFigure,
  SHADOW,
  type Side,
  sideOfNation,
  UNITS,
} from "../../data/ids.ts";
import type { RegionId } from "../../data/regionnames.ts";
import { REGION_COUNT, regionAt, STRONGHOLD_REGIONS } from "../../data/regions.ts";
import { isTeam, leader, partnerOf, seatOfNation } from "../../seats.ts";
import { ARMY_LIMIT, SIEGE_LIMIT, type War } from "../../state.ts";
import { chapter, type In } from "../../vocabulary.ts";
import { ALL } from "../choices.ts";
import { figuresIn, isBesieged, unitsIn, withdraw } from "../figures.ts";
import { no, type Refusal } from "../refusal.ts";
import { armySeat, endMixed, isMixed } from "../teams/teams.ts";
import { settle } from "./settle.ts";

const ONLY_UNITS = no("only-units-count", "8.2.1");
const NOT_AMONG = no("not-among-them", "8.2.2");

/** 8.2.1. */
export const limitIn = (g: War, side: Side, region: RegionId): number =>
  isBesieged(g, side, region) ? SIEGE_LIMIT : ARMY_LIMIT;

/** A side and a region where it has more units than it may, or null. */
export function overfull(g: War): [Side, RegionId] | null {
  const { count } = g;
  for (let at = 0; at < count.length; at++)
    if (count[at] > ARMY_LIMIT) return [at < REGION_COUNT ? FREE : SHADOW, regionAt(at)];
  for (const region of STRONGHOLD_REGIONS)
    for (const side of BOTH_SIDES)
      if (unitsIn(g, side, region) > SIEGE_LIMIT && isBesieged(g, side, region)) return [side, region];
  return null;
}

/** Kinds of units of a side in a region; in separate Armies only those of one seat. */
function kinds(g: War, side: Side, region: RegionId, seat: Seat | null): FigureId[] {
  const found: FigureId[] = [];
  for (const figure of UNITS) {
    const nation = nationOfFigure(figure);
    if (sideOfNation(nation) !== side || figuresIn(g, region, figure) === 0) continue;
    if (seat === null || seatOfNation(g, nation) === seat) found.push(figure);
  }
  return found;
}

/** Who removes the next unit, and which he may: separate Armies of a team take turns, the Leading player last (16.7.2). */
function next(g: War, f: In<"excess">): { seat: Seat; figures: FigureId[] } {
  const all = kinds(g, f.side, f.region, null);
  if (!isTeam(g, f.side) || isMixed(g, f.side, f.region))
    return { seat: armySeat(g, f.side, f.region), figures: all };
  const second = partnerOf(g, leader(g, f.side));
  const seat = f.removed % 2 === 0 ? second : leader(g, f.side);
  const own = kinds(g, f.side, f.region, seat);
  return own.length > 0 ? { seat, figures: own } : { seat: partnerOf(g, seat), figures: all };
}

/** 8.2.1, 8.2.2, 16.7.2: why this figure does not go back now. */
export function whyNotExcess(g: War, f: In<"excess">, figure: FigureId): Refusal | null {
  if (figure >= LEADER) return ONLY_UNITS;
  return next(g, f).figures.includes(figure) ? null : NOT_AMONG;
}

export const excess = chapter("excess", { removed: 0 })({
  check: (c, f) => {
    const { g } = c;
    if (unitsIn(g, f.side, f.region) > f.limit) return;
    settle(c, f.region);
    endMixed(g);
    return { end: null };
  },
  lose: {
    prompt: "excess",
    pick: (g, f) => {
      const { seat, figures } = next(g, f);
      return { seat, options: figures.map((figure) => ALL.lose[figure]), about: [f.region, f.limit] };
    },
    answered: (c, f, [, figure]) => {
      withdraw(c.g, f.region, figure);
      f.removed++;
      c.tell("withdrawn", { region: f.region, figure });
      return { go: "check" };
    },
  },
});
