/** Those of these named boxes that lie on another. */
export const meetings = <Box>(
  all: readonly (readonly [name: string, box: Box])[],
  meet: (a: Box, b: Box) => boolean,
): string[] =>
  all.flatMap(([name, box], i) =>
    all
      .slice(i + 1)
      .filter(([, other]) => meet(box, other))
      .map(([other]) => `${name} and ${other}`),
  );

type At = readonly [x: number, y: number];

/** Where the map has room for the name and the armies of a place. */
interface Room {
  readonly name: readonly [x: number, y: number, ...rest: number[]];
  readonly armies: readonly At[];
}

interface Written {
  readonly region: number;
  readonly lines: readonly string[];
  readonly x: number;
  readonly y: number;
}

/** Names that are not written, or so far or farther from where the map has room for them, each by its place. */
export const strayNames = (names: readonly Written[], rooms: readonly Room[], far: number): number[] =>
  names
    .filter(({ region, lines, x, y }) => {
      const [hx, hy] = rooms[region]?.name ?? [Number.NaN, Number.NaN];
      return lines.join("") === "" || !(Math.hypot(x - hx, y - hy) < far);
    })
    .map(({ region }) => region);

/** How far a piece is from the nearest spot that the map has for it; its middle is `lift` above its foot. */
export const strayed = (
  { name, armies }: Room,
  { x, y }: { readonly x: number; readonly y: number },
  lift: number,
) => Math.min(...[...armies, name].map(([ax, ay]) => Math.hypot(ax - x, ay - y + lift)));

/** Whether the line from `a` to `b` crosses that from `c` to `d`. */
export function crossing(a: At, b: At, c: At, d: At): boolean {
  const side = (p: At, q: At, r: At): number => (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]);
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}
