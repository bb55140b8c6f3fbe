import type { Contributions, RoundNow, SeatInfo, ServerMessage } from "@westmarch/protocol";
import { type Chronicle, type Greeting, type Position, type Table, TableViews } from "@westmarch/table";
import { momentOf } from "../../platform/monotonic-clock.ts";
import { encode, type Presence } from "../presence.ts";
import type { ServerClocks } from "../services.ts";
import { isSettled, type TableChance } from "../table-chance.ts";
import type { Client } from "../table-endpoint.ts";

/** Whether the chance of a table takes no more contributions as it stands. */
export const isChanceSettled = ({ state, result }: Position): boolean =>
  isSettled(state.drawn, result !== null);

/** What a room tells the players and spectators at it. */
export class Outbox {
  readonly #clocks: Pick<ServerClocks, "clock" | "steady">;
  readonly #table: Table<TableChance>;
  readonly #presence: Presence;
  /** Whether what a finished game would tell is kept back. */
  isWithheld: boolean;

  constructor(
    clocks: Pick<ServerClocks, "clock" | "steady">,
    table: Table<TableChance>,
    presence: Presence,
    isWithheld: boolean,
  ) {
    this.#clocks = clocks;
    this.#table = table;
    this.#presence = presence;
    this.isWithheld = isWithheld;
  }

  /** The seats as every client sees them. */
  seats(): SeatInfo[] {
    return this.#presence.infos(momentOf(this.#clocks));
  }

  /** What the players' devices have contributed to chance. */
  contributions(at: Position): Contributions {
    return this.#table.terms.chance.told(this.#presence.seats, isChanceSettled(at));
  }

  tellAll(message: ServerMessage): void {
    const text = encode(message);
    this.#presence.tell(() => text);
  }

  tellSeats(): void {
    this.tellAll({ type: "seats", seats: this.seats() });
  }

  tellContributions(at: Position): void {
    this.tellAll({ type: "contributions", contributions: this.contributions(at) });
  }

  tellRound(round: RoundNow): void {
    this.tellAll({ type: "round", round });
  }

  /** Tells a client that its message is obeyed. */
  acknowledge(client: Client, key: string, version: number): void {
    client.send(encode({ type: "ack", key, version }));
  }

  /** Shows a client the whole table. */
  welcome(client: Client, at: Position, greeting: Greeting, log: readonly Chronicle[]): void {
    const views = new TableViews(this.#table, at, this.isWithheld);
    client.send(views.welcome(client.access.seats, greeting, log));
  }

  /** Shows every client its view of a position. `first` goes before it to one client alone. */
  showPosition(
    at: Position,
    news: Parameters<TableViews["update"]>[1],
    first?: { readonly client: Client; readonly message: string },
  ): void {
    const views = new TableViews(this.#table, at, this.isWithheld);
    if (first && !this.#presence.has(first.client)) first.client.send(first.message);
    this.#presence.tell((eyes) => views.update(eyes, news), first);
  }
}
