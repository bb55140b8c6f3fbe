import {
  curve,
  dice,
  element,
  figure,
  hill,
  LINE,
  PAPER,
  PEAK,
  type Point,
  path,
  ragged,
  stroke,
  sub,
  tree,
} from "@westmarch/ink";

/** Landmarks, standing on (x, y). `s` is their size; 1 suits the wide page. */
type Landmark = (x: number, y: number, s: number) => string;

/** Points around a landmark's foot, written `x,y x,y …` where they are fixed. */
type Marks = string | readonly Point[];

const set = (x: number, y: number, s: number, marks: Marks): Point[] =>
  (typeof marks === "string" ? marks.split(" ").map((mark) => mark.split(",").map(Number)) : marks).map(
    ([px, py]) => [x + px * s, y + py * s],
  );
const shape = (x: number, y: number, s: number, marks: Marks): string => path(set(x, y, s, marks));
const filled = (d: string, fill: string, width = 1): string =>
  element("path", { d, fill, stroke: LINE, "stroke-width": width, "stroke-linejoin": "round" });
const inked = (d: string, opacity?: number): string => element("path", { d, fill: LINE, opacity });
const line = (x: number, y: number, s: number, marks: Marks, width = 1.2, seed = 7): string =>
  stroke(set(x, y, s, marks), { width, seed, ends: [0.8, 0.5] });

/** A round door in a hill, smoke from its chimney. */
export const bagEnd: Landmark = (x, y, s) =>
  filled(shape(x, y, s, "8,-24 8,-34 13,-34 13,-20"), PEAK) +
  inked(
    curve(
      [
        [x + 10 * s, y - 36 * s],
        [x + 13 * s, y - 42 * s],
        [x + 9 * s, y - 47 * s],
        [x + 13 * s, y - 54 * s],
      ],
      { width: 1.3, seed: 4 },
    ),
    0.55,
  ) +
  element("path", {
    d: `M${figure(x - 30 * s)} ${figure(y)}Q${figure(x - 24 * s)} ${figure(y - 30 * s)} ${figure(x)} ${figure(y - 30 * s)}Q${figure(x + 24 * s)} ${figure(y - 30 * s)} ${figure(x + 30 * s)} ${figure(y)}z`,
    fill: "var(--map-meadow)",
    stroke: LINE,
    "stroke-width": 1.5,
  }) +
  tree(x - 14 * s, y - 25 * s, 15 * s, 5) +
  element("circle", { cx: x, cy: y - 10 * s, r: 9.2 * s, fill: PEAK, stroke: LINE, "stroke-width": 1.2 }) +
  element("circle", {
    cx: x,
    cy: y - 10 * s,
    r: 6.8 * s,
    fill: "var(--map-door)",
    stroke: LINE,
    "stroke-width": 0.9,
  }) +
  element("circle", { cx: x + 0.4 * s, cy: y - 10 * s, r: 1.1 * s, fill: "var(--gold)" }) +
  inked(
    line(x, y, s, "18,-18 20,-8", 1) + line(x, y, s, "21,-15 24,-6", 1) + line(x, y, s, "15,-20 16,-13", 1),
    0.6,
  );

/** A broken watch-tower on a hill: the north that was. */
export const ruin: Landmark = (x, y, s) =>
  hill(x, y, 46 * s, "ruin") +
  filled(
    shape(x, y - 9 * s, s, "-8,0 -7,-20 -8.5,-22 -8.5,-27 -5,-27 -5,-24 -2,-24 -1,-19 2,-20 3,-15 7,-16 8,0"),
    PEAK,
    1.1,
  ) +
  inked(
    line(x, y - 9 * s, s, "-4,-4 0,-4") +
      line(x, y - 9 * s, s, "1,-9 5,-9") +
      line(x, y - 9 * s, s, "-5,-13 -2,-13"),
    0.6,
  ) +
  element("path", {
    d: shape(x, y - 9 * s, s, "3,-15 7,-16 8,0 3.6,0"),
    fill: LINE,
    opacity: 0.2,
  });

