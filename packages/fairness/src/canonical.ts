/** The order of keys does not matter in saved data. */
const sorted = (_: string, value: unknown): unknown =>
  value !== null && typeof value === "object" && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** JSON with the keys of every object in order, so that equal data are equal text. */
export const canonical = (data: unknown): string => JSON.stringify(data, sorted);
