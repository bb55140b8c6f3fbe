/** Worker threads that play pairs of games for a ladder. */
import type { Limits } from "../outside/messages.ts";
import { threads } from "../threads.ts";
import type { Errand } from "./ladder.ts";
import type { PairResult } from "./results.ts";
import type { PairTask } from "./worker.ts";

export interface Hands {
  play(errand: Errand): Promise<PairResult>;
  close(): Promise<void>;
}

/** So many threads for one game. `registry` is the module that exports `games`; `limits` hold for bots of one's own. */
export function createHands(registry: URL | string, game: string, size: number, limits: Limits): Hands {
  const workers = threads<PairTask, PairResult>(new URL("./worker.ts", import.meta.url), size);
  return {
    play: (errand) => workers.run({ registry: String(registry), game, errand, limits }),
    close: () => workers.destroy(),
  };
}
