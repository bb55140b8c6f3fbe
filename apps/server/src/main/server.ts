import { randomUUID } from "node:crypto";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { AnyGame } from "@westmarch/kernel";
import type { BotPlayer } from "@westmarch/players/port";
import type { NoticeLanguage } from "@westmarch/protocol";
import { shownPlace } from "../database/address.ts";
import { ALONE } from "../database/cluster.ts";
import { GroupCommit } from "../database/group-commit.ts";
import { LocalJobs, type Tasks } from "../database/jobs.ts";
import { mustBeKeptHere } from "../database/moved-marker.ts";
import { clusterAt, holdDatabase, jobsAt, openDatabase } from "../database/open.ts";
import type { SharedClocks } from "../database/postgres/cluster.ts";
import type { Database } from "../database/types.ts";
import type { Ending } from "../features/accounts/endings.ts";
import type { Post } from "../features/accounts/mail-links.ts";
import type { People } from "../features/accounts/people.ts";
import { Keeper } from "../features/admin/admin.ts";
import { Condition } from "../features/health/health.ts";
import { Checkup } from "../features/health/startup-check.ts";
import { RoundDesk } from "../features/lobby/deck-handin.ts";
import { Lobby } from "../features/lobby/lobby.ts";
import type { Notices } from "../features/notifications/notifications.ts";
import { openNotices } from "../features/notifications/open-notifications.ts";
import { keeps } from "../features/privacy/data-inventory.ts";
import { PersonalData } from "../features/privacy/personal-data.ts";
import { purge } from "../features/privacy/retention.ts";
import { Commons } from "../features/public-lobby/public-lobby.ts";
import { Ratings } from "../features/ratings/ratings.ts";
import { replaysHere } from "../features/save-import/replay.ts";
import { ReplayThread } from "../features/save-import/replay-pool.ts";
import { Tournaments } from "../features/tournaments/tournaments.ts";
import { HOST_KEY, seenByOthers } from "../platform/file-modes.ts";
import { type Log, openLog } from "../platform/log.ts";
import { Metrics } from "../platform/metrics.ts";
import { SteadyClock } from "../platform/monotonic-clock.ts";
import { hasAccounts, POLICY, type Policy } from "../platform/policy.ts";
import { type Entropy, entropy } from "../platform/random.ts";
import { Quotas } from "../platform/rate-limits.ts";
import { noteRunning, type Running } from "../platform/running-file.ts";
import { UNTRACED } from "../platform/tracing/traces.ts";
import { hostKey, mustBeTheirs } from "../stores/host-key.ts";
import { Store } from "../stores/table-store.ts";
import { BotScheduler } from "../tables/automation/bot-scheduler.ts";
import { RecentDurations } from "../tables/automation/bot-turns.ts";
import { Hints } from "../tables/automation/hints.ts";
import { BansAndMutes } from "../tables/bans.ts";
import {
  type ClocksByGame,
  GameRegistry,
  type PassingByGame,
  type RoundsByGame,
} from "../tables/game-registry.ts";
import { RoomRegistry } from "../tables/room-registry.ts";
import { Rounds } from "../tables/rounds/rounds.ts";
import type { Services } from "../tables/services.ts";
import { Outages } from "../tables/time/outages.ts";
import { ServedClock } from "../tables/time/served-clock.ts";
import { httpServer } from "../transport/http/app.ts";
import { ProxyWarning } from "../transport/http/proxy-warning.ts";
import { WebSocketGateway } from "../transport/ws/gateway.ts";
import { ears } from "./cluster-listener.ts";

export interface ServerOptions {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
  /** What the host keeps: its key, its backups, and its database unless that is elsewhere; made if it is not there. */
  readonly dataDir: string;
  /** The address `postgres://…` of a database, in the place of the one in the folder. */
  readonly databaseAt?: string;
  /** The built pages; without them, only the programs' side is served. */
  readonly webRoot?: string;
  /** A log, or how much of one goes to standard error (`silent` for nothing). */
  readonly log?: Log | string;
  /** Who plays the computer seats; null: nobody. */
  readonly bots?: BotPlayer | null;
  readonly games?: readonly AnyGame[];
  /** For those of `games` in which one can pass for good. */
  readonly passing?: PassingByGame;
  /** For those of `games` at whose tables time may run. */
  readonly clocks?: ClocksByGame;
  /** For those of `games` that a round follows. */
  readonly rounds?: RoundsByGame;
  /**
   * A module that exports `games` as `GAMES`, for threads; without it, where `games` are given, tables are not checked after
   * the start, and what is handed over is played again while others wait.
   */
  readonly gamesModule?: string;
  readonly policy?: Partial<Policy>;
  /** Milliseconds since 1970. */
  readonly clock?: () => number;
  /** Milliseconds since some moment, which nobody can set. */
  readonly monotonic?: () => number;
  readonly entropy?: Entropy;
  /** Milliseconds between looks at who is there and which tables are idle. */
  readonly sweepEvery?: number;
  /** Milliseconds between looks at which tables nobody needs any more. */
  readonly purgeEvery?: number;
  /** Milliseconds between looks at finished games that no rating knows of. */
  readonly reckonEvery?: number;
  /** A game's title in a language, for notices; left out, the one on its door. */
  readonly title?: (game: string, language: NoticeLanguage) => Promise<string>;
  /** How a game's position has ended in words, for persons' pages; left out, by the game's own. */
  readonly ending?: Ending;
  /** How mail leaves, in the place of what the settings say. */
  readonly post?: Post;
  /** Whether this process does all jobs that it asks for, though others could. */
  readonly ownJobs?: boolean;
  /** A database that is already open, in the place of the one in `dataDir`. Closed with the server. */
  readonly database?: Database;
}

