/** A bot that is a module of JavaScript or TypeScript: it plays in a thread of its own, with a limit to its memory. */
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import { Forfeit, messageOf } from "./forfeit.ts";
import { Answers, type Link } from "./link.ts";
import type { Limits, ToBot } from "./messages.ts";
import type { FromModule } from "./module-worker.ts";

/** Loads a module in a thread. */
export function openModule(file: string, limits: Limits): Link {
  const path = resolve(file);
  if (!existsSync(path)) throw new Forfeit("crashed", `there is no file ${path}`);
  const worker = new Worker(new URL("./module-worker.ts", import.meta.url), {
    workerData: { url: pathToFileURL(path).href, milliseconds: limits.move },
    resourceLimits: { maxOldGenerationSizeMb: limits.memory },
  });
  return new ModuleLink(worker, limits.memory);
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";

class ModuleLink implements Link {
  readonly #worker: Worker;
  readonly #answers = new Answers();

  constructor(worker: Worker, memory: number) {
    this.#worker = worker;
    worker.on("message", (message: FromModule) => {
      if (message.failed === undefined) this.#answers.came(message.answer);
      else this.#answers.fail(new Forfeit("crashed", message.failed));
    });
    worker.once("error", (error) => {
      this.#answers.fail(
        isOutOfMemory(error)
          ? new Forfeit("memory", `it takes more than ${memory} MB of memory`, { cause: error })
          : new Forfeit("crashed", messageOf(error), { cause: error }),
      );
    });
    worker.once("exit", (code) => {
      this.#answers.fail(new Forfeit("crashed", `it has ended (exit code ${code})`));
    });
  }

  ask(message: ToBot): Promise<unknown> {
    const answer = this.#answers.next();
    this.tell(message);
    return answer;
  }

  tell(message: ToBot): void {
    this.#worker.postMessage(message);
  }

  async close(): Promise<void> {
    this.#answers.fail(new Forfeit("crashed", "it was ended"));
    await this.#worker.terminate();
  }
}
