/**
 * How many durable choices a second the table server takes: many hot tables of The Confrontation (matches of two games), two sockets each, over
 * real sockets and a real database with every commit synced. The server has a process of its own; both share this
 * machine. Beside it, in the same run, what the database alone can do: the same rows written in the same batches. So
 * the figures come with a ratio that also holds on another machine, or on a busy one.
 *
 * Without `--rate` everybody answers at once, so that the waits are those of a server with all the work it can take;
 * with it, so many choices a second are sent in all, and the waits are those of a server with that much to do.
 *
 *     node bench/server.ts [--tables 200] [--seconds 5] [--reserve 800] [--rate CHOICES] [--json] [--profile DIR]
 */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import process from "node:process";
import { parseArgs } from "node:util";
import { createServer, openFolder, UNLIMITED } from "@westmarch/server";
import {
  type Client,
  keepPlaying,
  openTable,
  percentile,
  RateLimiter,
  stopping,
  Tally,
  tenths,
} from "./players/players.ts";

/** What the server's process says of itself when asked. */
interface Usage {
  /** Milliseconds of processor. */
  readonly cpu: number;
  readonly rss: number;
  readonly heap: number;
}

async function serve(dataDir: string): Promise<void> {
  const server = await createServer({
    port: 0,
    host: "127.0.0.1",
    dataDir,
    log: "silent",
    // The look through all tables some seconds after a start would fall among what is measured.
    policy: { ...UNLIMITED, hotTables: 1e6, checkAfter: 3_600_000 },
  });
  process.on("message", (tidied: boolean) => {
    if (tidied) globalThis.gc?.();
    const { user, system } = process.cpuUsage();
    const { rss, heapUsed } = process.memoryUsage();
    process.send?.({ cpu: (user + system) / 1000, rss, heap: heapUsed } satisfies Usage);
  });
  process.on("SIGTERM", () => void server.close().then(() => process.disconnect()));
  process.send?.(server.address);
}

/** Choices made before the measuring begins, or what ten seconds allow. */
const WARM = 20_000;

/** Rows like the server's, in batches like the server's, and nothing else: what the disk and the database allow. */
async function rawRows(perBatch: number, seconds: number): Promise<number> {
  const dir = mkdtempSync(join(tmpdir(), "westmarch-bench-"));
  const { raw, close } = await openFolder(dir);
  raw.exec("create table raw_acts (t text, v integer, data text, primary key (t, v))");
  raw.exec("create table raw_states (t text primary key, v integer, state text)");
  const act = raw.prepare("insert into raw_acts values (?, ?, ?)");
  const state = raw.prepare(
    "insert into raw_states values (?, ?, ?) on conflict (t) do update set v = excluded.v, state = excluded.state",
  );
  const [small, large] = ["x".repeat(400), "y".repeat(1500)];
  let rows = 0;
  const began = performance.now();
  for (let version = 0; performance.now() - began < seconds * 1000; version++) {
    raw.exec("begin");
    for (let i = 0; i < perBatch; i++) {
      act.run(`table-${i}`, version, small);
      state.run(`table-${i}`, version, large);
    }
    raw.exec("commit");
    rows += perBatch;
  }
  const perSecond = (rows * 1000) / (performance.now() - began);
  await close();
  rmSync(dir, { recursive: true, force: true });
  return perSecond;
}

/** How many acts travelled to the disk together, on average. */
async function batchSize(address: string): Promise<number> {
  const text = await (await fetch(`${address}/metrics`)).text();
  const read = (name: string) =>
    Number(new RegExp(`^westmarch_batch_items_${name} (.+)$`, "m").exec(text)?.[1]);
  return read("sum") / read("count");
}

/** The server in a process of its own. */
class ServerProcess {
  readonly #child: ChildProcess;
  readonly #dir: string;
  readonly address: string;

  private constructor(child: ChildProcess, dir: string, address: string) {
    this.#child = child;
    this.#dir = dir;
    this.address = address;
  }

  static async start(profile: string | undefined): Promise<ServerProcess> {
    const dir = mkdtempSync(join(tmpdir(), "westmarch-bench-"));
    const child = fork(import.meta.filename, ["--serve", dir], {
      execArgv: ["--expose-gc", ...(profile ? ["--cpu-prof", `--cpu-prof-dir=${profile}`] : [])],
    });
    const [address] = (await once(child, "message")) as [string];
    return new ServerProcess(child, dir, address);
  }

