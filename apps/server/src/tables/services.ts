/** The ports of a server: a class or function names those that it uses. Only `main` builds them all. */
import type { BotPlayer } from "@westmarch/players/port";
import type { Cluster } from "../database/cluster.ts";
import type { GroupCommit } from "../database/group-commit.ts";
import type { Jobs } from "../database/jobs.ts";
import type { Log } from "../platform/log.ts";
import type { Metrics } from "../platform/metrics.ts";
import type { Policy } from "../platform/policy.ts";
import type { Entropy } from "../platform/random.ts";
import type { RateLimits } from "../platform/rate-limits.ts";
import type { Traces } from "../platform/tracing/traces.ts";
import type { TableStore } from "../stores/table-store.ts";
import type { BotScheduler } from "./automation/bot-scheduler.ts";
import type { RecentDurations } from "./automation/bot-turns.ts";
import type { BansAndMutes } from "./bans.ts";
import type { ChangedLimits } from "./changed-limits.ts";
import type { Outages } from "./time/outages.ts";
import type { ServedClock } from "./time/served-clock.ts";

/** Where tables are kept. */
export interface Storage {
  readonly store: TableStore;
  readonly commits: GroupCommit;
}

/** What a server reports about itself. */
export interface Telemetry {
  readonly log: Log;
  readonly metrics: Metrics;
  readonly traces: Traces;
}

/** How a server measures time. */
export interface ServerClocks {
  /** Milliseconds since 1970, as people read them. The host may set it. */
  readonly clock: () => number;
  /** Milliseconds by a clock that cannot be set, for how long a player has been away. */
  readonly steady: () => number;
  /** Milliseconds in which the server ran, for how long a player may take over a choice. */
  readonly served: ServedClock;
  /** When no server ran, by the steady clock. */
  readonly outages: Outages;
}

/** What the host allows, counts and forbids. */
export interface HostLimits {
  /** What is allowed now: limits that the host has changed are other ones from then on. */
  readonly policy: Policy;
  readonly limits: ChangedLimits;
  readonly quotas: RateLimits;
  readonly bans: BansAndMutes;
}

/** How computer players think. */
export interface BotThinking {
  /** Null: this server has no computer players. */
  readonly bots: BotPlayer | null;
  readonly durations: RecentDurations;
  readonly scheduler: BotScheduler;
}

/** What choosing for a seat takes, by a computer player or in its stead. */
export interface BotServices
  extends Pick<Storage, "store">,
    Pick<Telemetry, "log" | "metrics">,
    Pick<HostLimits, "policy" | "quotas">,
    BotThinking {
  readonly entropy: Entropy;
}

/** What answering for an absent player takes: auto-passes and premoves. */
export interface StandingServices
  extends Pick<Storage, "store">,
    Pick<Telemetry, "log">,
    Pick<HostLimits, "policy"> {
  readonly entropy: Entropy;
  readonly cluster: Cluster;
}

/** What a table in memory takes. */
export interface TableServices extends Storage, Telemetry, ServerClocks, HostLimits, BotThinking {
  readonly entropy: Entropy;
  /** The other processes that keep the same tables. */
  readonly cluster: Cluster;
  /** The tables at which something has happened that absent players may have to be notified of. */
  readonly tablesToNotify: Set<string>;
}

/** All services of one process. */
export interface Services extends TableServices {
  /** Tasks for whichever process has time. */
  readonly jobs: Jobs;
}
