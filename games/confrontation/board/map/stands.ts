import type { Keep, Point } from "@westmarch/ink";
import { MOUNTAIN, RIVER } from "../../data/board.ts";
import { MORDOR, MORIA, REGIONS, type RegionId, SHIRE } from "../../data/ids.ts";
import { MIDDLE, type Sheet } from "./lay.ts";

/** Where a region's name and its standees go, and the boxes that glyphs keep out of. */
export interface Stand {
  readonly stand: Point;
  readonly label: readonly [x: number, y: number, width: number];
  /** The name of the place. */
  readonly words: Keep;
  /** One standee and the name under its foot. */
  readonly piece: Keep;
  /** The name under the foot alone. */
  readonly name: Keep;
}

const RIVERSIDE = RIVER.flatMap((to, from) => (to < 0 ? [] : [from, to]));

/** Heights measured from a region's middle, on the page. */
const HEIGHTS = {
  wide: { label: -61, foot: 40, line: 24, under: 19, letter: 10.6, rock: 4 },
  tall: { label: -33, foot: 30, line: 15, under: 2, letter: 7.2, rock: 2 },
};

export const standOf = (sheet: Sheet, region: RegionId): Stand => {
  const h = HEIGHTS[sheet.wide ? "wide" : "tall"];
  const [u, v] = MIDDLE[region];
  const [x, y] = sheet.at(u, v);
  // In the mountains everything stands a little lower, below the wall; Moria also makes room for the tunnel.
  let down = MOUNTAIN[region] ? h.rock : 0;
  if (sheet.wide && region === MORIA) down = sheet.turned ? -10 : 9;
  // The broad end of a home is its outer one.
  const home = !sheet.wide && (region === SHIRE || region === MORDOR);
  const near = home && (region === SHIRE) !== sheet.turned;
  // The Anduin keeps to the farther border of these three, which is the upper one for Good.
  if (!sheet.wide && !sheet.turned && RIVERSIDE.includes(region)) down = 4;
  if (home) down = near ? 9 : -13;
  const width = sheet.wide ? 190 : 90;
  const long = Math.min(REGIONS[region].length * h.letter, width);
  const twoLines = !sheet.wide && REGIONS[region].length > 11;
  const line = twoLines ? h.line * 1.9 : h.line;
  const lift = twoLines ? -9 : 0;
  const tall = sheet.standee * 1.42;
  const foot = y + h.foot + down + (twoLines ? 3 : 0);
  return {
    stand: [x, foot],
    label: [x, y + h.label + down + lift, width],
    words: [
      x,
      y + h.label + down + lift + line / 2,
      (twoLines ? long * 0.62 : long) / 2 + 8 * sheet.unit,
      line / 2 + 2,
    ],
    piece: [x, foot - (tall - h.under) / 2, sheet.standee * 0.62, (tall + h.under) / 2],
    name: [x, foot + h.under / 2, sheet.standee * 0.6, h.under / 2],
  };
};