export interface RunningServer {
  /** Where it can be reached, e.g. `http://127.0.0.1:8080`. */
  readonly address: string;
  readonly port: number;
  /** Resolves when it has closed, also by itself: a tool has taken its database for itself while that was out of reach. */
  readonly closed: Promise<void>;
  /** Finishes what has been taken on, says goodbye to everybody, and closes the database. */
  close(): Promise<void>;
}

/** How long sockets are given to answer a goodbye. */
const FAREWELL = 1000;
const SWEEP = 60_000;
/** Tables whose clocks are up within so many milliseconds are looked after. */
const AHEAD = 2 * SWEEP;
const PURGE = 3_600_000;
/** Milliseconds between looks at what other servers may have left undone about ratings. */
const RECKON = 600_000;

/** Opens the table server. */
export async function createServer(options: ServerOptions): Promise<RunningServer> {
  let end = () => {};
  const where = options.databaseAt ?? options.dataDir;
  const held = options.database ? null : await holdDatabase(where, "shared", () => end());
  const undo: (() => void | Promise<void>)[] = [async () => held?.release()];
  try {
    const database = options.database ?? (await openDatabase(where));
    undo.push(() => database.close());
    await mustBeKeptHere(database.db, shownPlace(where));
    const server = await open(options, database, undo);
    end = () => void server.close();
    return server;
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
  const policy = { ...POLICY, ...options.policy };
  const traces =
    policy.traces.url === ""
      ? UNTRACED
      : (await import("../platform/tracing/otlp.ts")).openOtlp(policy.traces, log);
  undo.push(() => traces.close());
  const checkup = new Checkup(log);
  const condition = new Condition(metrics, log, policy, checkup);
  const store = new Store(database.db);
  const clock = options.clock ?? Date.now;
  const monotonic = options.monotonic ?? (() => performance.now());
  const isElsewhere = options.databaseAt !== undefined;
  const shared = options.databaseAt === undefined ? null : await clusterAt(options.databaseAt, database);
  const cluster = shared ?? ALONE;
  undo.push(() => cluster.close());
  const others = (await shared?.running()) ?? null;
  const stopped = await store.kept("steady");
  const steady = await SteadyClock.open(store, clock, monotonic, others?.steady);
  // A first run that is killed at once must leave word of when it was there.
  if (stopped === null) await steady.save();
  const beside = () => steady.note();
  const served = await ServedClock.open(
    { store, log, monotonic, beat: policy.clockBeat, beside },
    others?.served,
  );
  const outages = await Outages.open(store.time, others ? null : stopped, () => steady.now());
  const axes: SharedClocks = {
    now: () => ({ steady: steady.now(), served: served.now() }),
    lift: (others) => {
      steady.lift(others.steady);
      served.lift(others.served);
    },
    outage: async (from, until) => {
      await outages.add({ from, until });
      cluster.tell({ table: null, news: { what: "outages" } });
      rooms.reckonTime();
    },
  };
  await shared?.begin(axes, others === null);
  const key = hostKey(options.dataDir);
  const share = async (name: string, secret: Buffer) => {
    const given = { alone: others === null, file: join(options.dataDir, name) };
    if (shared) await mustBeTheirs(store.notices, secret, given);
  };
  await share(HOST_KEY, key);
  const bars = await BansAndMutes.open(key, clock, store.keeper);
  const house: Services = {
    store,
    commits: new GroupCommit(database, (report) => condition.note(report)),
    policy,
    quotas: new Quotas(policy, log, metrics, {
      counting: database.counting,
      markOf: (address) => bars.markOf(address),
    }),
    log,
    metrics,
    traces,
    entropy: options.entropy ?? entropy,
    bots: options.bots ?? null,
    durations: new RecentDurations(),
    scheduler: new BotScheduler(options.bots?.places, policy, metrics, traces),
    clock,
    steady: () => steady.now(),
    served,
    bans: bars,
    tablesToNotify: new Set(),
    outages,
    cluster,
    jobs: options.ownJobs ? new LocalJobs(log) : await jobsAt(options.databaseAt ?? options.dataDir, log),
  };
  // The games are loaded only where they are wanted: tests and tools bring their own.
  const { games, passing, rounds: followed, clocks } = options;
  const shelf = games
    ? new GameRegistry(games, passing, followed, clocks)
    : await import("./games.ts").then(
        ({ GAMES, PASSING, ROUNDS, CLOCKS }) => new GameRegistry(GAMES, PASSING, ROUNDS, CLOCKS),
      );
  const rounds = new Rounds(house, shelf);
  const rooms = new RoomRegistry(house, shelf, rounds);
  const ratings = new Ratings(house, shelf, database.db);
  undo.push(() => ratings.close());
  rooms.onEnd((table) => house.jobs.ask("reckon", table));
  const gamesModule = options.gamesModule ?? (options.games ? null : import.meta.resolve("./games.ts"));
  const replays = gamesModule
    ? new ReplayThread({ games: gamesModule, within: policy.replayWithin, log })
    : replaysHere(shelf, house.entropy);
  undo.push(() => replays.close());
  const lobby = new Lobby(house, rooms, shelf, {
    settle: (table) => ratings.settle(table),
    replays,
    personal: new PersonalData(database.db),
  });
  let people: People | null = null;
  const tournaments = new Tournaments(house, {
    lobby,
    rooms,
    shelf,
    db: database.db,
    ratings,
    key,
    give: async (trx, person, given) => people?.give(trx, person, given),
  });
  rooms.onEnd((table) => {
    tournaments.ended(table).catch((error: unknown) => log.trouble("a tournament could not go on", error));
  });
  const sockets = new WebSocketGateway(house, lobby, rooms);
  const notices = await openNotices(house, rooms, options.title ?? titleAtDoor);
  undo.push(
    () => notices.close(),
    () => house.jobs.close(),
  );
  const commons = new Commons(house, lobby, rooms, shelf);
  // A process that is cut off from the database is no place to lead people to.
  const health = () => ({ ...condition.health, ready: condition.health.ready && cluster.isSure });
  const unheeded = new ProxyWarning(policy, log);
  const keeper = await Keeper.open(house, {
    key,
    dataDir: options.dataDir,
    isElsewhere,
    unheeded,
    lobby,
    rooms,
    commons,
    health,
  });
  undo.push(() => keeper.close());
  await cluster.join(ears({ house, rooms, keeper }));
  if (hasAccounts(policy))
    people = await import("./open-accounts.ts").then(({ openPeople }) =>
      openPeople({
        house,
        rooms,
        lobby,
        shelf,
        db: database.db,
        ending: options.ending ?? endingInWords,
        dataDir: options.dataDir,
        post: options.post ?? null,
        share,
        standing: {
          kept: async (person) => ({
            ratings: await ratings.kept(person),
            tournaments: await tournaments.kept(person),
          }),
          leave: (person) => tournaments.forget(person),
        },
      }),
    );
  const app = await httpServer({
    services: house,
    lobby,
    rounds: new RoundDesk(house, lobby, rooms, rounds),
    hints: new Hints(house, lobby, rooms),
    notices: notices.desk,
    commons,
    keeper,
    ratings,
    tournaments,
    webRoot: options.webRoot ?? null,
    people,
    health,
    keeps: () => keeps(database.db, policy),
    metrics: async () => {
      metrics.memory.set(process.memoryUsage.rss());
      metrics.processes.set(cluster.size);
      for (const { task, ...counts } of await house.jobs.count())
        for (const state of ["waiting", "running", "failed"] as const)
          metrics.jobs.set({ task, state }, counts[state]);
      return metrics.registry.metrics();
    },
  });
  unheeded.watch(app.server);
  sockets.listen(app.server);
  undo.push(
    () => app.close(),
    () => sockets.close(),
  );
  await app.listen({ port: options.port, host: options.host });
  const lookAtDisk = () =>
    condition
      .lookAtDisk(options.dataDir)
      .catch((error: unknown) => log.trouble("the disk could not be looked at", error));
  if (!isElsewhere) await lookAtDisk();
  if (seenByOthers(options.dataDir))
    log.warn("others on this machine may look into the folder of the tables: chmod 700 it");
  const check = setTimeout(() => {
    // Whoever came first has looked.
    if (gamesModule && !others) void checkup.run(options.databaseAt ?? options.dataDir, gamesModule);
  }, policy.checkAfter);
  check.unref();
  const look = () =>
    Promise.all([rooms.sweep(), steady.save(), served.save()]).catch((error: unknown) =>
      log.trouble("the sweep failed", error),
    );
  const sweepEvery = options.sweepEvery ?? SWEEP;
  const sweep = setInterval(() => {
    if (!isElsewhere) void lookAtDisk();
    void look();
    house.jobs.ask("survey", "", { every: seconds(sweepEvery) });
    house.jobs.ask("tournament", "", { every: seconds(sweepEvery) });
  }, sweepEvery);
  sweep.unref();
  const purgeEvery = options.purgeEvery ?? PURGE;
  const purges = setInterval(() => house.jobs.ask("purge", "", { every: seconds(purgeEvery) }), purgeEvery);
  purges.unref();
  const reckonEvery = options.reckonEvery ?? RECKON;
  const reckoning = setInterval(
    () => house.jobs.ask("reckon", "", { every: seconds(reckonEvery) }),
    reckonEvery,
  );
  reckoning.unref();
  // In the background: a table that does not open must not keep the others from being played.
  const tasks = tasksOf(house, rooms, notices.notices, { ratings, tournaments });
  house.jobs
    .start(tasks)
    .catch((error: unknown) => log.trouble("the queue of jobs could not be opened", error));
  house.jobs.ask("reckon", "");
  house.jobs.ask("tournament", "");
  tasks.survey("begins").catch((error: unknown) => log.trouble("tables could not be looked after", error));
  const { port } = app.server.address() as AddressInfo;
  const address = `http://${shown(options.host)}:${port}`;
  const gone = noted(options.dataDir, { local: address, address: policy.address.replace(/\/$/, "") }, log);
  log.info("the table server is open", { address });

  let closing: Promise<void> | null = null;
  const close = async () => {
    condition.close();
    // Whoever leads people to the servers has to see that this one is going, before they are sent away.
    if (cluster.size > 1) await pause(policy.drain);
    keeper.close();
    clearInterval(sweep);
    clearInterval(purges);
    clearInterval(reckoning);
    clearTimeout(check);
    await checkup.stop();
    // First no new messages, then everything that was taken is written and told, and only then goodbye.
    await rooms.close();
    await ratings.close();
    await house.commits.drain();
    await notices.close();
    await cluster.leave().catch((error: unknown) => log.trouble("tables could not be let go", error));
    if (cluster.size > 1) house.jobs.ask("survey", `left ${randomUUID()}`);
    await house.jobs.close();
    await look();
    sockets.close();
    const late = setTimeout(() => sockets.terminate(), FAREWELL);
    await replays.close();
    await app.close();
    clearTimeout(late);
    sockets.terminate();
    await house.bots?.close?.();
    await cluster.close();
    await database.close();
    await traces.close();
    gone();
    await undo[0]?.();
    log.info("the table server is closed");
  };
  const closed = Promise.withResolvers<void>();
  return {
    address,
    port,
    closed: closed.promise,
    close: () => {
      closing ??= close().finally(closed.resolve);
      return closing;
    },
  };
}

const seconds = (milliseconds: number): number => Math.max(1, Math.round(milliseconds / 1000));

/** Notes where the server is reached; it runs as well where that cannot be written. */
function noted(dataDir: string, where: Running, log: Log): () => void {
  try {
    return noteRunning(dataDir, where);
  } catch (error) {
    log.trouble("where the server is reached could not be noted for host-link", error);
    return () => {};
  }
}

/** What the jobs do. */
const tasksOf = (
  house: Services,
  rooms: RoomRegistry,
  notices: Notices,
  { ratings, tournaments }: { readonly ratings: Ratings; readonly tournaments: Tournaments },
): Tasks => ({
  attend: (table) => rooms.attend(table),
  survey: async (key) => {
    for (const table of await rooms.unattended(house.steady() + AHEAD, key === "begins"))
      house.jobs.ask("attend", table);
  },
  news: () => notices.lookAtAll(),
  letter: (way) => notices.serve(way),
  purge: async () => {
    await house.store.forgetCounts(house.clock());
    await purge(house, (table) => rooms.isNeeded(table));
  },
  reckon: (table) => ratings.reckon(table),
  tournament: (id) => tournaments.goOn(id),
});

/** What stands on a game's door; its id where it has none. The doors are read when the first notice is written. */
const titleAtDoor = async (game: string, language: NoticeLanguage): Promise<string> =>
  (await import("@westmarch/registry")).titleOf(game, language);

/** How a game of this house ended, in its own words. They are read when somebody first looks at finished games. */
const endingInWords: Ending = async (game, view, language) =>
  (await import("@westmarch/registry")).endingOf(game, view, language);

/** An address that a person can open. */
function shown(host: string): string {
  if (host === "0.0.0.0" || host === "::") return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}
