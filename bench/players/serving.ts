/** A server in a process of its own, for measuring: `start` begins one, and this file is its program. */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import process from "node:process";
import { createServer, UNLIMITED } from "@westmarch/server";

export interface Running {
  readonly child: ChildProcess;
  readonly address: string;
}

/** Starts a server on a folder of data, and on the database at `where` if that is not empty. Resolves when it serves. */
export async function start(dataDir: string, where: string): Promise<Running> {
  const child = fork(import.meta.filename, [dataDir, where]);
  const [address] = (await once(child, "message")) as [string];
  return { child, address };
}

export async function end({ child }: Running, signal: NodeJS.Signals): Promise<void> {
  child.kill(signal);
  await once(child, "exit");
}

async function serve(dataDir: string, databaseAt: string): Promise<void> {
  const server = await createServer({
    port: 0,
    host: "127.0.0.1",
    dataDir,
    ...(databaseAt && { databaseAt }),
    log: "silent",
    policy: { ...UNLIMITED, hotTables: 1e6, checkAfter: 3_600_000 },
  });
  process.on("SIGTERM", () => void server.close().then(() => process.disconnect()));
  process.send?.(server.address);
}

const [, program, dataDir, where] = process.argv;
if (program === import.meta.filename) await serve(dataDir!, where ?? "");
