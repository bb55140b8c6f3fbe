/** The table server as this program runs it. */
import { join } from "node:path";
import { createComputerPlayer } from "@westmarch/players";
import { createServer, openLog, type Policy, type RunningServer, Unanswered } from "@westmarch/server";
import { messageOf, Trouble } from "./trouble.ts";

const PAGES = join(import.meta.dirname, "../../web/dist");

export interface Serving {
  readonly port: number;
  readonly host: string;
  readonly data: string;
  readonly database?: string | undefined;
  readonly log: string;
  readonly policy: Partial<Policy>;
}

/** What a system error at the start means to the person who started it. */
function startTrouble(error: unknown, { port, host, data }: Serving): Error {
  if (error instanceof Unanswered)
    return new Trouble("trouble.database", { at: error.at, detail: error.detail });
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  switch (code) {
    case "EADDRINUSE":
      return new Trouble("trouble.port", { port: String(port) });
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return new Trouble("trouble.host", { host });
    case "EACCES":
      return new Trouble("trouble.allowed", {
        port: String(port),
        data,
        detail: messageOf(error),
      });
    default:
      return new Trouble("trouble.other", { sentence: messageOf(error) }, { cause: error });
  }
}

/** Opens the server. Throws `Trouble` with what to do about it. */
export async function openServer(serving: Serving): Promise<RunningServer> {
  const { port, host, data, database, policy } = serving;
  const log = openLog(serving.log);
  try {
    return await createServer({
      port,
      host,
      dataDir: data,
      ...(database !== undefined && { databaseAt: database }),
      webRoot: PAGES,
      log,
      policy,
      bots: createComputerPlayer({
        registry: import.meta.resolve("@westmarch/registry"),
        threads: policy.thinkers,
        together: policy.thinkersTogether,
        log,
      }),
    });
  } catch (error) {
    throw startTrouble(error, serving);
  }
}
