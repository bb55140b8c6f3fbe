/** A Westmarch server somewhere, as a bot with a key sees it. */
import { setTimeout as pause } from "node:timers/promises";
import type { BotSeated, BotTold, ServerMessage, TableOpened } from "@westmarch/protocol";
import { Trouble } from "./trouble.ts";

/** Milliseconds before a stream that was cut off is opened again: the first time, and at most. */
const AGAIN = 500;
const LONGEST = 30_000;

type Welcome = Extract<ServerMessage, { type: "welcome" }>;
type Update = Extract<ServerMessage, { type: "update" }>;

/** A position as the bot's seat hears of it. */
export interface Heard extends Pick<Welcome, "version" | "views" | "result"> {
  /** All that the own seats have heard, as far as the server tells a newcomer. */
  readonly log: Welcome["log"];
}

/** The story with what a message adds to it, and without what is no longer true. */
const logAfter = (log: Welcome["log"], message: Welcome | Update): Welcome["log"] => {
  if (message.type === "welcome") return message.log;
  const { cut } = message;
  return [...(cut === null ? log : log.filter(({ version }) => version <= cut)), ...message.log];
};

/** A seat of this bot at a table of the server. */
export interface AtTable {
  /** Makes a choice; the next message says what came of it. */
  choose(version: number, seat: number, option: readonly unknown[]): void;
  leave(): void;
}

/** The calls of a bot with a key to a server. */
export class RemoteServer {
  readonly #address: string;
  readonly #key: string;

  constructor(address: string, key: string) {
    this.#address = address.replace(/\/+$/, "");
    this.#key = key;
  }

  async #call<T>(path: string, body?: unknown): Promise<T> {
    const answer = await fetch(`${this.#address}/api${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers: {
        authorization: `Bearer ${this.#key}`,
        ...(body !== undefined && { "content-type": "application/json" }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }).catch((error: unknown) => {
      throw new Trouble("trouble.server.away", { server: this.#address }, { cause: error });
    });
    if (answer.ok) return (await answer.json()) as T;
    if (answer.status === 401) throw new Trouble("trouble.server.key", { server: this.#address });
    const told = (await answer.json().catch(() => null)) as { message?: string } | null;
    throw new Trouble("trouble.server.refused", {
      server: this.#address,
      sentence: told?.message ?? String(answer.status),
    });
  }

  /** Says what this bot plays with opponents that ask, and how many games at once. */
  wish(plays: readonly string[], atOnce: number): Promise<BotTold> {
    return this.#call("/bot", { plays, atOnce });
  }

  /** Opens a table at which this bot has one seat, and another bot is asked to the other. Its id. */
  async challenge(game: string, seat: 0 | 1, name: string, against: string): Promise<string> {
    const mine = { kind: "me", name };
    const seats = seat === 0 ? [mine, { kind: "open" }] : [{ kind: "open" }, mine];
    const opened = await this.#call<TableOpened>("/tables", { game, settings: {}, seats });
    try {
      await this.#call("/bot/seats", { token: opened.token });
      await this.#call("/bots/ask", { name: against, invitation: opened.invitations[0]?.token });
    } catch (error) {
      // No opponent will ever come to that table.
      await this.#call("/delete", { token: opened.token }).catch(() => {});
      throw error;
    }
    return opened.table;
  }

  /** Every seat that this bot has or is given, until the signal aborts. Connects again by itself. */
  async *seats(signal: AbortSignal): AsyncGenerator<BotSeated> {
    for (let wait = AGAIN; !signal.aborted; wait = Math.min(LONGEST, 2 * wait)) {
      try {
        const headers = { authorization: `Bearer ${this.#key}` };
        const answer = await fetch(`${this.#address}/api/bot/stream`, { headers, signal });
        if (answer.status === 401) throw new Trouble("trouble.server.key", { server: this.#address });
        if (answer.ok && answer.body) {
          wait = AGAIN;
          yield* linesOf(answer.body);
        }
      } catch (error) {
        if (error instanceof Trouble) throw error;
      }
      if (!signal.aborted) await pause(wait, undefined, { signal }).catch(() => {});
    }
  }

  /** Sits down with a link to a seat. `hear` is called for every new position; a connection that is cut off is opened again. */
  sit(token: string, hear: (heard: Heard) => void): AtTable {
    let socket: WebSocket;
    let left = false;
    let log: Welcome["log"] = [];
    const say = (message: object) => socket.send(JSON.stringify(message));
    const dial = () => {
      socket = new WebSocket(`${this.#address.replace(/^http/, "ws")}/ws`);
      socket.onopen = () => say({ type: "hello", token, since: null });
      socket.onclose = ({ code }) => {
        // A link that opens nothing any more is not tried again.
        if (!left && code !== 1008) setTimeout(dial, LONGEST / 20);
      };
      socket.onmessage = ({ data }) => {
        const message = JSON.parse(String(data)) as ServerMessage;
        if (message.type !== "welcome" && message.type !== "update") return;
        log = logAfter(log, message);
        hear({ ...message, log });
      };
    };
    dial();
    return {
      choose: (version, seat, option) => {
        if (socket.readyState === WebSocket.OPEN)
          say({ type: "choose", key: crypto.randomUUID(), version, seat, options: [option] });
      },
      leave: () => {
        left = true;
        socket.close();
      },
    };
  }
}

/** The lines of a stream, one by one; empty ones only say that it is still there. */
async function* linesOf(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<BotSeated> {
  let rest = "";
  for await (const part of body.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + part).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) if (line !== "") yield JSON.parse(line) as BotSeated;
  }
}