/** The seven-ringed white city under its mountain. */
export const whiteCity: Landmark = (x, y, s) => {
  let rings = "";
  for (const [wide, low, high] of [
    [26, 0, 10],
    [19, -9, 10],
    [12.5, -18, 10],
  ] as const) {
    const teeth: Point[] = [[-wide, low]];
    teeth.push([-wide, low - high]);
    const count = Math.round(wide / 3.2);
    for (let i = 0; i < count; i++) {
      const left = -wide + (i * 2 * wide) / count;
      const step = (2 * wide) / count;
      teeth.push(
        [left, low - high - 2.4],
        [left + step * 0.55, low - high - 2.4],
        [left + step * 0.55, low - high],
        [left + step, low - high],
      );
    }
    teeth.push([wide, low]);
    rings += filled(shape(x, y, s, teeth), PEAK, 0.9);
    rings += element("path", {
      d: shape(x, y, s, [
        [wide * 0.45, low],
        [wide * 0.45, low - high],
        [wide, low - high],
        [wide, low],
      ]),
      fill: LINE,
      opacity: 0.14,
    });
  }
  return (
    rings +
    filled(shape(x, y, s, "-3,-28 -2.4,-44 0,-50 2.4,-44 3,-28"), PEAK, 0.9) +
    filled(shape(x, y, s, "-4,0 -4,-5 0,-8 4,-5 4,0"), LINE, 0.6) +
    inked(line(x, y, s, "0,-50 0,-57", 1)) +
    element("path", {
      d: shape(x, y, s, "0,-57 8,-55 0,-52.6"),
      fill: "var(--free)",
    })
  );
};

/** The golden hall on its mound. */
export const goldenHall: Landmark = (x, y, s) =>
  hill(x, y, 50 * s, "hall") +
  filled(shape(x, y - 10 * s, s, "-13,0 -13,-7 13,-7 13,0"), PEAK, 1) +
  filled(shape(x, y - 10 * s, s, "-16,-6 -11,-16 11,-16 16,-6"), "var(--map-straw)", 1) +
  inked(
    line(x, y - 10 * s, s, "-11,-16 -14,-20", 1.1) +
      line(x, y - 10 * s, s, "11,-16 14,-20", 1.1) +
      [-6, 0, 6]
        .map((i) =>
          line(
            x,
            y - 10 * s,
            s,
            [
              [i, -15],
              [i + 0.6, -7.5],
            ],
            0.8,
          ),
        )
        .join("") +
      line(x, y - 10 * s, s, "0,-5 0,0", 2.4),
    0.8,
  );

/** A dwarf-gate in the rock. */
export const mineGate: Landmark = (x, y, s) =>
  filled(shape(x, y, s, "-11,1 -11,-15 -6.5,-22 6.5,-22 11,-15 11,1"), PEAK, 1.4) +
  filled(shape(x, y, s, "-7,1 -7,-13 -4,-17 4,-17 7,-13 7,1"), "var(--map-deep)", 1) +
  inked(
    line(x, y, s, "-11,-11 -7.5,-11", 0.8) +
      line(x, y, s, "7.5,-11 11,-11", 0.8) +
      line(x, y, s, "-11,-5 -7.5,-5", 0.8) +
      line(x, y, s, "7.5,-5 11,-5", 0.8),
    0.7,
  );

/** Dol Guldur: a black keep among the firs. */
export const blackKeep: Landmark = (x, y, s) =>
  filled(
    shape(
      x,
      y,
      s,
      "-9,0 -8,-15 -10,-20 -6,-18 -5,-24 -3,-19 -2,-30 0,-37 2,-30 3,-20 6,-25 6,-18 10,-20 8,-14 9,0",
    ),
    "var(--map-deep)",
    1,
  );

/** The black gate: two towers of teeth and a rampart. */
export const blackGate: Landmark = (x, y, s) =>
  filled(shape(x, y, s, "-16,0 -16,-12 16,-12 16,0"), "var(--map-deep)", 1) +
  filled(
    shape(x, y, s, "-19,0 -18,-20 -20,-26 -16,-22 -14.5,-28 -13,-22 -9,-26 -10.5,-20 -10,0"),
    "var(--map-deep)",
    1,
  ) +
  filled(
    shape(x, y, s, "19,0 18,-20 20,-26 16,-22 14.5,-28 13,-22 9,-26 10.5,-20 10,0"),
    "var(--map-deep)",
    1,
  ) +
  element("path", {
    d: shape(x, y, s, "-6,0 -6,-8 6,-8 6,0"),
    fill: "var(--ember)",
    opacity: 0.35,
  });

