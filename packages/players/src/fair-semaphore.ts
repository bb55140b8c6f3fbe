/** A semaphore that is fair to tables: they take turns, those that people wait for go first, and nobody waits for ever. */

/** What a caller says of itself when it asks for a permit. */
export interface Ticket {
  /** The table that the work is for. Work of one table runs one after another, and tables take turns. */
  readonly table: string;
  /** No person at that table waits for an answer: all other tables go first. */
  readonly show: boolean;
  /** When a person wants the work to be done, by the caller's clock. */
  readonly due?: number;
}

type Enter = () => void;

/** A caller that waits. */
interface Waiting {
  readonly enter: Enter;
  readonly due: number | undefined;
}

/** After so many turns of people's tables in a row a show has one, if any waits: people always coming must not stop it for good. */
const TURNS_OF_PEOPLE = 8;

/** Queues of tables that take turns. */
class RoundRobin {
  readonly #lines = new Map<string, Waiting[]>();
  size = 0;

  join({ table, due }: Ticket, enter: Enter): void {
    const waiting = { enter, due };
    const line = this.#lines.get(table);
    if (line) line.push(waiting);
    else this.#lines.set(table, [waiting]);
    this.size++;
  }

  /** When the work of those that wait is due, in the order in which they go. */
  *dues(): Generator<number> {
    const lines = [...this.#lines.values()];
    const longest = Math.max(0, ...lines.map(({ length }) => length));
    for (let turn = 0; turn < longest; turn++)
      for (const line of lines) if (turn < line.length) yield line[turn].due ?? Number.POSITIVE_INFINITY;
  }

  /** Takes out a caller that has given up waiting. */
  leave(table: string, enter: Enter): void {
    const line = this.#lines.get(table) ?? [];
    const place = line.findIndex((waiting) => waiting.enter === enter);
    if (place < 0) return;
    line.splice(place, 1);
    if (line.length === 0) this.#lines.delete(table);
    this.size--;
  }

  /** The first of the table whose turn it is, which then waits until all others have had theirs. */
  next(): Enter | null {
    for (const [table, line] of this.#lines) {
      const waiting = line.shift();
      this.#lines.delete(table);
      if (line.length > 0) this.#lines.set(table, line);
      if (!waiting) continue;
      this.size--;
      return waiting.enter;
    }
    return null;
  }
}

/** A permit to work. Its holder may borrow further ones as long as they are free. */
export interface Permit {
  /**
   * One permit more, or null: none is free, or the holder has its fair share. `recall` is called, once, when another caller is to
   * have it. The holder calls what comes back when it uses the permit no longer.
   */
  borrow(recall: () => void): (() => void) | null;
}

/** Permits that were lent, oldest first, and not asked back. */
type Loans = Set<() => void>;

function lent(loans: Loans, recall: () => void): () => void {
  const loan = () => recall();
  loans.add(loan);
  return () => loans.delete(loan);
}

function askBack(loans: Loans, these: readonly (() => void)[]): void {
  for (const loan of these) {
    loans.delete(loan);
    loan();
  }
}

const ANYBODY: Ticket = { table: "", show: false };

/**
 * Lets so many callers work at a time: people's tables in turn, and shows, in turn as well, when no person waits, or once
 * people have had many turns in a row.
 */
export class FairSemaphore {
  readonly #size: number;
  readonly #people = new RoundRobin();
  readonly #shows = new RoundRobin();
  readonly #loans = new Set<Loans>();
  /** Idle work, for which no caller waits, the oldest first. */
  readonly #idle: Loans = new Set();
  #inside = 0;
  /** Turns of people's tables since a show waits. */
  #passedOver = 0;

  constructor(size: number) {
    this.#size = size;
  }

  get waiting(): number {
    return this.#people.size + this.#shows.size;
  }

  /** When the work of people's tables that wait is due, in the order in which they go. */
  get dues(): readonly number[] {
    return [...this.#people.dues()];
  }

  /** How many callers work or wait. */
  get busy(): number {
    return this.#inside + this.waiting;
  }

  /**
   * Does the work when its turn has come. The work is told how many times over the permits are wanted by the callers that
   * still wait; shows do not count for people. Rejects with the signal's reason if that comes first. Free permits may be
   * borrowed meanwhile, by each holder as many as by any other.
   */
  async run<T>(
    work: (crowd: number, permit: Permit) => Promise<T>,
    ticket: Ticket = ANYBODY,
    signal?: AbortSignal,
  ): Promise<T> {
    signal?.throwIfAborted();
    if (this.#inside < this.#size) this.#inside++;
    else await this.#turn(ticket, signal);
    const loans: Loans = new Set();
    this.#loans.add(loans);
    this.#recall();
    try {
      const crowd = (ticket.show ? this.waiting : this.#people.size) / this.#size;
      return await work(crowd, { borrow: (recall) => this.#borrow(loans, recall) });
    } finally {
      this.#loans.delete(loans);
      for (const recall of loans) recall();
      const next = this.#next();
      if (next) next();
      else this.#inside--;
    }
  }

  #next(): Enter | null {
    if (this.#shows.size === 0 || this.#people.size === 0) this.#passedOver = 0;
    else if (this.#passedOver++ === TURNS_OF_PEOPLE) {
      this.#passedOver = 0;
      return this.#shows.next();
    }
    return this.#people.next() ?? this.#shows.next();
  }

  /** How many permits each holder may have besides its own. */
  get #share(): number {
    return Math.floor(this.#size / this.#loans.size) - 1;
  }

  #borrow(loans: Loans, recall: () => void): (() => void) | null {
    if (!this.#loans.has(loans) || loans.size >= this.#share) return null;
    const giveBack = lent(loans, recall);
    this.#recall();
    return giveBack;
  }

  /**
   * A free permit for idle work, for which no caller waits; the oldest of such work makes room for new. Null if none is
   * free. `recall` and what comes back are as in `borrow`.
   */
  borrowIdle(recall: () => void): (() => void) | null {
    if (this.#free <= 0) askBack(this.#idle, [...this.#idle].slice(0, 1));
    return this.#free > 0 ? lent(this.#idle, recall) : null;
  }

  /** How many permits are free. */
  get #free(): number {
    let free = this.#size - this.#loans.size - this.#idle.size;
    for (const loans of this.#loans) free -= loans.size;
    return free;
  }

  /** Asks back what is more than a fair share, and permits of idle work as far as callers want them. */
  #recall(): void {
    for (const loans of this.#loans) askBack(loans, [...loans].slice(this.#share));
    askBack(this.#idle, [...this.#idle].slice(0, Math.max(0, -this.#free)));
  }

  #turn(ticket: Ticket, signal?: AbortSignal): Promise<void> {
    const { table, show } = ticket;
    const round = show ? this.#shows : this.#people;
    return new Promise((enter, reject) => {
      const giveUp = () => {
        round.leave(table, come);
        reject(signal?.reason);
      };
      const come = () => {
        signal?.removeEventListener("abort", giveUp);
        enter();
      };
      signal?.addEventListener("abort", giveUp, { once: true });
      round.join(ticket, come);
    });
  }
}
