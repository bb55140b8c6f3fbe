/** Every number of each row that could be set to go, of an army that is divided. */
export const everySplit = (rows: readonly { readonly able: number }[]): number[][] =>
  rows.reduce<number[][]>(
    (splits, { able }) =>
      splits.flatMap((split) => Array.from({ length: able + 1 }, (_, going) => [...split, going])),
    [[]],
  );
