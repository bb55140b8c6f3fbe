import type { Ask, Option, Seat } from "@westmarch/kernel";
import { type ClientMessage, type ServerMessage, SOCKET_PATH, type TableOpened } from "@westmarch/protocol";
import { WebSocket } from "ws";
import { createServer, type RunningServer, type ServerOptions } from "../src/main/index.ts";
import { dropDir, makeDir, newData, onPostgres } from "./data.ts";
import { HOARD } from "./hoard.ts";
import { keptAt } from "./place.ts";
import { QUICK } from "./policy.ts";

export type Welcome = Extract<ServerMessage, { type: "welcome" }>;
export type Update = Extract<ServerMessage, { type: "update" }>;
export type Outcome = Extract<ServerMessage, { type: "ack" | "refused" }>;
type Keyed = Extract<ClientMessage, { key: string }>;
type Unkeyed<M> = M extends { key: string } ? Omit<M, "key"> & { key?: string } : never;

/** What is there, or the test is over. */
export function sure<T>(found: T | null | undefined, otherwise: string): T {
  if (found === null || found === undefined) throw new Error(otherwise);
  return found;
}

/** The key to the opener's seats. */
export const seatOf = ({ token }: TableOpened): string => sure(token, "the opener has no seat");

export { dropDir, makeDir, newData, onPostgres };

/** A server on a free port with an own database. */
export async function testServer(
  options: Partial<ServerOptions> = {},
): Promise<RunningServer & { dataDir: string }> {
  const dataDir = options.dataDir ?? (await newData());
  const server = await createServer({
    port: 0,
    host: "127.0.0.1",
    log: "silent",
    games: [HOARD],
    // A queue of its own for each server takes its time; what it does is seen where there are several.
    ownJobs: true,
    ...options,
    ...keptAt(dataDir),
    policy: { ...QUICK, ...options.policy },
  });
  return { ...server, dataDir };
}

export async function post<T>(server: { address: string }, path: string, body: unknown): Promise<T> {
  const response = await call(server, path, body);
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

export const call = (server: { address: string }, path: string, body: unknown): Promise<Response> =>
  fetch(server.address + path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });

/** What a link to a finished game opens. */
export const fetchReplay = (server: { address: string }, token: string | null): Promise<Response> =>
  fetch(`${server.address}/api/replay`, { headers: { authorization: `Bearer ${token}` } });

/** Opens a table at one screen: one token for the seats of Ada and Bo. */
export const openShared = (server: { address: string }): Promise<TableOpened> =>
  post<TableOpened>(server, "/api/tables", {
    game: "hoard",
    settings: {},
    seats: [
      { kind: "me", name: "Ada" },
      { kind: "me", name: "Bo" },
    ],
  });

/** Opens a table with both seats for people: the opener's token, the other's, and a spectator's. */
export async function openPair(
  server: { address: string },
  settings: Record<string, string | boolean> = {},
  game = "hoard",
): Promise<{ table: string; tokens: [string, string]; spectator: string; invitation: string }> {
  const opened = await post<TableOpened>(server, "/api/tables", {
    game,
    settings,
    seats: [{ kind: "me", name: "Ada" }, { kind: "open" }],
  });
  const invitation = opened.invitations[0].token;
  const joined = await post<{ token: string }>(server, "/api/join", { invitation, name: "Bo" });
  return {
    table: opened.table,
    tokens: [seatOf(opened), joined.token],
    spectator: opened.spectator,
    invitation,
  };
}

let keys = 0;
export const newKey = (): string => `key-${process.pid}-${Date.now()}-${++keys}`;

/** A client as simple as can be: keeps everything it is sent, and lets a test wait for what it needs. */
export class Player {
  readonly token: string;
  readonly received: string[] = [];
  readonly messages: ServerMessage[] = [];
  readonly #ws: WebSocket;
  readonly #waiting = new Set<() => void>();
  /** The last that was told of the table, if anything was. */
  heard: Welcome | Update | null = null;
  closed: number | null = null;
  readonly opened: Promise<void>;

