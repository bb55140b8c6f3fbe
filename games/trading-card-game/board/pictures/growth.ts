/** Trees, grass, reeds, waves, flames: what stands about in places. */
import { dice, figure, hash, type Point, path, stroke } from "@westmarch/ink";
import { flat, form, pen, put, shade } from "./marks.ts";
import { INK } from "./paint.ts";

/** A round tree with its foot at (x, y). */
export const tree = (x: number, y: number, size: number, seed: string, leaf = "#9db168"): string => {
  const roll = dice(`tree${seed}`);
  const around = Array.from({ length: 7 }, (_, i): Point => {
    const a = (i / 7) * Math.PI * 2 - Math.PI / 2;
    const reach = size * (0.42 + roll() * 0.14);
    return [x + Math.cos(a) * reach * 1.05, y - size * 0.62 + Math.sin(a) * reach * 0.95];
  });
  const [first = [x, y]] = around;
  const crown = [...around.slice(1), first]
    .map(([a, b]) => {
      const bend = figure(size * (0.26 + roll() * 0.08));
      return `A${bend} ${bend} 0 0 1 ${figure(a)} ${figure(b)}`;
    })
    .join("");
  const at = (dx: number, dy: number): string => `${x + size * dx},${y - size * dy}`;
  return (
    flat(
      stroke(
        [
          [x, y - size * 0.3],
          [x + 0.6, y],
        ],
        { width: 2.4, seed, ends: [0.9, 0.7] },
      ),
      INK,
    ) +
    form(`M${figure(first[0])} ${figure(first[1])}${crown}Z`, leaf, { pen: 1.2 }) +
    pen(
      `${at(0.12, 0.8)} ${at(0.22, 0.66)} ${at(0.1, 0.36)}|${at(0.26, 0.66)} ${at(0.34, 0.56)} ${at(0.24, 0.36)}`,
      {
        width: 1.2,
        opacity: 0.6,
      },
    )
  );
};

/** A pine with its foot at (x, y). */
export const pine = (x: number, y: number, size: number, leaf = "#7f9873"): string => {
  const right: Point[] = [0.25, 0.5, 0.75, 1].flatMap((t): Point[] => [
    [size * 0.17 * t, -size * (1.17 - t)],
    [size * 0.34 * t, -size * (1.14 - t)],
  ]);
  const left = right.map(([a, b]): Point => [-a, b]).toReversed();
  const body = [...left, [0, -size * 1.12] as const, ...right].map(([a, b]): Point => [x + a, y + b]);
  return (
    pen(`${x},${y - size * 0.2} ${x},${y}`, { width: 1.8, opacity: 1 }) +
    form(path(body), leaf, { pen: 1.1 }) +
    pen(`${x + 1},${y - size * 0.9} ${x + size * 0.13},${y - size * 0.2}`, { width: 1.6, opacity: 0.5 })
  );
};

/** Tufts of grass scattered over the foreground. */
export const tufts = (seed: string, top = 206, low = 226, count = 8): string => {
  const roll = dice(`tufts${seed}`);
  let data = "";
  for (let i = 0; i < count; i++) {
    const [x, y] = [roll() * 300, top + roll() * (low - top)];
    data += `M${figure(x - 3)} ${figure(y)}l-3-5M${figure(x)} ${figure(y)}l.5-8M${figure(x + 3)} ${figure(y)}l3-5`;
  }
  return `<path d="${data}" stroke="${INK}" opacity=".5"/>`;
};

/** A clump of reeds. */
export const reeds = (x: number, y: number, seed: string, size = 1): string => {
  const roll = dice(`reeds${seed}`);
  const blades = [-3, -2, -1, 0, 1, 2, 3]
    .map((i) => `0,0 ${i * 2.4},${-10 - roll() * 6} ${i * 4},${-18 - roll() * 12}`)
    .join("|");
  return put(pen(blades, { width: 1.5, opacity: 0.75 }) + pen("-12,0 -3,1 4,-1 13,0", { width: 1.2 }), {
    x,
    y,
    size,
  });
};

/** Short waves, `x,y,width` each. */
export const waves = (
  places: readonly (readonly [x: number, y: number, wide: number])[],
  colour = "#4f8098",
): string =>
  flat(
    places
      .map(([x, y, wide]) =>
        stroke(
          Array.from({ length: 7 }, (_, i): Point => [x + (wide * i) / 6, y + (i % 2 ? -2 : 1.4)]),
          { width: 1.4, seed: hash(`${x} ${y}`) },
        ),
      )
      .join(""),
    colour,
    0.75,
  );

/** A flame standing on (x, y), about 48 high. */
export const flame = (x: number, y: number, size = 1): string =>
  put(
    form(
      "M0 0C-13-3-16-16-9-26-7-20-5-19-3-20-7-32 1-42 6-48 4-36 10-33 11-24 13-26 13-28 13-30 20-18 14-3 0 0Z",
      "#D9531E",
      {
        pen: 1.6,
      },
    ) +
      flat("M1-2C-7-5-8-13-4-19-2-15 0-15 1-17 0-25 3-30 5-33 5-25 9-21 8-13 8-6 6-3 1-2Z", "#F6B13F") +
      flat("M2-3C-2-5-2-9 0-12 2-9 4-11 4-15 7-10 6-4 2-3Z", "#FFF0B8"),
    { x, y, size },
  );

/** A pillar of dwarven work, its foot at (x, y), 172 high. */
export const pillar = (x: number, y: number, size: number, colour: string): string =>
  put(
    form("M-13 0V-9L-9-14V-150L-16-162V-172H16V-162L9-150V-14L13-9V0Z", colour) +
      shade("M1-9V-160L16-172 16-162 9-150 9-14 13-9 13 0Z", 0.25) +
      pen("-8,-40 8,-56|8,-40 -8,-56|-8,-92 8,-108|8,-92 -8,-108", { width: 1.4, opacity: 0.45 }),
    { x, y, size },
  );
