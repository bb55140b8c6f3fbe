/** What every question of a vector is. */
import type { Location } from "@westmarch/positions";
import type { GivenFacts } from "./forms.ts";
import type { Run } from "./run.ts";

export type Putting = (run: Run, action: GivenFacts, given: GivenFacts, at: Location) => void;
/** A question: the keys that say what it is about, what it reads of the position, and how it is put. */
export interface Check {
  readonly keys: readonly string[];
  readonly reads: readonly string[];
  readonly run: Putting;
}
export const check = (run: Putting, keys: readonly string[] = [], reads: readonly string[] = []): Check => ({
  keys,
  reads,
  run,
});
