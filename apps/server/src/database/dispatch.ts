/**
 * What the processes of a cluster tell each other: that something has changed, and where. Each reads for itself what it
 * is now.
 */
import type { Seat } from "@westmarch/kernel";

/** What has become of a table. Heard twice, or too late, it does no harm. */
export type TableNews =
  /** It stands at this version now, or at a later one. */
  | { readonly what: "acted"; readonly version: number }
  /** Its game has begun. */
  | { readonly what: "begun" }
  /** A line of chat with this number. */
  | { readonly what: "said"; readonly line: number }
  /** Lines of chat have been taken away. */
  | { readonly what: "retell" }
  /** Who sits there, what they have contributed, or which links there are. */
  | { readonly what: "seats" }
  /** Settings, or who sits where, of a table that waits for guests. */
  | { readonly what: "arranged" }
  | { readonly what: "orders" }
  | { readonly what: "plans" }
  | { readonly what: "clocks" }
  | { readonly what: "time" }
  /** A seat has passed by its order. */
  | { readonly what: "passed"; readonly seat: Seat; readonly version: number; readonly where?: string }
  | { readonly what: "fell-back"; readonly seat: Seat; readonly to: string }
  /** A link has been renewed or revoked: those who may show it show the new one. */
  | { readonly what: "link"; readonly kind: "spectator" | "invitation"; readonly seat: Seat | null }
  /** Clients that came by the link with this hash have to leave. */
  | { readonly what: "dismiss"; readonly hash: string; readonly reason: string }
  | { readonly what: "replay" }
  | { readonly what: "round" }
  | { readonly what: "released" }
  | { readonly what: "moved-on" }
  /** It is about to be deleted: everybody has to leave. */
  | { readonly what: "cleared" }
  /** Who is there at the process that says so, and when others were seen there last, by the steady clock. */
  | {
      readonly what: "here";
      readonly seats: readonly Seat[];
      readonly lookers: number;
      readonly seen: readonly (readonly [Seat, number])[];
    }
  /** A page shows it without being at it. */
  | { readonly what: "glanced" }
  /** Every process with clients at this table is asked who they are. */
  | { readonly what: "who" }
  /** No process takes care of it any more. */
  | { readonly what: "free" };

/** What has changed for all tables. */
export type ServerNews =
  | { readonly what: "bars" }
  | { readonly what: "commons" }
  | { readonly what: "limits" }
  /** Who may come in. */
  | { readonly what: "access" }
  | { readonly what: "announcement" }
  | { readonly what: "outages" }
  /** The process that says so ends. */
  | { readonly what: "goodbye" };

export type Dispatch =
  | { readonly table: string; readonly news: TableNews }
  | { readonly table: null; readonly news: ServerNews };
