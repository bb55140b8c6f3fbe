/** Opens the services that all tables of a server share. */
import { join } from "node:path";
import { ALONE } from "../database/cluster.ts";
import { GroupCommit } from "../database/group-commit.ts";
import { LocalJobs } from "../database/jobs.ts";
import { clusterAt, jobsAt } from "../database/open.ts";
import type { Database } from "../database/types.ts";
import { ServerHealth } from "../features/health/health.ts";
import { StartupCheck } from "../features/health/startup-check.ts";
import { HOST_KEY } from "../platform/file-modes.ts";
import { openLog } from "../platform/log.ts";
import { Metrics } from "../platform/metrics.ts";
import { POLICY } from "../platform/policy.ts";
import { entropy } from "../platform/random.ts";
import { RateLimits } from "../platform/rate-limits.ts";
import { UNTRACED } from "../platform/tracing/traces.ts";
import { type HostKey, hostKey, mustBeTheirs } from "../stores/host-key.ts";
import { TableStore } from "../stores/table-store.ts";
import { BotScheduler } from "../tables/automation/bot-scheduler.ts";
import { RecentDurations } from "../tables/automation/bot-turns.ts";
import { BansAndMutes } from "../tables/bans.ts";
import { ChangedLimits } from "../tables/changed-limits.ts";
import type { Services } from "../tables/services.ts";
import { type OpenedClocks, openClocks } from "./clocks.ts";
import type { ServerOptions } from "./options.ts";

/** Steps that close what was opened, the first opened first. */
export type Undo = (() => void | Promise<void>)[];

export interface Foundation {
  readonly services: Services;
  readonly clocks: OpenedClocks;
  readonly condition: ServerHealth;
  readonly checkup: StartupCheck;
  readonly key: HostKey;
  /** Throws where other servers on the same database have another secret of this name. */
  readonly share: (name: string, secret: Buffer) => Promise<void>;
}

/** `outageTold`: called when this process has noted an outage. */
export async function composeServices(
  options: ServerOptions,
  database: Database,
  undo: Undo,
  outageTold: () => void,
): Promise<Foundation> {
  const log = typeof options.log === "object" ? options.log : openLog(options.log ?? "info");
  const metrics = new Metrics();
  const asSet = { ...POLICY, ...options.policy };
  const traces =
    asSet.traces.url === ""
      ? UNTRACED
      : (await import("../platform/tracing/otlp.ts")).openOtlp(asSet.traces, log);
  undo.push(() => traces.close());
  const checkup = new StartupCheck(log);
  const condition = new ServerHealth(metrics, log, asSet, checkup);
  const store = new TableStore(database.db);
  const limits = await ChangedLimits.open(asSet, store.host);
  const { policy } = limits;
  const shared = options.databaseAt === undefined ? null : await clusterAt(options.databaseAt, database);
  const cluster = shared ?? ALONE;
  undo.push(() => cluster.close());
  const clocks = await openClocks(options, { store, log, policy, cluster, shared, outageTold });
  const key = hostKey(options.dataDir);
  const share = async (name: string, secret: Buffer) => {
    const given = { alone: clocks.isFirst, file: join(options.dataDir, name) };
    if (shared) await mustBeTheirs(store.notifications, secret, given);
  };
  await share(HOST_KEY, key);
  const bans = await BansAndMutes.open(key, clocks.clock, store.admin);
  const services: Services = {
    store,
    commits: new GroupCommit(database, (report) => condition.note(report)),
    policy,
    limits,
    quotas: new RateLimits(policy, log, metrics, {
      counting: database.counting,
      markOf: (address) => bans.markOf(address),
    }),
    log,
    metrics,
    traces,
    entropy: options.entropy ?? entropy,
    bots: options.bots ?? null,
    durations: new RecentDurations(),
    scheduler: new BotScheduler(options.bots?.places, policy, metrics, traces),
    clock: clocks.clock,
    steady: () => clocks.steady.now(),
    served: clocks.served,
    bans,
    tablesToNotify: new Set(),
    outages: clocks.outages,
    cluster,
    jobs: options.ownJobs ? new LocalJobs(log) : await jobsAt(options.databaseAt ?? options.dataDir, log),
  };
  return { services, clocks, condition, checkup, key, share };
}
