/** Whole games of chance choices, as everybody at the table hears them. */
import type { Happened } from "@westmarch/boardkit";
import { type Event, hashed, type Seat, seedOf, stream } from "@westmarch/kernel";
import type { War } from "../index.ts";
import { engine } from "./table.ts";

export interface Game {
  readonly g: War;
  /** By ear: the seats in order, then an onlooker. */
  readonly heard: readonly (readonly Happened<War>[])[];
}

/** A game from its beginning; `look` sees what an onlooker hears of each choice, and the state that it comes of. */
export function playedBy(
  players: number,
  seed: string,
  look: (event: Happened<War>, g: War) => void = () => {},
): Game {
  const chance = hashed(seedOf(seed));
  const choose = stream(seedOf(seed, "choices"));
  const ears: readonly (Seat | null)[] = [...Array(players).keys(), null];
  const heard = ears.map((): Happened<War>[] => []);
  let version = 0;
  const write = (event: Event) => {
    for (const [i, ear] of ears.entries()) {
      const own = engine.heard(event, ear);
      if (own) heard[i].push({ ...own, version, index: heard[i].length });
    }
  };
  const g = engine.start({ players: String(players) }, chance, write);
  for (;;) {
    const [ask] = engine.asks(g);
    if (!ask) return { g, heard };
    version++;
    engine.play(g, ask.seat, ask.options[choose(ask.options.length)], chance, (event) => {
      write(event);
      const told = heard[players].at(-1);
      if (told) look(told, g);
    });
  }
}
