/** The land along the quest's road, from the Shire to the mountain of fire, drawn at build time. */
import {
  curve,
  dice,
  element,
  hill,
  inOrder,
  LINE,
  mountain,
  PEAK,
  type Point,
  path,
  pine,
  reeds,
  type StandingThing,
  stroke,
  sub,
  tree,
  tuft,
  WATER,
} from "@westmarch/ink";
import { GAUGES, type GaugeName } from "./gauge.ts";

type At = (space: number, up?: number) => Point;

const shape = (at: Point, s: number, text: string, fill: string, width = 1): string =>
  element("path", {
    d: path(
      text.split(" ").map((mark): Point => {
        const [x, y] = mark.split(",").map(Number);
        return [at[0] + x * s, at[1] + y * s];
      }),
    ),
    fill,
    stroke: LINE,
    "stroke-width": width,
    "stroke-linejoin": "round",
  });

/** A round door in a green hill. */
const home = ([x, y]: Point, s: number): string =>
  hill(x, y, 52 * s, "bag end") +
  element("circle", { cx: x, cy: y - 6 * s, r: 6 * s, fill: PEAK, stroke: LINE, "stroke-width": 1 }) +
  element("circle", {
    cx: x,
    cy: y - 6 * s,
    r: 4.2 * s,
    fill: "var(--leaf)",
    stroke: LINE,
    "stroke-width": 0.7,
  });

/** The watch-tower, broken. */
const ruin = (at: Point, s: number): string =>
  hill(at[0], at[1], 48 * s, "weather") +
  shape([at[0], at[1] - 10 * s], s, "-7,2 -6,-14 -8,-20 -4,-18 -2,-22 0,-14 4,-12 5,-17 7,2", PEAK);

/** The last homely house: roofs above a falling stream. */
const house = (at: Point, s: number): string =>
  mountain(at[0] - 12 * s, at[1], 34 * s, 42 * s, "imladris west") +
  mountain(at[0] + 15 * s, at[1], 32 * s, 36 * s, "imladris east") +
  element("path", {
    d: stroke(
      [
        [at[0] + 3 * s, at[1] - 24 * s],
        [at[0] + 2 * s, at[1] - 10 * s],
        [at[0] + 4 * s, at[1]],
      ],
      { width: 4 * s, seed: 3, ends: [1, 1] },
    ),
    fill: WATER,
    opacity: 0.8,
  }) +
  shape(at, s, "-14,0 -14,-10 -16,-10 -8,-20 0,-10 -2,-10 -2,0", PEAK) +
  shape(at, s, "6,0 6,-7 4,-7 10,-14 16,-7 14,-7 14,0", PEAK);

/** A dwarf-gate under its mountain. */
const mines = (at: Point, s: number): string =>
  mountain(at[0] - 15 * s, at[1], 40 * s, 46 * s, "caradhras") +
  mountain(at[0] + 14 * s, at[1], 38 * s, 54 * s, "celebdil") +
  shape(at, s, "-7,0 -7,-11 -4,-16 4,-16 7,-11 7,0", PEAK, 1.2) +
  shape(at, s, "-4,0 -4,-9 -2,-12 2,-12 4,-9 4,0", "var(--map-deep)", 0.7);

/** Towers of teeth and a rampart. */
const gate = (at: Point, s: number): string =>
  shape(at, s, "-16,0 -16,-14 16,-14 16,0", "var(--map-deep)") +
  shape(at, s, "-20,0 -19,-22 -21,-29 -17,-25 -15,-32 -13,-25 -9,-29 -11,-22 -10,0", "var(--map-deep)") +
  shape(at, s, "20,0 19,-22 21,-29 17,-25 15,-32 13,-25 9,-29 11,-22 10,0", "var(--map-deep)");

