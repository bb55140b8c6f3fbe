/** Closes a server: no work that it has accepted is lost. */
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Database } from "../database/types.ts";
import type { Features } from "./compose-features.ts";
import type { Foundation } from "./compose-services.ts";
import type { Transport } from "./compose-transport.ts";
import type { Schedule } from "./schedule.ts";

/** Milliseconds for which clients may answer a goodbye. */
const FAREWELL = 1000;

interface Open {
  readonly database: Database;
  readonly foundation: Foundation;
  readonly features: Features;
  readonly transport: Transport;
  readonly schedule: Schedule;
}

export async function shutDown({
  database,
  foundation: { services, condition, checkup },
  features: { admin, rooms, ratings, notices, serverWebhook, replays },
  transport: { app, sockets },
  schedule,
}: Open): Promise<void> {
  const { cluster, commits, jobs, log, policy } = services;
  condition.close();
  // A load balancer has to see that this process is closing, before clients are sent away.
  if (cluster.size > 1) await pause(policy.drain);
  admin.close();
  schedule.stop();
  await checkup.stop();
  // First no new messages are taken, then everything that was taken is written and told, and only then comes the goodbye.
  await rooms.close();
  await ratings.close();
  await commits.drain();
  await notices.close();
  serverWebhook.close();
  await cluster.leave().catch((error: unknown) => log.trouble("tables could not be let go", error));
  if (cluster.size > 1) jobs.ask("survey", `left ${randomUUID()}`);
  await jobs.close();
  await schedule.sweep();
  sockets.close();
  const late = setTimeout(() => sockets.terminate(), FAREWELL);
  await replays.close();
  await app.close();
  clearTimeout(late);
  sockets.terminate();
  await services.bots?.close?.();
  await cluster.close();
  await database.close();
  await services.traces.close();
}
