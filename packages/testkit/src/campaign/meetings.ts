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
