/** Every number of each row that could be set to go, of an army that is divided. */
export const everySplit = (rows: readonly { readonly able: number }[]): number[][] =>
  rows.reduce<number[][]>(
    (splits, { able }) =>
      splits.flatMap((split) => Array.from({ length: able + 1 }, (_, going) => [...split, going])),
    [[]],
  );

/** What all of these come to. */
export const sum = <T>(all: readonly T[], of: (one: T) => number): number =>
  all.reduce((so, one) => so + of(one), 0);

/** The first of all that go by the same name. */
export function firstOfEach<T>(all: readonly T[], nameOf: (one: T) => string): readonly T[] {
  const found = new Map<string, T>();
  for (const one of all) {
    const name = nameOf(one);
    if (!found.has(name)) found.set(name, one);
  }
  return [...found.values()];
}
