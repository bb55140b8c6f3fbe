/** A bot that is reached by an address: a call for each message (`http`), or a socket on which they go to and fro (`ws`). */
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { Forfeit, messageOf } from "./forfeit.ts";
import { Answers, type Link, parsed } from "./link.ts";
import type { ToBot } from "./messages.ts";

/** Milliseconds that are waited for a goodbye. */
const GRACE = 500;

/** Reaches a bot at its address. */
export const openServer = (url: string): Link => (/^ws/.test(url) ? new SocketLink(url) : new CallLink(url));

/** Every message is posted, and the answer is what it is answered with. One header is the same for all messages of one bot. */
class CallLink implements Link {
  readonly #url: string;
  readonly #session = randomUUID();
  readonly #end = new AbortController();
  /** What was told and not answered yet: what is asked afterwards arrives afterwards. */
  #told: Promise<void> = Promise.resolve();

  constructor(url: string) {
    this.#url = url;
  }

  async ask(message: ToBot): Promise<unknown> {
    await this.#told;
    const answer = await this.#post(message);
    if (!answer.ok) throw new Forfeit("crashed", `${this.#url} answered with ${answer.status}`);
    return parsed(await answer.text().catch(this.#away));
  }

  tell(message: ToBot): void {
    // Nothing is waited for: who is out of reach shows when it is asked next.
    this.#told = this.#post(message).then(
      ({ body }) => body?.cancel(),
      () => {},
    );
  }

  async close(): Promise<void> {
    await Promise.race([this.#told, pause(GRACE, undefined, { ref: false })]);
    this.#end.abort();
  }

  readonly #away = (error: unknown): never => {
    throw new Forfeit("crashed", `${this.#url} cannot be reached (${messageOf(error)})`, { cause: error });
  };

  #post(message: ToBot): Promise<Response> {
    return fetch(this.#url, {
      method: "POST",
      headers: { "content-type": "application/json", "westmarch-session": this.#session },
      body: JSON.stringify(message),
      signal: this.#end.signal,
    }).catch(this.#away);
  }
}

/** One socket for each bot; every message is one of JSON. */
class SocketLink implements Link {
  readonly #socket: WebSocket;
  readonly #answers = new Answers();
  readonly #opened: Promise<void>;
  readonly #ended: Promise<void>;

  constructor(url: string) {
    const socket = new WebSocket(url);
    this.#socket = socket;
    const fail = (sentence: string) => this.#answers.fail(new Forfeit("crashed", sentence));
    this.#opened = new Promise((resolve) => {
      socket.onopen = () => resolve();
      socket.onerror = () => {
        fail(`${url} cannot be reached`);
        resolve();
      };
    });
    this.#ended = new Promise((resolve) => {
      socket.onclose = ({ code }) => {
        fail(`${url} has closed the socket (${code})`);
        resolve();
      };
    });
    socket.onmessage = ({ data }) => this.#take(String(data));
  }

  async ask(message: ToBot): Promise<unknown> {
    const answer = this.#answers.next();
    // It may be refused before anybody waits for it.
    answer.catch(() => {});
    await this.#opened;
    this.tell(message);
    return answer;
  }

  tell(message: ToBot): void {
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  async close(): Promise<void> {
    this.#answers.fail(new Forfeit("crashed", "it was left"));
    if (this.#socket.readyState === WebSocket.CLOSED) return;
    this.#socket.close();
    await Promise.race([this.#ended, pause(GRACE, undefined, { ref: false })]);
  }

  #take(text: string): void {
    try {
      this.#answers.came(parsed(text));
    } catch (error) {
      if (!(error instanceof Forfeit)) throw error;
      this.#answers.fail(error);
    }
  }
}
