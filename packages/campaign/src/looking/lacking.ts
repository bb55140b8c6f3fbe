/** Why something cannot be chosen: what the rules have against it, tried in every way. Pure. */
import type { Option, Refusal } from "@westmarch/kernel";

/** Something that the rules refuse, after the choices that would come before it. */
export interface Attempt {
  readonly after: readonly Option[];
  readonly option: Option;
}

/** The first attempt that is refused for the reason for which most are; null where no rule says anything of them. */
export function mostRefused(
  attempts: readonly Attempt[],
  against: (options: readonly Option[]) => Refusal | null,
): Attempt | null {
  const found = new Map<string, { readonly attempt: Attempt; readonly times: number }>();
  for (const attempt of attempts) {
    const not = against([...attempt.after, attempt.option]);
    // What no rule says is said of the question and not of the place.
    if (not?.rule === undefined) continue;
    const known = found.get(not.reason);
    found.set(not.reason, { attempt: known?.attempt ?? attempt, times: (known?.times ?? 0) + 1 });
  }
  const [most] = [...found.values()].toSorted((a, b) => b.times - a.times);
  return most?.attempt ?? null;
}
