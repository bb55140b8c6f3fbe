/** What a player tells the table besides the game. */
import type { Seat } from "@westmarch/kernel";
import type { Case } from "@westmarch/protocol";

/** What a player says to the table about time. */
export type TimeWish =
  | { readonly type: "vacation"; readonly seat: Seat; readonly days: number }
  | { readonly type: "zone"; readonly seat: Seat; readonly zone: string | null };

/** What a player lays down for later; no cases: nothing any more. */
export interface PlanWish {
  readonly type: "plan";
  readonly seat: Seat;
  readonly version: number;
  readonly cases: Case[];
}
