import { dice, sub } from "./chance.ts";
import { type Point, ragged, smooth } from "./geometry.ts";
import { element, figure, path } from "./path.ts";
import { curve, stroke } from "./pen.ts";

/** Colours of glyphs: custom properties of the page, so that both themes share one drawing. */
export const LINE = "var(--map-line)";
export const PAPER = "var(--map-land)";
export const PEAK = "var(--map-peak)";
export const LEAF = "var(--map-leaf)";
export const PINE = "var(--map-pine)";
export const WATER = "var(--map-water)";

const lines = (data: string, opacity?: number): string => element("path", { d: data, fill: LINE, opacity });
const body = (data: string, fill: string, opacity?: number): string =>
  element("path", { d: data, fill, opacity });

/** One mountain standing on (x, y). The light comes from the west, so its east flank is shaded and hatched. */
export const mountain = (
  x: number,
  y: number,
  width: number,
  height: number,
  seed: number | string,
): string => {
  const roll = dice(seed);
  const top: Point = [x + (roll() - 0.55) * width * 0.16, y - height];
  const west = ragged([x - width / 2, y + roll() * 2], top, sub(roll), 0.09, 3);
  const east = ragged(top, [x + width / 2, y + roll() * 2], sub(roll), 0.09, 3);
  const ridge = ragged(top, [x + width * (roll() * 0.16 - 0.04), y - height * 0.02], sub(roll), 0.16, 3);
  const drawn =
    body(path([...west, ...east]), PEAK) + body(path([...east, ...ridge.slice().reverse()]), LINE, 0.2);
  // Hatching falls from the ridge, along the east slope, shorter towards the foot.
  let hatch = "";
  const count = Math.max(3, Math.round(height / 9));
  for (let i = 0; i < count; i++) {
    const t = (i + 0.5 + roll() * 0.5) / (count + 1);
    const from = ridge[Math.min(ridge.length - 1, Math.round(t * (ridge.length - 1)))]!;
    const room = (x + width / 2 - from[0]) * (1 - t * 0.35);
    const long = Math.min((y - from[1]) * 0.86, height * (0.3 + roll() * 0.24));
    const lean = (width / 2 / height) * long * (0.62 + roll() * 0.25);
    const start: Point = [from[0] + room * 0.12 + i * 0.25, from[1] + 2 + roll() * 2];
    hatch += stroke(
      [
        start,
        [start[0] + lean * 0.42, start[1] + long * 0.5],
        [start[0] + lean * 0.8, Math.min(y, start[1] + long)],
      ],
      { width: 1.1, seed: sub(roll), ends: [0.9, 0.05] },
    );
  }
  if (roll() < 0.75) {
    const from = west[Math.floor(west.length * 0.45)]!;
    hatch += stroke(
      [
        [from[0] + width * 0.12, from[1] + height * 0.02],
        [from[0] + width * 0.07, from[1] + height * 0.22],
      ],
      { width: 0.9, seed: sub(roll), ends: [0.8, 0.1] },
    );
  }
  return (
    drawn +
    lines(hatch, 0.8) +
    lines(
      stroke(ridge.slice(0, 6), { width: 1.1, seed: sub(roll), ends: [0.9, 0.1] }) +
        stroke(west, { width: 1.3, seed: sub(roll), ends: [0.1, 0.9] }) +
        stroke(east, { width: 2.2, seed: sub(roll), ends: [0.9, 0.15] }),
    )
  );
};

/** A broad-leaved tree whose foot stands on (x, y). */
export const tree = (x: number, y: number, size: number, seed: number | string, leaf = LEAF): string => {
  const roll = dice(seed);
  const lobes = 7;
  const rim: Point[] = [];
  for (let i = 0; i < lobes; i++) {
    const turn = -Math.PI / 2 + ((i + roll() * 0.3) / lobes) * Math.PI * 2;
    const far = size * (0.4 + roll() * 0.12);
    rim.push([x + Math.cos(turn) * far * 1.08, y - size * 0.64 + Math.sin(turn) * far * 0.92]);
  }
  let crown = `M${figure(rim[0]![0])} ${figure(rim[0]![1])}`;
  for (let i = 1; i <= lobes; i++) {
    const [to, r] = [rim[i % lobes]!, figure(size * (0.25 + roll() * 0.08))];
    crown += `A${r} ${r} 0 0 1 ${figure(to[0])} ${figure(to[1])}`;
  }
  const shade = [0.1, 0.24, 0.34]
    .map((q, i) =>
      curve(
        [
          [x + size * q, y - size * (0.94 - q * 0.8)],
          [x + size * (q + 0.09), y - size * 0.68],
          [x + size * (q - 0.02), y - size * (0.4 + i * 0.05)],
        ],
        { width: 0.9, seed: sub(roll), step: 3 },
      ),
    )
    .join("");
  return (
    lines(
      stroke(
        [
          [x, y - size * 0.3],
          [x + (roll() - 0.5), y],
        ],
        { width: 1.9, seed: sub(roll), ends: [0.9, 0.7] },
      ),
    ) +
    body(`${crown}Z`, PAPER) +
    element("path", { d: `${crown}Z`, fill: leaf, "fill-opacity": 0.6, stroke: LINE, "stroke-width": 0.9 }) +
    lines(shade, 0.7)
  );
};

