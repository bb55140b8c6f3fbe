import type { Db } from "../database/types.ts";

/** What a host keeps across restarts: numbers by name. */
export class HostStore {
  readonly #db: Db;
  /** The last note of the clocks, and those before it: a note that overtook a later one would set the time of day back. */
  #advancing: Promise<unknown> = Promise.resolve();

  constructor(db: Db) {
    this.#db = db;
  }

  /** Something the host keeps under a name, or null. */
  async kept(name: string): Promise<number | null> {
    const row = await this.#db.selectFrom("host").select("value").where("name", "=", name).executeTakeFirst();
    return row?.value ?? null;
  }

  /** What the host keeps of these names. */
  async keptOf(names: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const rows = await this.#db
      .selectFrom("host")
      .select(["name", "value"])
      .where("name", "in", names)
      .execute();
    return new Map(rows.map(({ name, value }) => [name, value]));
  }

  /** Keeps how far clocks have come, unless they were further already; the time of day (`wall`) may be set back. */
  advance(values: Readonly<Record<string, number>>): Promise<void> {
    const done = this.#advancing.then(() => this.#advance(values));
    this.#advancing = done.catch(() => {});
    return done;
  }

  async #advance(values: Readonly<Record<string, number>>): Promise<void> {
    const rows = Object.entries(values).map(([name, value]) => ({ name, value }));
    await this.#db
      .insertInto("host")
      .values(rows)
      .onConflict((on) =>
        on
          .column("name")
          .doUpdateSet((eb) => ({ value: eb.ref("excluded.value") }))
          .where((eb) =>
            eb.or([eb("excluded.value", ">", eb.ref("host.value")), eb("host.name", "=", "wall")]),
          ),
      )
      .execute();
  }

  async keep(values: Readonly<Record<string, number>>): Promise<void> {
    const rows = Object.entries(values).map(([name, value]) => ({ name, value }));
    await this.#db
      .insertInto("host")
      .values(rows)
      .onConflict((on) => on.column("name").doUpdateSet((eb) => ({ value: eb.ref("excluded.value") })))
      .execute();
  }
}
