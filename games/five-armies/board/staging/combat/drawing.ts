/**
 * The places where the valley is fought for, as path data in the picture of the night (`night`): on the left, where the
 * Free Peoples stand; the other side is the same seen in a mirror. Pure and seeded: the same for everybody.
 */
import { GROUND, WIDTH } from "@westmarch/campaign/staging";
import { dice, type Point, type Polyline, path, ragged, round, smooth, stroke } from "@westmarch/ink";

/** What a place is drawn of: bodies that hide what is behind them, their shade, ink, and light. */
export interface Drawn {
  readonly bodies: string;
  readonly shade: string;
  readonly ink: string;
  readonly fine: string;
  readonly dark: string;
  readonly lit: string;
  /** Light on walls, seen through a door. */
  readonly glow: string;
}
const NOTHING: Drawn = { bodies: "", shade: "", ink: "", fine: "", dark: "", lit: "", glow: "" };

/** A line through these points, ragged as rock. */
const rocky = (points: Polyline, seed: number, rough = 0.07): Point[] =>
  points.flatMap((point, i) => {
    const next = points[i + 1];
    return next ? ragged(point, next, seed + i, rough, 4) : [point];
  });

/** Short strokes that fall from a ridge to the east, shorter towards its foot. */
function hachures(line: Polyline, seed: number, long: number): string {
  const roll = dice(seed);
  let d = "";
  for (let i = 1; i < line.length - 1; i += 2) {
    const [x, y] = line[i];
    const fall = long * (0.5 + roll() * 0.5) * (1 - (i / line.length) * 0.6);
    const lean = fall * (0.32 + roll() * 0.2);
    d += stroke(
      [
        [x + 2, y + 3],
        [x + lean, y + fall],
      ],
      { width: 1.3, ends: [1, 0.2], seed: seed + i },
    );
  }
  return d;
}

/** How the Mountain runs: up to its peak, down to the valley, and along the ridges between. */
const TO_PEAK: Polyline = [
  [-40, 250],
  [70, 176],
  [150, 128],
  [236, 62],
];
const FROM_PEAK: Polyline = [
  [236, 62],
  [296, 128],
  [360, 178],
  [452, 282],
  [560, 372],
  [690, 470],
  [860, 556],
];
const RIDGES: readonly Polyline[] = [
  [
    [236, 62],
    [212, 150],
    [150, 250],
    [84, 330],
    [20, 440],
  ],
  [
    [236, 62],
    [262, 160],
    [300, 236],
    [330, 300],
  ],
  [
    [340, 166],
    [400, 280],
    [470, 380],
    [520, 470],
    [610, 548],
  ],
];

/** The Mountain: one mass, its ridges running down from the peak. */
export function mountain(): Drawn {
  const right = rocky(FROM_PEAK, 13);
  const outline = [...rocky(TO_PEAK, 3), ...right];
  const ridges = RIDGES.map((ridge, i) => rocky(ridge, 23 + i * 10));
  return {
    ...NOTHING,
    bodies: path([...outline, [860, GROUND + 20], [-40, GROUND + 20]]),
    shade: path([...right, [860, GROUND], [520, GROUND], [470, 380], [400, 280], [340, 176]]),
    ink: stroke(outline, { width: 3, seed: 5, drift: 0.7 }),
    fine: ridges
      .map((ridge, i) => stroke(ridge, { width: 1.6, seed: i }) + hachures(ridge, 60 + i, 74))
      .join(""),
  };
}

/** A frame of a gate as the Dwarves cut it: shoulders, and a flat lintel. */
const arch = (x: number, half: number, top: number, shoulder: number): Point[] => [
  [x - half, GROUND + 14],
  [x - half, top + shoulder],
  [x - half + shoulder, top],
  [x + half - shoulder, top],
  [x + half, top + shoulder],
  [x + half, GROUND + 14],
];

const diamond = (x: number, y: number, r: number): string =>
  `M${round(x)} ${round(y - r * 1.25)}L${round(x + r)} ${round(y)}L${round(x)} ${round(y + r * 1.25)}L${round(x - r)} ${round(y)}Z`;

/** Diamonds down both posts of the gate: every second set with a light, the others cut. */
function studs(x: number): { readonly set: string; readonly cut: string } {
  let [set, cut] = ["", ""];
  for (const side of [-1, 1])
    for (let i = 0; i < 4; i++) {
      const at = diamond(x + side * 137, 420 + i * 32, 6);
      if (i % 2 === 0) set += at;
      else
        cut += stroke(
          [
            [x + side * 137, 412 + i * 32],
            [x + side * 137 + 6, 420 + i * 32],
            [x + side * 137, 428 + i * 32],
            [x + side * 137 - 6, 420 + i * 32],
            [x + side * 137, 412 + i * 32],
          ],
          { width: 1.3, seed: i },
        );
    }
  return { set, cut };
}

