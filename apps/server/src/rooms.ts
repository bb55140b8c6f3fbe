import { canonical, commit } from "@westmarch/fairness";
import type { Core, Result, Settings } from "@westmarch/kernel";
import { replay } from "@westmarch/kernel";
import type { Offer } from "@westmarch/protocol";
import { type Folded, floorsOf, foldActs, tailOf } from "./fold.ts";
import { KeyRing } from "./keys.ts";
import { Refused } from "./refused.ts";
import { type House, Room, type Standing } from "./room.ts";
import type { PositionData } from "./schema.ts";
import type { AnyEngine, Shelf } from "./shelf.ts";
import { type Position, Table } from "./table.ts";

/**
 * The tables in memory. A table is read when it is needed, and leaves when nobody has needed it for a while; the
 * database is the authority, so nothing is lost by that.
 */
export class Rooms {
  readonly #house: House;
  readonly #shelf: Shelf;
  readonly #rooms = new Map<string, Room>();
  readonly #opening = new Map<string, Promise<Room>>();
  #closed = false;

  constructor(house: House, shelf: Shelf) {
    this.#house = house;
    this.#shelf = shelf;
  }

  get size(): number {
    return this.#rooms.size;
  }

  /** The table, if it is in memory. */
  live(id: string): Room | null {
    return this.#rooms.get(id) ?? null;
  }

  /** The table, read from the database if need be. Throws `Refused` if there is none. */
  async room(id: string): Promise<Room> {
    const live = this.#rooms.get(id);
    if (live) return live;
    let opening = this.#opening.get(id);
    if (!opening) {
      opening = this.#open(id).finally(() => this.#opening.delete(id));
      this.#opening.set(id, opening);
    }
    return opening;
  }

  /** Lets computer players go on where a restart has interrupted them. */
  async resumeBots(): Promise<void> {
    for (const id of await this.#house.store.botsOwing()) {
      if (this.#closed) return;
      try {
        (await this.room(id)).rouse();
      } catch (error) {
        this.#house.log.defect("a table could not be opened", error, { table: id });
      }
    }
  }

  /** Notes who is there, and lets tables go that nobody has needed for a while. */
  async sweep(): Promise<void> {
    const { clock, policy, store, log } = this.#house;
    const now = clock();
    const seen = [...this.#rooms].flatMap(([table, { audience }]) =>
      audience.takeSeen(now).map((row) => ({ table, ...row })),
    );
    await store.seen(seen).catch((error: unknown) => log.trouble("who was seen could not be written", error));
    const quiet = [...this.#rooms].sort(([, a], [, b]) => a.touchedAt - b.touchedAt);
    let surplus = this.#rooms.size - policy.hotTables;
    for (const [id, room] of quiet) {
      const stale = now - room.touchedAt > policy.idleAfter;
      if (!stale && surplus <= 0) break;
      if (room.idle) {
        this.#rooms.delete(id);
        surplus--;
      } else if (stale) room.rest();
    }
    this.#house.metrics.tables.set(this.#rooms.size);
  }

  /** Finishes what has been taken on. */
  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all([...this.#rooms.values()].map((room) => room.close()));
  }

  async #open(id: string): Promise<Room> {
    const stored = await this.#house.store.table(id);
    if (!stored) throw new Refused("not-found");
    const engine = this.#shelf.engine(stored.table.game);
    if (!engine) throw new Refused("unavailable");
    const settings = JSON.parse(stored.table.settings) as Settings;
    const table = new Table({ id, engine, settings, chanceKey: stored.table.chance_key });
    const read = async () => {
      const fresh = await this.#house.store.table(id);
      if (!fresh) throw new Refused("not-found");
      return this.#standing(table, fresh.position);
    };
    const room = new Room(this.#house, table, {
      seats: stored.seats,
      standing: await this.#standing(table, stored.position),
      commitment: commit(stored.table.chance_key),
      read,
    });
    if (this.#closed) throw new Refused("unavailable");
    this.#rooms.set(id, room);
    this.#house.metrics.tables.set(this.#rooms.size);
    return room;
  }

  async #standing(table: Table, row: PositionData): Promise<Standing> {
    const { engine, id, settings } = table.terms;
    const acts = await this.#house.store.acts(id, row.version);
    const { stopped: _, ...record } = foldActs(acts);
    const stored = JSON.parse(row.state) as Core;
    const moved = stored.version !== engine.game.version;
    const state = engine.load(stored);
    const position: Position = {
      version: row.version,
      state,
      asks: engine.asks(state),
      tail: tailOf(record.journal),
      floors: floorsOf(table.seats, acts),
      offers: JSON.parse(row.offers) as Offer[],
      result: row.result === null ? null : (JSON.parse(row.result) as Result),
      replay: row.replay,
      replayable: row.replayable === 1 && (!moved || leadsTo(engine, settings, record, state)),
      changedAt: row.changed_at,
    };
    return { position, keys: new KeyRing(acts) };
  }
}

/** Whether the journal still leads to this state under rules that are newer than the game. */
function leadsTo(
  engine: AnyEngine,
  settings: Settings,
  record: Omit<Folded, "stopped">,
  state: Core,
): boolean {
  try {
    return canonical(replay(engine, { settings, ...record }).state) === canonical(state);
  } catch {
    // Old choices that new rules do not know are the very thing asked about.
    return false;
  }
}
