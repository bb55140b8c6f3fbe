import type { Seat, Settings } from "@westmarch/kernel";
import { Refused, Table } from "@westmarch/table";
import type { Attended } from "../database/cluster.ts";
import type { TableNews } from "../database/dispatch.ts";
import { type BegunTable, hasBegun } from "../stores/table-store.ts";
import type { AnyEngine, GameRegistry } from "./game-registry.ts";
import { matchBefore } from "./opening/rematch.ts";
import { type Seen, seenAtProcesses } from "./presence.ts";
import { loadPosition } from "./room/load-position.ts";
import { RoomRounds } from "./rounds/room-rounds.ts";
import type { Rounds } from "./rounds/rounds.ts";
import type { TableServices } from "./services.ts";
import { TableChance } from "./table-chance.ts";
import type { TableEndpoint } from "./table-endpoint.ts";
import { Room } from "./table-room.ts";
import { timedPace } from "./time/game-clocks/clock-state.ts";
import { WaitingRoom } from "./waiting-room.ts";

/** Tables that are compared with the database in one query. */
const COMPARED = 1000;

/**
 * The tables in memory. A table is read when it is needed, and leaves when it has not been needed for a while; the
 * database is the authority, so nothing is lost by that.
 */
export class RoomRegistry {
  readonly #services: TableServices;
  readonly #registry: GameRegistry;
  readonly #rounds: RoomRounds;
  readonly #endpoints = new Map<string, TableEndpoint>();
  readonly #opening = new Map<string, Promise<TableEndpoint>>();
  /** What other processes have said of tables that are just being read. */
  readonly #unheard = new Map<string, { readonly news: TableNews; readonly from: string }[]>();
  #closed = false;
  readonly #hearers: ((table: string) => void)[] = [];

  constructor(services: TableServices, registry: GameRegistry, rounds: Rounds) {
    this.#services = services;
    this.#registry = registry;
    this.#rounds = new RoomRounds(services, rounds, this);
  }

  /** Tells `heard` of every table whose game is over, as soon as that is written. */
  onEnd(heard: (table: string) => void): void {
    this.#hearers.push(heard);
  }

  get size(): number {
    return this.#endpoints.size;
  }

  /** The table, if it is in memory. */
  live(id: string): TableEndpoint | null {
    return this.#endpoints.get(id) ?? null;
  }

  /** The same, if its game has begun. */
  liveRoom(id: string): Room | null {
    const live = this.live(id);
    return live instanceof Room ? live : null;
  }

  /** Whether one of these seats' player is at the table, or was since that moment by the steady clock. */
  async seenSince(id: string, seats: readonly Seat[], since: number): Promise<Seen> {
    const { cluster, store } = this.#services;
    const lastBeat = (process: string) => cluster.lastBeat(process);
    const presence = this.live(id)?.presence;
    if (presence) return presence.seenSince(seats, since, lastBeat);
    const rows = await store.seats.seats(id);
    if (rows.some(({ seat, seen_at }) => seats.includes(seat) && seen_at >= since)) return "seen";
    const there = (await cluster.elsewhere([id])).filter((one) =>
      one.seats.some((seat) => seats.includes(seat)),
    );
    return seenAtProcesses(
      there.map(({ process }) => process),
      since,
      lastBeat,
    );
  }

  /** Whether the table is in memory, or about to be, or clients are there at another process. */
  async isNeeded(id: string): Promise<boolean> {
    if (this.#endpoints.has(id) || this.#opening.has(id)) return true;
    return (await this.#services.cluster.elsewhere([id])).length > 0;
  }

  /** The table, read from the database if need be, whose game has begun. Throws `Refused` if there is none. */
  async room(id: string): Promise<Room> {
    const place = await this.endpoint(id);
    if (place instanceof Room) return place;
    throw new Refused("stale");
  }

  /** Where people meet at a table, read from the database if need be. Throws `Refused` if there is none. */
  async endpoint(id: string): Promise<TableEndpoint> {
    const live = this.#endpoints.get(id);
    if (live) return live;
    let opening = this.#opening.get(id);
    if (!opening) {
      this.#unheard.set(id, []);
      opening = this.#open(id).finally(() => {
        this.#opening.delete(id);
        this.#unheard.delete(id);
      });
      this.#opening.set(id, opening);
    }
    return opening;
  }

