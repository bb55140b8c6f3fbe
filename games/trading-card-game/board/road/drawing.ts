/** The land along the adventure path, drawn at build time: hills, mountains, trees, and the road before them. */
import {
  dice,
  element,
  hill,
  inOrder,
  LEAF,
  LINE,
  mountain,
  PAPER,
  type Point,
  path,
  pine,
  type StandingThing,
  smooth,
  stroke,
  sub,
  tree,
  tuft,
} from "@westmarch/ink";

/** Wider than any window, for its height is what must fit. */
const WIDTH = 2400;
const HEIGHT = 150;
/** Where the land begins under the sky, and where the road runs. */
const SHORE = 96;
const ROAD = 126;
const BROAD = 13;

const along = (from: number, to: number, step: number, at: (x: number) => number): Point[] =>
  Array.from(
    { length: Math.floor((to - from) / step) + 1 },
    (_, i): Point => [from + i * step, at(from + i * step)],
  );

const bend = (x: number): number => ROAD + Math.sin(x / 190) * 3.4 + Math.sin(x / 71) * 1.6;
const skyline = (x: number): number => SHORE - 26 - Math.sin(x / 240 + 1) * 14 - Math.sin(x / 97) * 7;

const flat = (top: Point[], fill: string, opacity: number): string =>
  element("path", { d: path([...top, [WIDTH, HEIGHT], [0, HEIGHT]]), fill, opacity });

/** The bed of the road, its two edges, and the dots of those who went before. */
function road(): string {
  const edge = (by: number): Point[] =>
    smooth(
      along(0, WIDTH, 60, (x) => bend(x) + by),
      12,
    );
  const [upper, lower] = [edge(-BROAD / 2), edge(BROAD / 2)];
  const dots = along(14, WIDTH, 22, bend).map(([cx, cy]) =>
    element("circle", { cx, cy: Math.round(cy * 10) / 10, r: 1.5, fill: LINE, opacity: 0.55 }),
  );
  const line = (points: Point[], seed: string): string =>
    element("path", { d: stroke(points, { width: 2, seed, ends: [1, 1] }), fill: LINE, opacity: 0.85 });
  return (
    element("path", { d: path([...upper, ...lower.toReversed()]), fill: PAPER }) +
    dots.join("") +
    line(upper, "upper") +
    line(lower, "lower")
  );
}

export function drawRoad(): string {
  const roll = dice("adventure path");
  const things: StandingThing[] = [];
  const put = (y: number, svg: string): void => {
    things.push({ y, svg });
  };
  for (let x = 60; x < WIDTH; x += 150 + roll() * 90)
    put(SHORE - 4, hill(x, SHORE - 4, 46 + roll() * 26, sub(roll)));
  for (let x = 180; x < WIDTH; x += 260 + roll() * 110) {
    put(SHORE + 4, mountain(x, SHORE + 4, 44 + roll() * 18, 48 + roll() * 22, sub(roll)));
    put(SHORE + 7, mountain(x + 34, SHORE + 7, 34 + roll() * 12, 30 + roll() * 14, sub(roll)));
  }
  for (let x = 30; x < WIDTH; x += 54 + roll() * 60) {
    const y = SHORE + 10 + roll() * 8;
    put(y, (roll() < 0.55 ? tree : pine)(x, y, 15 + roll() * 6, sub(roll)));
  }
  let grass = "";
  for (let x = 10; x < WIDTH; x += 26 + roll() * 24) grass += tuft(x, HEIGHT - 4 - roll() * 8, sub(roll), 4);
  return element(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
      preserveAspectRatio: "xMidYMax slice",
      width: "100%",
      height: "100%",
    },
    element("path", {
      d: stroke(smooth(along(0, WIDTH, 40, skyline), 10), { width: 1.4, seed: "far" }),
      fill: LINE,
      opacity: 0.4,
    }) +
      flat(
        smooth(
          along(0, WIDTH, 60, (x) => SHORE + Math.sin(x / 130) * 3),
          10,
        ),
        LEAF,
        0.34,
      ) +
      inOrder(things) +
      element("path", { d: grass, fill: LINE, opacity: 0.5 }) +
      road(),
  );
}
