/** Settlements as signs: a town's roofs, a city's walls, a stronghold's keep, a fortification's rampart. Each stands on (0, 0). */
import { points as marks, shade } from "@westmarch/campaign/drawing";
import { element, LINE, type Point, path, stroke } from "@westmarch/ink";
import type { SettlementName } from "../../data/ids.ts";

const STONE = "var(--war-stone)";

const shape = (points: readonly Point[], fill: string, width = 1.3): string =>
  element("path", { d: path(points), fill, stroke: LINE, "stroke-width": width, "stroke-linejoin": "round" });
const wall = (text: string): string => shape(marks(text), STONE);
const pen = (...lines: readonly string[]): string =>
  element("path", {
    d: lines.map((text, i) => stroke(marks(text), { width: 1, seed: i + 5, ends: [0.9, 0.6] })).join(""),
    fill: LINE,
    opacity: 0.8,
  });
const gate = (half: number, height: number): string =>
  element("path", { d: `M${-half} 0v${-height}a${half} ${half} 0 0 1 ${2 * half} 0v${height}z`, fill: LINE });

const house = (x: number, y: number, w: number): string => {
  const [left, right, eaves, ridge] = [x - w, x + w, y - w * 0.9, y - w * 2];
  return (
    wall(`${left},${y} ${left},${eaves} ${x},${ridge} ${right},${eaves} ${right},${y}`) +
    shade(`${x},${y} ${x},${ridge} ${right},${eaves} ${right},${y}`) +
    element("path", { d: `M${x - w * 0.5} ${y}v${-w * 0.7}h${w * 0.4}v${w * 0.7}z`, fill: LINE })
  );
};

const town = (): string => house(-8.6, 0, 4.6) + house(8.4, 0, 4.4) + house(0, 1, 5.6);

const city = (): string =>
  wall("-7,-8 -7,-17 -5,-17 -5,-15 -2.4,-15 -2.4,-17.4 0,-20 2.4,-17.4 2.4,-15 5,-15 5,-17 7,-17 7,-8") +
  wall("-15,0 -15,-12 -11.4,-17 -7.8,-12 -7.8,0") +
  wall("7.8,0 7.8,-12 11.4,-17 15,-12 15,0") +
  wall(
    "-8,0 -8,-8.4 -5.4,-8.4 -5.4,-6.8 -2.8,-6.8 -2.8,-8.4 2.8,-8.4 2.8,-6.8 5.4,-6.8 5.4,-8.4 8,-8.4 8,0",
  ) +
  shade("12,0 12,-16.4 15,-12 15,0") +
  shade("3.4,-8.4 3.4,-15 5,-15 5,-17 7,-17 7,-8.4") +
  pen("-11.4,-8 -11.4,-11", "11,-8 11,-11") +
  gate(2.2, 3);

const stronghold = (): string =>
  wall(
    "-6,-10 -6,-25 -7.4,-25 -7.4,-28.6 -4.6,-28.6 -4.6,-26.8 -1.6,-26.8 -1.6,-28.6 1.6,-28.6 1.6,-26.8 4.6,-26.8 4.6,-28.6 7.4,-28.6 7.4,-25 6,-25 6,-10",
  ) +
  shade("2.4,-10 2.4,-26.8 4.6,-26.8 4.6,-28.6 7.4,-28.6 7.4,-25 6,-25 6,-10") +
  wall(
    "-16,0 -16,-15.4 -17,-15.4 -17,-18.4 -14.6,-18.4 -14.6,-17 -12.2,-17 -12.2,-18.4 -9.8,-18.4 -9.8,-15.4 -8.8,-15.4 -8.8,0",
  ) +
  wall(
    "8.8,0 8.8,-15.4 9.8,-15.4 9.8,-18.4 12.2,-18.4 12.2,-17 14.6,-17 14.6,-18.4 17,-18.4 17,-15.4 16,-15.4 16,0",
  ) +
  wall(
    "-9,0 -9,-11.6 -6.2,-11.6 -6.2,-9.8 -3.2,-9.8 -3.2,-11.6 3.2,-11.6 3.2,-9.8 6.2,-9.8 6.2,-11.6 9,-11.6 9,0",
  ) +
  shade("12.8,0 12.8,-17 14.6,-17 14.6,-18.4 17,-18.4 17,-15.4 16,-15.4 16,0") +
  pen("-12.4,-9 -12.4,-12.4", "12.2,-9 12.2,-12.4", "0,-17 0,-21") +
  gate(2.7, 4);

const fortification = (): string =>
  wall(
    "-14,0 -14,-10 -10.4,-10 -10.4,-7.4 -6,-7.4 -6,-10 -2,-10 -2,-7.4 2,-7.4 2,-10 6,-10 6,-7.4 10.4,-7.4 10.4,-10 14,-10 14,0",
  ) +
  shade("9,0 9,-7.4 10.4,-7.4 10.4,-10 14,-10 14,0") +
  pen("-9,-3.4 -3,-3.6", "1,-4.6 6,-4.4", "-5,-1.4 2,-1.6");

const NO_WORTH: readonly number[] = [];
/** Where the diamonds stand that say what taking it is worth to the enemy (2.2.3). */
const WORTH: readonly (readonly number[])[] = [NO_WORTH, [0], [-3.4, 3.4]];
const diamond = (x: number): string =>
  shape(
    [
      [x - 2.7, 4],
      [x, 1.2],
      [x + 2.7, 4],
      [x, 6.8],
    ],
    STONE,
    1,
  );

/** The sign of a settlement and its worth; the flag is not drawn with it, since it changes. */
export const settlementSign = (kind: SettlementName, points: number): string => {
  const signs = { none: () => "", town, city, stronghold, fortification };
  return signs[kind]() + (WORTH[points] ?? NO_WORTH).map(diamond).join("");
};
