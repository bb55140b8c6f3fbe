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
  sameOption,
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

/** Moments as a judge is asked about them: by the places in a log of the events that tell them. */
export const placesIn = <E extends { readonly type: string }>(
  log: readonly E[],
  moments: readonly { readonly told: readonly [E, ...E[]] }[],
): { readonly at: number; readonly type: string }[] =>
  moments.map(({ told: [event] }) => ({ at: log.indexOf(event), type: event.type }));

interface Opinion {
  readonly ask: { readonly options: readonly Option[] };
  readonly better: Option;
  readonly chances: readonly [chosen: number, better: number];
}

/** What is wrong with an opinion: what it prefers is offered, and no worse than what was chosen, which has some chance. */
export function amissOf(opinion: Opinion | null): string[] {
  if (!opinion) return ["no opinion"];
  const { ask, better, chances } = opinion;
  return [
    ...(chances[0] > 0 ? [] : ["what was chosen has no chance"]),
    ...(chances[1] >= chances[0] ? [] : ["what it prefers is worse"]),
    ...(ask.options.some((one) => sameOption(one, better)) ? [] : ["what it prefers is not offered"]),
  ];
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
