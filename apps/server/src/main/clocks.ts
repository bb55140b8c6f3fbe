/** Opens the clocks of a server: one that cannot be set, one that runs while a server does, and the times when none ran. */
import type { Cluster } from "../database/cluster.ts";
import type { PostgresCluster, SharedClocks } from "../database/postgres/cluster.ts";
import type { Log } from "../platform/log.ts";
import { MonotonicClock } from "../platform/monotonic-clock.ts";
import type { Policy } from "../platform/policy.ts";
import type { TableStore } from "../stores/table-store.ts";
import { Outages } from "../tables/time/outages.ts";
import { ServedClock } from "../tables/time/served-clock.ts";
import type { ServerOptions } from "./options.ts";

export interface OpenedClocks {
  /** Milliseconds since 1970, as people read them. A host may set it. */
  readonly clock: () => number;
  readonly steady: MonotonicClock;
  readonly served: ServedClock;
  readonly outages: Outages;
  /** No other process serves these tables. */
  readonly isFirst: boolean;
}

interface Around {
  readonly store: TableStore;
  readonly log: Log;
  readonly policy: Policy;
  readonly cluster: Cluster;
  /** Null: this process has the database to itself. */
  readonly shared: PostgresCluster | null;
  /** Called when this process has noted an outage. */
  readonly outageTold: () => void;
}

/** Starts the clocks from where the last run left off, or from where the other processes are. */
export async function openClocks(
  options: Pick<ServerOptions, "clock" | "monotonic">,
  { store, log, policy, cluster, shared, outageTold }: Around,
): Promise<OpenedClocks> {
  const clock = options.clock ?? Date.now;
  const monotonic = options.monotonic ?? (() => performance.now());
  const others = (await shared?.running()) ?? null;
  const stopped = await store.host.kept("steady");
  const steady = await MonotonicClock.open(store.host, clock, monotonic, others?.steady);
  // A first run that is killed at once must have noted when it ran.
  if (stopped === null) await steady.save();
  const beside = () => steady.note();
  const served = await ServedClock.open(
    { store, log, monotonic, beat: policy.clockBeat, beside },
    others?.served,
  );
  const outages = await Outages.open(store.clocks, others ? null : stopped, () => steady.now());
  const axes: SharedClocks = {
    now: () => ({ steady: steady.now(), served: served.now() }),
    lift: (far) => {
      steady.lift(far.steady);
      served.lift(far.served);
    },
    outage: async (from, until) => {
      await outages.add({ from, until });
      cluster.tell({ table: null, news: { what: "outages" } });
      outageTold();
    },
  };
  await shared?.begin(axes, others === null);
  return { clock, steady, served, outages, isFirst: others === null };
}
