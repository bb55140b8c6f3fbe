import { availableParallelism, totalmem } from "node:os";
import type { LoadSample } from "@westmarch/protocol";
import type { Services } from "../../tables/services.ts";

/** Milliseconds between samples, and how many of them make a day. */
const EVERY = 10 * 60_000;
const DAY = 144;

/** Samples of how busy the server was during the last day. */
export class Samples {
  readonly #services: Pick<Services, "clock" | "metrics">;
  readonly #day: LoadSample[] = [];
  readonly #timer: NodeJS.Timeout;
  #last = { cpu: process.cpuUsage(), at: performance.now(), acts: 0 };

  constructor(services: Pick<Services, "clock" | "metrics">) {
    this.#services = services;
    this.#timer = setInterval(() => void this.#take(), EVERY);
    this.#timer.unref();
  }

  close(): void {
    clearInterval(this.#timer);
  }

  /** The samples of the last day, and one of now. */
  async day(): Promise<readonly LoadSample[]> {
    return [...this.#day, await this.#look()];
  }

  async #take(): Promise<void> {
    this.#day.push(await this.#look());
    if (this.#day.length > DAY) this.#day.shift();
    this.#last = { cpu: process.cpuUsage(), at: performance.now(), acts: await this.#acts() };
  }

  async #look(): Promise<LoadSample> {
    const { user, system } = process.cpuUsage(this.#last.cpu);
    const seconds = Math.max(1, performance.now() - this.#last.at) / 1000;
    const acts = await this.#acts();
    return {
      at: this.#services.clock(),
      processor: Math.min(1, (user + system) / 1e6 / seconds / availableParallelism()),
      memory: process.memoryUsage.rss() / totalmem(),
      choices: (acts - this.#last.acts) / seconds,
    };
  }

  async #acts(): Promise<number> {
    const { values } = await this.#services.metrics.acts.get();
    return values.reduce((sum, { value }) => sum + value, 0);
  }
}
