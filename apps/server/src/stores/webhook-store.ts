/** Every query about news of the server that waits to be posted, and about where it is posted to. */
import type { WebhookNewsRow } from "../database/schema/host.ts";
import type { Db } from "../database/types.ts";

/** Under which name the webhook that was set on the admin page is kept. */
const HOOK = "server-webhook";
/** The most messages that wait; while a webhook does not answer, newer ones are not kept beyond that. */
const MOST = 200;

export class WebhookStore {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** What was kept about the webhook; null: nothing. */
  async hook(): Promise<string | null> {
    const row = await this.#db
      .selectFrom("secrets")
      .select("value")
      .where("name", "=", HOOK)
      .executeTakeFirst();
    return row?.value ?? null;
  }

  async setHook(value: string | null): Promise<void> {
    if (value === null) {
      await this.#db.deleteFrom("secrets").where("name", "=", HOOK).execute();
      return;
    }
    await this.#db
      .insertInto("secrets")
      .values({ name: HOOK, value })
      .onConflict((on) => on.column("name").doUpdateSet({ value }))
      .execute();
  }

  /** Keeps a message until it has arrived. False: too many wait already. */
  async add(row: WebhookNewsRow): Promise<boolean> {
    if ((await this.waiting()) >= MOST) return false;
    await this.#db.insertInto("webhook_news").values(row).execute();
    return true;
  }

  async waiting(): Promise<number> {
    const row = await this.#db
      .selectFrom("webhook_news")
      .select((eb) => eb.fn.countAll<number | bigint | string>().as("count"))
      .executeTakeFirst();
    return Number(row?.count ?? 0);
  }

  /** The messages that are due, the oldest first. */
  due(now: number): Promise<WebhookNewsRow[]> {
    return this.#db
      .selectFrom("webhook_news")
      .selectAll()
      .where("due_at", "<=", now)
      .orderBy("at")
      .orderBy("id")
      .execute();
  }

  async again(id: string, tries: number, due_at: number): Promise<void> {
    await this.#db.updateTable("webhook_news").set({ tries, due_at }).where("id", "=", id).execute();
  }

  async drop(id: string): Promise<void> {
    await this.#db.deleteFrom("webhook_news").where("id", "=", id).execute();
  }

  /** Nothing waits any more. */
  async clear(): Promise<void> {
    await this.#db.deleteFrom("webhook_news").execute();
  }
}
