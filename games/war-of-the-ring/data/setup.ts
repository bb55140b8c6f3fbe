/** What stands where at the start (3.2): regular, elite, Leaders or Nazgûl. */
import type { NationName } from "./ids.ts";
import type { RegionName } from "./regionnames.ts";

export type Muster = readonly [
  region: RegionName,
  nation: NationName,
  regular: number,
  elite: number,
  leader: number,
];

export const ARMIES_AT_START: readonly Muster[] = [
  ["erebor", "dwarves", 1, 2, 1],
  ["ered-luin", "dwarves", 1, 0, 0],
  ["iron-hills", "dwarves", 1, 0, 0],
  ["grey-havens", "elves", 1, 1, 1],
  ["rivendell", "elves", 0, 2, 1],
  ["woodland-realm", "elves", 1, 1, 1],
  ["lorien", "elves", 1, 2, 1],
  ["minas-tirith", "gondor", 3, 1, 1],
  ["dol-amroth", "gondor", 3, 0, 0],
  ["osgiliath", "gondor", 2, 0, 0],
  ["pelargir", "gondor", 1, 0, 0],
  ["bree", "north", 1, 0, 0],
  ["carrock", "north", 1, 0, 0],
  ["dale", "north", 1, 0, 1],
  ["north-downs", "north", 0, 1, 0],
  ["the-shire", "north", 1, 0, 0],
  ["edoras", "rohan", 1, 1, 0],
  ["fords-of-isen", "rohan", 2, 0, 1],
  ["helms-deep", "rohan", 1, 0, 0],
  ["orthanc", "isengard", 4, 1, 0],
  ["north-dunland", "isengard", 1, 0, 0],
  ["south-dunland", "isengard", 1, 0, 0],
  ["barad-dur", "sauron", 4, 1, 1],
  ["dol-guldur", "sauron", 5, 1, 1],
  ["gorgoroth", "sauron", 3, 0, 0],
  ["minas-morgul", "sauron", 5, 0, 1],
  ["moria", "sauron", 2, 0, 0],
  ["mount-gundabad", "sauron", 2, 0, 0],
  ["nurn", "sauron", 2, 0, 0],
  ["morannon", "sauron", 5, 0, 1],
  ["far-harad", "southrons", 3, 1, 0],
  ["near-harad", "southrons", 3, 1, 0],
  ["north-rhun", "southrons", 2, 0, 0],
  ["south-rhun", "southrons", 3, 1, 0],
  ["umbar", "southrons", 3, 0, 0],
];

/** Figures in the box (1.3.1): regular, elite, Leaders or Nazgûl. */
export const FIGURES: Readonly<Record<NationName, readonly [number, number, number]>> = {
  dwarves: [5, 5, 4],
  elves: [5, 10, 4],
  gondor: [15, 5, 4],
  north: [10, 5, 4],
  rohan: [10, 5, 4],
  isengard: [12, 6, 0],
  sauron: [36, 6, 8],
  southrons: [24, 6, 0],
};

/** Steps still to go until At War (3.1.8). */
export const STEPS_AT_START: Readonly<Record<NationName, number>> = {
  dwarves: 3,
  elves: 3,
  gondor: 2,
  north: 3,
  rohan: 3,
  isengard: 1,
  sauron: 1,
  southrons: 2,
};

export const ACTIVE_AT_START: readonly NationName[] = ["elves", "isengard", "sauron", "southrons"];
