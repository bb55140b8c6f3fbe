/** Positions with one thing wrong: each must be refused, with its place. */

/** Something that is wrong in one place. */
export interface Corruption<T> {
  /** The path of what was changed. */
  readonly place: string;
  /** What it became. */
  readonly corrupted: T;
}

const NONSENSE = "nonsense";

/** No figure, card or number that any game has so much of. */
const TOO_MANY = 99_999;

/** A file with one thing wrong in every way: a key that there is not, a name that is none, a number out of range. */
export function corruptions(value: unknown, place = ""): Corruption<unknown>[] {
  if (Array.isArray(value))
    return value.flatMap((one: unknown, i) =>
      corruptions(one, `${place}[${i}]`).map((inner) => ({
        ...inner,
        corrupted: value.map((other: unknown, j) => (i === j ? inner.corrupted : other)),
      })),
    );
  if (typeof value === "object" && value !== null) {
    const under = (key: string) => (place === "" ? key : `${place}.${key}`);
    return [
      { place: under(NONSENSE), corrupted: { ...value, [NONSENSE]: 1 } },
      ...Object.entries(value).flatMap(([key, one]) =>
        corruptions(one, under(key)).map((inner) => ({
          ...inner,
          corrupted: { ...value, [key]: inner.corrupted },
        })),
      ),
    ];
  }
  const wrong: unknown[] = [
    { [NONSENSE]: 1 },
    { toString: 1 },
    typeof value === "string" ? NONSENSE : `${NONSENSE} ${value}`,
  ];
  if (typeof value === "number") wrong.push(TOO_MANY, -TOO_MANY, 0.5);
  return wrong.map((corrupted) => ({ place, corrupted }));
}

/** A line with one word wrong: a key that there is not, a value that is none, the same word twice. */
export function corruptLines(line: string): Corruption<string>[] {
  const words = line.split(" ").filter((word) => word !== "");
  return words.flatMap((word, i) => {
    const key = word.slice(0, word.indexOf("="));
    const corrupt = (other: string): string => words.map((one, j) => (i === j ? other : one)).join(" ");
    return [
      { place: "", corrupted: corrupt(`${NONSENSE}=1`) },
      { place: key, corrupted: corrupt(`${key}=${NONSENSE}`) },
      { place: key, corrupted: `${line} ${word}` },
    ];
  });
}

/**
 * What is wrong with how a corruption is refused: not at all, or without telling the place; null if nothing is.
 * A place may be told more exactly, or, where two things contradict each other, less.
 */
export function checkRefused<T>(
  read: (corrupted: T) => unknown,
  { place, corrupted }: Corruption<T>,
): string | null {
  const shown = `${place} of ${typeof corrupted === "string" ? corrupted : JSON.stringify(corrupted)}`;
  try {
    read(corrupted);
  } catch (error) {
    const found = error instanceof Error && "place" in error ? error.place : undefined;
    if (typeof found !== "string") return `${shown} is refused without its place: ${String(error)}`;
    return found.startsWith(place) || (found !== "" && place.startsWith(found))
      ? null
      : `${shown} is refused at ${found}`;
  }
  return `${shown} is not refused`;
}

/** Where and why something is refused, as `place – reason`. */
export function refusedAt(read: () => unknown): string {
  try {
    read();
  } catch (error) {
    if (error instanceof Error && "place" in error && "reason" in error)
      return `${error.place} – ${error.reason}`;
    throw error;
  }
  return "not at all";
}
