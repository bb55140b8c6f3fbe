import process from "node:process";
import type { Output } from "../output.ts";
import { openServer } from "../serving.ts";
import { Trouble } from "../trouble.ts";

export interface ServeFlags {
  readonly port: number;
  readonly host: string;
  readonly data: string;
  readonly database?: string;
  readonly log: string;
  readonly proxies: number;
  readonly origins: readonly string[];
  readonly metrics: boolean;
}

/** `westmarch serve`: returns when the server has been told to end. */
export async function serveCommand(flags: ServeFlags, out: Output): Promise<void> {
  if (flags.database !== undefined) {
    throw new Trouble(
      "this version keeps tables in its embedded database only; leave --database out and say where with --data",
    );
  }
  const { port, host, data, log, proxies, origins, metrics } = flags;
  const server = await openServer({ port, host, data, log, policy: { proxies, origins, metrics } });
  out.say(`Westmarch is open at ${server.address}`);
  out.say(`tables are kept in ${data}; Ctrl-C ends`);
  out.result({ address: server.address, port: server.port, data });
  await toldToEnd();
  await server.close();
}

/** Resolves with the first signal to end; a second one does not wait for anything. */
function toldToEnd(): Promise<void> {
  return new Promise((resolve) => {
    let told = false;
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
      process.on(signal, () => {
        if (told) process.exit(1);
        told = true;
        resolve();
      });
    }
  });
}
