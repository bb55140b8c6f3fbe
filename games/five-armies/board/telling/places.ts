/** Places, territories, terrains and the lines between regions. */
import { listed } from "@westmarch/boardkit/writing";
import { said } from "@westmarch/campaign/telling";
import {
  BEORN,
  BORDER,
  BOTH,
  type BorderId,
  CHARACTER,
  FORD,
  FREE,
  GROUP,
  LORD,
  PASSES,
  PLACE,
  type PlaceId,
  POINTS,
  REGIONS,
  RIVER,
  roostIn,
  SHADOW,
  SLOPE,
  TERRAIN,
  type TerrainId,
  type TerritoryId,
  UNIT,
  VALLEY,
} from "../../ids.ts";
import type { From } from "../../pack/types.ts";
import { printed } from "../../printing.ts";
import { hasArmy, isRegion } from "../../rules/board.ts";
import { forceIn } from "../../rules/movement/forces.ts";
import { tokensIn } from "../../rules/mustering.ts";
import {
  forceName,
  groupName,
  place,
  placeName,
  sideName,
  terrainName,
  territoryName,
  unitName,
  withinCharacter,
  withinTerritory,
} from "../names.ts";
import { packOf } from "../printedWords.ts";
import type { Asked, Explanation } from "./told.ts";

const OPENING = 5;
const places = ({ say }: Asked, regions: readonly PlaceId[]): string =>
  listed(
    say,
    regions.map((at) => place(say, at)),
  );

function settlement({ say, view }: Asked, at: PlaceId): string[] {
  const { points, breach } = printed(view);
  if (points[at] === 0) return [];
  const facts = { points: points[at], breach: breach[at] };
  return said(
    breach[at] > 0 ? say("about.region.fortification", facts) : say("about.region.settlement", facts),
    say("about.region.control", { side: sideName(say, view.control[at] === 0 ? FREE : SHADOW) }),
  );
}

function standing(asked: Asked, at: PlaceId): string[] {
  const { say, view } = asked;
  const armies = BOTH.filter((side) => hasArmy(view, side, at));
  const alone = CHARACTER.all.filter(
    (one) =>
      view.at[one] === at && !armies.some((side) => forceIn(view, side, at)[UNIT.names.length + one] !== 0),
  );
  const tokens = GROUP.all.filter((group) => tokensIn(view, at, group) > 0);
  return said(
    ...armies.map((side) =>
      say("about.region.army", { side: sideName(say, side), force: forceName(say, forceIn(view, side, at)) }),
    ),
    alone.length === 0
      ? null
      : say(alone.includes(BEORN) ? "about.region.beorn" : "about.region.alone", {
          characters: listed(
            say,
            alone.map((one) => withinCharacter(say, one)),
          ),
        }),
    armies.length + alone.length === 0 ? say("about.region.nobody") : null,
    ...tokens.map((group) =>
      say("about.region.tokens", { count: tokensIn(view, at, group), group: groupName(say, group) }),
    ),
  );
}

/** The regions beyond lines of this kind. */
const beyond = (asked: Asked, at: PlaceId, border: BorderId): PlaceId[] =>
  REGIONS.filter((to) => printed(asked.view).borders[at][to] === border);

function borders(asked: Asked, at: PlaceId): string[] {
  const line = (border: BorderId, key: "next" | "ford" | "slope" | "river"): string | null => {
    const regions = beyond(asked, at, border);
    return regions.length === 0
      ? null
      : asked.say(`about.region.${key}`, { regions: places(asked, regions) });
  };
  return said(
    line(BORDER.named("plain"), "next"),
    line(FORD, "ford"),
    line(SLOPE, "slope"),
    line(RIVER, "river"),
  );
}

