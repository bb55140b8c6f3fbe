import type { Core } from "@westmarch/kernel";
import type { Happened } from "./staging.ts";

/** Where an event stands in the table's history. */
export const placeOf = (event: Happened | undefined): number =>
  event ? event.version * 1000 + event.index : -1;

/** The events behind a place in the history. */
export function after<G extends Core>(log: readonly Happened<G>[], place: number): readonly Happened<G>[] {
  let first = log.length;
  while (first > 0 && placeOf(log[first - 1]) > place) first--;
  return log.slice(first);
}
