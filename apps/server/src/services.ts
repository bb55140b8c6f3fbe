import type { BotPlayer, Durations } from "./bots.ts";
import type { ServedClock } from "./clocks/served.ts";
import type { Cluster } from "./cluster/cluster.ts";
import type { Jobs } from "./cluster/jobs.ts";
import type { GroupCommit } from "./commit.ts";
import type { Bars } from "./keeper/index.ts";
import type { Log } from "./log.ts";
import type { Metrics } from "./metrics.ts";
import type { Outages } from "./pace/outages.ts";
import type { Quotas } from "./quotas.ts";
import type { Entropy } from "./random.ts";
import type { Policy } from "./settings.ts";
import type { Store } from "./store.ts";
import type { Thinking } from "./thinking.ts";
import type { Traces } from "./traces/traces.ts";

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
  readonly durations: Durations;
  readonly thinking: Thinking;
  /** Milliseconds since 1970, as people read them. Somebody may set it. */
  readonly clock: () => number;
  /** Milliseconds that nobody can set, for how long somebody has been away. */
  readonly steady: () => number;
  /** For how long somebody may take over a choice. */
  readonly served: ServedClock;
  /** Who may not speak, and who may not come in. */
  readonly bars: Bars;
  /** The tables at which something has happened of which somebody away may have to be told. */
  readonly stirred: Set<string>;
  /** When no server ran, by the steady clock, as far as clocks can have seen it. */
  readonly outages: Outages;
  /** The other processes that keep the same tables. */
  readonly cluster: Cluster;
  /** What is done by whichever process has time for it. */
  readonly jobs: Jobs;
}
