/** Places under the sky: mountains, hills, woods, water, roads, rocks. Light falls from the west. */
import { blend, dice, type Point, ragged, sub } from "@westmarch/ink";
import { type Art, cut, form, INK, limb, stroke, through, twin, wash } from "./marks.ts";

const points = (text: string): Point[] =>
  text
    .trim()
    .split(/\s+/)
    .map((word): Point => {
      const [x = "0", y = "0"] = word.split(",");
      return [Number(x), Number(y)];
    });

const dark = (colour: string, amount = 0.25): string => blend(colour, "#1e1a2a", amount);
const light = (colour: string, amount = 0.2): string => blend(colour, "#fffbe8", amount);

/** Mountains along a line of tops and saddles, with a lit and a shaded flank each, and snow if wanted. */
export const peaks = (
  line: string,
  foot: number,
  fill: string,
  seed: string,
  { snow = 0, pen = 1, cap = "#f6f4ea", far = 0 } = {},
): Art => {
  const roll = dice(seed);
  const tops = points(line);
  const slopes = tops.slice(1).map((to, i) => ragged(tops[i] ?? to, to, sub(roll), 0.09, 3));
  const ridge: Point[] = [...(tops[0] ? [tops[0]] : []), ...slopes.flatMap((slope) => slope.slice(1))];
  const first = tops[0] ?? [0, 0];
  const last = tops.at(-1) ?? first;
  const flanks: Art[] = [];
  // Lines pale with distance.
  const colour = blend(INK, fill, far);
  tops.forEach((top, i) => {
    const west = tops[i - 1];
    const east = tops[i + 1];
    if (!east || top[1] >= east[1] || (west && west[1] < top[1])) return;
    const down = slopes[i] ?? [];
    const wide = east[0] - top[0];
    const tall = east[1] - top[1];
    const inner = ragged(
      top,
      [top[0] + wide * 0.22, Math.min(foot, east[1] + tall * 0.5)],
      sub(roll),
      0.2,
      3,
    );
    flanks.push(
      form(
        through([
          ...down,
          [east[0] - wide * 0.1, Math.min(foot, east[1] + tall * 0.45)],
          ...[...inner].reverse(),
        ]),
        dark(fill, 0.26),
        {
          pen: 0,
        },
      ),
    );
    for (let k = 0; k < 4; k++) {
      const t = 0.16 + k * 0.19;
      const p: Point = [top[0] + wide * t, top[1] + tall * t + 1.5];
      const long = tall * (0.2 + roll() * 0.16);
      flanks.push(
        stroke(`${p[0]},${p[1]}! ${p[0] - long * 0.45},${p[1] + long}!`, {
          pen: 0.6,
          ends: [0.9, 0.05],
          opacity: 0.65,
          colour,
        }),
      );
    }
    if (snow > 0 && west) {
      const up = slopes[i - 1] ?? [];
      const line = top[1] + tall * snow;
      const a = up.filter(([, y]) => y < line);
      const b = down.filter(([, y]) => y < line);
      const [l, r] = [a[0] ?? top, b.at(-1) ?? top];
      const teeth = Array.from({ length: 5 }, (_, k): Point => {
        const t = (k + 1) / 6;
        return [
          r[0] + (l[0] - r[0]) * t,
          r[1] + (l[1] - r[1]) * t + (k % 2 ? -tall * snow * 0.3 : tall * snow * (0.1 + roll() * 0.3)),
        ];
      });
      flanks.push(form(through([...a, ...b, ...teeth]), cap, { pen: 0 }));
    }
  });
  return [
    form(through([...ridge, [last[0], foot], [first[0], foot]]), fill, { pen: 0 }),
    flanks,
    stroke(through(ridge), { pen, ends: [1, 1], colour }),
  ];
};

/** Hills along a soft line, with short cuts on their eastern falls. */
export const downs = (
  line: string,
  foot: number,
  fill: string,
  seed: string,
  { pen = 1, cuts = 6, far = 0 } = {},
): Art => {
  const roll = dice(seed);
  const tops = points(line);
  const first = tops[0] ?? [0, 0];
  const last = tops.at(-1) ?? first;
  const lines = Array.from({ length: cuts }, () => {
    const i = Math.floor(roll() * (tops.length - 1));
    const [a, b] = [tops[i] ?? first, tops[i + 1] ?? last];
    const t = roll();
    const [x, y] = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t + 3 + roll() * 6];
    const long = 6 + roll() * 10;
    return stroke(`${x},${y} ${x + long * 0.5},${y + 0.4} ${x + long},${y + 2}`, {
      pen: 0.6,
      colour: dark(fill, 0.5),
      ends: [0.1, 0.1],
    });
  });
  return [
    wash(
      `${first[0]},${first[1]}! ${line} ${last[0]},${last[1]}! ${last[0]},${foot}! ${first[0]},${foot}!`,
      fill,
    ),
    lines,
    stroke(line, { pen, ends: [1, 1], colour: blend(INK, fill, far) }),
  ];
};

