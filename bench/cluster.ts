/**
 * What several servers on one PostgreSQL take, beside one on SQLite: 200 hot tables of The Confrontation, two players each
 * over real sockets, everybody answering at once, every commit on the disk. All of it in one run, one after another, so that
 * the ratios also hold on another machine, or on a busy one: servers and players share this one.
 *
 * `apart`: the two players of each table are at different servers. At the end one of two servers is killed, and its players
 * come to the other: how long until each of them sees the table again.
 *
 *     node bench/cluster.ts [--tables 200] [--seconds 5] [--reserve 200] [--servers 2] [--json]
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import process from "node:process";
import { parseArgs } from "node:util";
import { embeddedPostgres } from "@westmarch/server/embedded";
import pg from "pg";
import { Client, openTable, percentile, post, RateLimiter, Tally, tenths } from "./players/players.ts";
import { end, type Running, start } from "./players/serving.ts";

/** How often a log was brought to the disk so far. */
type Synced = () => Promise<number>;

/** SQLite: once for each transaction. */
const syncsOfSqlite =
  (address: string): Synced =>
  async () => {
    const text = await (await fetch(`${address}/metrics`)).text();
    return Number(/^westmarch_batch_items_count (.+)$/m.exec(text)?.[1]);
  };

const syncsOfPostgres =
  (where: string): Synced =>
  async () => {
    const client = new pg.Client(where);
    await client.connect();
    // What each connection has done is counted after a second at most.
    await new Promise((done) => setTimeout(done, 1100));
    const { rows } = await client.query("select sum(fsyncs) as syncs from pg_stat_io where object = 'wal'");
    await client.end();
    return Number(rows[0].syncs);
  };

interface Figures {
  readonly choicesPerSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly syncsPerChoice: number;
  readonly starvedPlaces: number;
}

/** Tables that are opened at the same time, beforehand. */
const AT_ONCE = 25;

interface Wishes {
  readonly tables: number;
  readonly seconds: number;
  readonly reserve: number;
}

/** Where the players of the nth table are. */
type Seating = (table: number) => readonly [string, string];

async function measured(wishes: Wishes, seating: Seating, synced: Synced): Promise<Figures> {
  const { tables, seconds, reserve } = wishes;
  const tally = new Tally();
  const pace = new RateLimiter(Number.POSITIVE_INFINITY);
  const pairs: [Client, Client][] = [];
  for (let place = 0; place < tables + reserve; place += AT_ONCE) {
    const opening = Array.from({ length: AT_ONCE }, (_, i) =>
      openTable(seating(place + i), (place + i) * 2, tally, pace),
    );
    pairs.push(...(await Promise.all(opening)));
  }
  let stopped = false;
  const over = Promise.withResolvers<void>();
  const playing = Array.from({ length: tables }, async () => {
    for (let pair = pairs.pop(); pair && !stopped; pair = pairs.pop()) {
      for (const client of pair) client.playing = true;
      for (const client of pair) client.answer();
      await Promise.race([pair[0].over, over.promise]);
      for (const client of pair) client.close();
    }
    if (!stopped) tally.starved++;
  });
  await new Promise((done) => setTimeout(done, 2000));
  const before = await synced();
  const [began, first] = [performance.now(), tally.choices];
  tally.measuring = true;
  await new Promise((done) => setTimeout(done, seconds * 1000));
  tally.measuring = false;
  const took = (performance.now() - began) / 1000;
  const choices = tally.waits.length;
  const all = tally.choices - first;
  const syncs = (await synced()) - before;
  const whole = tally.choices - first;
  stopped = true;
  over.resolve();
  await Promise.all(playing);
  for (const pair of pairs) for (const client of pair) client.close();
  const sorted = tally.waits.sort((a, b) => a - b);
  return {
    choicesPerSecond: Math.round(choices / took),
    p50: tenths(percentile(sorted, 0.5)),
    p99: tenths(percentile(sorted, 0.99)),
    syncsPerChoice: Math.round((syncs / Math.max(all, whole)) * 1000) / 1000,
    starvedPlaces: tally.starved,
  };
}

/** Milliseconds after a server was killed until its players see their tables at another. */
async function afterKill(tables: number, [lost, left]: readonly [Running, Running]): Promise<number[]> {
  const tokens: string[] = [];
  for (let table = 0; table < tables; table++) {
    const seats = [{ kind: "me", name: "Ada" }, { kind: "open" }];
    const wish = { game: "confrontation", settings: {}, seats };
    const opened = await post<{ token: string }>(lost.address, "/api/tables", wish);
    tokens.push(opened.token);
  }
  const clients = tokens.map(
    (token) => new Client(lost.address, token, 1, new Tally(), new RateLimiter(Number.POSITIVE_INFINITY)),
  );
  await Promise.all(clients.map((client) => client.seen));
  const began = performance.now();
  await end(lost, "SIGKILL");
  const waits = tokens.map(async (token) => {
    const again = new Client(left.address, token, 1, new Tally(), new RateLimiter(Number.POSITIVE_INFINITY));
    await again.seen;
    const waited = performance.now() - began;
    again.close();
    return waited;
  });
  return (await Promise.all(waits)).sort((a, b) => a - b);
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      tables: { type: "string", default: "200" },
      seconds: { type: "string", default: "5" },
      reserve: { type: "string", default: "200" },
      servers: { type: "string", default: "2" },
      json: { type: "boolean" },
    },
  });
  const wishes = {
    tables: Number(values.tables),
    seconds: Number(values.seconds),
    reserve: Number(values.reserve),
  };
  const dataDir = mkdtempSync(join(tmpdir(), "westmarch-bench-"));
  const alone = await start(dataDir, "");
  const sqlite = await measured(wishes, () => [alone.address, alone.address], syncsOfSqlite(alone.address));
  await end(alone, "SIGTERM");
  const database = await embeddedPostgres({ safe: true });
  const where = database.url("postgres");
  const synced = syncsOfPostgres(where);
  const servers = [await start(dataDir, where)];
  const at = (place: number) => servers[place % servers.length]!.address;
  const one = await measured(wishes, () => [at(0), at(0)], synced);
  while (servers.length < Number(values.servers)) servers.push(await start(dataDir, where));
  const together = await measured(wishes, (table) => [at(table), at(table)], synced);
  const apart = await measured(wishes, (table) => [at(table), at(table + 1)], synced);
  const waits = await afterKill(wishes.tables, [servers[0]!, servers[1]!]);
  for (const server of servers.slice(1)) await end(server, "SIGTERM");
  await database.stop();
  rmSync(dataDir, { recursive: true, force: true });
  const ratio = (figures: Figures, to: Figures) =>
    Math.round((figures.choicesPerSecond / to.choicesPerSecond) * 100) / 100;
  const report = {
    tables: wishes.tables,
    servers: servers.length,
    sqlite,
    postgres: one,
    together,
    apart,
    postgresToSqlite: ratio(one, sqlite),
    togetherToOne: ratio(together, one),
    apartToOne: ratio(apart, one),
    backAfterKill: { p50: tenths(percentile(waits, 0.5)), p99: tenths(percentile(waits, 0.99)) },
  };
  for (const [name, value] of Object.entries(report))
    console.error(`${name.padEnd(18)} ${typeof value === "number" ? value : JSON.stringify(value)}`);
  if (values.json) process.stdout.write(`${JSON.stringify(report)}\n`);
}

await main();
