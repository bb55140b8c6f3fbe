import { shownLocation } from "../database/address.ts";
import { mustBeKeptHere } from "../database/moved-marker.ts";
import { holdDatabase, openDatabase } from "../database/open.ts";
import type { Database } from "../database/types.ts";
import { seenByOthers } from "../platform/file-modes.ts";
import type { Log } from "../platform/log.ts";
import { noteRunning, type Running } from "../platform/running-file.ts";
import { composeFeatures, type Features } from "./compose-features.ts";
import { composeServices, type Undo } from "./compose-services.ts";
import { composeTransport } from "./compose-transport.ts";
import type { RunningServer, ServerOptions } from "./options.ts";
import { startSchedule } from "./schedule.ts";
import { shutDown } from "./shutdown.ts";

/** Opens the table server. */
export async function createServer(options: ServerOptions): Promise<RunningServer> {
  let end = () => {};
  const where = options.databaseAt ?? options.dataDir;
  const held = options.database ? null : await holdDatabase(where, "shared", () => end());
  const undo: Undo = [async () => held?.release()];
  try {
    const database = options.database ?? (await openDatabase(where));
    undo.push(() => database.close());
    await mustBeKeptHere(database.db, shownLocation(where));
    const server = await open(options, database, undo);
    end = () => void server.close();
    return server;
  } catch (error) {
    for (const step of undo.reverse()) await step();
    throw error;
  }
}

/** Builds the server from the lowest layer up, starts its schedule, and returns how it is closed. */
async function open(options: ServerOptions, database: Database, undo: Undo): Promise<RunningServer> {
  let features: Features | null = null;
  const foundation = await composeServices(options, database, undo, () => features?.rooms.reckonTime());
  const { services } = foundation;
  const { log, policy } = services;
  const composed = await composeFeatures(options, database, foundation, undo);
  features = composed;
  const transport = await composeTransport(options, database, services, composed, undo);
  if (seenByOthers(options.dataDir))
    log.warn("others on this machine may look into the folder of the tables: chmod 700 it");
  const schedule = await startSchedule(options, foundation, composed);
  const { address, port } = transport.at();
  const gone = noted(options.dataDir, { local: address, address: policy.address.replace(/\/$/, "") }, log);
  log.info("the table server is open", { address });
  const close = async () => {
    await shutDown({ database, foundation, features: composed, transport, schedule });
    gone();
    await undo[0]?.();
    log.info("the table server is closed");
  };
  let closing: Promise<void> | null = null;
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

/** Notes where the server is reached. The server runs even if that cannot be written. */
function noted(dataDir: string, where: Running, log: Log): () => void {
  try {
    return noteRunning(dataDir, where);
  } catch (error) {
    log.trouble("where the server is reached could not be noted for host-link", error);
    return () => {};
  }
}
