import { listed } from "@westmarch/boardkit/writing";
import { type Explanation, said } from "@westmarch/campaign/telling";
import {
  BOTH_SIDES,
  FREE,
  NOBODY,
  NONE,
  other,
  SETTLEMENTS,
  type SettlementName,
} from "../../../data/ids.ts";
import type { RegionId } from "../../../data/regionnames.ts";
import {
  BEHIND_BLACK,
  COASTAL,
  HOME,
  hasSettlement,
  NATION_OF,
  NEIGHBOURS,
  POINTS,
  SETTLEMENT,
} from "../../../data/regions.ts";
import { besieged, forceIn } from "../../../rules/figures.ts";
import { forceName, place, regionName, sideName, withinNation } from "../../names.ts";
import type { Asked } from "./told.ts";

const SETTLEMENT_RULES: Readonly<Record<SettlementName, readonly string[]>> = {
  none: [],
  town: ["2.2.3"],
  city: ["2.2.3", "10.1.1"],
  stronghold: ["2.2.3", "10.3.1", "10.4.2"],
  fortification: ["2.2.2", "10.1.1"],
};

function control({ say, view }: Asked, region: RegionId): string | null {
  const holder = view.control[region];
  if (!hasSettlement(region) || holder === NOBODY) return null;
  const side = sideName(say, holder);
  return holder === HOME[region]
    ? say("about.region.held", { side })
    : say("about.region.taken", { side, points: POINTS[region] });
}

/** Who stands there: everybody, or those inside and those outside the walls. */
function standing({ say, view }: Asked, region: RegionId): string[] {
  const inside = besieged(view, region);
  const force = (side: 0 | 1): string => forceName(say, forceIn(view, side, region));
  if (inside !== NOBODY)
    return said(say("about.region.siege", { inside: force(inside), outside: force(other(inside)) }));
  const there = BOTH_SIDES.filter((side) => forceIn(view, side, region).some((count) => count > 0));
  if (there.length === 0) return said(say("about.region.nobody"));
  return said(
    ...there.map((side) => say("about.region.there", { side: sideName(say, side), force: force(side) })),
  );
}

export function region(asked: Asked, id: RegionId): Explanation {
  const { say, view } = asked;
  const places = (regions: readonly RegionId[]): string =>
    listed(
      say,
      regions.map((at) => place(say, at)),
    );
  const nation = NATION_OF[id];
  const settlement = SETTLEMENTS[SETTLEMENT[id]];
  return {
    title: regionName(say, id),
    words: [
      ...said(
        nation === NONE
          ? say("about.region.wild")
          : say("about.region.of", { nation: withinNation(say, nation) }),
        settlement === "none" ? null : say(`about.settlement.${settlement}`),
        control(asked, id),
      ),
      ...standing(asked, id),
      ...said(
        view.bearers === id ? say("about.region.bearers") : null,
        COASTAL[id] ? say("about.region.coast") : null,
        say("land.next", { regions: places(NEIGHBOURS[id]) }),
        BEHIND_BLACK[id].length === 0 ? null : say("land.barred", { regions: places(BEHIND_BLACK[id]) }),
      ),
    ],
    rules: [
      ...SETTLEMENT_RULES[settlement],
      ...(besieged(view, id) === NOBODY ? [] : ["2.4.2"]),
      ...(HOME[id] === FREE && nation !== NONE ? ["11.3.1"] : []),
      "2.1.1",
      ...(BEHIND_BLACK[id].length > 0 ? ["2.1.2"] : []),
    ],
  };
}
