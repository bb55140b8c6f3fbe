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
import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import process from "node:process";
import { parseArgs } from "node:util";
import { stream } from "@westmarch/kernel";
import { type Joined, type ServerMessage, SOCKET_PATH, type TableOpened } from "@westmarch/protocol";
import { createServer, openFolder, UNLIMITED } from "@westmarch/server";
import { WebSocket } from "ws";

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

/** What the clients together have measured. */
class Tally {
  measuring = false;
  waits: number[] = [];
  bytes = 0;
  updates = 0;
  games = 0;
  /** Places that ran out of tables: the figures are too low then. */
  starved = 0;
  choices = 0;
}

/** Lets players send so many choices a second in all, first come, first served. */
class Pace {
  readonly #waiting: (() => void)[] = [];
  readonly #rate: number;
  readonly #timer: NodeJS.Timeout | undefined;
  #due = performance.now();

  /** @param rate choices a second; Infinity lets everybody send at once. */
  constructor(rate: number) {
    this.#rate = rate;
    if (rate < Number.POSITIVE_INFINITY) this.#timer = setInterval(() => this.#release(), 1);
  }

  send(choice: () => void): void {
    if (this.#timer) this.#waiting.push(choice);
    else choice();
  }

  #release(): void {
    const now = performance.now();
    // What nobody was there to send is not made up for later.
    if (this.#waiting.length === 0) this.#due = now;
    for (; this.#due <= now; this.#due += 1000 / this.#rate) this.#waiting.shift()?.();
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}

/** One player: answers whatever it is asked with any option, as soon as the pace allows. */
class Client {
  readonly #ws: WebSocket;
  readonly #tally: Tally;
  readonly #pace: Pace;
  readonly #random: (sides: number) => number;
  readonly welcomed: Promise<void>;
  readonly over: Promise<void>;
  #inLine = false;
  #sent = 0;
  #count = 0;
  #due: (ServerMessage & { type: "update" | "welcome" }) | null = null;
  playing = false;

  constructor(address: string, token: string, seed: number, tally: Tally, pace: Pace) {
    this.#tally = tally;
    this.#pace = pace;
    this.#random = stream(seed);
    this.#ws = new WebSocket(address.replace("http", "ws") + SOCKET_PATH, { perMessageDeflate: false });
    this.#ws.on("open", () => this.#ws.send(JSON.stringify({ type: "hello", token, since: null })));
    const welcomed = Promise.withResolvers<void>();
    const over = Promise.withResolvers<void>();
    this.welcomed = welcomed.promise;
    this.over = over.promise;
    this.#ws.on("message", (data: Buffer) => {
      const message = JSON.parse(data.toString()) as ServerMessage;
      if (message.type === "ack") this.#acked();
      else if (message.type === "refused") this.#refused(message);
      else if (message.type === "welcome" || message.type === "update") {
        if (tally.measuring && message.type === "update") {
          tally.updates++;
          tally.bytes += data.length;
        }
        this.#due = message;
        if (message.type === "welcome") welcomed.resolve();
        if (message.result) over.resolve();
        else if (this.playing) this.answer();
      }
    });
  }

  /** Answers what is owed when its turn comes, unless an answer is on its way. */
  answer(): void {
    if (this.#inLine || !this.#due?.views[0]?.ask) return;
    this.#inLine = true;
    this.#pace.send(() => {
      this.#inLine = false;
      this.#send();
    });
  }

  #send(): void {
    const now = this.#due;
    const ask = now?.views[0]?.ask;
    if (!now || !ask || this.#sent > 0) return;
    this.#sent = performance.now();
    const option = ask.options[this.#random(ask.options.length)];
    const key = `bench-${++this.#count}-${ask.seat}`;
    this.#ws.send(
      JSON.stringify({ type: "choose", key, version: now.version, seat: ask.seat, options: [option] }),
    );
  }

  close(): void {
    this.#ws.terminate();
  }

  #acked(): void {
    this.#tally.choices++;
    if (this.#tally.measuring) this.#tally.waits.push(performance.now() - this.#sent);
    this.#sent = 0;
  }

  /** The other seat was faster in a way that made this answer stale: look at the newest position again. */
  #refused(message: ServerMessage & { type: "refused" }): void {
    if (message.code !== "stale") throw new Error(`refused: ${JSON.stringify(message)}`);
    this.#sent = 0;
    if (this.#due && this.#due.version === message.version) this.answer();
  }
}

