import { canonical, type Head, lastHead } from "@westmarch/fairness";
import type { Core, Result, Seat, Settings } from "@westmarch/kernel";
import { decisive, replay, trailFrom } from "@westmarch/kernel";
import type { Offer } from "@westmarch/protocol";
import { eveningOf } from "./again.ts";
import { TableChance } from "./chance.ts";
import type { AnyEngine, Engines } from "./engines.ts";
import { deedsOfActs, type Folded, floorsOf, foldActs } from "./fold.ts";
import { Gathering } from "./gathering.ts";
import { KeyRing } from "./keys.ts";
import { timedPace } from "./pace/state.ts";
import type { Place } from "./place.ts";
import { Refused } from "./refused.ts";
import { type InRound, Room, type Standing } from "./room.ts";
import type { Rounds } from "./rounds/rounds.ts";
import type { PositionData } from "./schema.ts";
import type { Services } from "./services.ts";
import { type BegunTable, hasBegun } from "./store.ts";
import { type Stretch, stretchOf } from "./stretch.ts";
import { type Position, Table } from "./table.ts";

/**
 * The tables in memory. A table is read when it is needed, and leaves when nobody has needed it for a while; the
 * database is the authority, so nothing is lost by that.
 */
export class Rooms {
  readonly #house: Services;
  readonly #shelf: Engines;
  readonly #rounds: Rounds;
  /** What is still being done about rounds in which something has happened. */
  readonly #goingOn = new Set<Promise<void>>();
  readonly #places = new Map<string, Place>();
  readonly #opening = new Map<string, Promise<Place>>();
  #closed = false;

  constructor(house: Services, shelf: Engines, rounds: Rounds) {
    this.#house = house;
    this.#shelf = shelf;
    this.#rounds = rounds;
  }

  get size(): number {
    return this.#places.size;
  }

  /** The table, if it is in memory. */
  live(id: string): Place | null {
    return this.#places.get(id) ?? null;
  }

  /** The same, if its game has begun. */
  liveRoom(id: string): Room | null {
    const live = this.live(id);
    return live instanceof Room ? live : null;
  }

  /** Whether one of these seats' player is at the table, or was since that moment by the steady clock. */
  async seenSince(id: string, seats: readonly Seat[], since: number): Promise<boolean> {
    const audience = this.live(id)?.audience;
    if (audience) return seats.some((seat) => audience.present(seat) || audience.seenAt(seat) >= since);
    const rows = await this.#house.store.people.seats(id);
    return rows.some(({ seat, seen_at }) => seats.includes(seat) && seen_at >= since);
  }

  /** Whether the table is in memory, or about to be. */
  isNeeded(id: string): boolean {
    return this.#places.has(id) || this.#opening.has(id);
  }

  /** The table, read from the database if need be, whose game has begun. Throws `Refused` if there is none. */
  async room(id: string): Promise<Room> {
    const place = await this.place(id);
    if (place instanceof Room) return place;
    throw new Refused("stale");
  }

  /** Where people meet at a table, read from the database if need be. Throws `Refused` if there is none. */
  async place(id: string): Promise<Place> {
    const live = this.#places.get(id);
    if (live) return live;
    let opening = this.#opening.get(id);
    if (!opening) {
      opening = this.#open(id).finally(() => this.#opening.delete(id));
      this.#opening.set(id, opening);
    }
    return opening;
  }

