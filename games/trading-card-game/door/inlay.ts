import { dice, type Point, smooth, sub } from "@westmarch/ink";
import { arc, curved, disc, flat, GROUND, line } from "@westmarch/ink/sheet";

/** The silver in the night door: two trees for pillars, signs, a star. */

const SILVER = "var(--silver-ink)";
const MIDDLE = 132;
const SPRING = 146;

/** One of the two trees: a pillar with a stem that winds about it, leaves, and a crown that bends into the arch. */
export function pillar(x: number, mirror: 1 | -1): string {
  const roll = dice(`pillar${mirror}`);
  const winding = (phase: number): Point[] =>
    Array.from({ length: 13 }, (_, i): Point => [x + Math.sin(i * 0.98 + phase) * 6.4, GROUND - 18 - i * 17]);
  const leaves = Array.from({ length: 15 }, (_, i): string => {
    const y = GROUND - 30 - i * 13.6;
    const out = (i % 2 ? 1 : -1) * mirror;
    const [a, b]: [Point, Point] = [
      [x + out * 4, y],
      [x + out * 11.5, y - 5],
    ];
    const leaf = smooth([a, [(a[0] + b[0]) / 2, y - 5.4], b, [(a[0] + b[0]) / 2 + out, y - 0.6]], 2.4, true);
    return line(leaf, { width: 0.9, seed: sub(roll), colour: SILVER, ends: [1, 1], step: 4 });
  }).join("");
  return (
    line(
      [
        [x - 3, GROUND - 14],
        [x - 3, SPRING + 10],
      ],
      { width: 1, seed: "pl", colour: SILVER, opacity: 0.8, step: 24 },
    ) +
    line(
      [
        [x + 3, GROUND - 14],
        [x + 3, SPRING + 10],
      ],
      { width: 1, seed: "pr", colour: SILVER, opacity: 0.8, step: 24 },
    ) +
    line(
      [
        [x - 7, GROUND - 14],
        [x + 7, GROUND - 14],
      ],
      { width: 1.8, seed: "pb", colour: SILVER },
    ) +
    curved(winding(0), { width: 1.7, seed: "w1", colour: SILVER }) +
    curved(winding(Math.PI), { width: 1.3, seed: "w2", colour: SILVER, opacity: 0.85 }) +
    leaves +
    // The boughs curl inwards under the arch.
    curl(x, SPRING + 6, mirror, 15) +
    curl(x + mirror * 3, SPRING - 12, mirror, 11) +
    curl(x, SPRING + 6, -mirror as 1 | -1, 8)
  );
}

/** A bough that rolls itself up. */
const curl = (x: number, y: number, mirror: 1 | -1, size: number): string =>
  line(
    Array.from({ length: 20 }, (_, i): Point => {
      const a = (i / 19) * Math.PI * 2.5;
      const r = size * (1 - i / 24) * 0.62;
      return [x + mirror * (size * 0.62 - Math.cos(a) * r), y - size * 0.2 - Math.sin(a) * r];
    }),
    { width: 1.4, colour: SILVER, seed: `${x}${y}`, ends: [0.9, 0.2], step: 5 },
  );

const star = (x: number, y: number, r: number, points: number, thin: number): Point[] =>
  Array.from({ length: points * 2 }, (_, i): Point => {
    const a = (i * Math.PI) / points - Math.PI / 2;
    const k = i % 2 ? r * thin : i % 4 === 0 ? r : r * 0.74;
    return [x + Math.cos(a) * k, y + Math.sin(a) * k];
  });

/** Ornament in the band of the arch: strokes of our own that no one can read, and need not. */
export function band(): string {
  const roll = dice("band");
  let svg = "";
  for (let a = 192; a <= 348; a += 7.4) {
    const at = (r: number, turn: number): Point => [
      MIDDLE + Math.cos(((a + turn) * Math.PI) / 180) * r,
      SPRING + 4 + Math.sin(((a + turn) * Math.PI) / 180) * (r + 4),
    ];
    const kind = Math.floor(roll() * 3);
    if (kind === 0)
      svg += line([at(50, -1.6), at(56, 0), at(50, 1.6)], {
        width: 1,
        colour: SILVER,
        seed: a,
        step: 9,
        opacity: 0.85,
      });
    else if (kind === 1)
      svg +=
        line([at(49, 0), at(56, 0)], { width: 1.1, colour: SILVER, seed: a, opacity: 0.85 }) +
        disc(at(52.5, 2.4)[0], at(52.5, 2.4)[1], 0.9, SILVER, 0.85);
    else
      svg += line(arc(at(53, 0)[0], at(53, 0)[1], 2.6, 2.6, a, a + 250, 1.6), {
        width: 1,
        colour: SILVER,
        seed: a,
        step: 4,
        opacity: 0.85,
      });
  }
  return svg;
}

/** Seven stars, a crown, and a hammer over an anvil. */
export function signs(): string {
  const stars = Array.from({ length: 7 }, (_, i): Point => {
    const a = ((204 + i * 22) * Math.PI) / 180;
    return [MIDDLE + Math.cos(a) * 33, 172 + Math.sin(a) * 32];
  });
  const [x, y] = [MIDDLE, 176];
  const drawn = { width: 1.4, colour: SILVER, step: 12 };
  return (
    stars.map(([a, b], i) => flat(star(a, b, i === 3 ? 5 : 4, 5, 0.42), SILVER)).join("") +
    line(
      [
        [x - 10, y + 6],
        [x - 12, y - 8],
        [x - 6, y - 1],
        [x, y - 11],
        [x + 6, y - 1],
        [x + 12, y - 8],
        [x + 10, y + 6],
        [x - 10, y + 6],
      ],
      { ...drawn, seed: "crown", ends: [1, 1] },
    ) +
    line(
      [
        [x - 9, y + 15],
        [x + 9, y + 15],
        [x + 9, y + 21],
        [x + 3, y + 23],
        [x + 3, y + 29],
        [x + 9, y + 34],
        [x - 9, y + 34],
        [x - 3, y + 29],
        [x - 3, y + 23],
        [x - 9, y + 21],
        [x - 9, y + 15],
      ],
      { ...drawn, seed: "anvil", ends: [1, 1] },
    )
  );
}

export const greatStar = (x: number, y: number): string =>
  disc(x, y, 34, SILVER, 0.07) +
  disc(x, y, 23, SILVER, 0.1) +
  Array.from({ length: 16 }, (_, i): string => {
    const a = (i * Math.PI) / 8 + 0.2;
    return line(
      [
        [x + Math.cos(a) * 17, y + Math.sin(a) * 17],
        [x + Math.cos(a) * (i % 2 ? 23 : 27), y + Math.sin(a) * (i % 2 ? 23 : 27)],
      ],
      { width: 0.9, colour: SILVER, seed: i, opacity: 0.75 },
    );
  }).join("") +
  flat(star(x, y, 18, 8, 0.3), SILVER) +
  disc(x, y, 3, "var(--night)");
