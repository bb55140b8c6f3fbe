/** Objects that hold numbers by name, as rows. */

/** Entries of a record whose keys are names the compiler knows: nothing else is in it once it has been read. */
export function entriesOf<K extends string>(
  record: { readonly [key in K]?: number } = {},
): readonly (readonly [K, number])[] {
  const rows: (readonly [K, number])[] = [];
  for (const key in record) rows.push([key, record[key] ?? 0]);
  return rows;
}