  /** The tables at which somebody is now: of which game, and how many play and look on. */
  attended(): { readonly game: string; readonly people: number; readonly lookers: number }[] {
    return [...this.#places.values()].flatMap(({ audience, game }) => {
      const lookers = audience.clients.filter(({ access }) => access.seats.length === 0).length;
      const people = audience.seats.filter(({ seat }) => audience.present(seat)).length;
      return people + lookers > 0 ? [{ game, people, lookers }] : [];
    });
  }

  /** Shows out whoever comes from such an address. */
  dismissFrom(isSuch: (address: string) => boolean): void {
    for (const { audience } of this.#places.values())
      for (const client of audience.clients) if (isSuch(client.address)) client.close(1008, "banned");
  }

  /** Does something to a table at which nobody is any more: everybody has to leave, and nothing goes on there. */
  async cleared<T>(id: string, work: () => Promise<T>): Promise<T> {
    const live = this.live(id);
    live?.audience.dismiss(null, 1008, "table deleted");
    await live?.close();
    try {
      return await work();
    } finally {
      this.#places.delete(id);
    }
  }

  /** Shows everybody of a round how it stands now, opens it when it is over, and lets the next two computers play. */
  async roundGoesOn(home: string): Promise<void> {
    const round = await this.#rounds.now(home);
    if (!round) return;
    if (round.over) await this.release(home);
    const tables = round.stages.flatMap(({ pairings }) => pairings.flatMap(({ table }) => table ?? []));
    for (const table of [home, ...tables]) this.liveRoom(table)?.tellRound(round);
    const next = (await this.#house.store.rounds.shows()).find(({ before }) => before === home);
    if (next && !this.#closed) (await this.room(next.table)).rouse();
  }

  /** Opens what was kept back of the games of a round. */
  async release(home: string): Promise<void> {
    for (const [table, replay] of await this.#rounds.release(home)) this.liveRoom(table)?.release(replay);
  }

  /** Lets computer players go on where a restart has interrupted them: of those of a round, two at a time. */
  async resumeBots(): Promise<void> {
    const { store } = this.#house;
    const shows = new Map(
      (await store.rounds.shows()).toReversed().map(({ before, table }) => [before, table]),
    );
    for (const id of [...(await store.botsOwing()), ...shows.values()]) {
      if (this.#closed) return;
      try {
        (await this.room(id)).rouse();
      } catch (error) {
        this.#house.log.defect("a table could not be opened", error, { table: id });
      }
    }
  }

  /** Looks after the tables where somebody's time is up by then; where minutes matter, after all of them. */
  async rouseDue(by: number, live = false): Promise<void> {
    for (const id of await this.#house.store.time.due(by, live)) {
      if (this.#closed) return;
      if (this.#places.has(id)) continue;
      try {
        (await this.room(id)).rouse();
      } catch (error) {
        this.#house.log.defect("a table whose clocks run could not be opened", error, { table: id });
      }
    }
  }

  /** Notes who is there, and lets tables go that nobody has needed for a while. */
  async sweep(): Promise<void> {
    const { clock, steady, policy, store, log } = this.#house;
    const now = clock();
    const seen = [...this.#places].flatMap(([table, { audience }]) =>
      audience.takeSeen(steady()).map((row) => ({ table, ...row })),
    );
    await store.people
      .seen(seen)
      .catch((error: unknown) => log.trouble("who was seen could not be written", error));
    const quiet = [...this.#places].sort(([, a], [, b]) => a.touchedAt - b.touchedAt);
    let surplus = this.#places.size - policy.hotTables;
    for (const [id, room] of quiet) {
      const stale = now - room.touchedAt > policy.idleAfter;
      if (!stale && surplus <= 0) break;
      if (room.idle) {
        this.#places.delete(id);
        surplus--;
      } else if (stale) room.rest();
    }
    this.#house.metrics.tables.set(this.#places.size);
  }

  /** Finishes what has been taken on. */
  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all([...this.#places.values()].map((room) => room.close()));
    await Promise.all(this.#goingOn);
  }

  async #open(id: string): Promise<Place> {
    const stored = await this.#house.store.table(id);
    if (!stored) throw new Refused("not-found");
    const engine = this.#shelf.engine(stored.table.game);
    if (!engine) throw new Refused("unavailable");
    const place = hasBegun(stored)
      ? await this.#begun(stored, engine)
      : new Gathering(this.#house, stored, engine, () => this.#afterGathering(id));
    if (this.#closed) throw new Refused("unavailable");
    this.#places.set(id, place);
    this.#house.metrics.tables.set(this.#places.size);
    return place;
  }

  /** The room of a table whose people have gathered, in the place of the gathering. */
  #afterGathering(id: string): Promise<Room> {
    this.#places.delete(id);
    return this.room(id);
  }

  async #begun(stored: BegunTable, engine: AnyEngine): Promise<Room> {
    const { id } = stored.table;
    const round = await this.#inRound(stored);
    const settings = JSON.parse(stored.table.settings) as Settings;
    const chance = new TableChance(stored.table.chance_key, stored.contributions);
    const table = new Table({ id, engine, settings, chance });
    const read = async () => {
      const fresh = await this.#house.store.table(id);
      if (!fresh || !hasBegun(fresh)) throw new Refused("not-found");
      chance.take(fresh.contributions);
      return this.#standing(table, fresh.position);
    };
    const passing = await this.#shelf.passing(stored.table.game);
    const clock = await this.#shelf.clock(stored.table.game);
    const pace = timedPace(stored.table.pace);
    return new Room(this.#house, table, {
      time: pace && { pace, kept: await this.#house.store.time.of(id) },
      clocks: clock && { clock, kept: await this.#house.store.people.clocks(id) },
      standing: passing && { passing, orders: await this.#house.store.people.orders(id) },
      seats: stored.seats,
      stand: await read(),
      evening: eveningOf(stored.table),
      round,
      read,
    });
  }

  /** What a table has to do with a round; null: nothing. */
  async #inRound({ table }: BegunTable): Promise<InRound | null> {
    const home = await this.#rounds.home(table);
    if (home === null) return null;
    const over = (await this.#rounds.now(home))?.over === true;
    // A server that fell at the end of a round has not done so.
    if (over) await this.#rounds.release(home);
    return {
      now: () => this.#rounds.now(home),
      withheld: !over,
      counts: home !== table.id,
      ended: () => {
        const going = this.roundGoesOn(home)
          .catch((error: unknown) => this.#house.log.trouble("a round could not go on", error))
          .finally(() => this.#goingOn.delete(going));
        this.#goingOn.add(going);
      },
    };
  }

  async #standing(table: Table, row: PositionData): Promise<Standing> {
    const { engine, id, settings } = table.terms;
    const { store } = this.#house;
    const stored = JSON.parse(row.state) as Core;
    const moved = stored.version !== engine.game.version;
    const state = engine.load(stored, settings);
    const replayable =
      row.replayable === 1 &&
      (!moved || leadsTo(engine, settings, foldActs(await store.acts(id, row.version)), state));
    const { trail, floors, keys, snapshot } = replayable
      ? await stretchOf({ store, engine, table: id, settings }, row.version, decisive)
      : await this.#bare(id, row.version, state);
    const position: Position = {
      version: row.version,
      head: row.head ?? (await this.#head(table, row.version)),
      state,
      asks: engine.asks(state),
      trail,
      floors,
      offers: JSON.parse(row.offers) as Offer[],
      result: row.result === null ? null : (JSON.parse(row.result) as Result),
      replay: row.replay,
      replayable,
      changedAt: row.changed_at,
      snapshot,
    };
    return { position, keys };
  }

  /** The head of a table that was last played before there were heads. */
  async #head({ terms }: Table, version: number): Promise<Head> {
    const { id, engine, settings, chance } = terms;
    const deeds = deedsOfActs(await this.#house.store.acts(id, version));
    return lastHead(chance.secret, { game: engine.game.id, settings }, deeds);
  }

  /** What is left of the story where today's rules cannot replay it: nothing can be taken back, and all goes on. */
  async #bare(table: string, version: number, state: Core): Promise<Omit<Stretch, "stopped">> {
    const rows = await this.#house.store.acts(table, version);
    const floors = floorsOf(
      state.sealed.map(() => 0),
      rows,
    );
    return { trail: trailFrom(state), floors, keys: new KeyRing(rows), snapshot: version };
  }
}

/** Whether the journal still leads to this state under rules that are newer than the game. */
function leadsTo(
  engine: AnyEngine,
  settings: Settings,
  { opening, journal, drawn }: Folded,
  state: Core,
): boolean {
  try {
    return (
      canonical(
        replay(engine, { settings, opening, journal, ...(drawn !== undefined && { drawn }) }).state,
      ) === canonical(state)
    );
  } catch {
    // Old choices that new rules do not know are the very thing asked about.
    return false;
  }
}
