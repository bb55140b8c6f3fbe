import type { ClientMessage, ServerMessage } from "@westmarch/protocol";
import { MOVED_ON } from "@westmarch/protocol/constants";

/**
 * How things stand with the server, as the player is told. `late`: something was sent, and the answer takes its time.
 * `offline`: the device says that it has no net, and the server has not been heard since. `refused`: the link is not
 * (or no longer) good.
 */
export type Connection = "connecting" | "open" | "late" | "offline" | "lost" | "refused";

/** A message that must arrive exactly once. */
export type Keyed = Extract<ClientMessage, { key: string }>;

/** What became of a message. */
export type SendOutcome = Extract<ServerMessage, { type: "ack" | "refused" }>;

type Refused = Extract<ServerMessage, { type: "refused" }>;

/** What the line needs of a WebSocket; tests give a small one of their own. */
export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  /** With the code of the closing, where the server said one. */
  onclose: ((code?: number) => void) | null;
}

export interface SocketOptions {
  readonly token: string;
  readonly dial: () => Wire;
  /** The table that is known and its version, from which news is wanted; null: nothing is known. */
  readonly since: () => { readonly table: string; readonly version: number } | null;
  readonly hear: (message: ServerMessage) => void;
  readonly state: (connection: Connection) => void;
  /** A number from 0 up to 1, to keep many clients from coming back at the same instant. */
  readonly jitter: () => number;
  /** There is no net in between: what takes long is at work, and not lost. */
  readonly near?: boolean;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 20_000;
/** How often the line is looked at. */
const BEAT = 500;
/** Silence after which the line is asked for a sign of life, and after which one that is not welcomed yet is given up. */
const QUIET = 20_000;
const DEAD = 32_000;
/** How long an answer may take before it is called late, and the line is asked for a sign of life. */
const ANSWER = 2000;
/** How long a sign of life may take; twice as long after each time that none came: slow is not dead. */
const PROOF = 3000;
/** How often a message is sent again that the server was too busy for. */
const PATIENCE = 6;

/** The wait before try number `tries` (from 0): doubling, bounded, the upper half of it by chance. */
export const waitFor = (tries: number, jitter: number): number =>
  Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.min(tries, 10)) * (0.5 + jitter / 2);

interface Waiting {
  readonly message: Keyed;
  readonly done: (outcome: SendOutcome) => void;
  busy: number;
  /** When it was sent last; never, while the server was too busy for it. */
  at: number;
}

/**
 * The line to the server. It comes back by itself, resumes from the version last seen, and sends every message again
 * until the server has said what became of it; the key of a message keeps the server from obeying twice.
 */
export class TableSocket {
  readonly #options: SocketOptions;
  readonly #waiting = new Map<string, Waiting>();
  #wire: Wire | null = null;
  #welcomed = false;
  #tries = 0;
  #heard = 0;
  /** Since when a sign of life is awaited. */
  #asked: number | null = null;
  /** How often none came. */
  #missed = 0;
  #state: Connection = "connecting";
  #retry: ReturnType<typeof setTimeout> | null = null;
  #pulse: ReturnType<typeof setInterval> | null = null;
  #closed = false;

  constructor(options: SocketOptions) {
    this.#options = options;
    this.#dial();
  }

  /** How many messages have not been answered yet. */
  get pending(): number {
    return this.#waiting.size;
  }