  /** `tidied`: after throwing away what is not needed any more, which would count as work where work is measured. */
  async usage(tidied: boolean): Promise<Usage> {
    this.#child.send(tidied);
    return ((await once(this.#child, "message")) as [Usage])[0];
  }

  async stop(): Promise<void> {
    this.#child.kill("SIGTERM");
    await once(this.#child, "exit");
    rmSync(this.#dir, { recursive: true, force: true });
  }
}

interface Load {
  readonly tables: number;
  readonly seconds: number;
  /** Tables that are opened besides, for those whose game is over. */
  readonly reserve: number;
  /** Choices a second in all. */
  readonly rate: number;
}

/** Plays as many tables as wanted against a server, and measures it. */
async function measured({ tables, seconds, reserve: more, rate }: Load, server: ServerProcess) {
  const { address } = server;
  const tally = new Tally();
  const pace = new RateLimiter(rate);
  const empty = await server.usage(true);
  const reserve: [Client, Client][] = [];
  const opened = tables + more;
  for (let place = 0; place < opened; place++)
    reserve.push(await openTable([address, address], place * 2, tally, pace));
  const idle = await server.usage(true);
  let stopped = false;
  const playing = Array.from({ length: tables }, () => keepPlaying(tally, reserve, () => stopped));
  // Until the server has warmed up: what it is like in its first seconds says little.
  for (let i = 0; i < 100 && tally.choices < WARM; i++) await new Promise((done) => setTimeout(done, 100));
  const before = await server.usage(false);
  const own = process.cpuUsage();
  const began = performance.now();
  tally.measuring = true;
  await new Promise((done) => setTimeout(done, seconds * 1000));
  tally.measuring = false;
  const took = (performance.now() - began) / 1000;
  const after = await server.usage(false);
  const { user, system } = process.cpuUsage(own);
  const itemsPerCommit = await batchSize(address);
  stopped = true;
  stopping.resolve();
  await Promise.all(playing);
  pace.stop();
  return { tally, opened, empty, idle, before, after, own: user + system, took, itemsPerCommit };
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      tables: { type: "string", default: "200" },
      seconds: { type: "string", default: "5" },
      reserve: { type: "string", default: "800" },
      rate: { type: "string" },
      json: { type: "boolean" },
      profile: { type: "string" },
    },
  });
  const [tables, seconds, reserve] = [Number(values.tables), Number(values.seconds), Number(values.reserve)];
  const rate = values.rate ? Number(values.rate) : Number.POSITIVE_INFINITY;
  const server = await ServerProcess.start(values.profile);
  const found = await measured({ tables, seconds, reserve, rate }, server);
  await server.stop();
  const { tally, opened, empty, idle, before, after, own, took, itemsPerCommit } = found;
  const choices = tally.waits.length;
  const sorted = tally.waits.sort((a, b) => a - b);
  const raw = await rawRows(Math.max(1, Math.round(tables / 4)), Math.min(seconds, 3));
  const single = await rawRows(1, Math.min(seconds, 2));
  const report = {
    tables,
    choicesPerSecond: Math.round(choices / took),
    choicesPerServerCpuSecond: Math.round(choices / ((after.cpu - before.cpu) / 1000)),
    choicesPerPlayersCpuSecond: Math.round(choices / (own / 1e6)),
    p50: tenths(percentile(sorted, 0.5)),
    p99: tenths(percentile(sorted, 0.99)),
    itemsPerCommit: tenths(itemsPerCommit),
    starvedPlaces: tally.starved,
    bytesPerUpdate: Math.round(tally.bytes / Math.max(1, tally.updates)),
    rawGroupedRowsPerSecond: Math.round(raw),
    rawSingleRowsPerSecond: Math.round(single),
    ratioToRawGrouped: Math.round((choices / took / raw) * 1000) / 1000,
    ratioToRawSingle: Math.round((choices / took / single) * 1000) / 1000,
    idleTableBytes: Math.round((idle.heap - empty.heap) / opened),
    idleTableResidentBytes: Math.round((idle.rss - empty.rss) / opened),
    serverMegabytes: Math.round(after.rss / 1e6),
  };
  for (const [name, value] of Object.entries(report)) console.error(`${name.padEnd(28)} ${value}`);
  if (values.json) process.stdout.write(`${JSON.stringify(report)}\n`);
}

const [, , mode, dataDir] = process.argv;
if (mode === "--serve") await serve(dataDir!);
else await main();
