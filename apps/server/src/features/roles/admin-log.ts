import { type AdminLogged, type LogAsked, type LogRow, type LogTold, ROLES } from "@westmarch/protocol";
import { csvOf } from "../../platform/csv.ts";
import { newToken } from "../../platform/random.ts";
import type { AdminLogStore } from "../../stores/admin-log-store.ts";
import type { Services } from "../../tables/services.ts";
import type { AdminCaller } from "./admin-caller.ts";

/** Whom something that was done is about: an account, or a player without one. */
export interface About {
  /** Null: no account. */
  readonly id: string | null;
  readonly name: string;
}

type Stored = Awaited<ReturnType<AdminLogStore["all"]>>[number];

const rowOf = ({ id, at, way, by_name, role, did, what, about }: Stored): LogRow => ({
  id,
  at,
  way,
  by: by_name,
  role: ROLES.find((one) => one === role) ?? "member",
  did,
  what,
  about,
});

/** The log of all that hosts, moderators and organisers do: it is added to and read. */
export class AdminLog {
  readonly #services: Pick<Services, "clock" | "entropy">;
  readonly #store: AdminLogStore;

  constructor(services: Pick<Services, "clock" | "entropy">, store: AdminLogStore) {
    this.#services = services;
    this.#store = store;
  }

  /** Writes down that a caller did something. `what`: particulars, for people to read. */
  async note(by: AdminCaller, did: AdminLogged, what = "", about: About | null = null): Promise<void> {
    const { clock, entropy } = this.#services;
    await this.#store.add({
      id: newToken(entropy),
      at: clock(),
      did,
      what,
      way: by.way,
      by_id: by.person,
      by_name: by.name,
      role: by.role,
      about_id: about?.id ?? null,
      about: about?.name ?? "",
    });
  }

  async told(asked: LogAsked): Promise<LogTold> {
    const { rows, more } = await this.#store.page(asked);
    return { rows: rows.map(rowOf), more };
  }

  /** All of it that is asked for as a table for other programs, the latest first. */
  async csv(asked: LogAsked): Promise<string> {
    const rows = (await this.#store.all(asked)).map(rowOf);
    return csvOf(
      ["when", "way", "by", "role", "did", "about", "what"],
      rows.map(({ at, way, by, role, did, about, what }) => [
        new Date(at).toISOString(),
        way,
        by,
        role,
        did,
        about,
        what,
      ]),
    );
  }
}
