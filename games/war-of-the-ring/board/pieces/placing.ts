/** Where everything stands on the page in a position. A besieged Army stands at the foot of its Stronghold. */
import {
  nameBox as boxOfName,
  grownAt,
  type NamePlace as NamePlaceIn,
  type Picture as PictureOf,
  type Placed as PlacedThing,
  placer,
} from "@westmarch/campaign/placing";
import { leastName, linesOf, type Outlined, roomOf, written } from "@westmarch/campaign/plan";
import type { Keep, Point } from "@westmarch/ink";
import { NO_SETTLEMENT, SETTLEMENTS } from "../../data/ids.ts";
import { REGION, type RegionId } from "../../data/regionnames.ts";
import { SETTLEMENT } from "../../data/regions.ts";
import type { GameSay } from "../keys.ts";
import { SETTLEMENT_SIZE } from "../map/sizes.ts";
import { regionName } from "../names.ts";
import { COUNT, formsOf, SHUT_IN } from "./sizes.ts";
import type { Thing } from "./standing.ts";

export type Placed = PlacedThing<Thing>;
export type NamePlace = NamePlaceIn<RegionId>;
export type Picture = PictureOf<Thing, RegionId>;

/** Half the height of the tokens that the places of the plan were found for: from their middle to their foot. */
const FOOT = 25;
/** How much room there is around a besieged Stronghold: the stakes, and the ribbon at its foot. */
const RING: readonly [half: number, above: number, below: number] = [31, 42, 20];

/** The box of a settlement, or of the ring around it. */
export function settlementKeep(region: RegionId, [x, y]: Point, besieged: boolean): Keep {
  if (besieged) {
    const [half, above, below] = RING;
    return [x, y + (below - above) / 2, half, (above + below) / 2];
  }
  const [half, tall] = SETTLEMENT_SIZE[SETTLEMENTS[SETTLEMENT[region]]];
  return [x, y - tall / 2 + 3, half, tall / 2 + 3];
}

/** Nothing hangs out over the head of the page, or over the bay in which the player's rail lies. */
const BEYOND: readonly Keep[] = [
  [600, -500, 2000, 502],
  [320, 1360, 320, 500],
];

const LETTERING = { linesOf, roomOf, written };

export const nameBox = (name: NamePlace): Keep => boxOfName(name, LETTERING);

const isShutIn = (thing: Thing): boolean => thing.kind === "army" && thing.besieged;

const place = placer<Thing, RegionId>({
  places: REGION.all,
  placeOf: ({ region }) => region,
  lettering: LETTERING,
  foot: FOOT,
  count: COUNT,
});

/** Everything in its place on a map that is looked at in `k` pixels a unit. */
export function placed(
  things: readonly Thing[],
  { plan, outlines }: Outlined,
  say: GameSay,
  k: number,
): Picture {
  const grown = grownAt(k, COUNT);
  const inside = new Map(things.filter(isShutIn).map((thing) => [thing.region, thing]));
  const fixed: Placed[] = [];
  const keeps: Keep[] = [...BEYOND];
  for (const region of REGION.all) {
    const foot = plan.regions[region]?.settlement;
    const thing = inside.get(region);
    if (!foot) continue;
    keeps.push(settlementKeep(region, foot, thing !== undefined));
    const [width, height] = SHUT_IN;
    if (thing)
      fixed.push({ thing, x: foot[0], y: foot[1] + RING[2], width, height, scale: grown, named: false });
  }
  return place({
    regions: plan.regions,
    things: things.filter((thing) => !isShutIn(thing)),
    formsOf: (thing, scale) => formsOf(thing, say, k * scale),
    fixed,
    keeps,
    nameOf: (region) => regionName(say, region),
    k,
    leastName: leastName(say.language, k),
    outlines,
    isWild: (region) => SETTLEMENT[region] === NO_SETTLEMENT,
  });
}
