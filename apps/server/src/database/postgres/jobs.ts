import { setTimeout as pause } from "node:timers/promises";
import { PgBoss } from "pg-boss";
import type { Log } from "../../platform/log.ts";
import { type JobCount, type JobOptions, type Jobs, TASKS, type Task, type Tasks } from "../jobs.ts";
import { connection } from "./postgres.ts";

/** Where the queue keeps its own tables, beside ours. */
const SCHEMA = "westmarch_jobs";
const CONNECTIONS = 3;
/** Jobs of a task that a process does at the same time. */
const AT_ONCE = 4;
/** Seconds between looks for jobs of which no notice came, after which a job whose process fell is done again, and for which those done are kept. */
const LOOK = 2;
const EXPIRES = 60;
const KEPT = 3600;
/** Milliseconds for which jobs that run are waited for at the end. */
const FAREWELL = 10_000;
/** Milliseconds after which a queue that could not be opened is tried again: the first time, and at most. */
const AGAIN = 500;
const AT_MOST = 30_000;

interface Asked {
  readonly task: Task;
  readonly key: string;
  readonly wish: JobOptions;
}

const queueOf = (task: Task): string => `westmarch-${task}`;

/** Jobs in a queue that all processes share: each is claimed by one of them, and done again if that one falls. */
export class PostgresJobs implements Jobs {
  readonly #log: Log;
  readonly #where: string;
  #boss: PgBoss;
  #early: Asked[] = [];
  /** What is being asked for at this moment. */
  readonly #sending = new Set<string>();
  #open = false;
  #closed = false;
  readonly #ending = new AbortController();
  #starting: Promise<void> | null = null;

  constructor(where: string, log: Log) {
    this.#log = log;
    this.#where = where;
    this.#boss = this.#made();
  }

  #made(): PgBoss {
    const { connectionString, application_name, connectionTimeoutMillis } = connection(this.#where);
    const boss = new PgBoss({
      connectionString,
      application_name,
      connectionTimeoutMillis,
      schema: SCHEMA,
      max: CONNECTIONS,
      useListenNotify: true,
      schedule: false,
      reindex: false,
      monitorVacuum: false,
      openTelemetry: { enabled: false },
    });
    boss.on("error", (error) => this.#log.trouble("the queue of jobs is out of reach", error));
    return boss;
  }

  start(tasks: Tasks): Promise<void> {
    this.#starting ??= this.#started(tasks);
    return this.#starting;
  }

  /** A database that is slow to answer at the start must not leave the server without its jobs. */
  async #started(tasks: Tasks): Promise<void> {
    for (let wait = AGAIN; !this.#closed; wait = Math.min(AT_MOST, 2 * wait)) {
      try {
        return await this.#start(tasks);
      } catch (error) {
        this.#log.trouble("the queue of jobs could not be opened, and is tried again", error);
        await this.#boss.stop({ graceful: false }).catch(() => {}); // it may never have begun
        this.#boss = this.#made();
        // A caller that closes the queue does not wait for this pause.
        await pause(wait, undefined, { signal: this.#ending.signal }).catch(() => {});
      }
    }
  }

  ask(task: Task, key: string, wish: JobOptions = {}): void {
    if (!this.#open) this.#early.push({ task, key, wish });
    else void this.#send({ task, key, wish });
  }

  async count(): Promise<readonly JobCount[]> {
    if (!this.#open) return [];
    const { rows } = await this.#boss
      .getDb()
      .executeSql(`select name, state, count(*) as jobs from ${SCHEMA}.job group by name, state`);
    const counted = rows as readonly {
      readonly name: string;
      readonly state: string;
      readonly jobs: string;
    }[];
    const of = (task: Task, ...states: readonly string[]) =>
      counted
        .filter(({ name, state }) => name === queueOf(task) && states.includes(state))
        .reduce((sum, { jobs }) => sum + Number(jobs), 0);
    return TASKS.map((task) => ({
      task,
      waiting: of(task, "created", "retry"),
      running: of(task, "active"),
      failed: of(task, "failed"),
    }));
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#ending.abort();
    await this.#starting?.catch(() => {});
    this.#open = false;
    await this.#boss.stop({ graceful: true, timeout: FAREWELL });
  }

  async #start(tasks: Tasks): Promise<void> {
    await this.#boss.start();
    for (const task of TASKS) {
      if (this.#closed) return;
      await this.#boss.createQueue(queueOf(task), {
        policy: "short",
        notify: true,
        expireInSeconds: EXPIRES,
        deleteAfterSeconds: KEPT,
        retryLimit: 5,
        retryDelay: 1,
        retryBackoff: true,
      });
      const options = { pollingIntervalSeconds: LOOK, localConcurrency: AT_ONCE };
      await this.#boss.work<{ key: string }>(queueOf(task), options, async (jobs) => {
        for (const { data } of jobs) await tasks[task](data.key);
      });
    }
    this.#open = true;
    for (const asked of this.#early.splice(0)) await this.#send(asked);
  }

  async #send({ task, key, wish }: Asked): Promise<void> {
    const { every } = wish;
    const name = `${task} ${key}`;
    if (this.#sending.has(name)) return;
    this.#sending.add(name);
    try {
      await this.#boss.send(
        queueOf(task),
        { key },
        { singletonKey: key === "" ? "all" : key, ...(every !== undefined && { singletonSeconds: every }) },
      );
    } catch (error) {
      // Whatever is not asked for now is found by the next survey.
      this.#log.trouble("a job could not be asked for", error, { task });
    } finally {
      this.#sending.delete(name);
    }
  }
}
