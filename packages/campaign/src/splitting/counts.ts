/** Who stays first when one fewer goes: kinds stand in the order of their worth. Pure. */

interface Row {
  readonly able: number;
  readonly going: number;
}

/** What one figure fewer or more makes of a row. */
interface Changed {
  readonly row: number;
  readonly going: number;
}

/** The row of which one fewer goes, as long as a figure goes then. */
export function fewer(rows: readonly Row[]): Changed | null {
  const all = rows.reduce((sum, { going }) => sum + going, 0);
  const row = rows.findIndex(({ going }) => going > 0);
  return all > 1 && rows[row] ? { row, going: rows[row].going - 1 } : null;
}

/** The row of which one more goes: who was left behind last comes first. */
export function more(rows: readonly Row[]): Changed | null {
  const row = rows.findLastIndex(({ going, able }) => going < able);
  return rows[row] ? { row, going: rows[row].going + 1 } : null;
}
