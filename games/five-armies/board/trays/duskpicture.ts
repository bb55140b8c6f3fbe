/** The sky over the road to dusk, drawn by the build: a day in twelve flats, two ridges with grass on them, stars, a moon. */
import { dice, element, figure, type Point, path, stroke } from "@westmarch/ink";

const [WIDTH, HEIGHT] = [544, 76];

/** Morning to night. */
const FLATS = [
  "#f3dda0",
  "#f6e8bc",
  "#efe6c8",
  "#dde3d6",
  "#cbd8d6",
  "#d9d3b4",
  "#ebc98a",
  "#e3a468",
  "#c97852",
  "#93546a",
  "#55456e",
  "#2e3258",
] as const;
const INK = "#3a2c1e";
const PALE = "#f8f0dc";

/** A ridge from edge to edge, as high as so many swells make it. */
const ridge = (seed: string, middle: number, swell: number): Point[] => {
  const roll = dice(seed);
  const waves = [1.7, 3.1, 5.3].map((many) => ({ many, at: roll() * 6.3, high: swell / many }));
  return Array.from({ length: 69 }, (_, i): Point => {
    const x = (i * WIDTH) / 68;
    const lift = waves.reduce(
      (sum, { many, at, high }) => sum + Math.sin((x / WIDTH) * many * 6.3 + at) * high,
      0,
    );
    return [x, middle + lift];
  });
};

const ground = (line: readonly Point[], fill: string, opacity?: number): string =>
  element("path", { d: path([...line, [WIDTH, HEIGHT], [0, HEIGHT]]), fill, opacity });

/** Grass along a ridge and on the slope under it. */
const grass = (line: readonly Point[], seed: string, many: number, deep: number): string => {
  const roll = dice(seed);
  const blades = Array.from({ length: many }, () => {
    const [x = 0, y = 0] = line[Math.floor(roll() * line.length)] ?? [];
    const [at, foot, long] = [x + roll() * 8, y + 2 + roll() * deep, 2.4 + roll() * 2.4];
    const blade: Point[] = [
      [at, foot],
      [at + 0.4 + roll(), foot - long * 0.6],
      [at + 0.8 + roll() * 1.6, foot - long],
    ];
    return stroke(blade, { width: 0.9, ends: [0.9, 0.2], seed: Math.floor(roll() * 1e9) });
  });
  return element("path", { d: blades.join(""), fill: INK, opacity: 0.55 });
};

/** The ridge itself, in ink. */
const crest = (line: readonly Point[], seed: number): string =>
  element("path", { d: stroke(line, { width: 1.2, ends: [0.6, 0.6], seed }), fill: INK, opacity: 0.6 });

const stars = (): string => {
  const roll = dice("dusk stars");
  return Array.from({ length: 34 }, (_, i) =>
    element("circle", {
      cx: figure(412 + roll() ** 0.7 * 130),
      cy: figure(2 + roll() * 40),
      r: figure(i % 5 === 0 ? 1.4 : 0.7 + roll() * 0.4),
      fill: PALE,
    }),
  ).join("");
};

/** The picture as an SVG that may be stretched. */
export function duskPicture(): string {
  const flat = WIDTH / FLATS.length;
  const far = ridge("dusk far", 38, 9);
  const near = ridge("dusk near", 50, 6);
  const night = (from: number, fill: string, opacity: number): string =>
    element("rect", { x: from, width: WIDTH - from, height: HEIGHT, fill, opacity });
  return element(
    "svg",
    { xmlns: "http://www.w3.org/2000/svg", viewBox: `0 0 ${WIDTH} ${HEIGHT}`, preserveAspectRatio: "none" },
    [
      ...FLATS.map((fill, i) =>
        element("rect", { x: figure(i * flat - 0.5), width: figure(flat + 1), height: HEIGHT, fill }),
      ),
      stars(),
      element("path", { d: "M514 10a9 9 0 1 0 9 11a7.5 7.5 0 0 1-9-11Z", fill: "#f4eac6" }),
      ground(far, "#8e8468", 0.6),
      crest(far, 11),
      grass(far, "dusk far grass", 70, 10),
      ground(near, "#a59a6e"),
      crest(near, 12),
      grass(near, "dusk near grass", 110, 20),
      night(326, "#2a2340", 0.16),
      night(435, "#1e1c3a", 0.24),
    ].join(""),
  );
}
