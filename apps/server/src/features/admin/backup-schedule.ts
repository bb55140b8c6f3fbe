import { mkdir, readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { BackupMade } from "@westmarch/protocol";
import { Refused } from "@westmarch/table";

const NAME = /^westmarch-[0-9TZ-]+\.db$/;
const ELSEWHERE = "These tables are in PostgreSQL, which is copied with pg_dump.";
/** The most backups that are listed. */
const SHOWN = 14;

/** The backups that the host has made from the admin page: files of a folder inside the data folder. */
export class Backups {
  readonly #dataDir: string;
  readonly #isElsewhere: boolean;
  #making: Promise<void> | null = null;

  constructor(dataDir: string, isElsewhere: boolean) {
    this.#dataDir = dataDir;
    this.#isElsewhere = isElsewhere;
  }

  get folder(): string {
    return join(this.#dataDir, "backups");
  }

  /** The last backups, the newest first. */
  async list(): Promise<BackupMade[]> {
    const names = (await readdir(this.folder).catch(() => [])).filter((name) => NAME.test(name));
    const last = names.sort().reverse().slice(0, SHOWN);
    return Promise.all(
      last.map(async (name) => {
        const { size, mtimeMs } = await stat(join(this.folder, name));
        return { name, size, at: Math.round(mtimeMs) };
      }),
    );
  }

  /** Makes a backup now, in a thread of its own. Throws `Refused` while one is being made, and for PostgreSQL. */
  async make(now: number): Promise<void> {
    if (this.#isElsewhere) throw new Refused("unavailable", undefined, ELSEWHERE);
    if (this.#making) throw new Refused("too-fast");
    this.#making = this.#copy(`westmarch-${new Date(now).toISOString().replace(/[:.]/g, "-")}.db`);
    try {
      await this.#making;
    } finally {
      this.#making = null;
    }
  }

  async #copy(name: string): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const workerData = { dataDir: this.#dataDir, file: join(this.folder, name) };
    const worker = new Worker(new URL("./backup-worker.ts", import.meta.url), { workerData });
    await new Promise<void>((done, failed) => {
      worker.once("error", failed);
      worker.once("exit", (code) => (code === 0 ? done() : failed(new Error("the copy could not be made"))));
    });
  }
}
