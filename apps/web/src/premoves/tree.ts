/** Plans as trees of cases. Pure. */
import type { Case } from "@westmarch/protocol";

const alike = (a: Case, b: Case): boolean =>
  JSON.stringify([a.prompt, a.heard, a.choose]) === JSON.stringify([b.prompt, b.heard, b.choose]);

/** The cases with one more chain of them: it goes along what is laid down already as far as it is the same. */
export function grafted(cases: readonly Case[], [first, ...rest]: readonly Case[]): readonly Case[] {
  if (!first) return cases;
  const at = cases.findIndex((one) => alike(one, first));
  const grown = cases[at];
  if (!grown) {
    const fresh = { ...first, next: grafted([], rest) };
    // Whatever happens is the last resort, or no other case would ever count.
    const any = cases.findIndex(({ heard }) => heard.length === 0);
    return first.heard.length > 0 && any >= 0
      ? [...cases.slice(0, any), fresh, ...cases.slice(any)]
      : [...cases, fresh];
  }
  return cases.with(at, { ...grown, next: grafted(grown.next, rest) });
}

/** How many cases there are in all. */
export const sizeOf = (cases: readonly Case[]): number =>
  cases.reduce((sum, { next }) => sum + 1 + sizeOf(next), 0);
