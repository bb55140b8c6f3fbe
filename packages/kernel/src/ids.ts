/** Small integers that the compiler tells apart: a region is no card, although both are numbers when the game runs. */

declare const KIND: unique symbol;

/** The number of a thing of kind `K`. Costs nothing at run time; anything that takes a number takes it too. */
export type Id<K extends string> = number & { readonly [KIND]: K };

const isBelowZero = (number: number): number is Id<never> => Number.isInteger(number) && number < 0;

/** A number below 0 that stands where an id of any kind could: gone, unknown … Throws `RangeError` for any other. */
export const notAnId = (number: number): Id<never> => {
  if (!isBelowZero(number)) throw new RangeError(`${number} could be the number of a thing`);
  return number;
};

/** No thing of any kind: -1. */
export const NONE = notAnId(-1);

/** All things of one kind, numbered in the order of their names: the order never changes. */
export interface Kind<K extends string, N extends string = string> {
  /** What they are called together: `card`, `region` … */
  readonly what: K;
  /** Their names, in the order of their numbers. */
  readonly names: readonly N[];
  /** Every id in order, to loop over. */
  readonly all: readonly Id<K>[];
  /** The id of a name that is known when the rules are written. */
  named(name: N): Id<K>;
  /** The id of a name that comes from outside (a file, a line of notation), or null. */
  find(name: string): Id<K> | null;
  /** Whether a word is the number of such a thing. */
  is(word: unknown): word is Id<K>;
  /** The id that a word is. Throws `RangeError` if there is no such thing. */
  of(word: unknown): Id<K>;
}

/** Names the things of one kind, and numbers them from `first` on. */
export function kind<const K extends string, const N extends string>(
  what: K,
  names: readonly N[],
  first = 0,
): Kind<K, N> {
  const end = first + names.length;
  const is = (word: unknown): word is Id<K> =>
    typeof word === "number" && Number.isInteger(word) && word >= first && word < end;
  const of = (word: unknown): Id<K> => {
    if (!is(word)) throw new RangeError(`there is no ${what} number ${String(word)}`);
    return word;
  };
  const numbers = new Map<string, Id<K>>(names.map((name, i) => [name, of(first + i)]));
  const find = (name: string): Id<K> | null => numbers.get(name) ?? null;
  const named = (name: N): Id<K> => {
    const id = find(name);
    if (id === null) throw new RangeError(`there is no ${what} called ${name}`);
    return id;
  };
  return { what, names, all: names.map((_, i) => of(first + i)), named, find, is, of };
}
