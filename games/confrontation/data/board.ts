import { NONE } from "@westmarch/kernel";
import { DARK, GOOD, REGION, REGIONS, type RegionId, type RegionName, type Side } from "./ids.ts";

/** The joins towards Mordor (2.1): Good goes forward along them, Dark backward. */
const TOWARDS_MORDOR: Readonly<Record<RegionName, readonly RegionName[]>> = {
  shire: ["arthedain", "cardolan"],
  arthedain: ["rhudaur", "eregion"],
  cardolan: ["eregion", "enedwaith"],
  rhudaur: ["high-pass", "misty-mountains"],
  eregion: ["misty-mountains", "moria"],
  enedwaith: ["moria", "gap-of-rohan"],
  "high-pass": ["mirkwood"],
  "misty-mountains": ["mirkwood", "fangorn"],
  moria: ["fangorn", "rohan"],
  "gap-of-rohan": ["rohan"],
  mirkwood: ["dagorlad"],
  fangorn: ["dagorlad", "gondor"],
  rohan: ["gondor"],
  dagorlad: ["mordor"],
  gondor: ["mordor"],
  mordor: [],
};

/** Rows from The Shire to Mordor, left to right for the Good player (1.2). */
export const ROWS: readonly (readonly RegionName[])[] = [
  ["shire"],
  ["arthedain", "cardolan"],
  ["rhudaur", "eregion", "enedwaith"],
  ["high-pass", "misty-mountains", "moria", "gap-of-rohan"],
  ["mirkwood", "fangorn", "rohan"],
  ["dagorlad", "gondor"],
  ["mordor"],
];

/** Mordor's row, counted from The Shire. */
export const LAST_ROW = ROWS.length - 1;
/** The row of the mountains, counted from The Shire. */
const MOUNTAIN_ROW = 3;

/** The Anduin carries Good, and only Good, one way (4.6). */
const DOWNSTREAM: readonly (readonly [RegionName, RegionName])[] = [
  ["mirkwood", "fangorn"],
  ["fangorn", "rohan"],
];

const id = REGION.named;
const forEachRegion = <T>(make: (name: RegionName) => T): readonly T[] => REGIONS.map(make);

/** How far from The Shire a region lies, 0 … 6. */
export const ROW: readonly number[] = forEachRegion((name) => ROWS.findIndex((row) => row.includes(name)));

export const MOUNTAIN: readonly boolean[] = ROW.map((row) => row === MOUNTAIN_ROW);

/** How many characters of one side a region holds (2.2). */
export const CAPACITY: readonly number[] = forEachRegion((name) => {
  if (name === "shire" || name === "mordor") return 4;
  return MOUNTAIN[id(name)] ? 1 : 2;
});

const towardsMordor = forEachRegion((name) => TOWARDS_MORDOR[name].map(id));
const towardsShire = forEachRegion((name) =>
  REGIONS.filter((from) => TOWARDS_MORDOR[from].includes(name)).map(id),
);

/** One step forward (2.1), by side and region. */
export const FORWARD: Readonly<Record<Side, readonly (readonly RegionId[])[]>> = {
  [GOOD]: towardsMordor,
  [DARK]: towardsShire,
};

/** One step backward (2.1), by side and region. Never through the tunnel (4.7). */
export const BACKWARD: Readonly<Record<Side, readonly (readonly RegionId[])[]>> = {
  [GOOD]: towardsShire,
  [DARK]: towardsMordor,
};

/** The neighbours in the same row; in the mountains nothing goes sideways (4.5). */
export const SIDEWAYS: readonly (readonly RegionId[])[] = forEachRegion((name) => {
  const row = ROWS[ROW[id(name)]];
  const place = row.indexOf(name);
  if (MOUNTAIN[id(name)]) return [];
  return [row[place - 1], row[place + 1]].filter((neighbour) => neighbour !== undefined).map(id);
});

/** Where the Anduin leads from each region, or -1 (4.6). */
export const RIVER: readonly RegionId[] = forEachRegion((name) => {
  const reach = DOWNSTREAM.find(([from]) => from === name);
  return reach ? id(reach[1]) : NONE;
});

/** Where each side sets up (3.1): how many characters in each region. */
export const SET_UP: Readonly<Record<Side, readonly number[]>> = {
  [GOOD]: ROW.map((row) => (row === 0 ? 4 : row <= 2 ? 1 : 0)),
  [DARK]: ROW.map((row) => (row === LAST_ROW ? 4 : row >= 4 ? 1 : 0)),
};
