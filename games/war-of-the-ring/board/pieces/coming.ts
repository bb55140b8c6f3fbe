/** Who comes onto the map or falls on it by an event. Pure. */
import type { Happened } from "@westmarch/boardkit";
import { eliteOf, FIGURES_OF, type FigureId, FREE, NONE, person, SHADOW, type Side } from "../../data/ids.ts";
import type { RegionId } from "../../data/regionnames.ts";
import type { War } from "../../state.ts";

/** A figure that comes into a region or leaves it for good, so many of its kind. */
export interface Coming {
  readonly figure: FigureId;
  readonly region: RegionId;
  readonly side: Side;
  readonly falls: boolean;
  readonly count: number;
}

const coming = (region: RegionId, figure: FigureId, falls: boolean, count = 1): Coming => ({
  figure,
  region,
  side: FIGURES_OF[FREE].includes(figure) ? FREE : SHADOW,
  falls,
  count,
});

export function comingOf({ type, facts }: Happened<War>): Coming | null {
  switch (type) {
    case "recruited":
      return coming(facts.region, facts.figure, false);
    case "entered":
      return coming(facts.region, person(facts.character), false);
    case "withdrawn":
      return coming(facts.region, facts.figure, true);
    case "lost":
      return coming(facts.region, facts.figure, true, facts.count);
    case "reduced":
      return coming(facts.region, eliteOf(facts.nation), true);
    case "character-died":
      return facts.where === NONE ? null : coming(facts.where, person(facts.character), true);
    default:
      return null;
  }
}
