/** 8.2, 10.3.6: more units than there is room for. D-ARM-02, D-BAT-15, D-MUL-02. */
import { chapter, type Seat } from "@westmarch/kernel";
import { type FigureId, FREE, LEADER, nationOfFigure, SHADOW, type Side, sideOfNation } from "../data/ids.ts";
import type { RegionId } from "../data/regionnames.ts";
import { REGION_COUNT, STRONGHOLD_REGIONS } from "../data/regions.ts";
import { isTeam, leader, partnerOf, seatOfNation } from "../seats.ts";
import { ARMY_LIMIT, SIEGE_LIMIT, type War } from "../state.ts";
import { ALL, number } from "./choices.ts";
import { figuresIn, isBesieged, unitsIn, withdraw } from "./figures.ts";
import type { Excess } from "./frames.ts";
import { armySeat, settle } from "./settle.ts";
import { endMixed, isMixed } from "./teams.ts";

/** 8.2.1. */
export const limitIn = (g: War, side: Side, region: RegionId): number =>
  isBesieged(g, side, region) ? SIEGE_LIMIT : ARMY_LIMIT;

/** A side and a region where it has more units than it may, or null. */
export function overfull(g: War): [Side, RegionId] | null {
  for (let at = 0; at < g.count.length; at++)
    if (g.count[at] > ARMY_LIMIT) return [at < REGION_COUNT ? FREE : SHADOW, at % REGION_COUNT];
  for (const region of STRONGHOLD_REGIONS)
    for (const side of [FREE, SHADOW] as const)
      if (unitsIn(g, side, region) > SIEGE_LIMIT && isBesieged(g, side, region)) return [side, region];
  return null;
}

/** Kinds of units of a side in a region; in separate Armies only those of one seat. */
function kinds(g: War, side: Side, region: RegionId, seat: Seat | null): FigureId[] {
  const found: FigureId[] = [];
  for (let figure = 0; figure < LEADER; figure++) {
    const nation = nationOfFigure(figure);
    if (sideOfNation(nation) !== side || figuresIn(g, region, figure) === 0) continue;
    if (seat === null || seatOfNation(g, nation) === seat) found.push(figure);
  }
  return found;
}

/** Who removes the next unit, and which he may: separate Armies of a team take turns, the Leading player last (16.7.2). */
function next(g: War, f: Excess): { seat: Seat; figures: FigureId[] } {
  const all = kinds(g, f.side, f.region, null);
  if (!isTeam(g, f.side) || isMixed(g, f.side, f.region))
    return { seat: armySeat(g, f.side, f.region), figures: all };
  const second = partnerOf(g, leader(g, f.side));
  const seat = f.removed % 2 === 0 ? second : leader(g, f.side);
  const own = kinds(g, f.side, f.region, seat);
  return own.length > 0 ? { seat, figures: own } : { seat: partnerOf(g, seat), figures: all };
}

export const excess = chapter<War, Excess>()({
  check: (c, f) => {
    const { g } = c;
    if (unitsIn(g, f.side, f.region) <= f.limit) {
      settle(c, f.region);
      endMixed(g);
      return { end: null };
    }
    const { figures } = next(g, f);
    if (figures.length > 1) return;
    withdraw(g, f.region, figures[0]);
    f.removed++;
    c.tell("withdrawn", { region: f.region, figure: figures[0] });
    return { go: "check" };
  },
  lose: {
    ask: (g, f) => {
      const { seat, figures } = next(g, f);
      return {
        seat,
        prompt: "excess",
        options: figures.map((figure) => ALL.lose[figure]),
        about: [f.region, f.limit],
      };
    },
    then: (c, f, option) => {
      const figure = number(option[1]);
      withdraw(c.g, f.region, figure);
      f.removed++;
      c.tell("withdrawn", { region: f.region, figure });
      return { go: "check" };
    },
  },
});
