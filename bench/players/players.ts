/** Players for measuring servers: they answer whatever they are asked, over real sockets. */
import { performance } from "node:perf_hooks";
import { stream } from "@westmarch/kernel";
import { type Joined, type ServerMessage, SOCKET_PATH, type TableOpened } from "@westmarch/protocol";
import { WebSocket } from "ws";

/** What the clients together have measured. */
export class Tally {
  measuring = false;
  waits: number[] = [];
  bytes = 0;
  updates = 0;
  games = 0;
  /** Places that ran out of tables: the figures are too low then. */
  starved = 0;
  choices = 0;
}

/** Lets players send so many choices a second in all, first come, first served. */
export class RateLimiter {
  readonly #waiting: (() => void)[] = [];
  readonly #rate: number;
  readonly #timer: NodeJS.Timeout | undefined;
  #due = performance.now();

  /** @param rate choices a second; Infinity lets everybody send at once. */
  constructor(rate: number) {
    this.#rate = rate;
    if (rate < Number.POSITIVE_INFINITY) this.#timer = setInterval(() => this.#release(), 1);
  }

  send(choice: () => void): void {
    if (this.#timer) this.#waiting.push(choice);
    else choice();
  }

  #release(): void {
    const now = performance.now();
    // What no player was there to send is not made up for later.
    if (this.#waiting.length === 0) this.#due = now;
    for (; this.#due <= now; this.#due += 1000 / this.#rate) this.#waiting.shift()?.();
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}

/** One player: answers whatever it is asked with any option, as soon as the pace allows. */
export class Client {
  readonly #ws: WebSocket;
  readonly #tally: Tally;
  readonly #pace: RateLimiter;
  readonly #random: (sides: number) => number;
  readonly welcomed: Promise<void>;
  /** Something of the table is seen, also before its game begins. */
  readonly seen: Promise<void>;
  readonly over: Promise<void>;
  #inLine = false;
  #sent = 0;
  #count = 0;
  #due: (ServerMessage & { type: "update" | "welcome" }) | null = null;
  playing = false;

  constructor(address: string, token: string, seed: number, tally: Tally, pace: RateLimiter) {
    this.#tally = tally;
    this.#pace = pace;
    this.#random = stream(seed);
    this.#ws = new WebSocket(address.replace("http", "ws") + SOCKET_PATH, { perMessageDeflate: false });
    this.#ws.on("open", () => this.#ws.send(JSON.stringify({ type: "hello", token, since: null })));
    const welcomed = Promise.withResolvers<void>();
    const over = Promise.withResolvers<void>();
    const seen = Promise.withResolvers<void>();
    this.welcomed = welcomed.promise;
    this.seen = seen.promise;
    this.over = over.promise;
    // Where its server is killed, there is nothing more to measure here.
    this.#ws.on("error", () => {});
    this.#ws.on("message", (data: Buffer) => {
      const message = JSON.parse(data.toString()) as ServerMessage;
      if (message.type === "welcome" || message.type === "gathering") seen.resolve();
      if (message.type === "ack") this.#acked();
      else if (message.type === "refused") this.#refused(message);
      else if (message.type === "welcome" || message.type === "update") {
        if (tally.measuring && message.type === "update") {
          tally.updates++;
          tally.bytes += data.length;
        }
        this.#due = message;
        if (message.type === "welcome") welcomed.resolve();
        if (message.result) over.resolve();
        else if (this.playing) this.answer();
      }
    });
  }

  /** Answers what is owed when its turn comes, unless an answer is on its way. */
  answer(): void {
    if (this.#inLine || !this.#due?.views[0]?.ask) return;
    this.#inLine = true;
    this.#pace.send(() => {
      this.#inLine = false;
      this.#send();
    });
  }

  #send(): void {
    const now = this.#due;
    const ask = now?.views[0]?.ask;
    if (!now || !ask || this.#sent > 0) return;
    this.#sent = performance.now();
    const option = ask.options[this.#random(ask.options.length)];
    const key = `bench-${++this.#count}-${ask.seat}`;
    this.#ws.send(
      JSON.stringify({ type: "choose", key, version: now.version, seat: ask.seat, options: [option] }),
    );
  }

  close(): void {
    this.#ws.terminate();
  }

  #acked(): void {
    this.#tally.choices++;
    if (this.#tally.measuring) this.#tally.waits.push(performance.now() - this.#sent);
    this.#sent = 0;
  }

  /** The other seat was faster in a way that made this answer stale: look at the newest position again. */
  #refused(message: ServerMessage & { type: "refused" }): void {
    if (message.code !== "stale") throw new Error(`refused: ${JSON.stringify(message)}`);
    this.#sent = 0;
    if (this.#due && this.#due.version === message.version) this.answer();
  }
}

export async function post<T>(address: string, path: string, body: unknown): Promise<T> {
  const headers = { "content-type": "application/json" };
  const response = await fetch(address + path, { method: "POST", headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return (await response.json()) as T;
}

export async function openTable(
  at: readonly [string, string],
  seed: number,
  tally: Tally,
  pace: RateLimiter,
): Promise<[Client, Client]> {
  const seats = [{ kind: "me", name: "Ada" }, { kind: "open" }];
  const opened = await post<TableOpened>(at[0], "/api/tables", {
    game: "confrontation",
    settings: {},
    seats,
  });
  const [invitation] = opened.invitations;
  const joined = await post<Joined>(at[0], "/api/join", { invitation: invitation!.token, name: "Bo" });
  const pair: [Client, Client] = [
    new Client(at[0], opened.token!, seed, tally, pace),
    new Client(at[1], joined.token, seed + 1, tally, pace),
  ];
  await Promise.all(pair.map((client) => client.welcomed));
  return pair;
}

/** Keeps one place at the bench busy: a game, then the next. Tables are opened beforehand, so that none is while we measure. */
export async function keepPlaying(
  tally: Tally,
  reserve: [Client, Client][],
  stopped: () => boolean,
): Promise<void> {
  for (let pair = reserve.pop(); pair && !stopped(); pair = reserve.pop()) {
    for (const client of pair) client.playing = true;
    for (const client of pair) client.answer();
    await Promise.race([pair[0].over, stopping.promise]);
    for (const client of pair) client.close();
    tally.games++;
  }
  if (!stopped()) tally.starved++;
}

/** Settled when the measuring is over. */
export const stopping = Promise.withResolvers<void>();

export const percentile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

export const tenths = (n: number): number => Math.round(n * 10) / 10;
