type Task = () => Promise<void>;

/** How many tasks may wait at one table. No honest client comes near it. */
const LONGEST = 256;

/** Does tasks one after another, in the order they came. */
export class SerialQueue {
  readonly #failed: (error: unknown) => void;
  readonly #tasks: Task[] = [];
  #running: Promise<void> | null = null;
  #closed = false;

  constructor(failed: (error: unknown) => void) {
    this.#failed = failed;
  }

  get busy(): boolean {
    return this.#running !== null;
  }

  get closed(): boolean {
    return this.#closed;
  }

  /** False if the task is not taken: too many wait, or it is closed. */
  post(task: Task): boolean {
    if (this.#closed || this.#tasks.length >= LONGEST) return false;
    this.#tasks.push(task);
    this.#running ??= this.#run();
    return true;
  }

  /** Takes nothing more, and resolves when what was taken is done. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#running;
  }

  async #run(): Promise<void> {
    for (let task = this.#tasks.shift(); task; task = this.#tasks.shift()) {
      try {
        await task();
      } catch (error) {
        this.#failed(error);
      }
    }
    this.#running = null;
  }
}
