import { Refused } from "@westmarch/table";
import { Piscina } from "piscina";
import type { Log } from "../../platform/log.ts";
import type { Replayed, Replays, SaveForTable } from "./replay.ts";
import type { ReplayAnswer, ReplayTask } from "./replay-worker.ts";

/** The most games that wait to be replayed; a caller beyond that is asked to try again. */
const WAITING = 8;
/** Megabytes that one replay may take. */
const MEMORY = 512;
/** Milliseconds for which the idle thread is kept for the next game, as it has loaded the rules. */
const KEPT = 60_000;

const BUSY = "Several games are being taken over just now. Nothing was changed; try again in a moment.";

interface Means {
  /** The address of a module that exports the games as `GAMES`. */
  readonly games: string;
  /** Milliseconds that a replay may take. */
  readonly within: number;
  readonly log: Log;
  /** The most games that may wait. */
  readonly waiting?: number;
}

/**
 * Replays games in a thread beside those that serve tables: one after another, with a limit on their number and on their time.
 */
export class ReplayPool implements Replays {
  readonly #means: Means;
  readonly #pool = new Piscina<ReplayTask, ReplayAnswer>({
    filename: new URL("./replay-worker.ts", import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: KEPT,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY },
  });
  #last: Promise<unknown> = Promise.resolve();
  #taken = 0;

  constructor(means: Means) {
    this.#means = means;
    // An error in the thread reaches the caller by the replay it interrupts; without a listener it would end the process.
    this.#pool.on("error", () => {});
  }

  async play(brought: SaveForTable): Promise<Replayed> {
    if (this.#taken > (this.#means.waiting ?? WAITING)) throw new Refused("unavailable", undefined, BUSY);
    this.#taken++;
    const own = this.#last.then(() => this.#play(brought));
    this.#last = own.catch(() => {});
    try {
      return await own;
    } finally {
      this.#taken--;
    }
  }

  close(): Promise<void> {
    return this.#pool.destroy();
  }

  async #play(brought: SaveForTable): Promise<Replayed> {
    const { games, within, log } = this.#means;
    const signal = AbortSignal.timeout(within);
    let answer: ReplayAnswer;
    try {
      answer = await this.#pool.run({ ...brought, games }, { signal });
    } catch (error) {
      if (signal.aborted) throw new Refused("too-large", undefined, tooLong(within));
      log.trouble("a game could not be played again", error);
      throw new Refused("unavailable");
    }
    if ("replayed" in answer) return answer.replayed;
    const { code, refusal, message } = answer.refused;
    throw new Refused(code, refusal ?? undefined, message);
  }
}

const tooLong = (within: number): string =>
  `This game takes longer than ${within} milliseconds to be played again, and is not taken over; the host may allow more (replayWithin).`;
