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

/** Whether the line from `a` to `b` crosses that from `c` to `d`. */
export function crossing(a: At, b: At, c: At, d: At): boolean {
  const side = (p: At, q: At, r: At): number => (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]);
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}
