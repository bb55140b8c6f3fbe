import { hasAccounts } from "../../platform/policy.ts";
import type { HostLimits, Storage, Telemetry } from "../services.ts";
import type { Client } from "../table-endpoint.ts";

type MarkServices = Pick<Storage, "store"> & Pick<Telemetry, "log"> & Pick<HostLimits, "policy" | "bans">;

/** Notes from which addresses the seats of one table are played: ratings ask whether two players share one. */
export class AddressMarks {
  readonly #services: MarkServices;
  readonly #table: string;
  /** Seats and marks that are written down. */
  readonly #noted = new Set<string>();

  constructor(services: MarkServices, table: string) {
    this.#services = services;
    this.#table = table;
  }

  /** Notes a client's address, by its mark and only where players have accounts. */
  async note({ access, address }: Client): Promise<void> {
    const { policy, bans, store, log } = this.#services;
    const mark = bans.markOf(address);
    const { seats } = access;
    const name = `${seats} ${mark}`;
    if (!hasAccounts(policy) || this.#noted.has(name)) return;
    this.#noted.add(name);
    await store.seats
      .cameFrom(this.#table, seats, mark)
      .catch((error: unknown) => log.trouble("where a seat is played from could not be noted", error));
  }
}
