/** Games of chance choices as a player or a spectator sees and hears them, step by step. */
import {
  allTold,
  type Happened,
  hearOf,
  type Sequence,
  type Shown,
  type StepOf,
  shown,
  stepOver,
} from "@westmarch/boardkit";
import {
  type Asked,
  type Core,
  type Engine,
  hashed,
  type Option,
  type Seat,
  type Settings,
  seedOf,
  stream,
} from "@westmarch/kernel";

/** A table as one seat, or a spectator, sees and hears it at one moment. */
export interface Moment<G extends Core> {
  readonly version: number;
  readonly view: G;
  readonly log: readonly Happened<G>[];
}

interface Chosen<G extends Core> {
  readonly settings: Settings;
  /** The choices among which chance picks one. */
  readonly among?: (
    asks: readonly Asked<G>[],
    choose: (sides: number) => number,
  ) => readonly [Asked<G>, readonly Option[]] | null;
}

/** A game of chance choices: every moment of it, by ear. */
export function momentsOf<G extends Core>(
  engine: Engine<G>,
  seed: string,
  ears: readonly (Seat | null)[],
  { settings, among = (asks) => (asks[0] ? [asks[0], asks[0].options] : null) }: Chosen<G>,
): Moment<G>[][] {
  const chance = hashed(seedOf(seed));
  const choose = stream(seedOf(seed, "choices"));
  const heard = ears.map((): Happened<G>[] => []);
  let version = 0;
  let index = 0;
  const write = (event: Parameters<typeof engine.heard>[0]) => {
    for (const [i, ear] of ears.entries()) {
      const own = engine.heard(event, ear);
      if (own) heard[i]?.push({ ...own, version, index });
    }
    index++;
  };
  const g = engine.start(settings, chance, write);
  const moments = ears.map((): Moment<G>[] => []);
  for (;;) {
    for (const [i, ear] of ears.entries())
      moments[i]?.push({ version, view: engine.view(g, ear), log: (heard[i] ?? []).slice() });
    const asked = among(engine.asks(g), choose);
    if (!asked) return moments;
    const [ask, options] = asked;
    const option = options[choose(options.length)];
    if (option === undefined) return moments;
    version++;
    index = 0;
    engine.play(g, ask.seat, option, chance, write);
  }
}

/** Everything that a page shows of a game, in order: step by step, and at rest. */
export function* showings<G extends Core>(
  moments: readonly Moment<G>[],
  stepOf: StepOf<G>,
  seat: Seat | null,
  calm = false,
): Generator<Shown<G>> {
  const look = { stepOf, seat, calm };
  const [first, ...rest] = moments;
  if (!first) return;
  let sequence: Sequence<G> = allTold(first);
  for (const moment of rest) {
    sequence = hearOf(sequence, moment, look);
    while (sequence.step) {
      yield shown(sequence, look);
      sequence = stepOver(sequence, look);
    }
    yield shown(sequence, look);
  }
}
