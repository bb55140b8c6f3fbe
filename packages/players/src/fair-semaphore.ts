/** Whose turn it is to be let in. */
export interface Ticket {
  /** Those of one table go in one after another, and tables take turns. */
  readonly table: string;
  /** Nobody sits there who waits for an answer: lets everybody else go first. */
  readonly show: boolean;
}

type Enter = () => void;

/** Lines of tables that take turns. */
class Round {
  readonly #lines = new Map<string, Enter[]>();
  size = 0;

  join(table: string, enter: Enter): void {
    const line = this.#lines.get(table);
    if (line) line.push(enter);
    else this.#lines.set(table, [enter]);
    this.size++;
  }

  /** Takes out who has given up waiting. */
  leave(table: string, enter: Enter): void {
    const line = this.#lines.get(table) ?? [];
    const place = line.indexOf(enter);
    if (place < 0) return;
    line.splice(place, 1);
    if (line.length === 0) this.#lines.delete(table);
    this.size--;
  }

  /** The first of the table whose turn it is, which then waits until all others have had theirs. */
  next(): Enter | null {
    for (const [table, line] of this.#lines) {
      const enter = line.shift();
      this.#lines.delete(table);
      if (line.length > 0) this.#lines.set(table, line);
      if (!enter) continue;
      this.size--;
      return enter;
    }
    return null;
  }
}

/** A place inside, whose holder may use others besides as long as nobody else wants them. */
export interface Permit {
  /**
   * One place more, or null: there is none, or the holder has its fair share. `recall` is called, once, when somebody else is to
   * have it. What comes back is called when it is used no longer.
   */
  borrow(recall: () => void): (() => void) | null;
}

/** What has been lent, oldest first, and has not been asked back. */
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

/** Lets so many through at a time: people's tables in turn, and shows, in turn as well, when no people wait. */
export class Turnstile {
  readonly #size: number;
  readonly #people = new Round();
  readonly #shows = new Round();
  readonly #loans = new Set<Loans>();
  /** Work that nobody waits for, the oldest first. */
  readonly #idle: Loans = new Set();
  #inside = 0;

  constructor(size: number) {
    this.#size = size;
  }

  get waiting(): number {
    return this.#people.size + this.#shows.size;
  }

  /** How many are inside or waiting. */
  get busy(): number {
    return this.#inside + this.waiting;
  }

  /**
   * Does the work when its turn has come. It is told how many times over the places are wanted by those still waiting
   * who count for it: shows do not count for people. Rejects with the signal's reason if that comes first. Places that are
   * free may be borrowed meanwhile, everybody inside as many as any other.
   */
  async pass<T>(
    work: (crowd: number, place: Permit) => Promise<T>,
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
      const next = this.#people.next() ?? this.#shows.next();
      if (next) next();
      else this.#inside--;
    }
  }

  /** How many places each of those inside may have besides its own. */
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
   * A place that nobody wants, for work that nobody waits for; the oldest of such work makes room for new. Null if there is
   * none. `recall` and what comes back are as in `borrow`.
   */
  idle(recall: () => void): (() => void) | null {
    if (this.#free <= 0) askBack(this.#idle, [...this.#idle].slice(0, 1));
    return this.#free > 0 ? lent(this.#idle, recall) : null;
  }

  /** How many places nobody uses. */
  get #free(): number {
    let free = this.#size - this.#loans.size - this.#idle.size;
    for (const loans of this.#loans) free -= loans.size;
    return free;
  }

  /** Asks back what is more than a fair share, and what nobody waits for as far as others want its place. */
  #recall(): void {
    for (const loans of this.#loans) askBack(loans, [...loans].slice(this.#share));
    askBack(this.#idle, [...this.#idle].slice(0, Math.max(0, -this.#free)));
  }

  #turn({ table, show }: Ticket, signal?: AbortSignal): Promise<void> {
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
      round.join(table, come);
    });
  }
}