async function post<T>(address: string, path: string, body: unknown): Promise<T> {
  const headers = { "content-type": "application/json" };
  const response = await fetch(address + path, { method: "POST", headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return (await response.json()) as T;
}

async function openTable(address: string, seed: number, tally: Tally, pace: Pace): Promise<[Client, Client]> {
  const seats = [{ kind: "me", name: "Ada" }, { kind: "open" }];
  const opened = await post<TableOpened>(address, "/api/tables", {
    game: "confrontation",
    settings: {},
    seats,
  });
  const [invitation] = opened.invitations;
  const joined = await post<Joined>(address, "/api/join", { invitation: invitation!.token, name: "Bo" });
  const pair: [Client, Client] = [
    new Client(address, opened.token!, seed, tally, pace),
    new Client(address, joined.token, seed + 1, tally, pace),
  ];
  await Promise.all(pair.map((client) => client.welcomed));
  return pair;
}

/** Keeps one place at the bench busy: a game, then the next. Tables are opened beforehand, so that none is while we measure. */
async function keepPlaying(tally: Tally, reserve: [Client, Client][], stopped: () => boolean): Promise<void> {
  for (let pair = reserve.pop(); pair && !stopped(); pair = reserve.pop()) {
    for (const client of pair) client.playing = true;
    for (const client of pair) client.answer();
    await Promise.race([pair[0].over, stopping.promise]);
    for (const client of pair) client.close();
    tally.games++;
  }
  if (!stopped()) tally.starved++;
}

/** Settled when the measuring is over. */
const stopping = Promise.withResolvers<void>();

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

const percentile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

const tenths = (n: number): number => Math.round(n * 10) / 10;

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
  const [tables, seconds] = [Number(values.tables), Number(values.seconds)];
  const dataDir = mkdtempSync(join(tmpdir(), "westmarch-bench-"));
  const child = fork(import.meta.filename, ["--serve", dataDir], {
    execArgv: ["--expose-gc", ...(values.profile ? ["--cpu-prof", `--cpu-prof-dir=${values.profile}`] : [])],
  });
  const [address] = (await once(child, "message")) as [string];
  /** `tidied`: after throwing away what is not needed any more, which would count as work where work is measured. */
  const usage = async (tidied: boolean): Promise<Usage> => {
    child.send(tidied);
    return ((await once(child, "message")) as [Usage])[0];
  };
  const tally = new Tally();
  const pace = new Pace(values.rate ? Number(values.rate) : Number.POSITIVE_INFINITY);
  const empty = await usage(true);
  const reserve: [Client, Client][] = [];
  const opened = tables + Number(values.reserve);
  for (let place = 0; place < opened; place++) reserve.push(await openTable(address, place * 2, tally, pace));
  const idle = await usage(true);
  let stopped = false;
  const playing = Array.from({ length: tables }, () => keepPlaying(tally, reserve, () => stopped));
  // Until the server has warmed up: what it is like in its first seconds says little.
  for (let i = 0; i < 100 && tally.choices < WARM; i++) await new Promise((done) => setTimeout(done, 100));
  const before = await usage(false);
  const own = process.cpuUsage();
  const began = performance.now();
  tally.measuring = true;
  await new Promise((done) => setTimeout(done, seconds * 1000));
  tally.measuring = false;
  const took = (performance.now() - began) / 1000;
  const after = await usage(false);
  const { user, system } = process.cpuUsage(own);
  const itemsPerCommit = await batchSize(address);
  stopped = true;
  stopping.resolve();
  await Promise.all(playing);
  pace.stop();
  child.kill("SIGTERM");
  await once(child, "exit");
  rmSync(dataDir, { recursive: true, force: true });

  const choices = tally.waits.length;
  const sorted = tally.waits.sort((a, b) => a - b);
  const raw = await rawRows(Math.max(1, Math.round(tables / 4)), Math.min(seconds, 3));
  const single = await rawRows(1, Math.min(seconds, 2));
  const report = {
    tables,
    choicesPerSecond: Math.round(choices / took),
    choicesPerServerCpuSecond: Math.round(choices / ((after.cpu - before.cpu) / 1000)),
    choicesPerPlayersCpuSecond: Math.round(choices / ((user + system) / 1e6)),
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
