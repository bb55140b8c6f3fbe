import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Attended, Cluster, ClusterListener, Present } from "../cluster.ts";
import type { Dispatch } from "../dispatch.ts";
import type { Db } from "../types.ts";
import { NotifyConnection, PROCESS } from "./connection.ts";

/** Milliseconds between signs of life of a process, and after which one that gave none is taken for dead. */
const BEAT = 1000;
const DEAD = 6000;
/** Looks in a row at which its connection is gone, with the same meaning. */
const CUT = 2;
/** Milliseconds without a sign of life after which this process does nothing for which its clocks must be right. */
const UNSURE = 2500;
/** Milliseconds between looks whether what is in memory stands as in the database, whatever was heard. */
const COMPARE = 5000;
/** Milliseconds in which changes of who is there are gathered before they are written. */
const GATHER = 100;

/** Milliseconds by the database's clock, which is the same for all. */
const NOW = "cast(extract(epoch from clock_timestamp()) * 1000 as bigint)";

interface Beating {
  readonly id: string;
  readonly beat: number;
  readonly steady: number;
  readonly served: number;
  readonly now: number;
  /** Its line to the database stands. */
  readonly connected: boolean;
}

/** How far two clocks have come. */
export interface Axes {
  readonly steady: number;
  readonly served: number;
}

/** The clocks that all processes share, as one process reads and moves them. */
export interface SharedClocks {
  now(): Axes;
  /** Other processes have come so far. */
  lift(axes: Axes): void;
  /** No process could reach the database between these two moments of the steady clock. */
  outage(from: number, until: number): Promise<void>;
}

/** Where the clocks of a process stand now, by the last sign of life that it gave. */
const axesOf = ({ beat, steady, served, now }: Beating): Axes => {
  const since = Math.max(0, now - beat);
  return { steady: steady + since, served: served + since };
};

const isFresh = ({ beat, now }: Beating): boolean => beat > now - DEAD;

/** All processes, and whether they are there. The connection of one that was killed is gone at once. */
const PROCESSES = `select id, beat, steady, served, ${NOW} as now, exists (
    select 1 from pg_stat_activity
    where datname = current_database() and application_name = '${PROCESS}' || processes.id
  ) as connected from processes`;

/** Several processes on one PostgreSQL, none of them special. */
export class PostgresCluster implements Cluster {
  readonly isShared = true;
  readonly #id = randomBytes(9).toString("base64url");
  readonly #db: Db;
  readonly #line: NotifyConnection;
  readonly #held = new Set<string>();
  readonly #here = new Map<string, Present>();
  /** Tables at which a player or spectator came or went since that was written down. */
  readonly #changed = new Set<string>();
  #others = new Set<string>();
  /** How far the steady clock of each had come with its last sign of life. */
  readonly #beats = new Map<string, number>();
  /** For how many looks in a row the line of a process was not there. */
  readonly #cut = new Map<string, number>();
  #listener: ClusterListener | null = null;
  #clocks: SharedClocks | null = null;
  #timers: NodeJS.Timeout[] = [];
  #writing: NodeJS.Timeout | null = null;
  #beaten = performance.now();
  #beating: Promise<void> | null = null;
  #left = false;

