/** What a server does by itself from time to time, and what its jobs do. */
import type { Tasks } from "../database/jobs.ts";
import { forgetGuests } from "../features/access/admissions.ts";
import { purge } from "../features/privacy/retention.ts";
import type { Services } from "../tables/services.ts";
import { type Features, gamesModuleOf } from "./compose-features.ts";
import type { Foundation } from "./compose-services.ts";
import type { ServerOptions } from "./options.ts";

const SWEEP = 60_000;
/** Tables are looked after if a clock there runs out within so many milliseconds. */
const AHEAD = 2 * SWEEP;
const PURGE = 3_600_000;
/** Milliseconds between looks for rating work that other processes may have left undone. */
const RECKON = 600_000;

const seconds = (milliseconds: number): number => Math.max(1, Math.round(milliseconds / 1000));

/** What the jobs do. */
const tasksOf = (
  services: Services,
  {
    rooms,
    notices: { notices },
    serverWebhook,
    ratings,
    statistics,
    tournaments,
    commons,
    puzzles,
  }: Features,
): Tasks => ({
  attend: (table) => rooms.attend(table),
  survey: async (key) => {
    for (const table of await rooms.unattended(services.steady() + AHEAD, key === "begins"))
      services.jobs.ask("attend", table);
  },
  news: () => notices.lookAtAll(),
  letter: (channel) => notices.serve(channel),
  webhook: () => serverWebhook.send(),
  purge: async () => {
    await services.store.retention.forgetCounts(services.clock());
    await forgetGuests(services);
    await purge(services, (table) => rooms.isNeeded(table));
  },
  // Whether a game counts for ratings decides whether statistics may count it.
  reckon: async (table) => {
    await ratings.reckon(table);
    await statistics.take(table);
  },
  weigh: (table) => commons.highlights.weigh(table),
  puzzle: (table) => puzzles.lookIn(table),
  tournament: (id) => tournaments.goOn(id),
});

export interface Schedule {
  /** Stops the timers. */
  stop(): void;
  /** Drops idle tables from memory, and notes how far the clocks have come. */
  sweep(): Promise<unknown>;
}

/** Begins the schedule. A table that cannot be opened keeps no other from being played. */
export async function startSchedule(
  options: ServerOptions,
  { services, clocks, condition, checkup }: Foundation,
  features: Features,
): Promise<Schedule> {
  const { log, jobs, policy } = services;
  const isElsewhere = options.databaseAt !== undefined;
  const lookAtDisk = () =>
    condition
      .lookAtDisk(options.dataDir)
      .catch((error: unknown) => log.trouble("the disk could not be looked at", error));
  const sweep = () =>
    Promise.all([features.rooms.sweep(), clocks.steady.save(), clocks.served.save()]).catch(
      (error: unknown) => log.trouble("the sweep failed", error),
    );
  // What the command line has written down is carried out here: whom it has suspended, whose invitation it has revoked.
  const restrict = () =>
    (features.peopleDesk?.carryOutAll() ?? Promise.resolve())
      .catch((error: unknown) => log.trouble("suspensions could not be carried out", error))
      .finally(() => features.access.lookAgain());
  if (!isElsewhere) await lookAtDisk();
  void restrict();
  const check = setTimeout(() => {
    const games = gamesModuleOf(options);
    // Only the process that came first checks the data.
    if (games && clocks.isFirst) void checkup.run(options.databaseAt ?? options.dataDir, games);
  }, policy.checkAfter);
  const every = (milliseconds: number, work: (every: number) => void) =>
    setInterval(() => work(seconds(milliseconds)), milliseconds);
  const timers = [
    check,
    every(options.sweepEvery ?? SWEEP, (every) => {
      if (!isElsewhere) void lookAtDisk();
      void sweep();
      void restrict();
      jobs.ask("survey", "", { every });
      jobs.ask("tournament", "", { every });
    }),
    every(options.purgeEvery ?? PURGE, (every) => jobs.ask("purge", "", { every })),
    every(options.reckonEvery ?? RECKON, (every) => jobs.ask("reckon", "", { every })),
  ];
  for (const timer of timers) timer.unref();
  const tasks = tasksOf(services, features);
  jobs.start(tasks).catch((error: unknown) => log.trouble("the queue of jobs could not be opened", error));
  jobs.ask("reckon", "");
  jobs.ask("tournament", "");
  tasks.survey("begins").catch((error: unknown) => log.trouble("tables could not be looked after", error));
  return { stop: () => timers.forEach(clearTimeout), sweep };
}
