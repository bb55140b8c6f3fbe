/** How a bot of one's own can fail. It loses the game in which it does, and the arena counts why. */

/**
 * `slow`: a limit of time has passed. `crashed`: it has ended, threw an error, or is out of reach. `memory`: it has taken more than it
 * may. `illegal`: it chose what was not offered. `unreadable`: what it wrote is no answer.
 */
export const CAUSES = ["slow", "crashed", "memory", "illegal", "unreadable"] as const;
export type Cause = (typeof CAUSES)[number];

/** Thrown where a bot of one's own fails; the message says what it did. */
export class Forfeit extends Error {
  override name = "Forfeit";
  readonly reason: Cause;
  constructor(reason: Cause, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}

/** What was thrown, as a sentence. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
