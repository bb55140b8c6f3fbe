/** The lines between regions: plain ground, slopes, fords, and the end of the land. */
import {
  dice,
  element,
  even,
  inside,
  LINE,
  PEAK,
  type Point,
  type Polyline,
  path,
  stroke,
} from "@westmarch/ink";
import { terrainOf, territoryOf } from "./cover.ts";
import { hachure } from "./hachure.ts";
import { type Border, LINES, OUTLINES } from "./net.ts";
import { numberOf } from "./regions.ts";

const ink = (data: string, opacity?: number): string => element("path", { d: data, fill: LINE, opacity });

/** Unit steps off a line at each of its points, to the side that lies in a region or away from it. */
const offOf = (line: Polyline, within: Polyline): Point[] =>
  line.map((p, i) => {
    const [a, b] = [line[Math.max(0, i - 1)] ?? p, line[Math.min(line.length - 1, i + 1)] ?? p];
    const far = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const [ux, uy] = [-(b[1] - a[1]) / far, (b[0] - a[0]) / far];
    return inside([p[0] + ux * 3, p[1] + uy * 3], within) ? [ux, uy] : [-ux, -uy];
  });

/** The region of a slope from which it falls. */
const upperOf = ({ of }: Border) => of.find((name) => terrainOf(name) === "mountain") ?? of[0];
const lowerOf = ({ of }: Border) => of.find((name) => terrainOf(name) !== "mountain") ?? of[0];

/** A slope falls from the mountain's side to the other: hachures, the nearer together the steeper it looks. */
const slope = (border: Border): string => {
  const roll = dice(`slope ${border.of.join(" ")}`);
  const line = even(border.line, 5.8);
  const low = offOf(line, OUTLINES[numberOf(lowerOf(border))] ?? []);
  return line
    .map((p, i) => {
      const [ux, uy] = low[i] ?? [0, 1];
      const long = (i % 3 === 0 ? 15 : 9) + roll() * 6;
      return hachure(
        [p[0] - ux * 2, p[1] - uy * 2],
        [p[0] + ux * long * 0.5 + (roll() - 0.5) * 2, p[1] + uy * long * 0.5],
        [p[0] + ux * long + (roll() - 0.5) * 3, p[1] + uy * long + 1.5],
        1.8,
      );
    })
    .join("");
};

/** Where peaks stand along a slope: on the mountain's side of it. */
export const crestOf = (border: Border): Polyline => {
  const line = even(border.line, 8);
  const high = offOf(line, OUTLINES[numberOf(upperOf(border))] ?? []);
  return line.map((p, i) => [p[0] + (high[i]?.[0] ?? 0) * 7, p[1] + (high[i]?.[1] ?? 0) * 7]);
};

export const SLOPES: readonly Border[] = LINES.filter(({ kind }) => kind === "slope");

/** All borders that are drawn as lines. Rivers are drawn as water, slopes by what falls from them. */
export const borderInk = (): string => {
  let [plain, territorial, fine, rim, falls] = ["", "", "", "", ""];
  for (const border of LINES) {
    const { of, kind, line: curve } = border;
    const line = even(curve, 6);
    const seed = `dale ${of.join(" ")}`;
    const [a, b] = of;
    if (kind === "rim") rim += stroke(line, { width: 2.8, seed, ends: [1, 1], drift: 0.7 });
    if (kind === "stone") fine += stroke(line, { width: 1.2, seed, ends: [0.9, 0.9] });
    if (kind === "slope") {
      falls += slope(border);
      fine += stroke(line, { width: 1.5, seed, ends: [0.9, 0.9], drift: 0.8 });
    }
    if (kind !== "plain") continue;
    if (b && territoryOf(a) === territoryOf(b))
      plain += stroke(line, { width: 1.6, seed, ends: [0.9, 0.9], drift: 0.8 });
    else territorial += stroke(line, { width: 3, seed, ends: [1, 1], drift: 0.6 });
  }
  return ink(plain, 0.74) + ink(territorial, 0.95) + ink(fine, 0.8) + ink(rim, 0.95) + ink(falls, 0.85);
};

/** Stones across the water where one can wade, between dashed banks. */
export const fordSigns = (): string => {
  let [stones, banks] = ["", ""];
  for (const { of, line } of LINES.filter(({ kind }) => kind === "ford")) {
    const roll = dice(`ford ${of.join(" ")}`);
    const at = Math.floor(line.length / 2);
    const [a, p, b] = [line[at - 2] ?? [0, 0], line[at] ?? [0, 0], line[at + 2] ?? [0, 0]];
    const far = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const [ux, uy] = [(b[0] - a[0]) / far, (b[1] - a[1]) / far];
    for (let i = -3; i <= 3; i++)
      for (const side of [-1, 1]) {
        const [across, along] = [i * 4.6, side * (4 + roll() * 1.4)];
        const [x, y] = [p[0] - uy * across + ux * along, p[1] + ux * across + uy * along];
        const r = 2.1 + roll() * 0.8;
        const rim = Array.from({ length: 7 }, (_, k): Point => {
          const turn = (k / 7) * Math.PI * 2;
          return [
            x + Math.cos(turn) * r * (0.85 + roll() * 0.3),
            y + Math.sin(turn) * r * (0.8 + roll() * 0.3),
          ];
        });
        stones += path(rim);
      }
    for (const side of [-1, 1]) {
      const along = side * 11;
      banks += `M${(p[0] - uy * 17 + ux * along).toFixed(1)} ${(p[1] + ux * 17 + uy * along).toFixed(1)}L${(p[0] + uy * 17 + ux * along).toFixed(1)} ${(p[1] - ux * 17 + uy * along).toFixed(1)}`;
    }
  }
  return (
    element("path", {
      d: banks,
      fill: "none",
      stroke: LINE,
      "stroke-width": 1.8,
      "stroke-dasharray": "5 4",
      "stroke-linecap": "round",
    }) + element("path", { d: stones, fill: PEAK, stroke: LINE, "stroke-width": 1.2 })
  );
};
