/** Opens the ways by which browsers and programs reach a server. */
import type { AddressInfo } from "node:net";
import type { Database } from "../database/types.ts";
import { DeckHandIn } from "../features/lobby/deck-handin.ts";
import { keeps } from "../features/privacy/data-inventory.ts";
import { hostInAddress } from "../platform/listening.ts";
import { Hints } from "../tables/automation/hints.ts";
import type { Services } from "../tables/services.ts";
import { httpServer } from "../transport/http/app.ts";
import { WebSocketGateway } from "../transport/ws/gateway.ts";
import type { Features } from "./compose-features.ts";
import type { Undo } from "./compose-services.ts";
import type { ServerOptions } from "./options.ts";

export interface Transport {
  readonly app: Awaited<ReturnType<typeof httpServer>>;
  readonly sockets: WebSocketGateway;
  /** Where it listens, once it does. */
  readonly at: () => { readonly port: number; readonly address: string };
}

/** The text of `/metrics`, with figures that are counted only on request. */
async function readMetrics({ metrics, cluster, jobs }: Services): Promise<string> {
  metrics.memory.set(process.memoryUsage.rss());
  metrics.processes.set(cluster.size);
  for (const { task, ...counts } of await jobs.count())
    for (const state of ["waiting", "running", "failed"] as const)
      metrics.jobs.set({ task, state }, counts[state]);
  return metrics.registry.metrics();
}

/** Listens once everything behind it is open. */
export async function composeTransport(
  options: ServerOptions,
  { db }: Database,
  services: Services,
  features: Features,
  undo: Undo,
): Promise<Transport> {
  const { lobby, rooms, rounds, notices, unheeded, ...others } = features;
  const sockets = new WebSocketGateway(services, lobby, rooms, features.access);
  const app = await httpServer({
    ...others,
    services: services,
    lobby,
    rounds: new DeckHandIn(services, lobby, rooms, rounds),
    hints: new Hints(services, lobby, rooms),
    notices: notices.desk,
    webRoot: options.webRoot ?? null,
    keeps: () => keeps(db, services.policy),
    metrics: () => readMetrics(services),
  });
  unheeded.watch(app.server);
  sockets.listen(app.server);
  undo.push(
    () => app.close(),
    () => sockets.close(),
  );
  await app.listen({ port: options.port, host: options.host });
  const at = () => {
    const { port } = app.server.address() as AddressInfo;
    return { port, address: `http://${hostInAddress(options.host)}:${port}` };
  };
  return { app, sockets, at };
}
