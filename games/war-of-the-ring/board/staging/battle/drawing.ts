/**
 * The places where battles are fought, as path data in a picture 1440 wide and 860 high. Pure and seeded: the same for
 * everybody. Worked out when the first battle is shown, in a few milliseconds.
 */
import { GROUND } from "@westmarch/campaign/staging";
import { type Dice, dice, type Point, type Polyline, path, round, stroke } from "@westmarch/ink";

const rect = (x: number, y: number, w: number, h: number): string =>
  `M${round(x)} ${round(y)}h${round(w)}v${round(h)}h${round(-w)}Z`;

/** Merlons along the top of a wall. */
const merlons = (left: number, right: number, top: (x: number) => number, width = 5, high = 6): string => {
  let d = "";
  for (let x = left; x + width <= right; x += width * 1.8) d += rect(x, top(x) - high, width, high + 1);
  return d;
};

/** A few windows on a wall, lit or dark. */
function windows(
  roll: Dice,
  left: number,
  right: number,
  top: number,
  bottom: number,
  count: number,
): readonly [string, string] {
  let [lit, dark] = ["", ""];
  for (let i = 0; i < count; i++) {
    const x = left + roll() * (right - left);
    const y = top + roll() * (bottom - top);
    const d = `M${round(x)} ${round(y)}v-4.6q1.7-2.6 3.4 0v4.6Z`;
    if (roll() < 0.45) lit += d;
    else dark += d;
  }
  return [lit, dark];
}

export interface Building {
  readonly walls: string;
  readonly edge: string;
  readonly shade: string;
  readonly lit: string;
  readonly dark: string;
}

/** A city in seven tiers with a tower on top, as wide as `span` around `x`. */
export function tiers(x: number): Building {
  const roll = dice(41);
  let [walls, edge, shade, lit, dark] = ["", "", "", "", ""];
  for (let i = 0; i < 7; i++) {
    const half = 258 - i * 31;
    const top = GROUND - 42 - i * 39;
    const bottom = i === 0 ? GROUND + 14 : top + 46;
    const curveTop = (at: number) => top - 9 * (1 - ((at - x) / half) ** 2);
    const upper: Polyline = Array.from({ length: 13 }, (_, k) => {
      const at = x - half + (k * half) / 6;
      return [at, curveTop(at)] as const;
    });
    walls += path([...upper, [x + half + 6, bottom], [x - half - 6, bottom]]);
    shade += path([
      [x + half * 0.3, curveTop(x + half * 0.3)],
      ...upper.slice(8),
      [x + half + 6, bottom],
      [x + half * 0.3, bottom],
    ]);
    edge += stroke(upper, { width: 1.8, seed: i }) + merlons(x - half, x + half, curveTop);
    const [l, d] = windows(roll, x - half + 10, x + half - 14, top + 12, top + 36, 26 - i * 2);
    lit += l;
    dark += d;
  }
  // The prow of rock through all tiers, and the tower.
  walls += `M${x - 16} ${GROUND + 12}L${x - 7} 330Q${x} 306 ${x + 7} 330L${x + 16} ${GROUND + 12}Z`;
  shade += `M${x} ${GROUND + 12}V316Q${x + 5} 320 ${x + 7} 330L${x + 16} ${GROUND + 12}Z`;
  walls += `M${x - 15} 286V178H${x + 15}V286ZM${x - 15} 178L${x} 96 ${x + 15} 178Z`;
  shade += `M${x + 3} 286V112L${x + 15} 178V286Z`;
  for (const y of [202, 226, 250]) lit += `M${x - 4} ${y + 10}v-8q4-6 8 0v8Z`;
  edge += stroke(
    [
      [x - 15, 286],
      [x - 15, 178],
      [x, 96],
      [x + 15, 178],
      [x + 15, 286],
    ],
    { width: 1.8, seed: 5 },
  );
  return { walls, edge, shade, lit, dark };
}