/** The mountain of fire. */
export const mountDoom: Landmark = (x, y, s) => {
  const roll = dice("doom");
  const west = ragged([x - 30 * s, y], [x - 5 * s, y - 40 * s], sub(roll), 0.08, 3);
  const east = ragged([x + 6 * s, y - 39 * s], [x + 30 * s, y], sub(roll), 0.08, 3);
  const body = [...west, [x - 1 * s, y - 36 * s] as const, ...east];
  return (
    [0, 1, 2]
      .map((i) =>
        element("path", {
          d: `M${figure(x - 4 * s)} ${figure(y - 40 * s)}q${figure(-9 * s + i * 9 * s)} ${figure(-12 * s)} ${figure((i - 1) * 5 * s)} ${figure(-20 * s)}q${figure(6 * s)} ${figure(-7 * s)} ${figure((i - 0.6) * 9 * s)} ${figure(-15 * s)}`,
          fill: "none",
          stroke: LINE,
          "stroke-width": 1.1,
          "stroke-linecap": "round",
          opacity: 0.4,
        }),
      )
      .join("") +
    element("path", { d: path(body), fill: "var(--map-deep)" }) +
    element("path", {
      d: shape(x, y, s, "-4,-39 -1,-46 1,-41 4,-48 6,-39 3,-28 5,-18 1,-9 1,-20 -2,-28"),
      fill: "var(--ember)",
    }) +
    element("path", {
      d: shape(x, y, s, "-1,-37 1,-41 3.4,-38 1.4,-27 2.6,-20 0,-28"),
      fill: "#f2a53a",
    }) +
    inked(
      stroke(west, { width: 1.4, seed: 2 }) +
        stroke(east, { width: 2.2, seed: 3 }) +
        [0, 1, 2, 3]
          .map((i) =>
            line(
              x,
              y,
              s,
              [
                [9 + i * 4, -30 + i * 6],
                [14 + i * 3.6, -12 + i * 3],
              ],
              1,
              i,
            ),
          )
          .join("") +
        [0, 1]
          .map((i) =>
            line(
              x,
              y,
              s,
              [
                [-12 - i * 5, -20 + i * 7],
                [-15 - i * 5, -8 + i * 3],
              ],
              1,
              i,
            ),
          )
          .join(""),
    )
  );
};

/** The dark tower and its watch. */
export const darkTower: Landmark = (x, y, s) =>
  filled(
    shape(
      x,
      y,
      s,
      "-11,0 -9,-14 -11,-17 -7,-18 -6.4,-34 -8.6,-38 -5.4,-39 -5,-50 -7.4,-58 -3,-53 -2,-56 0,-52 2,-56 3,-53 7.4,-58 5,-50 5.4,-39 8.6,-38 6.4,-34 7,-18 11,-17 9,-14 11,0",
    ),
    "var(--map-deep)",
    1,
  ) +
  element("ellipse", { cx: x, cy: y - 46 * s, rx: 3 * s, ry: 1.7 * s, fill: "var(--ember)" }) +
  inked(line(x, y, s, "-3,-8 -3,-12", 1) + line(x, y, s, "2,-24 2,-28", 1), 0.9);

/** A grey ship making for the west. */
export const ship: Landmark = (x, y, s) =>
  filled(shape(x, y, s, "-20,-6 -24,-14 -14,-9 14,-9 23,-16 20,-5 14,1 -12,1"), PEAK, 1.2) +
  filled(shape(x, y, s, "-1,-11 -1,-40 6,-36 13,-26 14,-14"), PAPER, 1.1) +
  filled(shape(x, y, s, "-3,-12 -3,-36 -9,-30 -13,-20 -13,-13"), PAPER, 1.1) +
  inked(
    line(x, y, s, "-2,-9 -2,-44", 1.6) +
      line(x, y, s, "-16,-4 14,-4", 0.9) +
      line(x, y, s, "-2,-44 4,-42", 1),
  ) +
  inked(
    curve(
      [
        [x - 30 * s, y + 5 * s],
        [x - 14 * s, y + 3 * s],
        [x, y + 6 * s],
        [x + 16 * s, y + 3 * s],
        [x + 30 * s, y + 5 * s],
      ],
      { width: 1.2, seed: 9 },
    ),
    0.5,
  );

/** Which way the water runs: a leaf-shaped boat and two chevrons. */
export const boat = (x: number, y: number, s: number, turn: number): string =>
  element(
    "g",
    { transform: `translate(${figure(x)} ${figure(y)}) rotate(${Math.round(turn)}) scale(${s})` },
    element("path", { d: "M-9 0q9-6.4 18 0q-9 6.4-18 0z", fill: PEAK, stroke: LINE, "stroke-width": 1.2 }) +
      element("path", { d: "M-5 0h10", stroke: LINE, "stroke-width": 1 }) +
      element("path", {
        d: "M13-4l4 4-4 4M18.4-3.4l3.4 3.4-3.4 3.4",
        fill: "none",
        stroke: LINE,
        "stroke-width": 1.3,
        "stroke-linecap": "round",
        "stroke-linejoin": "round",
      }),
  );