/** The shields that stand before the gate, and their rims with the spears. */
function shieldRow(x: number): { readonly shields: string; readonly rims: string } {
  let shields = "";
  let rims = "";
  for (let i = 0; i < 10; i++) {
    const at = x - 150 + i * 33;
    const low = GROUND - 24 + (i % 2) * 7;
    shields += `M${at - 12} ${low}h24v16q-2 12-12 17q-10-5-12-17Z`;
    rims += stroke(
      [
        [at - 12, low],
        [at + 12, low],
        [at + 12, low + 16],
        [at, low + 33],
        [at - 12, low + 16],
        [at - 12, low],
      ],
      { width: 1.5, seed: i },
    );
    rims += stroke(
      [
        [at, low - 22],
        [at, low + 2],
      ],
      { width: 2, seed: i + 40 },
    );
  }
  return { shields, rims };
}

/** The Front Gate, lit from within, and the shields before it. */
export function gate(): Drawn {
  const x = 236;
  const frames = [arch(x, 152, 320, 66), arch(x, 122, 346, 56), arch(x, 92, 376, 44)];
  const door = arch(x, 52, 424, 22);
  const { set, cut } = studs(x);
  const { shields, rims } = shieldRow(x);
  const keystone: Point[] = [
    [x - 34, 320],
    [x - 24, 276],
    [x + 24, 276],
    [x + 34, 320],
  ];
  const ink = [
    ...frames.map((frame, i) => stroke(frame, { width: 2.4 - i * 0.4, seed: 7 + i })),
    stroke(door, { width: 1.6, seed: 19 }),
    cut,
    stroke(keystone, { width: 1.8, seed: 3 }),
    rims,
  ].join("");
  const anvil = `M${x - 17} 290h30q2 5-5 7h-7v5h8v4h-22v-4h8v-5q-10-1-12-7Z`;
  return {
    ...NOTHING,
    bodies: path(frames[0]) + path([...keystone, [x - 34, 320]]),
    shade: path(frames[2]),
    lit: set + anvil,
    glow: path(door),
    dark: shields,
    ink,
  };
}

/** A slope that rises towards the edge of the picture, with a watch-tower on it where there is a settlement. */
export function slope(high: boolean, tower: boolean): Drawn {
  const top = high ? 250 : 400;
  const outline = rocky(
    [
      [-40, top],
      [70, top + 26],
      [190, top + (high ? 40 : 34)],
      [300, top + (GROUND - top) * 0.4],
      [420, top + (GROUND - top) * 0.72],
      [580, GROUND + 2],
    ],
    71,
  );
  const inner = rocky(
    [
      [40, top + 70],
      [150, top + 120],
      [260, top + (GROUND - top) * 0.66],
      [330, GROUND - 14],
    ],
    77,
  );
  const base: Drawn = {
    ...NOTHING,
    bodies: path([...outline, [580, GROUND + 16], [-40, GROUND + 16]]),
    shade: path([...outline.slice(Math.floor(outline.length * 0.45)), [580, GROUND + 8], [280, GROUND + 8]]),
    ink: stroke(outline, { width: 2.6, seed: 9, drift: 0.6 }),
    fine:
      stroke(inner, { width: 1.5, seed: 4 }) +
      hachures(outline, 81, high ? 70 : 46) +
      hachures(inner, 83, 36),
  };
  if (!tower) return base;
  const [x, foot] = [136, top + 44];
  const wall: Point[] = [
    [x - 38, foot],
    [x - 32, foot - 118],
    [x - 42, foot - 132],
    [x - 20, foot - 126],
    [x - 6, foot - 150],
    [x + 10, foot - 122],
    [x + 40, foot - 134],
    [x + 33, foot - 116],
    [x + 40, foot],
  ];
  return {
    ...base,
    bodies: base.bodies + path(wall),
    shade: `${base.shade}M${x + 6} ${foot}V${foot - 122}L${x + 33} ${foot - 116}L${x + 40} ${foot}Z`,
    ink: base.ink + stroke(wall, { width: 2, seed: 12 }),
    lit: `M${x - 8} ${foot - 62}v-16q8-10 16 0v16Z`,
  };
}

