import type { Seat } from "@westmarch/kernel";
import type { Policy } from "./policy.ts";
import type { Entropy } from "./random.ts";

/** Milliseconds between tries while nothing can be stored. */
const AGAIN = 5000;

/** What a delay is drawn from. */
interface Delays {
  readonly policy: Pick<Policy, "standing">;
  readonly entropy: Entropy;
}

interface Wait {
  readonly version: number;
  readonly timer: NodeJS.Timeout;
}

/**
 * Answers for seats by what their players have left with a table, each after a delay that depends on chance alone. So
 * no opponent can tell by the delay what was left, what the seat holds, or whether its player is there.
 */
export class RetryTimers {
  readonly #delays: Delays;
  readonly #answer: (seat: Seat, version: number) => void;
  readonly #waits = new Map<Seat, Wait>();

  constructor(delays: Delays, answer: (seat: Seat, version: number) => void) {
    this.#delays = delays;
    this.#answer = answer;
  }

  get busy(): boolean {
    return this.#waits.size > 0;
  }

  has(seat: Seat): boolean {
    return this.#waits.has(seat);
  }

  /** Answers for a seat that is asked at this version as soon as it can be: no other player is there to be told anything by it. */
  beginAtOnce(seat: Seat, version: number): void {
    this.#wait(seat, version, 0);
  }

  /** Starts the delay of a seat that is asked at this version. */
  begin(seat: Seat, version: number): void {
    const { least, most } = this.#delays.policy.standing;
    const span = Math.max(0, most - least) + 1;
    this.#wait(seat, version, least + (this.#delays.entropy(6).readUIntBE(0, 6) % span));
  }

  /** Nothing could be stored: tries again later. */
  again(seat: Seat, version: number): void {
    this.#wait(seat, version, AGAIN);
  }

  forget(seat: Seat): void {
    clearTimeout(this.#waits.get(seat)?.timer);
    this.#waits.delete(seat);
  }

  /** Forgets all seats but those for which this still holds. */
  keep(stands: (seat: Seat, version: number) => boolean): void {
    for (const [seat, { version }] of this.#waits) if (!stands(seat, version)) this.forget(seat);
  }

  end(): void {
    this.keep(() => false);
  }

  #wait(seat: Seat, version: number, milliseconds: number): void {
    const timer = setTimeout(() => this.#answer(seat, version), milliseconds);
    this.#waits.set(seat, { version, timer });
  }
}
