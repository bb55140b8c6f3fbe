/**
 * What a person has on every device: decks, data packs, settings. If two devices change one item, both versions are kept; of
 * settings, the later one.
 */
import {
  LIMITS,
  type PersonShelf,
  type ShelfChange,
  type ShelfItem,
  type ShelfTold,
} from "@westmarch/protocol";
import type { Db } from "../../database/types.ts";
import type { Entropy } from "../../platform/random.ts";

/** The most removed items that are remembered, so that other devices hear of the removal. */
const REMEMBERED = 1000;

/** Kinds with a single item each, of which a copy makes no sense: the later change wins. */
const SINGLE: readonly string[] = ["settings"];

interface Kept {
  readonly id: string;
  readonly text: string | null;
  readonly version: number;
  readonly changed_at: number;
}

/** How an item that was changed in two places is kept: under its name, and as a copy beside it; null: it stays as it is. */
function settled(
  kept: Kept,
  { kind, from, at, text }: Pick<ShelfChange, "kind" | "from" | "at" | "text">,
): { readonly stays: string | null; readonly beside: string | null } | null {
  if (kept.text === text) return null;
  if (kept.version === from || kept.text === null) return { stays: text, beside: null };
  // An item that another device has changed meanwhile is not removed.
  if (text === null) return null;
  if (SINGLE.includes(kind)) return at >= kept.changed_at ? { stays: text, beside: null } : null;
  return at >= kept.changed_at ? { stays: text, beside: kept.text } : { stays: kept.text, beside: text };
}

export class CloudShelves {
  readonly #db: Db;
  readonly #source: Entropy;
  readonly #clock: () => number;

  constructor(db: Db, source: Entropy, clock: () => number) {
    this.#db = db;
    this.#source = source;
    this.#clock = clock;
  }

  /** Everything on a person's shelf. */
  all(person: string): Promise<ShelfItem[]> {
    return this.#since(this.#db, person, -1);
  }

  /** Keeps what a device has changed, and returns what has changed since that device last asked. */
  sync(person: string, { since, changes }: PersonShelf): Promise<ShelfTold> {
    return this.#db.transaction().execute(async (trx) => {
      // This update makes other devices of the same person wait until the transaction ends.
      const counted = await trx
        .updateTable("people")
        .set((eb) => ({ shelf_at: eb("shelf_at", "+", changes.length > 0 ? 1 : 0) }))
        .where("id", "=", person)
        .returning("shelf_at")
        .executeTakeFirstOrThrow();
      const version = Number(counted.shelf_at);
      let full = false;
      for (const change of changes) full = !(await this.#take(trx, person, change, version)) || full;
      if (changes.some(({ text }) => text === null)) await this.#tidy(trx, person);
      return { version, items: await this.#since(trx, person, since), full };
    });
  }

  /** Carries out one change. False if the shelf has no room for it. */
  async #take(trx: Db, person: string, change: ShelfChange, version: number): Promise<boolean> {
    const { kind, game, id, text } = change;
    const changed_at = Math.min(change.at, this.#clock());
    const kept = await trx
      .selectFrom("person_shelf")
      .select(["id", "text", "version", "changed_at"])
      .where("person_id", "=", person)
      .where("kind", "=", kind)
      .where("game", "=", game)
      .where("id", "=", id)
      .executeTakeFirst();
    if (!kept && text === null) return true;
    const news = kept ? settled(kept, { ...change, at: changed_at }) : { stays: text, beside: null };
    if (!news) {
      // The new version makes the device receive the kept item, even if it has received it before.
      await this.#touch(trx, person, change, version);
      return true;
    }
    const grows = (news.stays?.length ?? 0) + (news.beside?.length ?? 0) - (kept?.text?.length ?? 0);
    const more = (kept?.text == null ? 1 : 0) + (news.beside === null ? 0 : 1);
    if (grows > 0 && !(await this.#fits(trx, person, grows, more))) return false;
    const put = (under: string, kept: string | null) =>
      trx
        .insertInto("person_shelf")
        .values({ person_id: person, kind, game, id: under, text: kept, version, changed_at })
        .onConflict((on) =>
          on.columns(["person_id", "kind", "game", "id"]).doUpdateSet({ text: kept, version, changed_at }),
        )
        .execute();
    await put(id, news.stays);
    if (news.beside !== null)
      await put(`${id.slice(0, 100)}-${this.#source(4).toString("hex")}`, news.beside);
    return true;
  }

  async #touch(trx: Db, person: string, { kind, game, id }: ShelfChange, version: number): Promise<void> {
    await trx
      .updateTable("person_shelf")
      .set({ version })
      .where("person_id", "=", person)
      .where("kind", "=", kind)
      .where("game", "=", game)
      .where("id", "=", id)
      .execute();
  }

  async #fits(trx: Db, person: string, grows: number, more: number): Promise<boolean> {
    const { things, size } = await trx
      .selectFrom("person_shelf")
      .select((eb) => [
        eb.fn.countAll<number>().as("things"),
        eb.fn.sum<number | null>(eb.fn<number>("length", ["text"])).as("size"),
      ])
      .where("person_id", "=", person)
      .where("text", "is not", null)
      .executeTakeFirstOrThrow();
    return Number(things) + more <= LIMITS.shelf && Number(size ?? 0) + grows <= LIMITS.shelfText;
  }

  /** Forgets the items that were removed longest ago. */
  async #tidy(trx: Db, person: string): Promise<void> {
    const last = await trx
      .selectFrom("person_shelf")
      .select("version")
      .where("person_id", "=", person)
      .where("text", "is", null)
      .orderBy("version", "desc")
      .offset(REMEMBERED)
      .limit(1)
      .executeTakeFirst();
    if (last)
      await trx
        .deleteFrom("person_shelf")
        .where("person_id", "=", person)
        .where("text", "is", null)
        .where("version", "<=", last.version)
        .execute();
  }

  #since(db: Db, person: string, version: number): Promise<ShelfItem[]> {
    return db
      .selectFrom("person_shelf")
      .select(["kind", "game", "id", "version", "text"])
      .where("person_id", "=", person)
      .where("version", ">", version)
      .orderBy("kind")
      .orderBy("game")
      .orderBy("id")
      .execute();
  }
}