  constructor(where: string, db: Db) {
    this.#db = db;
    this.#line = new NotifyConnection(where, this.#id, {
      channel: "westmarch",
      heard: (words, from) => this.#heard(words, from),
      joined: (again) => {
        if (again) this.#listener?.missed();
      },
    });
  }

  get size(): number {
    return this.#others.size + 1;
  }

  get isSure(): boolean {
    return performance.now() - this.#beaten < UNSURE;
  }

  lastBeat(process: string): number {
    return this.#beats.get(process) ?? 0;
  }

  /** Where the clocks of the running processes stand; null: none runs. */
  async running(): Promise<Axes | null> {
    const { rows } = await sql<Beating>`${sql.raw(PROCESSES)}`.execute(this.#db);
    const axes = rows.filter((one) => one.connected && isFresh(one)).map(axesOf);
    if (axes.length === 0) return null;
    return {
      steady: Math.max(...axes.map(({ steady }) => steady)),
      served: Math.max(...axes.map(({ served }) => served)),
    };
  }

  /** Says by which clocks this process goes; from now on the others know of it. `alone`: there was no other process. */
  async begin(clocks: SharedClocks, alone: boolean): Promise<void> {
    this.#clocks = clocks;
    await this.#line.open();
    if (alone) await this.#clear(clocks.now().served);
    await this.#beat();
    this.#timers.push(setInterval(() => this.#beatOnce(), BEAT).unref());
  }

  async join(listener: ClusterListener): Promise<void> {
    this.#listener = listener;
    this.#timers.push(setInterval(() => listener.compare(), COMPARE).unref());
  }

  tell(dispatch: Dispatch): void {
    this.#line.tell(dispatch);
  }

  note(table: string, present: Present): void {
    const nobody = present.seats.length === 0 && present.lookers === 0;
    if (nobody) this.#here.delete(table);
    else this.#here.set(table, present);
    this.#changed.add(table);
    this.#writing ??= setTimeout(() => void this.#write(), GATHER).unref();
  }

  async elsewhere(tables?: readonly string[]): Promise<readonly Attended[]> {
    if (this.#others.size === 0 || tables?.length === 0) return [];
    const all = this.#db
      .selectFrom("attendance")
      .selectAll()
      .where("process", "in", [...this.#others]);
    const rows = await (tables ? all.where("table_id", "in", [...tables]) : all).execute();
    return rows.map(({ table_id, process, seats, lookers, marks }) => ({
      table: table_id,
      process,
      seats: JSON.parse(seats) as Present["seats"],
      lookers,
      marks: JSON.parse(marks) as Present["marks"],
    }));
  }

  holds(table: string): boolean {
    return this.#held.has(table);
  }

  async claim(table: string): Promise<boolean> {
    if (this.#left) return false;
    const { rows } = await sql`insert into claims (table_id, process) values (${table}, ${this.#id})
      on conflict (table_id) do update set process = excluded.process
      where claims.process = excluded.process or claims.process not in
        (select id from processes where beat > ${sql.raw(NOW)} - ${DEAD})
      returning process`.execute(this.#db);
    if (rows.length > 0) this.#held.add(table);
    return rows.length > 0;
  }

  async unclaimed(tables: readonly string[]): Promise<readonly string[]> {
    if (tables.length === 0) return [];
    const { rows } = await sql<{ table_id: string }>`select table_id from claims
      where table_id in (${sql.join(tables)}) and process in
        (select id from processes where beat > ${sql.raw(NOW)} - ${DEAD})`.execute(this.#db);
    const claimed = new Set(rows.map(({ table_id }) => table_id));
    return tables.filter((table) => !claimed.has(table));
  }

  async release(tables: readonly string[]): Promise<void> {
    const own = tables.filter((table) => this.#held.delete(table));
    if (own.length === 0) return;
    await this.#db
      .deleteFrom("claims")
      .where("process", "=", this.#id)
      .where("table_id", "in", own)
      .execute();
    for (const table of own) this.tell({ table, news: { what: "free" } });
  }

  async leave(): Promise<void> {
    if (this.#left) return;
    this.#left = true;
    await this.release([...this.#held]);
  }

  async close(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    if (this.#writing) clearTimeout(this.#writing);
    await this.#beating;
    await this.leave().catch(() => {});
    try {
      await this.#stop(this.#id, this.#clocks?.now().served ?? 0);
      for (const rows of ["attendance", "claims"] as const)
        await this.#db.deleteFrom(rows).where("process", "=", this.#id).execute();
      await this.#db.deleteFrom("processes").where("id", "=", this.#id).execute();
      this.tell({ table: null, news: { what: "goodbye" } });
    } catch {
      // The database is away; the others take this process for dead before long.
    }
    await this.#line.close();
  }

  #heard(words: readonly unknown[], from: string): void {
    if (from === this.#id || !this.#listener) return;
    this.#others.add(from);
    // Only processes of this cluster speak here.
    for (const { table, news } of words as Dispatch[]) {
      if (table !== null) this.#listener.table(table, news, from);
      else if (news.what === "goodbye") this.#gone([from]);
      else this.#listener.server(news);
    }
  }

  #gone(processes: readonly string[]): void {
    const gone = processes.filter((process) => this.#others.delete(process));
    if (gone.length > 0) this.#listener?.gone(gone);
    for (const process of gone) this.#beats.delete(process);
  }

  #beatOnce(): void {
    this.#beating ??= this.#beat()
      .catch(() => {
        // The database is out of reach; how long it was is found when it is back.
      })
      .finally(() => {
        this.#beating = null;
      });
  }

  async #beat(): Promise<void> {
    const clocks = this.#clocks;
    if (!clocks) return;
    const late = performance.now() - this.#beaten > UNSURE;
    if (late) await this.#reckon(clocks);
    const { steady, served } = clocks.now();
    await this.#line.query(
      `insert into processes (id, beat, steady, served) values ($1, ${NOW}, $2, $3)
       on conflict (id) do update set beat = excluded.beat, steady = excluded.steady, served = excluded.served`,
      [this.#id, steady, served],
    );
    const rows = await this.#line.query<Beating>(PROCESSES, []);
    const lapsed = performance.now() - this.#beaten > DEAD - BEAT;
    this.#beaten = performance.now();
    const others = rows.filter(({ id }) => id !== this.#id);
    for (const { id, connected } of others) this.#cut.set(id, connected ? 0 : (this.#cut.get(id) ?? 0) + 1);
    const living = others.filter((one) => isFresh(one) && !this.#isCut(one));
    for (const one of living) {
      clocks.lift(axesOf(one));
      this.#beats.set(one.id, one.steady);
    }
    const there = new Set(living.map(({ id }) => id));
    const gone = [...this.#others].filter((id) => !there.has(id));
    for (const id of there) this.#others.add(id);
    if (lapsed) this.#lapsed();
    for (const one of others) if (this.#isCut(one) || one.beat <= one.now - 2 * DEAD) await this.#bury(one);
    this.#gone(gone);
  }

  /** Whether the line of a process has been cut for several looks: one that merely fell comes back within a moment. */
  #isCut({ id }: Beating): boolean {
    return (this.#cut.get(id) ?? 0) >= CUT;
  }

  /** The others have taken this process for dead: what it took care of may be theirs by now. */
  #lapsed(): void {
    this.#held.clear();
    for (const table of this.#here.keys()) this.#changed.add(table);
    this.#writing ??= setTimeout(() => void this.#write(), GATHER).unref();
    this.#listener?.missed();
  }

  /** Removes what is left of a process that is dead. */
  async #bury({ id, served }: Beating): Promise<void> {
    this.#cut.delete(id);
    await this.#stop(id, served);
    for (const [rows, column] of [
      ["attendance", "process"],
      ["claims", "process"],
      ["processes", "id"],
    ])
      await this.#line.query(`delete from ${rows} where ${column} = $1`, [id]);
  }

  /**
   * No process ran when this one began: what others have left is over, and the clocks of tables have stopped with the
   * last process.
   */
  async #clear(served: number): Promise<void> {
    await this.#line.query("update clocks set stopped = $1 where stopped is null", [served]);
    for (const rows of ["attendance", "claims", "processes"])
      await this.#line.query(`delete from ${rows}`, []);
  }

  /** The clocks that ran for players who were at this process alone have stopped with it. */
  async #stop(process: string, served: number): Promise<void> {
    await this.#line.query(
      `update clocks set stopped = $2 where stopped is null
       and table_id in (select table_id from attendance where process = $1)
       and table_id not in (select table_id from attendance where process <> $1 and seats <> '[]')`,
      [process, served],
    );
  }

  /** The database could not be reached for a while: where no process could reach it, that time counts for no player. */
  async #reckon(clocks: SharedClocks): Promise<void> {
    const until = clocks.now().steady;
    const from = await this.#db.transaction().execute(async (trx) => {
      const row = await trx
        .selectFrom("processes")
        .select((eb) => eb.fn.max("steady").as("steady"))
        .executeTakeFirst();
      const last = row?.steady ?? null;
      if (last === null || until - last < UNSURE) return null;
      const set = await trx
        .updateTable("processes")
        .set({ steady: until })
        .where("id", "=", this.#id)
        .executeTakeFirst();
      return set.numUpdatedRows > 0n ? last : null;
    });
    if (from !== null) await clocks.outage(from, until);
  }

  async #write(): Promise<void> {
    this.#writing = null;
    const tables = [...this.#changed];
    this.#changed.clear();
    try {
      const gone = tables.filter((table) => !this.#here.has(table));
      const there = tables.flatMap((table) => {
        const present = this.#here.get(table);
        if (!present) return [];
        const { seats, lookers, marks } = present;
        const row = { table_id: table, process: this.#id, lookers };
        return [{ ...row, seats: JSON.stringify(seats), marks: JSON.stringify(marks) }];
      });
      if (gone.length > 0)
        await this.#db
          .deleteFrom("attendance")
          .where("process", "=", this.#id)
          .where("table_id", "in", gone)
          .execute();
      if (there.length > 0)
        await this.#db
          .insertInto("attendance")
          .values(there)
          .onConflict((on) =>
            on.columns(["table_id", "process"]).doUpdateSet((eb) => ({
              seats: eb.ref("excluded.seats"),
              lookers: eb.ref("excluded.lookers"),
              marks: eb.ref("excluded.marks"),
            })),
          )
          .execute();
    } catch {
      for (const table of tables) this.#changed.add(table);
      this.#writing ??= setTimeout(() => void this.#write(), BEAT).unref();
    }
  }
}
