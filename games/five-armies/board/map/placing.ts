/** Room in every place for its name in all languages, its settlement and three armies; `spots.ts` says where it is wanted. */
import { inEveryLanguage, placesOf, type Seat, seatBox, type Wish } from "@westmarch/campaign/drawing";
import type { Placed } from "@westmarch/campaign/plan";
import type { Keep, Point } from "@westmarch/ink";
import type en from "../../text/places.en.json";
import { archOf, mouthOf } from "./boxes.ts";
import { OUTLINES } from "./net.ts";
import { LETTERS } from "./plan.ts";
import { BOX_NAMES, type BoxName, REGION_NAMES, type RegionName } from "./regions.ts";
import { OBSTACLES } from "./room.ts";
import { SIGN_SIZE } from "./sizes.ts";
import { SPOTS } from "./spots.ts";

/** Half the width and height of an army of two types on its foot. */
export const ARMY: readonly [number, number] = [29, 27];
/** Room for the diamond of points behind the name of a settlement. */
const DIAMOND = 34;

/** Regions are wide, and a few of them hold armies, generals and tokens at once. */
const MORE = { most: 48, apart: 13, among: 1200 };

/** The names of the places, language by language. */
const CATALOGUES = await inEveryLanguage<typeof en>(
  (language) => import(`../../text/places.${language}.json`, { with: { type: "json" } }),
);

const seatOf = (name: RegionName): Seat | null => {
  const [foot, size] = [SPOTS[name].settlement, SIGN_SIZE[name]];
  return foot && size ? { foot, size } : null;
};

const wishes = REGION_NAMES.map((name, region): Wish => {
  const settlement = seatOf(name);
  return {
    name,
    outline: OUTLINES[region] ?? [],
    label: SPOTS[name].label,
    titles: CATALOGUES.map((words) => words[`place.${name}`]),
    beside: settlement ? DIAMOND : 0,
    settlement,
    armies: SPOTS[name].armies,
  };
});

/** The box that the sign of a settlement fills, by its foot. */
export const signBox = (name: RegionName, foot: Point): Keep => {
  const size = SIGN_SIZE[name];
  if (!size) throw new Error(`no settlement stands in ${name}`);
  return seatBox({ foot, size });
};

/** A box holds one army, and its name stands above the arch. */
const boxed = (name: BoxName): Placed => {
  const [x, y] = mouthOf(name);
  const top = Math.min(...archOf(name).map(([, high]) => high));
  return {
    name: [x, top - 12, 62, 10],
    settlement: null,
    armies: [[x, y - ARMY[1]]],
    more: [],
    names: [],
  };
};

/** By place number. */
export const PLACES: readonly Placed[] = [
  ...placesOf(wishes, { obstacles: OBSTACLES, sea: null, army: ARMY, by: LETTERS, more: MORE }),
  ...BOX_NAMES.map(boxed),
];
