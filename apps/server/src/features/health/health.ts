import { statfs } from "node:fs/promises";
import type { Health } from "@westmarch/protocol";
import type { BatchReport } from "../../database/group-commit.ts";
import type { Log } from "../../platform/log.ts";
import type { Metrics } from "../../platform/metrics.ts";
import type { Policy } from "../../platform/policy.ts";
import { VERSION } from "../../platform/version.ts";
import type { StartupCheck } from "./startup-check.ts";

/** The server's health: whether it can write, how full its disk is, and whether its data is sound. */
export class ServerHealth {
  readonly #metrics: Metrics;
  readonly #log: Log;
  readonly #lowDisk: number;
  readonly #checkup: StartupCheck;
  readonly #started = performance.now();
  #writing = true;
  #low = false;
  #closing = false;

  constructor(metrics: Metrics, log: Log, policy: Policy, checkup: StartupCheck) {
    this.#metrics = metrics;
    this.#log = log;
    this.#lowDisk = policy.lowDisk;
    this.#checkup = checkup;
    metrics.writing.set(1);
  }

  get health(): Health {
    const check = this.#checkup.health;
    const damaged = check.damagedPages > 0 || check.damagedTables > 0 || check.state === "failed";
    const ailing = damaged ? "damaged" : this.#low ? "low-disk" : "ok";
    return {
      status: this.#writing ? ailing : "read-only",
      ready: this.#writing && !this.#closing,
      writing: this.#writing,
      lowDisk: this.#low,
      check,
      version: VERSION,
      uptime: Math.floor((performance.now() - this.#started) / 1000),
    };
  }

  /** The server is not ready from now on. */
  close(): void {
    this.#closing = true;
  }

  /** Notes whether the last batch could be written. */
  note({ size, milliseconds, error }: BatchReport): void {
    this.#writing = error === null;
    this.#metrics.writing.set(this.#writing ? 1 : 0);
    this.#metrics.batch.observe(size);
    this.#metrics.write.observe(milliseconds / 1000);
    if (error) this.#metrics.writeFailures.inc();
  }

  /** Checks how much room the disk has left. */
  async lookAtDisk(folder: string): Promise<void> {
    const { bavail, bsize } = await statfs(folder);
    const free = bavail * bsize;
    this.#metrics.disk.set(free);
    const low = free < this.#lowDisk;
    if (low && !this.#low)
      this.#log.warn("the disk is nearly full: nothing can be played once it is", {
        megabytes: Math.floor(free / 1e6),
      });
    this.#low = low;
  }
}
