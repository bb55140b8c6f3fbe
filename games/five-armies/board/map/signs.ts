/** The seven settlements as they stand in the valley; each stands on (0, 0). Flags are not drawn with them: they change. */
import { points as marks, shade } from "@westmarch/campaign/drawing";
import { element, LINE, PEAK, type Point, path } from "@westmarch/ink";
import type { RegionName } from "./regions.ts";

const DARK = "var(--five-dark)";

const shape = (data: string, fill: string, width = 1.5): string =>
  element("path", { d: data, fill, stroke: LINE, "stroke-width": width, "stroke-linejoin": "round" });
const wall = (text: string): string => shape(path(marks(text)), PEAK);
const pen = (data: string, width = 1.2): string =>
  element("path", {
    d: data,
    fill: "none",
    stroke: LINE,
    "stroke-width": width,
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
  });
const dark = (data: string): string => element("path", { d: data, fill: LINE });

/** The Front Gate: a stepped arch in the rock, a leaf of it ajar, and the anvil over it. */
const frontGate = (): string =>
  wall("-36,0 -36,-40 -21,-59 21,-59 36,-40 36,0") +
  element("path", { d: "M-29 0v-37l12-15h34l12 15v37z", fill: "var(--map-rock)", "fill-opacity": 0.5 }) +
  pen("M-29 0v-37l12-15h34l12 15v37") +
  shape("M-20 0v-33l9-11h22l9 11v33z", DARK) +
  shape("M-20 0v-33l9-11h8v44z", "var(--five-leaf)", 1) +
  wall("-9,-52 -6,-66 6,-66 9,-52") +
  pen("M-4-56h8M0-62v6") +
  element("path", {
    d: "M-32.500-4v-34M32.500-4v-34",
    fill: "none",
    stroke: LINE,
    "stroke-width": 1.4,
    "stroke-dasharray": "3 4",
  }) +
  wall("-43,0 43,0 50,8 -50,8") +
  shade("21,-59 36,-40 36,0 29,0 29,-37 17,-52") +
  pen("M-40 4h12M-18 4h16M8 4h20M34 4h6", 0.9);

const house = (x: number, y: number, w: number): string =>
  wall(`${x - w},${y} ${x - w},${y - w * 1.1} ${x},${y - w * 2.3} ${x + w},${y - w * 1.1} ${x + w},${y}`) +
  shade(`${x + w * 0.2},${y} ${x + w * 0.2},${y - w * 2} ${x + w},${y - w * 1.1} ${x + w},${y}`) +
  pen(`M${x - w * 1.3} ${y - w * 0.9}L${x} ${y - w * 2.3}L${x + w * 1.3} ${y - w * 0.9}`, 1.6) +
  dark(`M${x - w * 0.5} ${y}v${-w * 0.8}h${w * 0.5}v${w * 0.8}z`);

/** The last houses under the spur. */
const lowerSlopes = (): string => house(-11, 0, 5.6) + house(12, -1, 5.2) + house(0.5, 3, 6.6);

/** The old look-out on its rock. */
const ravenhill = (): string =>
  wall("-22,4 -17,-9 17,-9 22,4") +
  wall("-14,-9 -14,-28 -10,-28 -10,-24.5 -6,-24.5 -6,-28 -2,-28 -2,-24.5 2,-24.5 2,-28 6,-28 6,-9") +
  wall("6,-9 6,-18 9,-18 9,-15.5 12,-15.5 12,-18 15,-18 15,-9") +
  shade("1,-9 1,-24.5 2,-24.5 2,-28 6,-28 6,-9") +
  shade("12,-9 12,-18 15,-18 15,-9") +
  dark("M-7-9v-5a3 3 0 0 1 6 0v5z") +
  pen("M-18-1l8 1M4 0l9-1M-8 2l9 0.500", 0.9) +
  pen("M-26-27q4-4 5.500 0q2.500-4 5.500 0M14-31q4-4 5.500 0q2.500-4 5.500 0", 1.3);

/** Walls between two towers, upon the spur. */
const easternSpur = (): string =>
  wall("-19,-8 -19,-26 -15.500,-26 -15.500,-22.500 -12,-22.500 -12,-26 -8.500,-26 -8.500,-8") +
  wall("8.500,-8 8.500,-26 12,-26 12,-22.500 15.500,-22.500 15.500,-26 19,-26 19,-8") +
  wall(
    "-21,0 -21,-12 -17,-12 -17,-9 -12.500,-9 -12.500,-12 -8.500,-12 -8.500,-9 -4,-9 -4,-12 0,-12 0,-9 4.500,-9 4.500,-12 8.500,-12 8.500,-9 13,-9 13,-12 17,-12 17,-9 21,-9 21,0",
  ) +
  shade("15.500,-12 15.500,-26 19,-26 19,-12") +
  dark("M-3.400 0v-4.600a3.400 3.400 0 0 1 6.800 0v4.600z") +
  pen("M-16-4h5M8-4.500h6M-12-16v-4M12.500-16v-4", 0.9);

