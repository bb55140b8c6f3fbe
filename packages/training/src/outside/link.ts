/** A line to a bot of one's own, whatever it leads to. */
import { Forfeit } from "./forfeit.ts";
import type { ToBot } from "./messages.ts";

export interface Link {
  /** Says something that is answered. Rejects with a `Forfeit` where no answer comes any more. */
  ask(message: ToBot): Promise<unknown>;
  /** Says something that is not answered. */
  tell(message: ToBot): void;
  /** Ends what is at the other end. May be called more than once. */
  close(): Promise<void>;
}

/** Answers in the order in which they arrive, for lines on which they come by themselves. */
export class Answers {
  #waiting: { resolve(answer: unknown): void; reject(error: Forfeit): void } | null = null;
  #failed: Forfeit | null = null;

  /** The next answer. */
  next(): Promise<unknown> {
    if (this.#failed) return Promise.reject(this.#failed);
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
    });
  }

  /** An answer has arrived. One that was not asked for is a failure: it would be taken for the answer to what comes next. */
  came(answer: unknown): void {
    const waiting = this.#waiting;
    this.#waiting = null;
    if (waiting) waiting.resolve(answer);
    else
      this.fail(
        new Forfeit("unreadable", `it wrote without being asked: ${shortened(JSON.stringify(answer))}`),
      );
  }

  /** None will arrive any more. The first reason counts. */
  fail(error: Forfeit): void {
    this.#failed ??= error;
    this.#waiting?.reject(this.#failed);
    this.#waiting = null;
  }

  get failed(): boolean {
    return this.#failed !== null;
  }
}

/** How much of what a bot wrote is quoted. */
const QUOTED = 120;

export const shortened = (text: string): string =>
  text.length > QUOTED ? `${text.slice(0, QUOTED)} …` : text;

/** What a line of JSON says. Throws a `Forfeit` where it is none. */
export function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch (error) {
    throw new Forfeit("unreadable", `it wrote what is no JSON: ${shortened(text)}`, { cause: error });
  }
}
