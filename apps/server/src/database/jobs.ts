import type { Log } from "../platform/log.ts";

/**
 * What is done by whichever process has time for it:
 * `attend`: a table whose computers, orders or clocks have something to do;
 * `survey`: looking for such tables that no process takes care of;
 * `news`: noting for absent players what happened while no process noted it;
 * `letter`: sending what is due by one notification channel;
 * `reckon`: taking down how a game ended, and working it into the ratings; with no table, all games for which that is
 * left to do;
 * `weigh`: working out how much happened in a finished game that every visitor may see;
 * `puzzle`: looking for puzzles in a finished game of people who let that be done;
 * `tournament`: carrying a tournament on; with no name, all of them;
 * `webhook`: posting news of the server to its webhook;
 * `purge`: deleting tables that no player needs any more.
 */
export const TASKS = [
  "attend",
  "survey",
  "news",
  "letter",
  "webhook",
  "purge",
  "reckon",
  "weigh",
  "puzzle",
  "tournament",
] as const;
export type Task = (typeof TASKS)[number];

/** What each task does; `key` says to what. It may be done again after it has failed, or its process has fallen. */
export type Tasks = Readonly<Record<Task, (key: string) => Promise<void>>>;

export interface JobOptions {
  /** At most one in so many seconds, whichever process asks for it. */
  readonly every?: number;
}

/** How many jobs of a kind there are. */
export interface JobCount {
  readonly task: Task;
  readonly waiting: number;
  readonly running: number;
  readonly failed: number;
}

/** A queue of jobs, each of which is done once. */
export interface Jobs {
  /** Begins to do them. */
  start(tasks: Tasks): Promise<void>;
  /** Has something done soon. What waits already under the same key is the same job. */
  ask(task: Task, key: string, wish?: JobOptions): void;
  count(): Promise<readonly JobCount[]>;
  /** Begins no more of them, and resolves when those that run are done. */
  close(): Promise<void>;
}

/** Tries of a job that fails, and milliseconds between them. */
const TRIES = 3;
const AGAIN = 1000;

/** Jobs within one process: one of each task after another. What still waits when it ends is found again at the next start. */
export class LocalJobs implements Jobs {
  readonly #log: Log;
  readonly #waiting = new Map<Task, Set<string>>(TASKS.map((task) => [task, new Set()]));
  readonly #running = new Map<Task, Promise<void>>();
  readonly #failed = new Map<Task, number>();
  #tasks: Tasks | null = null;
  #closed = false;

  constructor(log: Log) {
    this.#log = log;
  }

  async start(tasks: Tasks): Promise<void> {
    this.#tasks = tasks;
    for (const task of TASKS) this.#run(task);
  }

  ask(task: Task, key: string): void {
    if (this.#closed) return;
    this.#waiting.get(task)?.add(key);
    this.#run(task);
  }

  async count(): Promise<readonly JobCount[]> {
    return TASKS.map((task) => ({
      task,
      waiting: this.#waiting.get(task)?.size ?? 0,
      running: this.#running.has(task) ? 1 : 0,
      failed: this.#failed.get(task) ?? 0,
    }));
  }

  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all(this.#running.values());
  }

  #run(task: Task): void {
    const tasks = this.#tasks;
    const waiting = this.#waiting.get(task);
    if (!tasks || !waiting || waiting.size === 0 || this.#running.has(task)) return;
    this.#running.set(
      task,
      this.#all(task, waiting, tasks[task]).finally(() => {
        this.#running.delete(task);
        if (!this.#closed) this.#run(task);
      }),
    );
  }

  async #all(task: Task, waiting: Set<string>, work: (key: string) => Promise<void>): Promise<void> {
    for (const key of waiting) {
      waiting.delete(key);
      if (this.#closed) return;
      await this.#tried(task, key, work);
    }
  }

  async #tried(task: Task, key: string, work: (key: string) => Promise<void>): Promise<void> {
    for (let tries = 1; !this.#closed; tries++) {
      try {
        return await work(key);
      } catch (error) {
        this.#log.trouble("a job failed", error, { task, tries });
        if (tries === TRIES) {
          this.#failed.set(task, (this.#failed.get(task) ?? 0) + 1);
          return;
        }
        await new Promise((done) => setTimeout(done, AGAIN));
      }
    }
  }
}
