/** Tables as text (RFC 4180), for spreadsheets. */

/** What a spreadsheet would take for a formula is written as text: names are chosen by players. */
const safe = (cell: string): string => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell);

const written = (cell: string | number): string => {
  const text = typeof cell === "number" ? String(cell) : safe(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** A head and rows, each line with its end. */
export const csvOf = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [head, ...rows].map((row) => `${row.map(written).join(",")}\r\n`).join("");