/** A fir, jagged in steps. */
export const fir = (x: number, y: number, high: number, fill: string): Art =>
  form(
    (() => {
      const k = high / 40;
      const half = [0, -40, 4, -30, 2.2, -30, 6.6, -20, 4, -20.5, 9, -9, 5.5, -10, 11, 0];
      const east = Array.from(
        { length: half.length / 2 },
        (_, i): Point => [half[i * 2] ?? 0, half[i * 2 + 1] ?? 0],
      );
      const west = east
        .slice(1)
        .map(([a, b]): Point => [-a, b])
        .reverse();
      return through([...east, ...west].map(([a, b]): Point => [x + a * k, y + b * k]));
    })(),
    fill,
    { pen: high > 22 ? 0.8 : 0.55, shade: high * 0.11 },
  );

export const firs = (places: string, fill: string): Art =>
  points(places).map(([x, y], i) => fir(x, y, 14 + ((i * 7) % 9), fill));

/** A leafy tree: a crown of bumps on a short stem. */
export const leafy = (x: number, y: number, high: number, fill: string, seed: string): Art => {
  const roll = dice(seed);
  const r = high * 0.36;
  const [cx, cy] = [x, y - high * 0.62];
  const n = high > 24 ? 9 : 7;
  const crown = Array.from({ length: n }, (_, i) => {
    const a = (i / n) * Math.PI * 2 + roll() * 0.3;
    const b = ((i + 0.5) / n) * Math.PI * 2;
    const k = r * (0.95 + roll() * 0.25);
    return `${cx + Math.cos(a) * r * 0.86},${cy + Math.sin(a) * r * 0.8}! ${cx + Math.cos(b) * k * 1.12},${cy + Math.sin(b) * k}`;
  });
  return [
    limb(`${x},${y} ${x},${y - high * 0.5}`, high * 0.13, high * 0.08, "#6a5036", { pen: 0.7 }),
    form(crown.join(" "), fill, { pen: 0.8, shade: high * 0.13 }),
    stroke(
      `${cx - r * 0.5},${cy - r * 0.1} ${cx - r * 0.15},${cy + r * 0.15} ${cx + r * 0.2},${cy - r * 0.05}`,
      {
        pen: 0.5,
        opacity: 0.6,
      },
    ),
  ];
};

/** A straight trunk that leaves the picture at its top. */
export const trunk = (x: number, foot: number, wide: number, fill: string, lean = 0): Art => [
  form(
    `${x - wide * 0.95},${foot}! ${x - wide * 0.5},${foot - 14} ${x - wide * 0.42 + lean * 0.5},${foot * 0.45} ${x - wide * 0.46 + lean},-4! ${x + wide * 0.46 + lean},-4! ${x + wide * 0.42 + lean * 0.5},${foot * 0.45} ${x + wide * 0.52},${foot - 12} ${x + wide * 1.05},${foot}!`,
    fill,
    { pen: 1, shade: wide * 0.3, hatched: wide > 8 },
  ),
  stroke(
    `${x - wide * 0.12},${foot - 8} ${x - wide * 0.1 + lean * 0.4},${foot * 0.55} ${x + lean * 0.7},${foot * 0.25}`,
    {
      pen: 0.6,
      opacity: 0.6,
    },
  ),
];

/** A bare, crooked tree. */
export const bare = (x: number, y: number, high: number, fill = "#3d3028", flip = false): Art => {
  const k = (high / 40) * (flip ? -1 : 1);
  const v = high / 40;
  const p = (a: number, b: number): string => `${x + a * k},${y + b * v}`;
  return [
    limb(`${p(4, -16)} ${p(10, -24)} ${p(16, -27)} ${p(20, -34)}`, 2.4 * v, 0.4, fill, { pen: 0.5 }),
    limb(`${p(2, -24)} ${p(-6, -30)} ${p(-12, -31)} ${p(-15, -38)}`, 2.2 * v, 0.4, fill, { pen: 0.5 }),
    limb(`${p(12, -25)} ${p(13, -33)} ${p(17, -40)}`, 1.3 * v, 0.3, fill, { pen: 0.4 }),
    limb(`${p(-8, -31)} ${p(-6, -37)} ${p(-8, -43)}`, 1.2 * v, 0.3, fill, { pen: 0.4 }),
    limb(`${p(0, 1)} ${p(2, -10)} ${p(1, -22)} ${p(5, -32)} ${p(3, -44)}`, 6 * v, 0.5, fill, { pen: 0.7 }),
  ];
};

