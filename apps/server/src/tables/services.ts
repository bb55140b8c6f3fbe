import type { BotPlayer } from "@westmarch/players/port";
import type { Cluster } from "../database/cluster.ts";
import type { GroupCommit } from "../database/group-commit.ts";
import type { Jobs } from "../database/jobs.ts";
import type { Log } from "../platform/log.ts";
import type { Metrics } from "../platform/metrics.ts";
import type { Policy } from "../platform/policy.ts";
import type { Entropy } from "../platform/random.ts";
import type { Quotas } from "../platform/rate-limits.ts";
import type { Traces } from "../platform/tracing/traces.ts";
import type { Store } from "../stores/table-store.ts";
import type { BotScheduler } from "./automation/bot-scheduler.ts";
import type { RecentDurations } from "./automation/bot-turns.ts";
import type { BansAndMutes } from "./bans.ts";
import type { Outages } from "./time/outages.ts";
import type { ServedClock } from "./time/served-clock.ts";

/** What every table of a server shares. */
export interface Services {
  readonly store: Store;
  readonly commits: GroupCommit;
  readonly policy: Policy;
  readonly quotas: Quotas;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly traces: Traces;
  readonly entropy: Entropy;
  readonly bots: BotPlayer | null;
  readonly durations: RecentDurations;
  readonly scheduler: BotScheduler;
  /** Milliseconds since 1970, as people read them. Somebody may set it. */
  readonly clock: () => number;
  /** Milliseconds that nobody can set, for how long somebody has been away. */
  readonly steady: () => number;
  /** For how long somebody may take over a choice. */
  readonly served: ServedClock;
  /** Who may not speak, and who may not come in. */
  readonly bans: BansAndMutes;
  /** The tables at which something has happened of which somebody away may have to be told. */
  readonly tablesToNotify: Set<string>;
  /** When no server ran, by the steady clock, as far as clocks can have seen it. */
  readonly outages: Outages;
  /** The other processes that keep the same tables. */
  readonly cluster: Cluster;
  /** What is done by whichever process has time for it. */
  readonly jobs: Jobs;
}
