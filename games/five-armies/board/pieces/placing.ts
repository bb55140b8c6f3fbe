/** Where everything stands on the page in a position. What flies has places of its own over each territory. */
import {
  boxOf,
  nameBox as boxOfName,
  legible,
  type NamePlace as NamePlaceIn,
  type Picture as PictureOf,
  type Placed as PlacedThing,
  placer,
} from "@westmarch/campaign/placing";
import { leastName, linesOf, type Outlined, roomOf, written } from "@westmarch/campaign/plan";
import type { Keep, Point } from "@westmarch/ink";
import { PLACE, type PlaceId } from "../../ids.ts";
import type { GameSay } from "../keys.ts";
import { LETTERS, type ValleyPlan } from "../map/plan.ts";
import { REGION_NAMES } from "../map/regions.ts";
import { SIGN_SIZE } from "../map/sizes.ts";
import { placeName } from "../names.ts";
import { COUNT, formsOf } from "./sizes.ts";
import type { Flight, Swarm, Thing } from "./standing.ts";

export type Placed = PlacedThing<Thing>;
export type NamePlace = NamePlaceIn<PlaceId>;
export type Picture = PictureOf<Thing, PlaceId>;

/** Half the height of the tokens that the places of the plan were found for: from their middle to their foot. */
export const FOOT = 27;

/** Figures stay legible. */
const SCALES = [1, 0.9, 0.8] as const;
/** So do names, on a phone as well. */
const NAME_SCALES = [1, 0.94, 0.88, 0.84] as const;
/** Trays lie east of the land: nothing hangs over its edge there. */
const EAST = 1212;
const BEYOND: Keep = [EAST + 500, 0, 500, 5000];

const LETTERING = {
  linesOf,
  roomOf: (lines: readonly string[]) => roomOf(lines, LETTERS),
  written: (name: string, width: number) => written(name, width, LETTERS),
};
/** How large what a settlement is worth is written in its diamond. */
const WORTH = 16;
/** Room for the diamond of points behind the name of a settlement. */
const DIAMOND = 34;

export const nameBox = (name: NamePlace): Keep => boxOfName(name, LETTERING);

/** The box of a settlement, by its foot. */
export function settlementKeep(place: PlaceId, [x, y]: Point): Keep {
  const name = REGION_NAMES[place];
  const [half, tall] = (name && SIGN_SIZE[name]) ?? [0, 0];
  return [x, y - tall / 2 + 2, half, tall / 2 + 2];
}

/** What hovers somewhere and stands in no place. */
type Flying = Flight | Swarm;
const flies = (thing: Thing): thing is Flying => thing.kind === "flight" || thing.kind === "swarm";

/** Where those are that fly: their foot. */
export function perchOf(plan: ValleyPlan, thing: Flying, height: number): Point {
  const [x, y] = (thing.kind === "flight" ? plan.roosts[thing.roost] : plan.bats[thing.territory]) ?? [0, 0];
  return [x, y + height / 2];
}

const place = placer<Thing, PlaceId>({
  places: PLACE.all,
  placeOf: (thing) => thing.place,
  lettering: LETTERING,
  foot: FOOT,
  scales: SCALES,
  nameScales: NAME_SCALES,
  count: COUNT,
});

/** Everything in its place on a map that is looked at in `k` pixels a unit. */
export function placed(
  things: readonly Thing[],
  { plan, outlines }: Outlined<ValleyPlan>,
  say: GameSay,
  k: number,
): Picture {
  const fixed = things.filter(flies).flatMap((thing): Placed[] =>
    formsOf(thing, say, k).map(({ size: [width, height], named }) => {
      const [x, y] = perchOf(plan, thing, height);
      return { thing, x, y, width, height, scale: 1, named };
    }),
  );
  const feet = PLACE.all.flatMap((at) => {
    const foot = plan.regions[at]?.settlement;
    return foot ? [settlementKeep(at, foot)] : [];
  });
  return place({
    regions: plan.regions,
    things: things.filter((thing) => !flies(thing)),
    formsOf: (thing, scale) => formsOf(thing, say, k * scale),
    fixed,
    keeps: [...feet, ...fixed.map(boxOf), BEYOND],
    nameOf: (at) => placeName(say, at),
    besideOf: (at) => (plan.regions[at]?.settlement ? DIAMOND * legible(k, WORTH) : 0),
    k,
    leastName: leastName(say.language, k, LETTERS),
    outlines,
    // The valley has few regions, and most of them are spoken of.
    isWild: () => false,
  });
}