/** Grass in tufts over a band. */
export const grass = (
  seed: string,
  top: number,
  foot: number,
  count: number,
  colour: string,
  width = 176,
): Art => {
  const roll = dice(`${seed} grass`);
  return Array.from({ length: count }, () => {
    const [x, y, k] = [roll() * width, top + roll() * (foot - top), 2 + roll() * 2.4];
    return [-0.5, 0.1, 0.7].map((lean) =>
      stroke(`${x + lean},${y}! ${x + lean * k},${y - k}!`, {
        pen: 0.55,
        colour: dark(colour, 0.5),
        ends: [0.9, 0.1],
      }),
    );
  });
};

/** Water with a level shore, and long ripples. */
export const water = (
  top: number,
  foot: number,
  fill: string,
  seed: string,
  { left = -2, right = 178, ripples = 12 } = {},
): Art => {
  const roll = dice(`${seed} water`);
  return [
    wash(`${left},${top}! ${right},${top}! ${right},${foot}! ${left},${foot}!`, fill),
    Array.from({ length: ripples }, (_, i) => {
      const y = top + 2.5 + ((i + roll() * 0.8) / ripples) * (foot - top - 3);
      const x = left + roll() * (right - left);
      const long = 6 + roll() * 16;
      return stroke(
        `${x},${y} ${x + long * 0.3},${y - 0.9} ${x + long * 0.6},${y + 0.3} ${x + long},${y - 0.3}`,
        {
          pen: 0.7,
          colour: i % 3 === 0 ? light(fill, 0.45) : dark(fill, 0.4),
          ends: [0.05, 0.05],
        },
      );
    }),
    stroke(`${left},${top}! ${right},${top}!`, { pen: 0.8, ends: [1, 1] }),
  ];
};

/** Waves of the open sea in curling rows. */
export const sea = (top: number, foot: number, fill: string, seed: string): Art => {
  const roll = dice(`${seed} sea`);
  const rows = 4;
  return [
    wash(`-2,${top}! 178,${top}! 178,${foot}! -2,${foot}!`, fill),
    stroke(`-2,${top}! 178,${top}!`, { pen: 0.8, ends: [1, 1] }),
    Array.from({ length: rows }, (_, row) => {
      const y = top + 4 + (row * (foot - top - 4)) / rows;
      const long = 13 + row * 6;
      return Array.from({ length: Math.ceil(190 / (long * 1.5)) }, (_, i) => {
        const x = -10 + i * long * 1.5 + roll() * long * 0.6 + (row % 2) * long * 0.6;
        const k = 1 + row * 0.6;
        return stroke(
          `${x},${y + k} ${x + long * 0.28},${y} ${x + long * 0.5},${y + k * 1.2} ${x + long * 0.78},${y + k * 0.3} ${x + long},${y + k * 1.3}`,
          {
            pen: 0.6 + row * 0.1,
            colour: i % 2 ? dark(fill, 0.42) : light(fill, 0.5),
            ends: [0.05, 0.05],
          },
        );
      });
    }),
  ];
};

/** A road or a stream, from near and broad to far and narrow. */
export const road = (line: string, near: number, far: number, fill: string): Art => {
  const all = points(line);
  const last = Math.max(1, all.length - 1);
  const half = (i: number): number => near + ((far - near) * i) / last;
  const west = all.map(([x, y], i) => `${x - half(i)},${y}`);
  const east = all.map(([x, y], i) => `${x + half(i)},${y}`);
  const corner = (side: readonly string[]): string =>
    side.map((word, i) => (i === 0 || i === last ? `${word}!` : word)).join(" ");
  return [
    wash(`${corner(west)} ${corner([...east].reverse())}`, fill),
    stroke(west.join(" "), { pen: 0.8, ends: [1, 0.3] }),
    stroke(east.join(" "), { pen: 0.8, ends: [1, 0.3] }),
  ];
};

/** Boulders: lit above, dark below. */
export const rock = (x: number, y: number, wide: number, high: number, fill: string, seed: string): Art => {
  const roll = dice(`${seed} rock`);
  const at = (t: number, h: number): string =>
    `${x - wide / 2 + wide * (t + (roll() - 0.5) * 0.1)},${y - high * (h + (roll() - 0.5) * 0.14)}!`;
  return [
    form(
      `${x - wide / 2},${y}! ${at(0.06, 0.5)} ${at(0.24, 0.9)} ${at(0.5, 1)} ${at(0.76, 0.78)} ${at(0.95, 0.4)} ${x + wide / 2},${y}!`,
      fill,
      {
        pen: 0.9,
        shade: wide * 0.22,
        hatched: wide > 14,
      },
    ),
    stroke(
      `${x - wide * 0.1},${y - high * 0.9}! ${x + wide * 0.04},${y - high * 0.5}! ${x - wide * 0.02},${y - high * 0.2}!`,
      {
        pen: 0.6,
        ends: [0.8, 0.1],
      },
    ),
  ];
};

