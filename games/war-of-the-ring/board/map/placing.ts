/** Room in every region for its name in all languages, its settlement and three armies; `spots.ts` says where it is wanted. */
import { inEveryLanguage, placesOf, seatBox, type Wish } from "@westmarch/campaign/drawing";
import type { Placed } from "@westmarch/campaign/plan";
import type { Keep, Point } from "@westmarch/ink";
import { SETTLEMENTS } from "../../data/ids.ts";
import { REGION, REGIONS, type RegionName } from "../../data/regionnames.ts";
import { SETTLEMENT } from "../../data/regions.ts";
import type en from "../../text/places.en.json";
import { OUTLINES, SEA } from "./net.ts";
import { OBSTACLES } from "./room.ts";
import { SETTLEMENT_SIZE } from "./sizes.ts";
import { SPOTS } from "./spots.ts";

/** Half the width and height of an army's token with its ribbon. */
const ARMY: readonly [number, number] = [18.5, 25];

/** The names of the places, language by language. */
const CATALOGUES = await inEveryLanguage<typeof en>(
  (language) => import(`../../text/places.${language}.json`, { with: { type: "json" } }),
);

const sizeIn = (name: RegionName) => SETTLEMENT_SIZE[SETTLEMENTS[SETTLEMENT[REGION.named(name)]]];

const wishes = REGIONS.map((name, region): Wish => {
  const { label, settlement, armies } = SPOTS[name];
  return {
    name,
    outline: OUTLINES[region] ?? [],
    label,
    titles: CATALOGUES.map((words) => words[`region.${name}`]),
    settlement: settlement ? { foot: settlement, size: sizeIn(name) } : null,
    armies,
  };
});

/** The box that the sign of a settlement fills, by its foot. */
export const settlementBox = (name: RegionName, foot: Point): Keep => seatBox({ foot, size: sizeIn(name) });

/** By region number. */
export const PLACES: readonly Placed[] = placesOf(wishes, { obstacles: OBSTACLES, sea: SEA, army: ARMY });
