import { recorded } from "./chance.ts";
import { type Engine, type Played, settle } from "./engine.ts";
import type { Chance, Core, Draw, Event, Option, Result, Seat, Settings } from "./types.ts";

/** One choice as it was made, with what chance gave to it. */
export interface Entry {
  readonly seat: Seat;
  readonly option: Option;
  readonly draws: readonly Draw[];
  readonly barrier: boolean;
  readonly free: boolean;
}

/** A whole game on record. The state is authoritative; the journal serves replay, undo and research. */
export interface Save {
  readonly format: 1;
  readonly game: string;
  readonly version: number;
  readonly settings: Settings;
  /** What chance gave before the first choice. */
  readonly opening: readonly Draw[];
  readonly journal: readonly Entry[];
  readonly state: unknown;
  /** Set when the game ended outside the rules. */
  readonly stopped?: Result;
  /** How to check that chance was fair: the commitment published at the start, the key published at the end. */
  readonly fairness?: { readonly commitment: string; readonly key?: string };
}

/** A game being played and recorded: the one way in which server, terminal and simulation keep a game. */
export interface Recording<G> {
  readonly settings: Settings;
  readonly opening: readonly Draw[];
  readonly journal: readonly Entry[];
  readonly state: G;
  readonly stopped?: Result;
}

const note = (seat: Seat, option: Option, played: Played): Entry => ({
  seat,
  option,
  draws: played.draws,
  barrier: played.barrier,
  free: played.free,
});

/** Notes every draw on its way through. */
const noting = (chance: Chance, draws: Draw[]): Chance => {
  return (counter, sides) => {
    const value = chance(counter, sides);
    draws.push([sides, value]);
    return value;
  };
};

/** Begins a recorded game. */
export function begin<G extends Core<S>, S>(
  engine: Engine<G, S>,
  settings: Settings,
  chance: Chance,
  sink?: (event: Event) => void,
): Recording<G> {
  const opening: Draw[] = [];
  const settled = settle(engine.game, settings);
  const state = engine.start(settled, noting(chance, opening), sink);
  return { settings: settled, opening, journal: [], state };
}

/** Plays a list of choices of one seat, all or nothing: the recording given stays as it was. Throws `IllegalChoice`. */
export function record<G extends Core<S>, S>(
  engine: Engine<G, S>,
  recording: Recording<G>,
  seat: Seat,
  options: readonly Option[],
  chance: Chance,
  sink?: (event: Event) => void,
): Recording<G> {
  const state = engine.game.clone(recording.state);
  const journal = recording.journal.slice();
  const heard: Event[] = [];
  for (const option of options) {
    journal.push(
      note(
        seat,
        option,
        engine.play(state, seat, option, chance, (event) => heard.push(event)),
      ),
    );
  }
  if (sink) for (const event of heard) sink(event);
  return { ...recording, journal, state };
}

/**
 * Which entry this seat may take back now, or null: its own last one, unless a barrier or another's choice stands
 * after it. Others' free choices do not count, if the one to take back is free itself: else they came of it.
 */
export function takeable(journal: readonly Entry[], seat: Seat): number | null {
  for (let i = journal.length - 1; i >= 0; i--) {
    const entry = journal[i]!;
    if (entry.barrier) return null;
    if (entry.seat === seat) return entry.free || i === journal.length - 1 ? i : null;
    if (!entry.free) return null;
  }
  return null;
}

/** The recording without entry number `index`, replayed from the beginning. */
export function without<G extends Core<S>, S>(
  engine: Engine<G, S>,
  recording: Recording<G>,
  index: number,
  sink?: (event: Event) => void,
): Recording<G> {
  const journal = recording.journal.filter((_, i) => i !== index);
  return replay(engine, { ...recording, journal }, journal.length, sink);
}

/** The recording cut to its first `length` entries, replayed from the beginning; checks every entry on the way. */
export function replay<G extends Core<S>, S>(
  engine: Engine<G, S>,
  recorded_: Pick<Recording<G>, "settings" | "opening" | "journal" | "stopped">,
  length: number = recorded_.journal.length,
  sink?: (event: Event, entry: number) => void,
): Recording<G> {
  const { settings, opening } = recorded_;
  const state = engine.start(settings, recorded(opening), sink && ((event) => sink(event, -1)));
  const journal = recorded_.journal.slice(0, length);
  for (const [i, entry] of journal.entries()) {
    const chance = recorded(entry.draws, state.drawn);
    const before = state.drawn;
    engine.play(state, entry.seat, entry.option, chance, sink && ((event) => sink(event, i)));
    if (state.drawn - before !== entry.draws.length)
      throw new Error(`choice ${i} draws otherwise than on record`);
  }
  const whole = length >= recorded_.journal.length;
  if (!whole || !recorded_.stopped) return { settings, opening, journal, state };
  return {
    settings,
    opening,
    journal,
    state: engine.stop(state, recorded_.stopped),
    stopped: recorded_.stopped,
  };
}

/** Every draw of a recording, in order. */
export const drawsOf = (save: Pick<Save, "opening" | "journal">): Draw[] => [
  ...save.opening,
  ...save.journal.flatMap((entry) => [...entry.draws]),
];

/** Ends a recorded game from outside the rules. */
export const stop = <G extends Core<S>, S>(
  engine: Engine<G, S>,
  recording: Recording<G>,
  result: Result,
): Recording<G> => ({ ...recording, state: engine.stop(recording.state, result), stopped: result });

/** A recording as a file. */
export const save = <G extends Core<S>, S>(
  engine: Engine<G, S>,
  recording: Recording<G>,
  fairness?: Save["fairness"],
): Save => ({
  format: 1,
  game: engine.game.id,
  version: engine.game.version,
  settings: recording.settings,
  opening: recording.opening,
  journal: recording.journal,
  state: recording.state,
  ...(recording.stopped && { stopped: recording.stopped }),
  ...(fairness && { fairness }),
});
