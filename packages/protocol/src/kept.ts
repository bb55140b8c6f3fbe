/** What is kept about a player at tables. */
import type { Contribution, Option, Seat } from "@westmarch/kernel";
import type { SeatPlan } from "./premoves.ts";
import type { SeatOrder } from "./table.ts";

/** What is kept about one person at one table. Times are milliseconds since 1970. */
export interface KeptTable {
  readonly table: string;
  readonly game: string;
  readonly openedAt: number;
  readonly seats: readonly {
    readonly seat: Seat;
    readonly role: string;
    readonly name: string | null;
    readonly seenAt: number;
  }[];
  readonly said: readonly { readonly text: string; readonly at: number }[];
  readonly acts: readonly {
    readonly version: number;
    readonly at: number;
    readonly type: string;
    readonly options?: readonly Option[];
  }[];
  readonly links: readonly { readonly kind: string; readonly madeAt: number }[];
  readonly orders: readonly SeatOrder[];
  readonly plans: readonly SeatPlan[];
  readonly contributions: readonly Contribution[];
  /** Decks that were handed in for a round after this game. */
  readonly handed: readonly { readonly seat: Seat; readonly deck: string; readonly at: number }[];
  /** By which place's time of day the nights of these seats are, where their player has said so. */
  readonly zones: readonly { readonly seat: Seat; readonly zone: string }[];
}

/** Answer of `GET /api/kept`: this table and those before it of the same match. */
export interface KeptTables {
  readonly tables: readonly KeptTable[];
}