/** What is left of the town. */
const ruinsOfDale = (): string =>
  wall("-22,0 -22,-13 -18,-16 -16,-12 -11,-14.500 -11,-7 -5,-5 -5,0") +
  wall("-8,0 -8,-24 -5.500,-28 -2,-24 0.500,-29 5.500,-23 5.500,0") +
  wall("6.500,0 6.500,-15 12,-11 14,-16 20,-10 20,0") +
  shade("2.500,-25 5.500,-23 5.500,0 2.500,0") +
  shade("15,-14.800 20,-10 20,0 15,0") +
  dark("M-4 0v-6.500a3 3 0 0 1 6 0v6.500z") +
  dark("M-3-15h3v4.500h-3z") +
  pen("M-19-8l4 0.500M9-5l5 0.500", 0.9);

/** Tents on the slope. */
const tent = (x: number, y: number, w: number, h: number): string =>
  wall(`${x - w},${y} ${x},${y - h} ${x + w},${y}`) +
  shade(`${x},${y - h} ${x + w * 0.35},${y} ${x + w},${y}`) +
  dark(`M${x - w * 0.26} ${y}L${x} ${y - h * 0.55}L${x + w * 0.26} ${y}z`) +
  pen(`M${x} ${y - h}l-1.500-3M${x} ${y - h}l1.500-3`, 1.1);
const camp = (): string => tent(-12, 0, 9, 17) + tent(11, 1, 8.5, 16) + tent(0, 5, 10, 19.5);

/** Two stumps of a bridge, and the water between them. */
const brokenBridge = (): string =>
  shape("M-26 0v-10q8-7 17-7l1.500 3.500-2.500 2.500q-6 1-7 11z", PEAK) +
  shape("M26 0v-10q-8-7-15-6l-3 3.500 2.500 2.500q6 0 7 10z", PEAK) +
  shade("17,0 17,-13 26,-10 26,0") +
  pen("M-22-6l5-2M-21-11l7-2.500M21-6l-4-2M20-11l-6-2", 0.9) +
  element("path", {
    d: "M-13 4h6M-3 1h6M5 5h7M-1 8h5",
    fill: "none",
    stroke: "var(--map-water)",
    "stroke-width": 1.5,
    "stroke-linecap": "round",
  });

/** How the settlement of a region is drawn. */
export const SIGNS: Readonly<Partial<Record<RegionName, () => string>>> = {
  front_gate: frontGate,
  ravenhill,
  eastern_spur: easternSpur,
  ruins_of_dale: ruinsOfDale,
  camp,
  lower_slopes: lowerSlopes,
  broken_bridge: brokenBridge,
};

/** A stump of wall among the ruins: what the ground of Dale is strewn with. */
export const ruin = (size: number, seed: string): string => {
  const kind = [...seed].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 4;
  const k = size / 22;
  const at = (text: string): string => path(marks(text).map(([x, y]): Point => [x * k, y * k]));
  const bodies = [
    "-8,0 -8,-9 -5,-11 -3.500,-8 0,-9.500 0,-4 6,-3 6,0",
    "-7,0 -7,-6 -3,-7 -2,-12 2,-14 3,-10 6,-11 6,0",
    "-9,0 -9,-5 -5,-8 -4,-5 1,-6 2,-10 6,-8 7,0",
    "-5,0 -5,-12 -2,-15 0,-11 3,-13 3,0",
  ];
  const body = bodies[kind] ?? "";
  const stones = element("path", {
    d: `M${8 * k} 0h${3 * k}v${-2.4 * k}h${-3 * k}zM${-13 * k} 1h${3 * k}v${-2 * k}h${-3 * k}z`,
    fill: PEAK,
    stroke: LINE,
    "stroke-width": 0.8,
  });
  return (
    shape(at(body), PEAK, 1.1) +
    (kind === 1 || kind === 3 ? dark(`M${-2 * k} 0v${-3.5 * k}h${2.6 * k}v${3.5 * k}z`) : "") +
    stones
  );
};
