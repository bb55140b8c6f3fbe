/** A whole random game as one seat or a spectator hears it. */
import type { Happened } from "@westmarch/boardkit";
import { type Core, type Engine, hashed, type Seat, type Settings, stream } from "@westmarch/kernel";

export interface Story<G extends Core> {
  /** How the game stands when it is over. */
  readonly g: G;
  readonly log: readonly Happened<G>[];
}

/** Plays a game of chance choices to its end; `ear`: who hears it, null for an onlooker. */
export function storyOf<G extends Core>(
  engine: Engine<G>,
  settings: Settings,
  seed: number,
  ear: Seat | null,
): Story<G> {
  const chance = hashed(seed);
  const choose = stream(seed + 1);
  const g = engine.start(settings, chance);
  const log: Happened<G>[] = [];
  for (let version = 1; ; version++) {
    const [ask] = engine.asks(g);
    if (!ask) return { g, log };
    let index = 0;
    engine.play(g, ask.seat, ask.options[choose(ask.options.length)], chance, (event) => {
      const heard = engine.heard(event, ear);
      if (heard) log.push({ ...heard, version, index: index++ });
    });
  }
}
