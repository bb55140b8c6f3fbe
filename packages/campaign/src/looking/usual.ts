import type { AskOf, Core, Option, Seat } from "@westmarch/kernel";
import type { Then } from "./then.ts";

/** No run of questions is longer. */
const MOST = 60;

/**
 * The choices of a player who answers a run of questions as usual, one after the other: `best` says which, and null where
 * the run has ended.
 */
export function runOf<G extends Core>(
  thenAsked: (view: G, seat: Seat, options: readonly Option[]) => Then<G> | null,
  view: G,
  ask: AskOf<G>,
  best: (view: G, ask: AskOf<G>) => Option | null,
): readonly Option[] {
  const options: Option[] = [];
  let now: Then<G> | null = { view, ask };
  while (now?.ask && options.length < MOST) {
    const next = best(now.view, now.ask);
    if (!next) break;
    options.push(next);
    now = thenAsked(view, ask.seat, options);
  }
  return options;
}