  /** Sends a message now or as soon as the line is back. Resolves when the server has answered it. */
  send(message: Keyed): Promise<SendOutcome> {
    return new Promise((done) => {
      this.#waiting.set(message.key, { message, done, busy: 0, at: Date.now() });
      if (this.#welcomed) this.#write(message);
    });
  }

  /** Tries at once, or makes sure of the line: the network came back, or the player returned to the page. */
  wake(): void {
    if (this.#closed) return;
    if (!this.#wire) this.#dial();
    else this.#prove();
  }

  /** The device says that it has no net. The line may know better: the server may be on the device itself. */
  doubt(): void {
    if (!this.#welcomed || this.#options.near) return;
    this.#tell("offline");
    this.#prove();
  }

  close(): void {
    this.#closed = true;
    this.#drop();
    if (this.#retry) clearTimeout(this.#retry);
  }

  #dial(): void {
    if (this.#retry) clearTimeout(this.#retry);
    this.#retry = null;
    this.#tell(this.#tries === 0 ? "connecting" : "lost");
    const wire = this.#options.dial();
    this.#wire = wire;
    this.#heard = Date.now();
    wire.onopen = () => {
      const known = this.#options.since();
      const { token } = this.#options;
      this.#write({
        type: "hello",
        token,
        since: known?.version ?? null,
        ...(known && { table: known.table }),
      });
    };
    wire.onmessage = (event) => {
      if (wire === this.#wire) this.#take(event.data);
    };
    wire.onclose = (code) => {
      if (wire !== this.#wire) return;
      if (code === MOVED_ON && !this.#closed) {
        this.#drop();
        this.#dial();
      } else this.#lose();
    };
    this.#pulse = setInterval(() => this.#beat(), BEAT);
  }

  #tell(state: Connection): void {
    this.#state = state;
    this.#options.state(state);
  }

  /** How long a sign of life may take. */
  get #patience(): number {
    return this.#options.near ? DEAD : Math.min(DEAD, PROOF * 2 ** this.#missed);
  }

  #beat(): void {
    const now = Date.now();
    if (this.#asked !== null && now - this.#asked >= this.#patience) {
      this.#missed++;
      this.#lose();
    } else if (now - this.#heard >= DEAD) this.#lose();
    else if (this.#isLate(now)) {
      if (this.#state === "open") this.#tell("late");
      // Who was heard a moment ago is there.
      if (now - this.#heard >= ANSWER) this.#prove();
    } else if (this.#welcomed && now - this.#heard >= QUIET) this.#prove();
  }

  #isLate(now: number): boolean {
    if (!this.#welcomed || this.#options.near) return false;
    return [...this.#waiting.values()].some(({ at }) => now - at >= ANSWER);
  }

  /** Asks for a sign of life. One that is being dialled has to be welcomed by then. */
  #prove(): void {
    if (this.#asked !== null) return;
    this.#asked = Date.now();
    if (this.#welcomed) this.#write({ type: "ping" });
  }

  /** Something was heard. */
  #proved(): void {
    this.#heard = Date.now();
    if (this.#asked !== null && this.#heard - this.#asked < PROOF) this.#missed = 0;
    this.#asked = null;
    if (this.#state === "offline") this.#tell("open");
  }

  #write(message: ClientMessage): void {
    this.#wire?.send(JSON.stringify(message));
  }

  #drop(): void {
    const wire = this.#wire;
    this.#wire = null;
    this.#welcomed = false;
    this.#asked = null;
    if (this.#pulse) clearInterval(this.#pulse);
    this.#pulse = null;
    if (!wire) return;
    wire.onopen = wire.onmessage = wire.onclose = null;
    wire.close();
  }

  #lose(): void {
    this.#drop();
    if (this.#closed) return;
    this.#tell("lost");
    this.#retry = setTimeout(() => this.#dial(), waitFor(this.#tries++, this.#options.jitter()));
  }

  #take(data: unknown): void {
    this.#proved();
    const message = JSON.parse(String(data)) as ServerMessage;
    if (message.type === "refused") this.#refused(message);
    else if (message.type === "ack") this.#answer(message.key, message);
    else if (message.type !== "pong") this.#options.hear(message);
    if (message.type === "welcome" || message.type === "gathering") this.#welcome();
  }

  #welcome(): void {
    this.#tries = 0;
    this.#welcomed = true;
    this.#tell("open");
    for (const waiting of this.#waiting.values()) this.#again(waiting);
  }

  #refused(message: Refused): void {
    const waiting = message.key === null ? undefined : this.#waiting.get(message.key);
    const busy = message.code === "too-fast" || message.code === "unavailable";
    if (message.key === null) this.#turnedAway(message);
    else if (waiting && busy && waiting.busy < PATIENCE) this.#later(waiting);
    else this.#answer(message.key, message);
  }

  #later(waiting: Waiting): void {
    const again = () => {
      if (this.#welcomed && this.#waiting.has(waiting.message.key)) this.#again(waiting);
    };
    waiting.at = Number.POSITIVE_INFINITY;
    setTimeout(again, waitFor(++waiting.busy, this.#options.jitter()));
  }

  #again(waiting: Waiting): void {
    waiting.at = Date.now();
    this.#write(waiting.message);
  }

  /** A refusal of the greeting itself: a bad link is final, anything else is a reason to come back later. */
  #turnedAway(message: Refused): void {
    if (message.code === "bad-token" || message.code === "not-found") {
      this.#closed = true;
      this.#drop();
      this.#tell("refused");
    } else if (!this.#welcomed) this.#lose();
  }

  #answer(key: string, outcome: SendOutcome): void {
    const waiting = this.#waiting.get(key);
    this.#waiting.delete(key);
    if (this.#state === "late" && !this.#isLate(Date.now())) this.#tell("open");
    waiting?.done(outcome);
  }
}