  /** Something has been written about a table: here and at all other processes it is taken up. */
  pass(id: string, news: TableNews): void {
    this.live(id)?.hear(news, null);
    this.#services.cluster.tell({ table: id, news });
  }

  /** Another process says something of a table. */
  hear(id: string, news: TableNews, from: string): void {
    const place = this.#endpoints.get(id);
    if (!place) this.#unheard.get(id)?.push({ news, from });
    else if (news.what === "cleared") void this.cleared(id, async () => {}, false);
    else place.hear(news, from);
  }

  /** These processes are gone, with the clients connected to them. */
  lose(processes: readonly string[]): void {
    for (const place of this.#endpoints.values()) place.lose(processes);
  }

  /** Takes up what other processes have written to tables in memory, whether or not that was heard. */
  async compare(all: boolean): Promise<void> {
    const tables = [...this.#endpoints.keys()];
    for (let from = 0; from < tables.length; from += COMPARED) {
      const versions = await this.#services.store.versions(tables.slice(from, from + COMPARED));
      for (const { table, version } of versions) this.#endpoints.get(table)?.compare(version);
    }
    if (!all) return;
    for (const place of this.#endpoints.values()) place.compareAll();
    for (const [id] of this.#endpoints) this.#services.cluster.tell({ table: id, news: { what: "who" } });
  }

  /** Reckons anew how much time is left wherever it runs. */
  reckonTime(): void {
    for (const [, place] of this.#endpoints) place.hear({ what: "time" }, null);
  }

  /** How many players and spectators are at each table that is not empty. */
  async attended(): Promise<ReadonlyMap<string, { readonly people: number; readonly lookers: number }>> {
    const there = new Map<string, { seats: Set<Seat>; lookers: number }>();
    const add = (table: string, seats: readonly Seat[], lookers: number) => {
      const known = there.get(table) ?? { seats: new Set<Seat>(), lookers: 0 };
      for (const seat of seats) known.seats.add(seat);
      there.set(table, { seats: known.seats, lookers: known.lookers + lookers });
    };
    for (const [id, { presence }] of this.#endpoints) add(id, presence.here.seats, presence.here.lookers);
    for (const { table, seats, lookers } of await this.#services.cluster.elsewhere())
      add(table, seats, lookers);
    return new Map(
      [...there]
        .filter(([, { seats, lookers }]) => seats.size + lookers > 0)
        .map(([id, { seats, lookers }]) => [id, { people: seats.size, lookers }]),
    );
  }

  /** Dismisses the clients that come from such an address. */
  dismissFrom(isSuch: (address: string) => boolean): void {
    for (const { presence } of this.#endpoints.values())
      for (const client of presence.clients) if (isSuch(client.address)) client.close(1008, "banned");
  }

  /** Does something to a table that is emptied first: all clients are dismissed, and nothing goes on there. */
  async cleared<T>(id: string, work: () => Promise<T>, own = true): Promise<T> {
    if (own) this.#services.cluster.tell({ table: id, news: { what: "cleared" } });
    const live = this.live(id);
    live?.presence.dismiss(null, 1008, "table deleted");
    await live?.close();
    try {
      return await work();
    } finally {
      this.#forget([id]);
    }
  }

  /** These tables leave the memory, and this process no longer looks after what they do by themselves. */
  #forget(tables: readonly string[]): void {
    for (const id of tables) this.#endpoints.delete(id);
    this.#services.cluster
      .release(tables)
      .catch((error: unknown) => this.#services.log.trouble("tables could not be let go", error));
  }

  /** Advances the round after a table: shows it at all its tables, and opens what comes next. */
  advanceRound(home: string): Promise<void> {
    return this.#rounds.advance(home);
  }

  /** Opens what was kept back of the games of a round. */
  release(home: string): Promise<void> {
    return this.#rounds.release(home);
  }

  /**
   * The tables that have something to do by themselves by then, of which no process takes care. `begins`: a server begins,
   * and finds what was interrupted: computers, of those of a round two at a time, and all clocks where minutes matter.
   */
  async unattended(by: number, begins: boolean): Promise<string[]> {
    const { store, cluster } = this.#services;
    const all = begins || cluster.isShared;
    const shows = all ? (await store.rounds.shows()).toReversed() : [];
    const ids = new Set([
      ...(all ? await store.botsOwing() : []),
      ...new Map(shows.map(({ before, table }) => [before, table])).values(),
      ...(await store.clocks.due(by, all)),
    ]);
    const open = await cluster.unclaimed([...ids]);
    return open.filter((id) => cluster.isShared || !this.#endpoints.has(id));
  }

  /** Lets a table do what it has to do by itself. */
  async attend(id: string): Promise<void> {
    if (this.#closed) return;
    try {
      (await this.room(id)).rouse();
    } catch (error) {
      // It has been deleted meanwhile, or this process has no time any more.
      if (!(error instanceof Refused)) throw error;
    }
  }

  /** Notes who is there, and releases tables that have not been needed for a while. */
  async sweep(): Promise<void> {
    const { clock, steady, policy, store, log } = this.#services;
    const now = clock();
    const seen = [...this.#endpoints].flatMap(([table, { presence }]) =>
      presence.takeSeen(steady()).map((row) => ({ table, ...row })),
    );
    await store.seats
      .seen(seen)
      .catch((error: unknown) => log.trouble("who was seen could not be written", error));
    const quiet = [...this.#endpoints].sort(([, a], [, b]) => a.touchedAt - b.touchedAt);
    let surplus = this.#endpoints.size - policy.hotTables;
    const leaving: string[] = [];
    for (const [id, room] of quiet) {
      const stale = now - room.touchedAt > policy.idleAfter;
      if (!stale && surplus <= 0) break;
      if (room.idle) {
        leaving.push(id);
        surplus--;
      } else if (stale) room.rest();
    }
    this.#forget(leaving);
    this.#services.metrics.tables.set(this.#endpoints.size);
  }

  /** Finishes what has been taken on. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#rounds.stop();
    await Promise.all([...this.#endpoints.values()].map((room) => room.close()));
    await this.#rounds.drained();
  }

  async #open(id: string): Promise<TableEndpoint> {
    const stored = await this.#services.store.table(id);
    if (!stored) throw new Refused("not-found");
    const engine = this.#registry.engine(stored.table.game);
    if (!engine) throw new Refused("unavailable");
    const elsewhere = await this.#services.cluster.elsewhere([id]);
    const place = hasBegun(stored)
      ? await this.#begun(stored, engine, elsewhere)
      : new WaitingRoom(this.#services, stored, engine, {
          elsewhere,
          room: () => this.#afterWaitingRoom(id),
        });
    if (this.#closed) throw new Refused("unavailable");
    this.#endpoints.set(id, place);
    for (const { news, from } of this.#unheard.get(id) ?? []) this.hear(id, news, from);
    this.#services.cluster.tell({ table: id, news: { what: "who" } });
    this.#services.metrics.tables.set(this.#endpoints.size);
    return place;
  }

  /** The room of a table whose players have gathered, in the place of its waiting room. */
  #afterWaitingRoom(id: string): Promise<Room> {
    this.#endpoints.delete(id);
    return this.room(id);
  }

  async #begun(stored: BegunTable, engine: AnyEngine, elsewhere: readonly Attended[]): Promise<Room> {
    const { id } = stored.table;
    const round = await this.#rounds.of(stored);
    const settings = JSON.parse(stored.table.settings) as Settings;
    const chance = new TableChance(stored.table.chance_key, stored.contributions);
    const table = new Table({ id, engine, settings, chance });
    const read = async () => {
      const fresh = await this.#services.store.table(id);
      if (!fresh || !hasBegun(fresh)) throw new Refused("not-found");
      chance.take(fresh.contributions);
      return loadPosition(this.#services.store, table, fresh.position);
    };
    const passing = await this.#registry.passing(stored.table.game);
    const clock = await this.#registry.clock(stored.table.game);
    const pace = timedPace(stored.table.pace);
    return new Room(this.#services, table, {
      isExhibition: (await this.#services.store.exhibitions.among([id])).size > 0,
      time: pace && { pace, kept: await this.#services.store.clocks.of(id) },
      questionLimits: clock && { clock, kept: await this.#services.store.seats.clocks(id) },
      premoves: await this.#services.store.premoves.of(id),
      autoPass: passing && {
        passing,
        orders: await this.#services.store.seats.orders(id),
        isSlow: pace?.kind === "slow",
      },
      seats: stored.seats,
      elsewhere,
      loaded: await read(),
      match: matchBefore(stored.table),
      round,
      ended: () => {
        round?.ended();
        for (const heard of this.#hearers) heard(id);
      },
      read,
    });
  }
}
