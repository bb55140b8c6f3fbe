/** Shapes that pieces are cut to. A side and a people are told by them, whatever their colours. */
import { UNIT, type UnitId } from "../../ids.ts";

const STEPPED = "M-12.5 -16.5H12.5V4L6.5 14.5H-6.5L-12.5 4Z";
const HEATER = "M-12.5 -16.5H12.5V-2C12.5 8 6 12.5 0 15.5C-6 12.5 -12.5 8 -12.5 -2Z";
const LEAF = "M0 -20C9.5 -13 13 -5 12.5 2C12 10 6 14 0 17C-6 14 -12 10 -12.5 2C-13 -5 -9.5 -13 0 -20Z";
const WEDGE = "M-13 -18L0 -13L13 -18L10 3L0 16L-10 3Z";
const HORNED = "M-13 -15L-8.5 -19L-5 -16L0 -20L5 -16L8.5 -19L13 -15V3L0 16L-13 3Z";
const EARED = "M-12.5 -11L-11 -21L-5 -16H5L11 -21L12.5 -11C14 1 8 11 0 16C-8 11 -14 1 -12.5 -11Z";

const SHIELDS: Readonly<Record<(typeof UNIT.names)[number], string>> = {
  dwarven_regular: STEPPED,
  dwarven_veteran: STEPPED,
  man_of_the_lake: HEATER,
  elven_spearman: LEAF,
  elven_archer: LEAF,
  goblin: WEDGE,
  orc: HORNED,
  great_orc: HORNED,
  warg_rider: EARED,
};

/** The outline of a people's shield around (0, 0), 26 wide: dwarves stepped, men a heater, elves a leaf, orcs horned, wargs eared, goblins a wedge. */
export const shieldOutline = (unit: UnitId): string => SHIELDS[UNIT.names[unit]];

/** A pennant at the head of its pole at (0, 0): swallow-tailed for the Free Peoples, pointed for the Shadow. */
export const PENNANTS: readonly [free: string, shadow: string] = [
  "M0 0h10l-2.5 3.5 2.5 3.5h-10Z",
  "M0 0l11 3.5-11 3.5Z",
];

/** A Great Bat around its chest. */
export const BAT =
  "M0 3c-4 -7 -11 -11 -19 -10.5c4 2 5.5 4.5 5.5 8.5c3 -1.2 5.5 -.4 7 2c1.5 -.8 4 -.8 6.5 1.8c2.5 -2.6 5 -2.6 6.5 -1.8c1.5 -2.4 4 -3.2 7 -2c0 -4 1.5 -6.5 5.5 -8.5c-8 -.5 -15 3.5 -19 10.5Z";

/** A drop around (0, 0): damage. */
export const DROP = "M0 -11C5 -4 8 -.5 8 3.5A8 8 0 0 1 -8 3.5C-8 -.5 -5 -4 0 -11Z";
