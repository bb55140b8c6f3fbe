/** One open table as its page knows it. */
import type { Passing } from "@westmarch/boardkit";
import type { Option, Refusal, Seat } from "@westmarch/kernel";
import type { ClientMessage, ErrorCode, FairnessNote } from "@westmarch/protocol";
import type { Put, Seen } from "./memory.ts";
import type { TableModel } from "./model.ts";
import type { Seating } from "./seating.ts";
import type { Connection, Keyed, SocketOptions, TableSocket } from "./socket.ts";
import type { PlanWish, TimeWish } from "./wishes.ts";

/** Something a player wanted and did not get, and where on the screen to say so. */
export interface Denied {
  readonly code: ErrorCode | "rule";
  readonly refusal: Refusal | null;
  readonly at: { readonly x: number; readonly y: number } | null;
}

type Wish<T extends Keyed["type"]> = Omit<Extract<ClientMessage, { type: T }>, "key" | "type" | "version">;

/** What is known of a table, and what its player has taken up, sent and been refused. */
export interface TableState {
  readonly connection: Connection;
  readonly model: TableModel | null;
  readonly seating: Seating;
  /** The group taken up, on the board or in the prompt bar. */
  readonly selected: string | null;
  readonly denied: Denied | null;
  /** The seat's choice is on its way: nothing may be chosen until the table stands at this version or beyond. */
  readonly sending: { readonly seat: Seat; readonly until: number } | null;
  /** What the game answers for a seat that has ordered it; null: nothing, or not known yet. */
  readonly passing: Passing | null;
  /** News is told from this version on (“since your last turn”); null: nothing to tell. */
  readonly recap: number | null;
}

/** What a player can do at a table. */
export interface TableActs {
  readonly select: (group: string | null) => void;
  readonly act: (options: readonly Option[]) => void;
  readonly deny: (denied: Denied | null) => void;
  readonly undo: () => void;
  readonly offer: (what: Wish<"offer">["what"]) => void;
  readonly answer: (wish: Wish<"answer">) => void;
  readonly resign: (seat: Seat) => void;
  /** Ends the game because another player has stayed away for too long. */
  readonly claim: (seat: Seat) => void;
  /** Proposes that another player takes over a seat. */
  readonly replace: (wish: Wish<"replace">) => void;
  /** Says something to everybody, or to those who play on the same side. */
  readonly talk: (text: string, to?: "partners") => Promise<boolean>;
  /** Leaves an order to pass with the table. */
  readonly standing: (wish: Wish<"standing">) => void;
  /** Says something about time (a vacation, or where one's nights are), or lays down what one chooses later. */
  readonly tell: (wish: TimeWish | PlanWish) => void;
  /** Covers the table for this seat. */
  readonly pass: (seat: Seat) => void;
  /** “I am NAME”: the cover is lifted. */
  readonly uncover: () => void;
  readonly tellFrom: (version: number | null) => void;
  /** The rules are here, and what the game answers for a seat. */
  readonly know: (passing: Passing | null) => void;
  /** The network came back, or the player returned to the page. */
  readonly wake: () => void;
  /** The device says that it has no net. */
  readonly doubt: () => void;
  readonly close: () => void;
}

export type Table = TableState & TableActs;

/** The line to a table's server. */
export type TableLine = Pick<TableSocket, "send" | "wake" | "doubt" | "close">;

export interface TableOptions {
  readonly connect: (options: Pick<SocketOptions, "since" | "hear" | "state">) => TableLine;
  readonly key: () => string;
  readonly seen: Seen;
  /** Keeps what a table shows of its chance. */
  readonly note: (table: string, fairness: FairnessNote) => void;
  /** What this device has put under a seal, or null. */
  readonly sealed: (seal: string) => string | null;
  /** Keeps what this device puts into the chance of a table. */
  readonly notePut: (table: string, put: Put) => void;
  /** Whether the player is looking; what arrives in the background has not been seen. */
  readonly looking: () => boolean;
}