/** What a dragon has left of a town: walls without roofs, an arch, a broken tower. */
export function ruins(): Drawn {
  const roll = dice(91);
  let [bodies, shade, ink, dark] = ["", "", "", ""];
  for (const [x, half, top] of [
    [44, 46, 452],
    [150, 40, 392],
    [262, 58, 470],
    [372, 36, 424],
    [462, 44, 492],
  ] as const) {
    const crown: Point[] = [];
    for (let at = -half; at <= half; at += half / 4) crown.push([x + at, top + roll() * 46]);
    const wall: Point[] = [[x - half, GROUND + 12], ...rocky(crown, x, 0.16), [x + half, GROUND + 12]];
    bodies += path(wall);
    ink += stroke(wall, { width: 1.9, seed: x });
    shade += `M${x + half * 0.3} ${GROUND + 12}V${top + 44}H${x + half}V${GROUND + 12}Z`;
    for (let i = 0; i < 3; i++) {
      const [wx, wy] = [x - half * 0.5 + i * half * 0.42, top + 62 + roll() * 16];
      if (wy < GROUND - 26) dark += `M${round(wx)} ${round(wy + 20)}v-14q5-8 10 0v14Z`;
    }
  }
  const span: Point[] = Array.from({ length: 13 }, (_, i) => [
    190 + i * 6,
    540 - Math.sin((i / 12) * Math.PI) * 58,
  ]);
  ink += stroke(span, { width: 2.4, seed: 15 });
  return { ...NOTHING, bodies, shade, ink, dark };
}

/** Tents of a camp, a light in some of them. */
export function tents(): Drawn {
  let [bodies, shade, ink, lit] = ["", "", "", ""];
  for (const [x, half, top] of [
    [60, 62, 470],
    [178, 50, 492],
    [292, 66, 462],
    [412, 48, 500],
  ] as const) {
    const tent: Point[] = [
      [x - half, GROUND + 8],
      [x - half * 0.34, top + 34],
      [x, top],
      [x + half * 0.34, top + 34],
      [x + half, GROUND + 8],
    ];
    bodies += path(tent);
    shade += `M${x} ${top}L${x + half * 0.34} ${top + 34}L${x + half} ${GROUND + 8}H${x + half * 0.2}Z`;
    ink += stroke(tent, { width: 1.9, seed: x });
    ink += stroke(
      [
        [x, top],
        [x, top - 22],
      ],
      { width: 1.8, seed: half },
    );
    lit += `M${x - 7} ${GROUND + 6}L${x} ${GROUND - 38}L${x + 7} ${GROUND + 6}Z`;
  }
  return { ...NOTHING, bodies, shade, ink, lit };
}

/** Reeds along the foot of the picture. */
export function reeds(): string {
  const roll = dice(101);
  let d = "";
  for (let i = 0; i < 120; i++) {
    const x = roll() * WIDTH;
    const high = 20 + roll() * 44;
    const foot = GROUND + 6 + roll() * 14;
    d += stroke(
      [
        [x, foot],
        [x + (roll() - 0.5) * 8, foot - high * 0.6],
        [x + (roll() - 0.5) * 18, foot - high],
      ],
      { width: 1.5, ends: [1, 0.2], seed: i },
    );
  }
  return d;
}

/** Water that lies between them, and its banks; a ford has stones across it. */
export interface Water {
  readonly water: string;
  readonly banks: string;
  readonly stones: string;
}

/** How it runs, from where it comes into sight. */
const WAY: Polyline = [
  [430, GROUND + 4],
  [520, 586],
  [640, 622],
  [716, 676],
  [742, 748],
  [738, 880],
];

export function water(ford: boolean): Water {
  const bank = (shift: number): Point[] =>
    smooth(
      WAY.map(([x, y], i): Point => [x + shift * (0.3 + i * 0.22), y]),
      8,
    );
  const [left, right] = [bank(-26), bank(52)];
  const roll = dice(7);
  let stones = "";
  if (ford)
    for (let i = 0; i < 9; i++) {
      const [x, y] = [690 + i * 14 + roll() * 6, 690 + (roll() - 0.5) * 26];
      stones += `M${round(x - 8)} ${round(y)}q2-8 9-7t8 6q-1 6-9 6t-8-5Z`;
    }
  return {
    water: path([...left, ...right.toReversed()]),
    banks: stroke(left, { width: 1.8, seed: 2 }) + stroke(right, { width: 1.8, seed: 6 }),
    stones,
  };
}