  constructor(server: { address: string }, token: string, since: number | null = null, headers = {}) {
    this.token = token;
    this.#ws = new WebSocket(server.address.replace("http", "ws") + SOCKET_PATH, { headers });
    const opened = Promise.withResolvers<void>();
    this.opened = opened.promise;
    this.#ws.on("open", () => {
      opened.resolve();
      if (token) this.send({ type: "hello", token, since });
    });
    this.#ws.on("message", (data) => {
      const text = String(data);
      this.received.push(text);
      const message = JSON.parse(text) as ServerMessage;
      this.messages.push(message);
      if (message.type === "welcome" || message.type === "update") this.heard = message;
      this.#wake();
    });
    this.#ws.on("error", () => this.#wake());
    this.#ws.on("close", (code) => {
      this.closed = code;
      this.#wake();
    });
  }

  /** A client that has been welcomed. */
  static async at(server: { address: string }, token: string, since: number | null = null): Promise<Player> {
    const player = new Player(server, token, since);
    await player.until(() => player.heard !== null || player.messages.length > 0);
    return player;
  }

  get welcome(): Welcome {
    const welcome = this.messages.findLast((message) => message.type === "welcome");
    if (!welcome) throw new Error(`no welcome, but ${this.received.join("\n")}`);
    return welcome;
  }

  /** How the table stands, as far as it was told. */
  get now(): Welcome | Update {
    return sure(this.heard, "nothing was told of a table");
  }

  get version(): number {
    return this.now.version;
  }

  ask(seat = this.now.views[0].seat): Ask | null {
    return sure(
      this.now.views.find((view) => view.seat === seat),
      `nobody here sees with the eyes of ${seat}`,
    ).ask;
  }

  /** What a seat is asked, which it is. */
  asked(seat?: Seat | null): Ask {
    return sure(this.ask(seat), "the seat is asked nothing");
  }

  send(message: ClientMessage): void {
    this.raw(JSON.stringify(message));
  }

  raw(data: string | Buffer): void {
    this.#ws.send(data);
  }

  /** Sends a message under a new key and waits for what becomes of it. */
  async act(message: Unkeyed<Keyed>): Promise<Outcome> {
    const key = message.key ?? newKey();
    const from = this.messages.length;
    this.send({ ...message, key } as ClientMessage);
    return this.outcome(key, from);
  }

  async outcome(key: string, from = 0): Promise<Outcome> {
    const find = () =>
      this.messages
        .slice(from)
        .find(
          (message): message is Outcome =>
            (message.type === "ack" || message.type === "refused") && message.key === key,
        );
    await this.until(() => find() !== undefined);
    return sure(find(), "the outcome is lost");
  }

  /** Chooses for a seat, at the version last seen. */
  choose(seat: number, ...options: Option[]): Promise<Outcome> {
    return this.act({ type: "choose", version: this.version, seat, options: options as never });
  }

  async sees(told: number | null): Promise<void> {
    const version = sure(told, "no version was told");
    await this.until(() => this.heard !== null && this.version >= version);
  }

  async until(found: () => boolean, milliseconds = 90_000): Promise<void> {
    const deadline = Date.now() + milliseconds;
    while (!found()) {
      if (this.closed !== null) throw new Error(`closed with ${this.closed} while waiting`);
      const left = deadline - Date.now();
      if (left <= 0) throw new Error(`waited in vain; last: ${this.received.at(-1)?.slice(0, 300)}`);
      await new Promise<void>((wake) => {
        const timer = setTimeout(wake, left);
        this.#waiting.add(() => {
          clearTimeout(timer);
          wake();
        });
      });
    }
  }

  async gone(): Promise<number> {
    while (this.closed === null) await new Promise<void>((wake) => this.#waiting.add(wake));
    return this.closed;
  }

  /** Hears nothing more, and so answers no goodbye. */
  deaf(): void {
    this.#ws.pause();
  }

  async leave(): Promise<void> {
    this.#ws.close();
    await this.gone();
  }

  drop(): void {
    this.#ws.terminate();
  }

  #wake(): void {
    for (const wake of this.#waiting) wake();
    this.#waiting.clear();
  }
}

/** Plays a game to its end with choices by `pick`. */
export async function playOut(
  players: readonly Player[],
  pick: (ask: Ask) => Option = (ask) => ask.options[0],
): Promise<void> {
  for (;;) {
    const versions = players.map((player) => player.version);
    const newest = Math.max(...versions);
    await Promise.all(players.map((player) => player.sees(newest)));
    if (players[0].now.result) return;
    for (const [seat, player] of players.entries()) {
      const ask = player.ask(seat);
      if (!ask) continue;
      const outcome = await player.choose(seat, pick(ask));
      if (outcome.type !== "ack") throw new Error(`refused: ${JSON.stringify(outcome)}`);
      await Promise.all(players.map((other) => other.sees(outcome.version)));
      break;
    }
  }
}
