/** Threads for long measurements and lessons, where no player waits: each does one task at a time. */
import { Piscina } from "piscina";

/** So many threads; `module` does what they are given. */
export const threads = <Task, Answer>(module: URL, size: number): Piscina<Task, Answer> =>
  new Piscina<Task, Answer>({
    filename: module.href,
    minThreads: size,
    maxThreads: size,
    concurrentTasksPerWorker: 1,
  });