/** A goblin box. */
function box(asked: Asked, at: PlaceId): Explanation {
  const { say, view } = asked;
  const pass = POINTS.indexOf(at);
  const own = PASSES.indexOf(at);
  const isOpen = view.open[Math.max(pass, own)] !== 0;
  const shut = isOpen ? say("about.pass.open") : say("about.pass.closed", { count: OPENING });
  return {
    title: placeName(say, at),
    words: [
      ...said(
        pass >= 0
          ? say("about.point", { pass: place(say, PASSES[pass] ?? at) })
          : say("about.pass", { regions: places(asked, printed(view).outlets[at]) }),
        shut,
      ),
      ...standing(asked, at),
    ],
    from: packOf(view).passes[Math.max(pass, own)]?.from ?? null,
    rules: pass >= 0 ? ["2.5", "9.1", "9.2", "9.8"] : ["2.5", "9.1", "9.3", "9.4", "9.5", "9.9"],
  };
}

export function region(asked: Asked, at: PlaceId): Explanation {
  const { say, view } = asked;
  if (!isRegion(at)) return box(asked, at);
  const { terrain, territory, muster, points, breach } = printed(view);
  const from: From | null = packOf(view).regions.find(({ id }) => id === PLACE.names[at])?.from ?? null;
  return {
    title: placeName(say, at),
    words: [
      ...said(
        say("about.region.of", {
          territory: withinTerritory(say, territory[at]),
          terrain: terrainName(say, terrain[at]),
        }),
        muster.includes(at) ? say("about.region.muster") : null,
      ),
      ...settlement(asked, at),
      ...standing(asked, at),
      ...borders(asked, at),
    ],
    from,
    rules: [
      "2.1",
      ...(points[at] > 0 ? ["1.5", "8.7", "14.1"] : []),
      ...(breach[at] > 0 ? ["12.4", "19.1"] : []),
      ...(muster.includes(at) ? ["2.4"] : []),
    ],
  };
}

export function territory(asked: Asked, id: TerritoryId): Explanation {
  const { say, view } = asked;
  const { territory: of, settlements } = printed(view);
  const own = settlements.filter((at) => of[at] === id);
  const wings = view.eagles[roostIn(id)];
  return {
    title: territoryName(say, id),
    words: said(
      say("about.territory", {
        regions: places(
          asked,
          REGIONS.filter((at) => of[at] === id),
        ),
      }),
      own.length === 0
        ? say("about.territory.unsettled")
        : say("about.territory.settlements", { regions: places(asked, own) }),
      id === VALLEY ? say("about.territory.valley") : null,
      view.bats[id] === 0 ? null : say("about.territory.bats", { count: view.bats[id] }),
      wings === 0 ? null : say("about.territory.eagles", { count: wings }),
      view.lord === roostIn(id)
        ? say("about.territory.lord", { character: withinCharacter(say, LORD) })
        : null,
    ),
    rules: ["1.4", "4.1", "15.4", "17.2"],
  };
}

export function terrain({ say, view }: Asked, id: TerrainId): Explanation {
  const favoured = UNIT.all.filter((unit) => (printed(view).favourable[unit] & (1 << id)) !== 0);
  const count = REGIONS.filter((at) => printed(view).terrain[at] === id).length;
  return {
    title: terrainName(say, id),
    words: said(
      say("about.terrain.count", { count }),
      favoured.length === 0
        ? null
        : say("about.terrain.favours", {
            units: listed(
              say,
              favoured.map((unit) => unitName(say, unit)),
            ),
          }),
      TERRAIN.names[id] === "mountain" ? say("about.terrain.mountain") : null,
    ),
    rules: ["2.3", "11.2", ...(TERRAIN.names[id] === "mountain" ? ["12.4"] : [])],
  };
}

const BORDER_RULES = {
  plain: ["2.1"],
  ford: ["2.1", "12.4", "12.14"],
  slope: ["2.1", "12.4"],
  river: ["2.1", "8.6"],
} as const;

export const border = ({ say }: Asked, id: BorderId): Explanation => ({
  title: say(`border.${BORDER.names[id]}`),
  words: said(say(`about.border.${BORDER.names[id]}`)),
  rules: BORDER_RULES[BORDER.names[id]],
});
