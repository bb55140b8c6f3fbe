import type { Context } from "./context.ts";
import type { Core } from "./core.ts";
import type { Chance, Draw, Facts, Seat, Sink } from "./types.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** What playing one choice did, as far as undo and the journal care. */
export interface Played {
  /** Chance was drawn, something was shown or sealed answers were opened: no player takes back past this. */
  readonly barrier: boolean;
  /** The choice was at its seat's own pace or sealed and not opened yet: choices of others do not hang on it. */
  readonly free: boolean;
  /** What chance gave. */
  readonly draws: readonly Draw[];
}

/** One choice being carried out. */
export class Play<G extends Core> implements Context<G, Vocabulary>, Played {
  readonly g: G;
  barrier = false;
  free = false;
  draws: Draw[] = [];
  readonly #chance: Chance;
  readonly #sink: Sink;

  constructor(g: G, chance: Chance, sink: Sink) {
    this.g = g;
    this.#chance = chance;
    this.#sink = sink;
  }

  draw(sides: number): number {
    const value = this.#chance(this.g.drawn++, sides);
    this.draws.push([sides, value]);
    this.barrier = true;
    return value;
  }

  tell(type: string, facts: Facts): void {
    this.#sink({ type, facts });
  }

  tellMore(type: string, facts: Facts, to: readonly Seat[], secret: Facts): void {
    this.#sink({ type, facts, secret: { to, facts: secret } });
  }

  tellOnly(to: readonly Seat[], type: string, facts: Facts): void {
    this.#sink({ type, facts, only: to });
  }

  reveal(): void {
    this.barrier = true;
  }
}
