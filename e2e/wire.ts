/** A player at a table without a browser, who answers when told to: the other side of what a page is looked at for. */
import type { Ask, Option } from "@westmarch/kernel";
import { type ServerMessage, SOCKET_PATH } from "@westmarch/protocol";

type Asked = Extract<ServerMessage, { type: "welcome" | "update" }>;

/** Milliseconds until the seat must have been asked. */
const PATIENCE = 20_000;
/** How often it is looked whether they have been, in milliseconds. */
const GLANCE = 20;

export class Wired {
  readonly #socket: WebSocket;
  #heard: Asked | null = null;
  #keys = 0;

  /** `address`: that of the seat. */
  constructor(address: string) {
    const { host, hash } = new URL(address);
    const token = hash.slice(1);
    this.#socket = new WebSocket(`ws://${host}${SOCKET_PATH}`);
    this.#socket.onopen = () => this.#send({ type: "hello", token, since: null });
    this.#socket.onmessage = ({ data }) => {
      const message = JSON.parse(String(data)) as ServerMessage;
      if (message.type === "welcome" || message.type === "update") this.#heard = message;
    };
  }

  /** Waits until this seat is asked, and answers. */
  async answer(choose: (ask: Ask, view: unknown) => Option): Promise<void> {
    for (let since = Date.now(); Date.now() - since < PATIENCE; ) {
      const [own] = this.#heard?.views ?? [];
      if (this.#heard && own?.ask) {
        const { version } = this.#heard;
        const { seat } = own.ask;
        const options = [choose(own.ask, own.view)];
        this.#heard = null;
        this.#send({ type: "choose", key: `wired-key-${++this.#keys}`, version, seat, options });
        return;
      }
      await new Promise((later) => setTimeout(later, GLANCE));
    }
    throw new Error("nobody asks who is at the wire");
  }

  leave(): void {
    this.#socket.close();
  }

  #send(message: unknown): void {
    this.#socket.send(JSON.stringify(message));
  }
}
