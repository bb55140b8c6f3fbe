import { Worker } from "node:worker_threads";
import type { Health } from "@westmarch/protocol";
import type { Log } from "../../platform/log.ts";
import type { TablesChecked } from "./integrity-check.ts";

/** What the thread reports. */
export type CheckupFound = TablesChecked & { readonly pages: readonly string[] };

/** The most damaged tables that the log names. */
const NAMED = 20;

/** Checks the whole database once, in the background. */
export class StartupCheck {
  readonly #log: Log;
  #worker: Worker | null = null;
  #state: Health["check"]["state"] = "waiting";
  #found: CheckupFound | null = null;

  constructor(log: Log) {
    this.#log = log;
  }

  get health(): Health["check"] {
    const { tables = 0, damaged = [], pages = [] } = this.#found ?? {};
    return { state: this.#state, tables, damagedTables: damaged.length, damagedPages: pages.length };
  }

  /** Begins the check. `games` is the address of a module that exports `GAMES`. */
  async run(where: string, games: string): Promise<void> {
    this.#state = "running";
    const worker = new Worker(new URL("./integrity-worker.ts", import.meta.url), {
      workerData: { where, games },
    });
    worker.unref();
    this.#worker = worker;
    try {
      const found = await new Promise<CheckupFound>((done, failed) => {
        worker.once("message", done);
        worker.once("error", failed);
        worker.once("exit", () => failed(new Error("the thread has ended")));
      });
      this.#tell(found);
    } catch (error) {
      if (!this.#worker) return;
      this.#state = "failed";
      this.#log.trouble("the tables could not be checked", error);
    } finally {
      this.#worker = null;
    }
  }

  /** Stops a check that is under way. */
  async stop(): Promise<void> {
    const worker = this.#worker;
    this.#worker = null;
    await worker?.terminate();
  }

  #tell(found: CheckupFound): void {
    this.#found = found;
    this.#state = "done";
    const { tables, skipped, damaged, pages } = found;
    if (pages.length > 0)
      this.#log.warn("the database is damaged: put a backup in its place", { pages: pages.length });
    if (damaged.length > 0)
      this.#log.warn("tables are damaged: their choices do not lead to their positions", {
        number: damaged.length,
        tables: damaged.slice(0, NAMED).join(" "),
      });
    this.#log.info("the tables have been checked", { tables, skipped });
  }
}
