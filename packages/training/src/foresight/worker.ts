/** What runs in a thread of foresight: some games. */
import type { Core } from "@westmarch/kernel";
import { type Foresight, notePositions, type Positions } from "./games.ts";

/** Games to play. */
export interface PositionsTask {
  /** Address of the module that exports the `foresight`. */
  readonly module: string;
  /** Seeds. */
  readonly from: number;
  readonly to: number;
}

export default async function note({ module, from, to }: PositionsTask): Promise<Positions> {
  const { foresight }: { foresight: Foresight<Core, unknown> } = await import(module);
  return notePositions(foresight, from, to);
}
