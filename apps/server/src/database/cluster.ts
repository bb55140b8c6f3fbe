import type { Seat } from "@westmarch/kernel";
import type { Dispatch, ServerNews, TableNews } from "./dispatch.ts";

/** Who is at a table at one process. */
export interface Present {
  readonly seats: readonly Seat[];
  /** How many spectators there are. */
  readonly lookers: number;
  /** What stands for the addresses that the seats are played from. */
  readonly marks: readonly (readonly [Seat, string])[];
}

/** What a process does when it hears from the others. */
export interface ClusterListener {
  table(id: string, news: TableNews, from: string): void;
  server(news: ServerNews): void;
  /** These processes are no longer there. */
  gone(processes: readonly string[]): void;
  /** Something may have been missed: whatever is in memory has to be compared with the database. */
  missed(): void;
  /** Now and then: whether what is in memory stands as in the database. */
  compare(): void;
}

/** The other processes that keep the same tables, if there are any. */
export interface Cluster {
  /** Whether other processes may keep the same tables. */
  readonly isShared: boolean;
  /** How many processes there are, this one included. */
  readonly size: number;
  /** False while this process may be cut off: it then does nothing that follows from a player's time being up. */
  readonly isSure: boolean;
  /** When a process gave its last sign of life, by the steady clock; 0: none was heard. Known until it is taken for gone. */
  lastBeat(process: string): number;
  /** Begins to hear. */
  join(listener: ClusterListener): Promise<void>;
  /** Tells all others. Does not wait for anything. */
  tell(dispatch: Dispatch): void;
  /** Notes who is at a table at this process, for processes that have not got the table in memory. */
  note(table: string, present: Present): void;
  /** Who is at these tables at other processes; of all tables where none are named. */
  elsewhere(tables?: readonly string[]): Promise<readonly Attended[]>;
  /** Whether this process takes care of what a table does by itself: computers, orders, clocks. */
  holds(table: string): boolean;
  /** Takes care of it, unless another process does. */
  claim(table: string): Promise<boolean>;
  /** Of these tables those that no process takes care of. */
  unclaimed(tables: readonly string[]): Promise<readonly string[]>;
  /** Takes care of these no longer. */
  release(tables: readonly string[]): Promise<void>;
  /** Says that this process takes in no client any more. */
  leave(): Promise<void>;
  close(): Promise<void>;
}

export interface Attended extends Present {
  readonly table: string;
  readonly process: string;
}

/** One process alone, as on SQLite: there is no other to tell. */
export const ALONE: Cluster = {
  isShared: false,
  isSure: true,
  size: 1,
  lastBeat: () => 0,
  join: async () => {},
  tell: () => {},
  note: () => {},
  elsewhere: async () => [],
  holds: () => true,
  claim: async () => true,
  unclaimed: async (tables) => tables,
  release: async () => {},
  leave: async () => {},
  close: async () => {},
};