/** The mountain of fire, its smoke drawn out to the west. */
const doom = (at: Point, s: number): string =>
  element("path", {
    d: [0, 1, 2]
      .map((i) =>
        curve(
          [
            [at[0] - 2 * s, at[1] - 46 * s],
            [at[0] - (8 + i * 5) * s, at[1] - (53 + i * 2) * s],
            [at[0] - (26 + i * 10) * s, at[1] - (54 + i * 3) * s],
            [at[0] - (46 + i * 16) * s, at[1] - (52 + i * 3) * s],
          ],
          { width: 3, seed: i, ends: [0.8, 0.05] },
        ),
      )
      .join(""),
    fill: LINE,
    opacity: 0.45,
  }) +
  mountain(at[0], at[1], 62 * s, 48 * s, "orodruin") +
  shape(at, s, "-7,-44 -3,-52 0,-46 4,-53 7,-44 4,-30 7,-18 2,-6 2,-20 -2,-30", "var(--ember)", 0.8) +
  shape(at, s, "-2,-44 1,-48 4,-44 2,-30 3,-20 0,-32", "#f2a53a", 0.3);

const marsh = (at: At, s: number): string =>
  [21.6, 22.4, 23.1]
    .map((space, i) => {
      const [x, y] = at(space, i % 2 === 0 ? 1 : 6);
      return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${s})">${reeds(0, 0, `marsh ${i}`)}</g>`;
    })
    .join("");

/** Everything along the road, back to front. */
export function drawRoad(name: GaugeName): string {
  const { width, height, x, ground } = GAUGES[name];
  const s = name === "wide" ? 1 : 0.68;
  const at: At = (space, up = 0) => [x(space), ground - up * s];
  const roll = dice(`road ${name}`);
  const things: StandingThing[] = [];
  const put = (space: number, up: number, svg: (p: Point) => string): void => {
    const p = at(space, up);
    things.push({ y: p[1], svg: svg(p) });
  };
  const many = (
    kind: "tree" | "pine" | "hill",
    from: number,
    to: number,
    each: number,
    size: number,
  ): void => {
    for (let space = from; space <= to; space += each) {
      put(space + (roll() - 0.5) * each * 0.5, roll() * 13, ([px, py]) =>
        kind === "hill"
          ? hill(px, py, size * s * (0.9 + roll() * 0.3), sub(roll))
          : (kind === "tree" ? tree : pine)(px, py, size * s * (0.85 + roll() * 0.3), sub(roll)),
      );
    }
  };
  const far = (from: number, to: number, tall: number): void => {
    for (let space = from; space <= to; space += 1.1)
      put(space, 15 + roll() * 3, ([px, py]) =>
        mountain(px, py, tall * s * 1.2, tall * s * (0.8 + roll() * 0.4), sub(roll)),
      );
  };
  const sparse = name === "wide" ? 1 : 1.6;
  many("hill", 1.5, 12.6, 1.5 * sparse, 34);
  many("tree", 2.2, 6, 0.62 * sparse, 19);
  far(12.6, 18.4, 30);
  far(24, 27, 26);
  put(0.6, 0, (p) => home(p, s));
  put(8.4, 2, (p) => ruin(p, s));
  many("pine", 9.8, 12.2, 0.7 * sparse, 20);
  put(14, 0, (p) => house(p, s));
  put(16.8, 0, (p) => mines(p, s));
  many("tree", 18.6, 20.4, 0.5 * sparse, 24);
  put(25, 0, (p) => gate(p, s));
  put(27.7, 0, (p) => doom(p, s * 1.06));
  let grass = "";
  for (let space = 0; space < 24; space += 0.5 * sparse)
    grass += tuft(...at(space + roll(), roll() * 6 - 1), sub(roll), 5 * s);
  const line = curve(
    Array.from({ length: 24 }, (_, i): Point => [(width * i) / 23, ground + (roll() - 0.5) * 3 * s]),
    { width: 1.8, seed: "road line", ends: [0.2, 0.2] },
  );
  return element(
    "svg",
    { xmlns: "http://www.w3.org/2000/svg", viewBox: `0 0 ${width} ${height}`, overflow: "visible" },
    inOrder(things) +
      marsh(at, s) +
      element("path", { d: grass, fill: LINE, opacity: 0.5 }) +
      element("path", { d: line, fill: LINE, opacity: 0.8 }),
  );
}
