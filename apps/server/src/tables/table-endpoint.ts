import type { ClientMessage, SeatInfo } from "@westmarch/protocol";
import type { TableNews } from "../database/dispatch.ts";
import type { Presence, Subscriber } from "./presence.ts";

/** Everything that a client says at a table, as against greeting or pinging. */
export type TableMessage = Exclude<ClientMessage, { type: "hello" | "ping" }>;

/** A socket, as a table sees it. */
export interface Client extends Subscriber {
  /** From now on it speaks to another table endpoint. */
  enter(place: TableEndpoint): void;
}

/** What a connection is led to by its token: a table being played at, or one whose people are still gathering. */
export interface TableEndpoint {
  readonly presence: Presence;
  /** Which game is played here. */
  readonly game: string;
  /** When it was last needed, for leaving the memory. */
  readonly touchedAt: number;
  /** No client is connected and nothing is going on: it may leave the memory. */
  readonly idle: boolean;
  /** Shows a newcomer the table; from then on it hears everything. */
  greet(client: Client, token: string, since: number | null): void;
  /** Obeys a message, or refuses it; the client is told which. */
  handle(client: Client, message: TableMessage): void;
  leave(client: Client): void;
  /** The seats as everybody sees them. */
  infos(): SeatInfo[];
  /** Something has been written about the table: here, or (`from`) at another process. */
  hear(news: TableNews, from: string | null): void;
  /** These processes are gone, with the clients connected to them. */
  lose(processes: readonly string[]): void;
  /** By now it stands at this version. */
  compare(version: number): void;
  /** Something may have been missed: reads all that is beside the game anew. */
  compareAll(): void;
  /** Lets go of what can be read again. */
  rest(): void;
  /** Takes no more messages, and resolves when those taken have been dealt with. */
  close(): Promise<void>;
}
