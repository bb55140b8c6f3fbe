import type { AddressInfo } from "node:net";
import type { AnyGame } from "@westmarch/kernel";
import { type BotPlayer, Durations } from "./bots.ts";
import { type BatchReport, GroupCommit } from "./commit.ts";
import { type Database, openDatabase } from "./database.ts";
import { httpServer } from "./http.ts";
import { Lobby } from "./lobby.ts";
import { lockData } from "./lock.ts";
import { type Log, openLog } from "./log.ts";
import { Metrics } from "./metrics.ts";
import { type Entropy, entropy } from "./random.ts";
import type { House } from "./room.ts";
import { Rooms } from "./rooms.ts";
import { POLICY, type Policy } from "./settings.ts";
import { Shelf } from "./shelf.ts";
import { Sockets } from "./sockets.ts";
import { Store } from "./store.ts";

export interface ServerOptions {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
  /** Where the database is kept; made if it is not there. */
  readonly dataDir: string;
  /** The built pages; without them, only the programs' side is served. */
  readonly webRoot?: string;
  /** A log, or how much of one goes to standard error (`silent` for nothing). */
  readonly log?: Log | string;
  /** Who plays the computer seats; null: nobody. */
  readonly bots?: BotPlayer | null;
  readonly games?: readonly AnyGame[];
  readonly policy?: Partial<Policy>;
  /** Milliseconds since 1970. */
  readonly clock?: () => number;
  readonly entropy?: Entropy;
  /** Milliseconds between looks at who is there and which tables are idle. */
  readonly sweepEvery?: number;
  /** A database that is already open, in the place of the one in `dataDir`. Closed with the server. */
  readonly database?: Database;
}

export interface RunningServer {
  /** Where it can be reached, e.g. `http://127.0.0.1:8080`. */
  readonly address: string;
  readonly port: number;
  /** Finishes what has been taken on, says goodbye to everybody, and closes the database. */
  close(): Promise<void>;
}

/** How long sockets are given to answer a goodbye. */
const FAREWELL = 1000;
const SWEEP = 60_000;

/** Opens the table server. */
export async function createServer(options: ServerOptions): Promise<RunningServer> {
  const unlock = options.database ? () => {} : lockData(options.dataDir);
  const undo: (() => void | Promise<void>)[] = [unlock];
  try {
    const database = options.database ?? (await openDatabase(options.dataDir));
    undo.push(() => database.close());
    return await open(options, database, undo);
  } catch (error) {
    for (const step of undo.reverse()) await step();
    throw error;
  }
}

async function open(
  options: ServerOptions,
  database: Database,
  undo: (() => void | Promise<void>)[],
): Promise<RunningServer> {
  const log = typeof options.log === "object" ? options.log : openLog(options.log ?? "info");
  const metrics = new Metrics();
  const writing = new Writing(metrics);
  const house: House = {
    store: new Store(database.db),
    commits: new GroupCommit(database.db, (report) => writing.note(report)),
    policy: { ...POLICY, ...options.policy },
    log,
    metrics,
    entropy: options.entropy ?? entropy,
    bots: options.bots ?? null,
    durations: new Durations(),
    clock: options.clock ?? Date.now,
  };
  // The games are loaded only where they are wanted: tests and tools bring their own.
  const shelf = new Shelf(options.games ?? (await import("./games.ts")).GAMES);
  const rooms = new Rooms(house, shelf);
  const lobby = new Lobby(house, rooms, shelf);
  const sockets = new Sockets(house, lobby, rooms);
  const started = house.clock();
  const app = await httpServer({
    house,
    lobby,
    webRoot: options.webRoot ?? null,
    health: () => ({
      status: writing.possible ? "ok" : "read-only",
      writing: writing.possible,
      uptime: Math.floor((house.clock() - started) / 1000),
    }),
    metrics: () => {
      metrics.memory.set(process.memoryUsage.rss());
      return metrics.registry.metrics();
    },
  });
  sockets.listen(app.server);
  undo.push(
    () => app.close(),
    () => sockets.close(),
  );
  await app.listen({ port: options.port, host: options.host });
  const sweep = setInterval(() => {
    rooms.sweep().catch((error: unknown) => log.trouble("the sweep failed", error));
  }, options.sweepEvery ?? SWEEP);
  sweep.unref();
  // In the background: a table that does not open must not keep the others from being played.
  rooms.resumeBots().catch((error: unknown) => log.trouble("computer players could not be found", error));
  const { port } = app.server.address() as AddressInfo;
  const address = `http://${shown(options.host)}:${port}`;
  log.info("the table server is open", { address });

  let closing: Promise<void> | null = null;
  const close = async () => {
    clearInterval(sweep);
    // First no new messages, then everything that was taken is written and told, and only then goodbye.
    await rooms.close();
    await house.commits.drain();
    await rooms.sweep().catch((error: unknown) => log.trouble("the last sweep failed", error));
    sockets.close();
    const late = setTimeout(() => sockets.terminate(), FAREWELL);
    await app.close();
    clearTimeout(late);
    sockets.terminate();
    await house.bots?.close?.();
    await database.close();
    if (!options.database) undo[0]!();
    log.info("the table server is closed");
  };
  return {
    address,
    port,
    close: () => {
      closing ??= close();
      return closing;
    },
  };
}

/** An address that a person can open. */
function shown(host: string): string {
  if (host === "0.0.0.0" || host === "::") return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}

/** Whether the last thing that was to be written could be. */
class Writing {
  possible = true;
  readonly #metrics: Metrics;

  constructor(metrics: Metrics) {
    this.#metrics = metrics;
    metrics.writing.set(1);
  }

  note({ size, milliseconds, error }: BatchReport): void {
    this.possible = error === null;
    this.#metrics.writing.set(this.possible ? 1 : 0);
    this.#metrics.batch.observe(size);
    this.#metrics.write.observe(milliseconds / 1000);
    if (error) this.#metrics.writeFailures.inc();
  }
}