/** A fir whose foot stands on (x, y). */
export const pine = (x: number, y: number, size: number, seed: number | string, leaf = PINE): string => {
  const roll = dice(seed);
  const [west, east]: [Point[], Point[]] = [[], []];
  for (let tier = 0; tier < 4; tier++) {
    const t = (tier + 1) / 4;
    const wide = size * 0.36 * t;
    const low = y - size * (1 - t) - size * 0.13;
    west.unshift([x - wide + roll() * 0.8, low + roll() * 0.8], [x - wide * 0.46, low - size * 0.05]);
    east.push([x + wide * 0.46, low - size * 0.05], [x + wide - roll() * 0.8, low + roll() * 0.8]);
  }
  const outline = path([...west, [x + (roll() - 0.5), y - size * 1.12], ...east]);
  return (
    lines(
      stroke(
        [
          [x, y - size * 0.2],
          [x, y],
        ],
        { width: 1.6, seed: sub(roll), ends: [1, 0.8] },
      ),
    ) +
    body(outline, PAPER) +
    element("path", {
      d: outline,
      fill: leaf,
      "fill-opacity": 0.64,
      stroke: LINE,
      "stroke-width": 0.9,
      "stroke-linejoin": "round",
    }) +
    lines(
      stroke(
        [
          [x + 0.8, y - size * 0.92],
          [x + size * 0.06, y - size * 0.55],
          [x + size * 0.15, y - size * 0.2],
        ],
        { width: 1.7, seed: sub(roll) },
      ),
      0.5,
    )
  );
};

/** A round hill, its east side hatched. */
export const hill = (x: number, y: number, width: number, seed: number | string): string => {
  const roll = dice(seed);
  const height = width * (0.27 + roll() * 0.09);
  const back = smooth(
    [
      [x - width / 2, y],
      [x - width * 0.24, y - height * 0.74],
      [x + width * 0.04, y - height],
      [x + width * 0.3, y - height * 0.66],
      [x + width / 2, y],
    ],
    5,
  );
  let hatch = "";
  for (let i = 0; i < 4; i++) {
    const t = 0.12 + i * 0.095;
    hatch += stroke(
      [
        [x + width * t, y - height * (0.9 - i * 0.17)],
        [x + width * (t + 0.02), y - height * (0.5 - i * 0.1)],
      ],
      { width: 1, seed: sub(roll), ends: [0.8, 0.1] },
    );
  }
  return (
    body(path(back), PAPER, 0.7) +
    lines(stroke(back, { width: 1.5, seed: sub(roll) }), 0.8) +
    lines(hatch, 0.6)
  );
};

/** Three blades of grass. Path data only: hundreds of them make one path. */
export const tuft = (x: number, y: number, seed: number | string, size = 5): string => {
  const roll = dice(seed);
  return [-1, 0, 1]
    .map((i) =>
      stroke(
        [
          [x + i * size * 0.35, y],
          [x + i * size * 0.72 + (roll() - 0.5), y - size * (1 - Math.abs(i) * 0.3)],
        ],
        { width: 1, seed: sub(roll), ends: [1, 0.1] },
      ),
    )
    .join("");
};

/** Reeds on a streak of water. */
export const reeds = (x: number, y: number, seed: number | string): string => {
  const roll = dice(seed);
  const water = curve(
    [
      [x - 11, y],
      [x - 3, y + 0.7],
      [x + 4, y - 0.5],
      [x + 12, y],
    ],
    { width: 1.3, seed: sub(roll) },
  );
  let blades = "";
  for (let i = -2; i < 3; i++) {
    const high = 7 + roll() * 5;
    blades += stroke(
      [
        [x + i * 2.5, y - 1],
        [x + i * 3.5 + roll(), y - high],
      ],
      { width: 1, seed: sub(roll), ends: [1, 0.2] },
    );
  }
  return body(water, WATER, 0.7) + lines(blades, 0.65);
};

/** A small wave on open water. Path data only. */
export const wave = (x: number, y: number, width: number, seed: number | string): string => {
  const points: Point[] = [];
  for (let i = 0; i <= 6; i++) points.push([x + (width * i) / 6, y + (i % 2 === 0 ? 1.4 : -2)]);
  return curve(points, { width: 1.2, seed, step: 3 });
};

/** A compass rose with eight points in two tones. */
export const rose = (x: number, y: number, radius: number, ink = "var(--ink)", paper = PAPER): string => {
  const point = (turn: number, long: number, wide: number): string => {
    const tip = `0 ${figure(-radius * long)}`;
    const low = figure(-radius * wide);
    return element(
      "g",
      { transform: `rotate(${turn})` },
      element("path", { d: `M${tip}L${figure(radius * wide)} ${low}L0 0z`, fill: ink }) +
        element("path", { d: `M${tip}L${low} ${low}L0 0z`, fill: paper }),
    );
  };
  let drawn = "";
  for (let i = 0; i < 32; i++) {
    const long = i % 4 === 0 ? 0.1 : 0.05;
    drawn += element("path", {
      d: `M0 ${figure(-radius * 0.62)}V${figure(-radius * (0.62 - long))}`,
      transform: `rotate(${figure(i * 11.25)})`,
    });
  }
  for (let i = 0; i < 4; i++) drawn += point(45 + i * 90, 0.68, 0.12);
  for (let i = 0; i < 4; i++) drawn += point(i * 90, 1, 0.16);
  return element(
    "g",
    {
      transform: `translate(${figure(x)} ${figure(y)})`,
      stroke: ink,
      "stroke-width": 0.8,
      "stroke-linejoin": "round",
    },
    element("circle", { r: radius * 0.62, fill: "none" }) +
      element("circle", { r: radius * 0.52, fill: "none", "stroke-width": 0.5 }) +
      drawn +
      element("circle", { r: radius * 0.08, fill: paper }),
  );
};