/** A stronghold of the Shadow: horned towers on a crag. */
export function crag(x: number): Building {
  const roll = dice(57);
  let [walls, edge, shade, lit, dark] = ["", "", "", "", ""];
  const tower = (at: number, half: number, top: number) => {
    walls += `M${at - half * 1.3} ${GROUND + 14}L${at - half} ${top}L${at - half * 1.35} ${top - half * 1.5}L${at - half * 0.45} ${top - half * 0.5}L${at} ${top - half * 1.1}L${at + half * 0.45} ${top - half * 0.5}L${at + half * 1.35} ${top - half * 1.5}L${at + half} ${top}L${at + half * 1.3} ${GROUND + 14}Z`;
    shade += `M${at + half * 0.2} ${GROUND + 14}V${top}H${at + half}L${at + half * 1.3} ${GROUND + 14}Z`;
    edge += stroke(
      [
        [at - half * 1.3, GROUND],
        [at - half, top],
        [at - half * 1.35, top - half * 1.5],
        [at - half * 0.45, top - half * 0.5],
        [at, top - half * 1.1],
        [at + half * 0.45, top - half * 0.5],
        [at + half * 1.35, top - half * 1.5],
        [at + half, top],
        [at + half * 1.3, GROUND],
      ],
      { width: 2, seed: Math.round(at) },
    );
    const [l, d] = windows(
      roll,
      at - half * 0.7,
      at + half * 0.6,
      top + 20,
      GROUND - 20,
      Math.round(half / 3),
    );
    lit += l;
    dark += d;
  };
  tower(x - 150, 40, 400);
  tower(x + 150, 44, 384);
  tower(x - 76, 48, 310);
  tower(x + 84, 52, 290);
  tower(x, 62, 190);
  const wall = (at: number) => GROUND - 62 + Math.abs(at - x) * 0.06;
  walls += path([
    [x - 250, wall(x - 250)],
    [x, wall(x)],
    [x + 250, wall(x + 250)],
    [x + 262, GROUND + 14],
    [x - 262, GROUND + 14],
  ]);
  edge +=
    merlons(x - 250, x + 250, wall, 7, 10) +
    stroke(
      [
        [x - 250, wall(x - 250)],
        [x, wall(x)],
        [x + 250, wall(x + 250)],
      ],
      { width: 1.8 },
    );
  return { walls, edge, shade, lit, dark };
}

/** A walled town: a curtain with round towers and a gate. */
export function town(x: number): Building {
  const roll = dice(73);
  let [walls, edge, shade, lit, dark] = ["", "", "", "", ""];
  const roof = (at: number, half: number, eaves: number, top: number) => {
    walls +=
      rect(at - half, eaves, half * 2, GROUND - eaves) +
      `M${at - half - 4} ${eaves}L${at} ${top}L${at + half + 4} ${eaves}Z`;
    shade += rect(at + half * 0.2, eaves, half * 0.8, GROUND - eaves);
    edge += stroke(
      [
        [at - half - 4, eaves],
        [at, top],
        [at + half + 4, eaves],
      ],
      { width: 1.8, seed: at },
    );
    const [l, d] = windows(roll, at - half + 4, at + half - 6, eaves + 12, GROUND - 70, 5);
    lit += l;
    dark += d;
  };
  for (const [at, half, eaves, top] of [
    [x - 120, 26, 452, 404],
    [x - 40, 34, 420, 356],
    [x + 62, 30, 440, 386],
    [x + 142, 24, 462, 420],
  ] as const)
    roof(at, half, eaves, top);
  const high = GROUND - 74;
  walls += rect(x - 240, high, 480, 88);
  edge +=
    merlons(x - 240, x + 240, () => high, 9, 11) +
    stroke(
      [
        [x - 240, high],
        [x + 240, high],
      ],
      { width: 1.8 },
    );
  for (const at of [x - 240, x - 96, x + 96, x + 240]) {
    walls += rect(at - 24, high - 34, 48, 122);
    shade += rect(at + 5, high - 34, 19, 122);
    edge +=
      merlons(at - 26, at + 28, () => high - 34, 8, 10) +
      stroke(
        [
          [at - 24, GROUND],
          [at - 24, high - 34],
          [at + 24, high - 34],
          [at + 24, GROUND],
        ],
        { width: 1.6 },
      );
  }
  dark += `M${x - 22} ${GROUND + 12}V${high + 40}Q${x} ${high + 12} ${x + 22} ${high + 40}V${GROUND + 12}Z`;
  return { walls, edge, shade, lit, dark };
}

/** A siege tower of beams. */
export function siegeTower(x: number, size = 1): string {
  const [w, h] = [54 * size, 156 * size];
  const top = GROUND + 6 - h;
  const beam = (from: Point, to: Point, width: number) =>
    stroke([from, to], { width, ends: [1, 1], seed: from[1] });
  let d = merlons(x - 4, x + w + 6, () => top, 8 * size, 8 * size) + rect(x - 4, top, w + 8, 9 * size);
  d += beam([x + 4, top + 8], [x, GROUND + 8], 4) + beam([x + w - 4, top + 8], [x + w, GROUND + 8], 4);
  for (let i = 1; i < 4; i++) {
    const [upper, lower] = [top + 8 + ((h - 14) * (i - 1)) / 3, top + 8 + ((h - 14) * i) / 3];
    d += beam([x + 1, lower], [x + w - 1, lower], 3.2);
    d += beam([x + 3, upper], [x + w - 3, lower], 2.2) + beam([x + w - 3, upper], [x + 3, lower], 2.2);
  }
  return d;
}
