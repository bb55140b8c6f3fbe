import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { connection } from "./postgres.ts";

/** Milliseconds between signs of life, for which one query may take, and between tries to come back. */
const BEAT = 2000;
const SILENCE = 4000;
const AGAIN = 200;
/** PostgreSQL carries 8000 bytes at once. */
const LARGEST = 7000;
/**
 * How many messages are kept for the others while the database is away. A process that missed more compares everything
 * anyway.
 */
const MOST = 2000;
/** How a process calls the connection by which it hears, before its own name. */
export const PROCESS = "westmarch process ";

interface Hearing {
  readonly channel: string;
  /** Hears what was told, also by this process. */
  readonly heard: (words: readonly unknown[], from: string) => void;
  /** The connection is there: again, if it has been cut, and then something may have been missed. */
  readonly joined: (again: boolean) => void;
}

/**
 * One connection by which processes hear each other (LISTEN and NOTIFY), and which comes back when it is cut. What is told
 * in one moment travels at once. Nothing of it is kept by the database, so nothing here waits for a disk.
 */
export class NotifyConnection {
  readonly #where: string;
  /** The process that tells. */
  readonly #id: string;
  readonly #hearing: Hearing;
  #client: pg.Client | null = null;
  #waiting: string[] = [];
  #sending: Promise<void> | null = null;
  #closed = false;
  #beat: NodeJS.Timeout | null = null;

  constructor(where: string, id: string, hearing: Hearing) {
    this.#where = where;
    this.#id = id;
    this.#hearing = hearing;
  }

  /** Connects for the first time. Throws if that cannot be done. */
  async open(): Promise<void> {
    await this.#connect(false);
    this.#beat = setInterval(() => void this.#look(), BEAT);
    this.#beat.unref();
  }

  /** Asks the database something beside all else. Rejects where it is out of reach. */
  async query<T extends pg.QueryResultRow>(text: string, values: readonly unknown[]): Promise<T[]> {
    const client = this.#client;
    if (!client) throw new Error("the database is out of reach");
    return (await client.query<T>(text, [...values])).rows;
  }

  tell(word: unknown): void {
    this.#waiting.push(JSON.stringify(word));
    if (this.#waiting.length > MOST) this.#waiting.shift();
    this.#soon();
  }

  /** Whatever is told in this turn of the event loop travels together. */
  #soon(): void {
    this.#sending ??= new Promise((sent) => setImmediate(() => sent(this.#send())));
  }

  async close(): Promise<void> {
    await this.#sending;
    this.#closed = true;
    if (this.#beat) clearInterval(this.#beat);
    const client = this.#client;
    this.#client = null;
    await client?.end().catch(() => {});
  }

  async #send(): Promise<void> {
    while (this.#client && this.#waiting.length > 0) {
      const words = this.#taken();
      try {
        const payload = `{"from":${JSON.stringify(this.#id)},"words":[${words.join()}]}`;
        await this.query("select pg_notify($1, $2)", [this.#hearing.channel, payload]);
      } catch {
        // It may have been told or not; to hear it twice does no harm.
        this.#waiting.unshift(...words);
        this.#drop();
      }
    }
    this.#sending = null;
  }

  #taken(): string[] {
    let size = 0;
    const fits = this.#waiting.findIndex((word) => {
      size += Buffer.byteLength(word) + 1;
      return size > LARGEST;
    });
    return this.#waiting.splice(0, fits < 0 ? this.#waiting.length : Math.max(1, fits));
  }

  async #look(): Promise<void> {
    await this.query("select 1", []).catch(() => this.#drop());
  }

  /** Releases a connection that is of no use any more. */
  #drop(): void {
    const client = this.#client;
    if (!client) return;
    this.#client = null;
    // Not awaited: a connection that does not answer never ends.
    client.end().catch(() => {});
    void this.#comeBack();
  }

  async #comeBack(): Promise<void> {
    while (!this.#closed && !this.#client) {
      try {
        await this.#connect(true);
      } catch {
        await pause(AGAIN, undefined, { ref: false });
      }
    }
  }

  async #connect(again: boolean): Promise<void> {
    const client = new pg.Client({
      ...connection(this.#where),
      application_name: PROCESS + this.#id,
      // A word need not wait for the answer to another.
      pipeline: true,
      query_timeout: SILENCE,
    });
    // An error is noticed when the connection ends.
    client.on("error", () => {});
    await client.connect();
    client.on("notification", ({ payload }) => this.#hear(payload ?? ""));
    await client.query("set synchronous_commit = off");
    await client.query(`listen ${this.#hearing.channel}`);
    if (this.#closed) return void client.end();
    client.once("end", () => {
      if (this.#client === client) this.#drop();
    });
    this.#client = client;
    this.#hearing.joined(again);
    this.#soon();
  }

  #hear(payload: string): void {
    const { from, words } = JSON.parse(payload) as { readonly from: string; readonly words: unknown[] };
    this.#hearing.heard(words, from);
  }
}
