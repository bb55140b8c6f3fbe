/** Players at a table without pages, what is waited for there, and pages that are shown something else. */
import type { Ask, Core, Option } from "@westmarch/kernel";
import { stream } from "@westmarch/kernel";
import { type ServerMessage, SOCKET_PATH } from "@westmarch/protocol";
import type { Page } from "playwright-core";
import { WebSocket } from "ws";

type Due = ServerMessage & { type: "update" | "welcome" };

/** A player without a page, who sees everything that his page sees. */
export class RemotePlayer {
  readonly #ws: WebSocket;
  readonly token: string;
  #sent = 0;
  /** Told of every position, with the time. */
  heard: (version: number, at: number) => void = () => {};
  due: Due | null = null;

  constructor(address: string, token: string) {
    this.token = token;
    this.#ws = new WebSocket(address.replace("http", "ws") + SOCKET_PATH, { perMessageDeflate: false });
    this.#ws.on("open", () => this.#ws.send(JSON.stringify({ type: "hello", token, since: null })));
    this.#ws.on("message", (data: Buffer) => {
      const message = JSON.parse(data.toString()) as ServerMessage;
      if (message.type !== "welcome" && message.type !== "update") return;
      this.due = message;
      this.heard(message.version, Date.now());
    });
  }

  get ask(): Ask | null {
    return this.due?.views[0]?.ask ?? null;
  }

  choose(option: Option): void {
    const { due, ask } = this;
    if (!due || !ask) return;
    const key = `bench-${this.token.slice(0, 6)}-${++this.#sent}`;
    this.#ws.send(
      JSON.stringify({ type: "choose", key, version: due.version, seat: ask.seat, options: [option] }),
    );
  }

  close(): void {
    this.#ws.terminate();
  }
}

export const pause = (ms: number): Promise<void> => new Promise((over) => setTimeout(over, ms));

/** Waits until something is so, or for so many milliseconds; true if it is. */
export async function until(so: () => boolean, patience: number): Promise<boolean> {
  for (const end = Date.now() + patience; Date.now() < end; await pause(3)) if (so()) return true;
  return so();
}

/** Replaces what the server says of the position on its way to a page. */
export const shownInstead = <G extends Core>(page: Page, instead: (view: G) => G): Promise<void> =>
  page.routeWebSocket(/\/ws$/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((text) => {
      const message = JSON.parse(text.toString()) as ServerMessage;
      if (message.type !== "welcome" && message.type !== "update") return socket.send(text);
      const views = message.views.map((seen) => ({ ...seen, view: instead(seen.view as G) }));
      socket.send(JSON.stringify({ ...message, views }));
    });
  });

/** How a quick choice is made of what a seat sees. */
type Choosing<G extends Core> = (view: G, ask: Ask, random: (sides: number) => number) => Option;

/** Everybody at one table. */
export class Party<G extends Core> {
  readonly table: string;
  readonly players: readonly RemotePlayer[];
  readonly #choosing: Choosing<G>;
  readonly #random = stream(11);

  private constructor(table: string, players: readonly RemotePlayer[], choosing: Choosing<G>) {
    this.table = table;
    this.players = players;
    this.#choosing = choosing;
  }

  /** Sits down on these seats, once all of them see the table. */
  static async sit<G extends Core>(
    address: string,
    table: string,
    tokens: readonly string[],
    choosing: Choosing<G>,
  ): Promise<Party<G>> {
    const party = new Party(
      table,
      tokens.map((token) => new RemotePlayer(address, token)),
      choosing,
    );
    await until(() => party.players.every(({ due }) => due !== null), 5000);
    return party;
  }

  get version(): number {
    return Math.min(...this.players.map(({ due }) => due?.version ?? 0));
  }
  get over(): boolean {
    return this.players.some(({ due }) => due?.result);
  }
  /** The player who is asked. */
  get asked(): RemotePlayer | null {
    return this.players.find(({ ask }) => ask !== null) ?? null;
  }

  /** A player who is asked makes a quick choice, and all have heard of it. */
  async go(): Promise<void> {
    const { asked, version } = this;
    const { ask } = asked ?? {};
    if (!asked || !ask) throw new Error("no seat is asked");
    asked.choose(this.#choosing(asked.due?.views[0]?.view as G, ask, this.#random));
    if (!(await until(() => this.version > version, 5000))) throw new Error("a choice was not heard of");
  }

  close(): void {
    for (const player of this.players) player.close();
  }
}
