/** A whole game of quick choices, for a judge of its great moments. */
import type { Happened } from "@westmarch/boardkit";
import {
  type Asked,
  begin,
  type Core,
  type Engine,
  hashed,
  type Option,
  type Random,
  type Recording,
  record,
  recordOf,
  replay,
  type Settings,
  save,
  seedOf,
  stream,
} from "@westmarch/kernel";

/** Plays a game of quick choices: as it is kept, how it ended, and as seat 0 heard it. `version`: of an entry of its journal. */
export function judgedGame<G extends Core>(
  engine: Engine<G>,
  playout: (view: G, ask: Asked<G>, random: Random) => Option,
  {
    seed,
    settings,
    place,
  }: {
    readonly seed: string;
    readonly settings: Settings;
    readonly place: (entry: number, heard: number) => { readonly version: number; readonly index: number };
  },
) {
  const chance = hashed(seedOf(seed));
  const random = stream(seedOf(seed, "choices"));
  let recording: Recording<G> = begin(engine, settings, chance);
  for (;;) {
    const [ask] = engine.asks(recording.state);
    if (!ask) break;
    const option = playout(engine.view(recording.state, ask.seat), ask, random);
    recording = record(engine, recording, ask.seat, [option], chance);
  }
  const kept = save(engine, recording);
  const log: Happened<G>[] = [];
  const whole = recordOf(kept);
  replay(engine, whole, whole.journal.length, (event, entry) => {
    const own = engine.heard(event, 0);
    if (own) log.push({ ...own, ...place(entry, log.length) });
  });
  return { kept, view: engine.view(recording.state, 0), log };
}

/** What a thought comes to that is made to its end. */
export function thoughtOut<T>(thinking: Iterator<unknown, T>): T {
  for (;;) {
    const next = thinking.next();
    if (next.done) return next.value;
  }
}

/** The first so many of these. */
export function firstOf<T>(all: Iterable<T>, many: number): T[] {
  const found: T[] = [];
  for (const one of all) {
    found.push(one);
    if (found.length === many) break;
  }
  return found;
}
