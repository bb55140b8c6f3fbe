/** Trees of numbers, as rules of thumb are written down, and all their numbers in a row. */

export type Numbers = { readonly [name: string]: number | Numbers | undefined };

/** Nothing for each of these names. */
export const zeros = (names: readonly string[]): Readonly<Record<string, number>> =>
  Object.fromEntries(names.map((name) => [name, 0]));

/** A number with the names that lead to it, outermost first. */
export interface Leaf {
  readonly path: readonly string[];
  readonly value: number;
}

/** All numbers of a tree, in the order in which they are written. */
export function leaves(tree: Numbers, path: readonly string[] = []): readonly Leaf[] {
  return Object.entries(tree).flatMap(([name, inner]) => {
    if (inner === undefined) return [];
    const here = [...path, name];
    return typeof inner === "number" ? [{ path: here, value: inner }] : leaves(inner, here);
  });
}

/** A tree of the same shape, of other numbers: each is asked for in the order of `leaves`; `null` leaves it out. */
export function grown<T extends Numbers>(tree: T, numberOf: (leaf: number) => number | null): T {
  let next = 0;
  const grow = (branch: Numbers): Numbers => {
    const grownBranch: Record<string, number | Numbers> = {};
    for (const [name, inner] of Object.entries(branch)) {
      if (inner === undefined) continue;
      const other = typeof inner === "number" ? numberOf(next++) : grow(inner);
      if (other !== null) grownBranch[name] = other;
    }
    return grownBranch;
  };
  return grow(tree) as T;
}
