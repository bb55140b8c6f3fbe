/** 1.2, 7.2, 8.2, 10.6: coins come from the bank and go back to it. */

import type { Side } from "../data/ids.ts";
import { bank } from "../state.ts";
import type { C } from "../vocabulary.ts";

/** P-2: if the bank is short, what is left. */
export function take(c: C, side: Side, wanted: number): void {
  const n = Math.min(wanted, bank(c.g));
  c.g.coins[side] += n;
  c.tell("coins-taken", { side, n });
}

/** Never more than the side has. */
export function give(c: C, side: Side, wanted: number): void {
  const n = Math.min(wanted, c.g.coins[side]);
  c.g.coins[side] -= n;
  if (n > 0) c.tell("coins-given", { side, n });
}
