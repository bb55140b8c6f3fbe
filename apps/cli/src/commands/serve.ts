import { flushCompileCache } from "node:module";
import process from "node:process";
import { addressesOnNetwork, type Policy, policyFrom, shownLocation } from "@westmarch/server";
import { type DataFlags, whereOf } from "../data.ts";
import { readJson } from "../files.ts";
import type { Output } from "../output.ts";
import { openServer } from "../serving.ts";
import { messageOf, Trouble } from "../trouble.ts";

export interface ServeFlags extends DataFlags {
  readonly port: number;
  readonly host: string;
  readonly log: string;
  readonly proxies?: number;
  readonly origins?: string[];
  /** False if switched off here; otherwise as the settings say. */
  readonly metrics: boolean;
  readonly config?: string;
  readonly set?: readonly string[];
}

/** What the host wants: the file's settings, over them those of the command line. */
function policyOf({ config, set = [], proxies, origins, metrics }: ServeFlags): Partial<Policy> {
  const said = (where: string, given: unknown) => {
    try {
      return policyFrom(given);
    } catch (error) {
      throw new Trouble("trouble.where", { where, detail: messageOf(error) });
    }
  };
  return {
    ...(config !== undefined && said(config, readJson(config))),
    ...said("--set", Object.fromEntries(set.map(pairOf))),
    ...(proxies !== undefined && { proxies }),
    ...(origins !== undefined && { origins }),
    ...(!metrics && { metrics }),
  };
}

/** `opensPerMinute=5`; the value is JSON, so that lists can be written too. */
function pairOf(pair: string): [name: string, value: unknown] {
  const [name = "", ...rest] = pair.split("=");
  try {
    return [name, JSON.parse(rest.join("="))];
  } catch {
    throw new Trouble("trouble.set", { pair });
  }
}

/** `westmarch serve`: returns when the server has been told to end. */
export async function serveCommand(flags: ServeFlags, out: Output): Promise<void> {
  const { port, host, log } = flags;
  const data = whereOf(flags);
  const server = await openServer({
    port,
    host,
    data: flags.data,
    database: flags.database,
    log,
    policy: policyOf(flags),
  });
  out.tell("serve.open", { address: server.address });
  for (const address of addressesOnNetwork(host, server.port)) out.tell("serve.network", { address });
  out.tell("serve.kept", { data: shownLocation(data) });
  out.result({ address: server.address, port: server.port, data: shownLocation(data) });
  // Not at the end only: a server may be killed, and shall start as quickly the next time.
  setTimeout(flushCompileCache, 2000).unref();
  await Promise.race([toldToEnd(), server.closed]);
  await server.close();
}

/** Milliseconds in which a signal may come twice: from the terminal, and from the process that handed over to this one. */
const ECHO = 1000;

/** Resolves with the first signal to end; a second one, if it is no echo of the first, does not wait for anything. */
function toldToEnd(): Promise<void> {
  return new Promise((resolve) => {
    let told: number | null = null;
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
      process.on(signal, () => {
        if (told !== null && performance.now() - told > ECHO) process.exit(1);
        told ??= performance.now();
        resolve();
      });
    }
  });
}
