import { recorded } from "./chance.ts";
import { type Engine, type Played, settle } from "./engine.ts";
import type { Chance, Core, Draw, Event, Option, Result, Seat, Settings } from "./types.ts";

/** One choice as it was made, with what chance gave to it. */
export interface Entry {
  readonly seat: Seat;
  readonly option: Option;
  readonly draws: readonly Draw[];
  /** The number of its first draw, if it draws: draws of choices taken back are passed over, nobody sees them again. */
  readonly from?: number;
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
  /** How many values chance had given in all, with those of choices taken back. */
  readonly drawn?: number;
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
  readonly drawn?: number;
  readonly state: G;
  readonly stopped?: Result;
}

/** A choice for the journal; `from` is how many values chance had given before it. */
export const note = (
  seat: Seat,
  option: Option,
  { draws, barrier, free }: Pick<Played, "draws" | "barrier" | "free">,
  from: number,
): Entry => ({ seat, option, draws, ...(draws.length > 0 && { from }), barrier, free });

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
    const from = state.drawn;
    const played = engine.play(state, seat, option, chance, (event) => heard.push(event));
    journal.push(note(seat, option, played, from));
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
  recorded_: Pick<Recording<G>, "settings" | "opening" | "journal" | "drawn" | "stopped">,
  length: number = recorded_.journal.length,
  sink?: (event: Event, entry: number) => void,
): Recording<G> {
  const { settings, opening } = recorded_;
  const state = engine.start(settings, recorded(opening), sink && ((event) => sink(event, -1)));
  const journal = recorded_.journal.slice(0, length);
  for (const [i, entry] of journal.entries()) {
    const before = entry.from ?? state.drawn;
    if (before < state.drawn) throw new Error(`choice ${i} draws again what was drawn before`);
    state.drawn = before;
    const chance = recorded(entry.draws, before);
    engine.play(state, entry.seat, entry.option, chance, sink && ((event) => sink(event, i)));
    if (state.drawn - before !== entry.draws.length)
      throw new Error(`choice ${i} draws otherwise than on record`);
  }
  const whole = length >= recorded_.journal.length;
  const { drawn, stopped } = recorded_;
  if (!whole) return { settings, opening, journal, state };
  if (drawn !== undefined) state.drawn = Math.max(state.drawn, drawn);
  const again = { settings, opening, journal, ...(drawn !== undefined && { drawn }) };
  return stopped ? { ...again, state: engine.stop(state, stopped), stopped } : { ...again, state };
}

/** Every draw of a recording in order, with its number. */
export function drawsOf(save: Pick<Save, "opening" | "journal">): [number: number, ...draw: Draw][] {
  const numbered: [number, ...Draw][] = [];
  let next = 0;
  const add = (draws: readonly Draw[]) => {
    for (const [sides, value] of draws) numbered.push([next++, sides, value]);
  };
  add(save.opening);
  for (const { draws, from } of save.journal) {
    next = from ?? next;
    add(draws);
  }
  return numbered;
}

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
  ...(recording.drawn !== undefined && { drawn: recording.drawn }),
  state: recording.state,
  ...(recording.stopped && { stopped: recording.stopped }),
  ...(fairness && { fairness }),
});
