import type { Seat } from "@westmarch/kernel";
import type { Level } from "@westmarch/protocol";
import type { Draft } from "@westmarch/table";
import { isChanceSettled } from "./outbox.ts";
import type { RoomParts } from "./room-parts.ts";

/** Which seats go to another person, or to a computer of this level. */
export interface HandOver {
  readonly seats: readonly Seat[];
  readonly to: Level | "person";
}

/** The hand-over that an act brings about; null: it brings about none. */
export const handOverOf = ({ type, data }: Draft): HandOver | null =>
  type === "replace" && "seats" in data ? data : null;

/** Seats of one room that change hands. */
export class SeatChanges {
  readonly #parts: RoomParts;

  constructor(parts: RoomParts) {
    this.#parts = parts;
  }

  /** Reads the seats anew. `own`: this process has changed them. Answers with the vacant seats that were taken. */
  async reseat(own: boolean): Promise<readonly Seat[]> {
    const { services, table, presence, live, outbox, automation } = this.#parts;
    const at = await live.now();
    const { seats: seatStore } = services.store;
    const { id, chance } = table.terms;
    const [seats, contributions] = [await seatStore.seats(id), await seatStore.contributions(id)];
    const taken = presence.seats.filter(({ seat, vacant }) => vacant === 1 && seats[seat]?.vacant === 0);
    presence.reseat(seats);
    // What a computer thinks there is its own no more.
    if (taken.length > 0) automation.stopThinking();
    await automation.reseat(at);
    automation.time?.wake();
    if (!isChanceSettled(at)) chance.take(contributions);
    outbox.tellSeats();
    outbox.tellContributions(at);
    if (taken.length > 0 || !own) await this.#dismissRevoked();
    return taken.map(({ seat }) => seat);
  }

  /** Dismisses clients whose link opens nothing any more. */
  async #dismissRevoked(): Promise<void> {
    const { services, table, presence } = this.#parts;
    const links = await services.store.seats.linksOf(table.terms.id);
    const opening = new Set(links.filter(({ revoked }) => revoked === 0).map(({ hash }) => hash));
    for (const { access } of presence.clients)
      if (!opening.has(access.hash)) presence.dismiss(access.hash, 1008, "link revoked");
  }

  /** Takes up a hand-over that is written. Where a computer takes the seats, their former player is dismissed. */
  async handOver({ seats, to }: HandOver): Promise<void> {
    const { services, table, presence, live, outbox, automation } = this.#parts;
    const { id } = table.terms;
    if (to !== "person")
      for (const client of presence.clients)
        if (seats.some((seat) => client.access.seats.includes(seat))) client.close(1008, "link revoked");
    presence.reseat(await services.store.seats.seats(id));
    await automation.reseat(await live.now());
    outbox.tellSeats();
    services.cluster.tell({ table: id, news: { what: "seats" } });
  }

  /** Ends the vacancy of a seat whose player, having left it, plays on before another has taken it. */
  async comeBack(seat: Seat): Promise<void> {
    const { services, table, presence, outbox } = this.#parts;
    if (presence.seats[seat]?.vacant !== 1) return;
    const { seats: seatStore } = services.store;
    const { id } = table.terms;
    await seatStore.comeBack(id, seat);
    presence.reseat(await seatStore.seats(id));
    outbox.tellSeats();
    presence.tellLink({ type: "link", kind: "invitation", seat, token: null });
    services.cluster.tell({ table: id, news: { what: "seats" } });
    services.cluster.tell({ table: id, news: { what: "link", kind: "invitation", seat } });
  }
}
