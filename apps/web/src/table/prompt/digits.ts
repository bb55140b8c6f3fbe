/** Which keys choose which button: by its place, or, where answers are numbers, by the number itself. */

/** What can be chosen by a key. */
interface Keyed {
  /** The number that it answers with. */
  readonly number?: number | undefined;
}

/**
 * The digits that choose each of these: a number its own, so that 0 is none; of the rest each the next digit that stands for
 * nothing else, as long as there are any.
 */
export function keysOf(picks: readonly Keyed[]): readonly (string | null)[] {
  const numbers = picks.flatMap(({ number }) => (number === undefined ? [] : [String(number)]));
  const free = [1, 2, 3, 4, 5, 6, 7, 8, 9]
    .map(String)
    .filter((digit) => !numbers.some((number) => number.startsWith(digit)))
    .values();
  return picks.map(({ number }) => (number === undefined ? (free.next().value ?? null) : String(number)));
}

/** What came of a digit: a button is chosen, or more digits may follow, or neither. */
interface Typed {
  /** Place of the button that is chosen. */
  readonly chosen: number | null;
  /** What has been typed so far of a longer number. */
  readonly held: string;
}

const NOTHING: Typed = { chosen: null, held: "" };

/** Takes in a digit after those that were typed a moment ago. What leads nowhere begins anew. */
export function typed(held: string, digit: string, keys: readonly (string | null)[]): Typed {
  const text = held + digit;
  if (keys.some((key) => key !== text && key?.startsWith(text))) return { chosen: null, held: text };
  if (keys.includes(text)) return { chosen: keys.indexOf(text), held: "" };
  return held === "" ? NOTHING : typed("", digit, keys);
}

/** What was typed is all: no more digits came. */
export const typedAll = (held: string, keys: readonly (string | null)[]): number | null =>
  held !== "" && keys.includes(held) ? keys.indexOf(held) : null;