/** The mouth of a cave around the picture: dark rock at both sides and above. */
export const cavern = (fill: string, seed: string, { open = 1, foot = 84 } = {}): Art => {
  const roll = dice(`${seed} cavern`);
  const jag = (x: number, y: number): string => `${x + (roll() - 0.5) * 7},${y + (roll() - 0.5) * 5}!`;
  const w = 30 / open;
  return [
    form(
      `-3,-3! 179,-3! 179,${foot + 3}! ${jag(176 - w * 0.5, foot)} ${jag(176 - w, foot - 18)} ${jag(176 - w * 0.7, foot - 38)} ${jag(176 - w * 1.4, foot - 58)} ${jag(176 - w * 2, 16 / open)} ${jag(112, 8 / open)} ${jag(88, 13 / open)} ${jag(66, 6 / open)} ${jag(w * 2, 15 / open)} ${jag(w * 1.3, foot - 60)} ${jag(w * 0.75, foot - 40)} ${jag(w, foot - 18)} ${jag(w * 0.5, foot)} -3,${foot + 3}!`,
      fill,
      { pen: 1 },
    ),
    Array.from({ length: 14 }, (_, i) => {
      const east = i % 2 === 0;
      const x = east ? 176 - roll() * w * 0.8 : roll() * w * 0.8;
      const y = roll() * 70;
      return stroke(`${x},${y}! ${x + (east ? -4 : 4)},${y + 8 + roll() * 8}!`, {
        pen: 0.7,
        colour: light(fill, 0.2),
        ends: [0.7, 0.1],
      });
    }),
  ];
};

/** Reeds and rushes. */
export const reeds = (x: number, y: number, high: number, colour: string, seed: string): Art => {
  const roll = dice(`${seed} reeds`);
  return Array.from({ length: 6 }, (_, i) => {
    const k = x + (i - 2.5) * high * 0.14;
    const [lean, tall] = [(roll() - 0.4) * high * 0.5, high * (0.6 + roll() * 0.5)];
    return [
      stroke(`${k},${y} ${k + lean * 0.3},${y - tall * 0.6} ${k + lean},${y - tall}`, {
        pen: 0.8,
        colour,
        ends: [1, 0.1],
      }),
      i % 3 === 0
        ? limb(
            `${k + lean * 0.8},${y - tall * 0.82} ${k + lean * 1.1},${y - tall * 1.08}`,
            1.6,
            1.2,
            "#5a4028",
            { pen: 0.4 },
          )
        : [],
    ];
  });
};

/** A tongue of fire, its foot at (0, 0), about 30 high. */
export const flame = (): Art => [
  form(
    "0,0! -8,-2 -10,-9 -6,-17! -4,-12 -2,-13 -5,-22 0,-30! 3,-24 6,-22 6,-15 8,-16 9,-20! 11,-12 10,-3 0,0!",
    "#d9531e",
    { pen: 0.7 },
  ),
  wash(
    "0,-1! -5,-3 -6,-8 -3,-13! -2,-9 0,-10 -1,-17 1,-22! 3,-17 4,-12 5,-10 6,-12! 7,-6 5,-2 0,-1!",
    "#f6b13f",
  ),
  wash("1,-1! -2,-3 -2,-7 0,-10! 2,-7 3,-8 3,-10! 5,-5 3,-2 1,-1!", "#fff0b8"),
];

/** The burning mountain, its foot at (0, 0), about 50 high. */
export const doom = (fill: string): Art => [
  cut("-46,0 -30,-14 -22,-20 -13,-36 -8,-40 -6,-46 6,-46 9,-39 14,-35 22,-20 32,-13 46,0", fill, {
    pen: 1,
    shade: 14,
    hatched: true,
  }),
  cut("-6,-46 -2,-44 1,-45 6,-46 4,-40 6,-32 2,-24 4,-12 1,-4 -2,-14 0,-26 -3,-34 -2,-40", "#f0862b", {
    pen: 0.5,
  }),
  wash("-5,-46! 0,-48 5,-46! 2,-44 -2,-44", "#fbd06a"),
  twin("0,-64 4,-58 3,-52 5,-46! 0,-47", "#e2641e", { pen: 0, opacity: 0.9 }),
  wash("0,-60 2,-54 2,-47! -2,-47! -2,-53", "#fbd06a"),
  stroke("-20,-20! -14,-10! -18,-3!", { pen: 0.6, ends: [0.8, 0.1] }),
];
