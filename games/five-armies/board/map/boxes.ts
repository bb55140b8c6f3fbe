/** What lies on the Mountain: goblin boxes, and where Eagles and bats gather. */
import type { Point, Polyline } from "@westmarch/ink";
import type { BoxName } from "./regions.ts";

/** The mouth of a cave or a pass, where an army stands: its foot. */
const MOUTHS: Readonly<Record<BoxName, Point>> = {
  goblin_muster_west: [118, 270],
  goblin_muster_east: [444, 192],
  pass_west: [200, 302],
  pass_east: [506, 246],
};
/** Half the width of a mouth, and its height. */
export const MOUTH: readonly [half: number, height: number] = [28, 44];

export const mouthOf = (name: BoxName): Point => MOUTHS[name];

/** The arch of a mouth, as an outline. */
export const archOf = (name: BoxName): Polyline => {
  const [x, y] = MOUTHS[name];
  const [half, tall] = MOUTH;
  const steps = 14;
  const vault = Array.from({ length: steps + 1 }, (_, i): Point => {
    const turn = Math.PI * (1 - i / steps);
    return [x + Math.cos(turn) * half, y - tall * 0.42 - Math.sin(turn) * tall * 0.58];
  });
  return [[x - half, y], ...vault, [x + half, y]];
};

/** Where the Eyrie is. */
export const EYRIE_AT: Point = [330, 90];
