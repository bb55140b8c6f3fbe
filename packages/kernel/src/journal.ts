import { recorded } from "./chance.ts";
import type { Core } from "./core.ts";
import type { Engine } from "./engine.ts";
import type { Played } from "./play.ts";
import { type Settings, settle } from "./settings.ts";
import type { Chance, Draw, Event, Option, Result, Seat } from "./types.ts";

/** One choice as it was made, with what chance gave to it. */
export interface JournalEntry {
  /** Who chose. */
  readonly seat: Seat;
  /** What was chosen. */
  readonly option: Option;
  /** What chance gave while it was carried out. */
  readonly draws: readonly Draw[];
  /** The number of its first draw, if it draws: draws of choices taken back are passed over and never come again. */
  readonly from?: number;
  /** No player takes back past it, as in `Played`. */
  readonly barrier: boolean;
  /** Choices of others do not hang on it, as in `Played`. */
  readonly free: boolean;
  /** It was made for a player whose time was up. */
  readonly byTime?: true;
  /** It was made for a player by what that player has ordered, or had no other. */
  readonly byOrder?: true;
}

/** What is taken back: entries out of the journal by the place of the first, one unless more is said, or everything from a place on. */
export type Taken = { readonly index: number; readonly count?: number } | { readonly length: number };

/**
 * One thing that happened to a game. What was taken back stays on record, and so does who ended it; `agreed` says that
 * a take-back went past something that had been shown, so that everybody had to agree.
 */
export type Deed =
  | { readonly do: "choose"; readonly choice: JournalEntry }
  | { readonly do: "take-back"; readonly taken: Taken; readonly agreed: boolean }
  | { readonly do: "stop"; readonly result: Result };

/** A game being played and recorded: the one way in which server, terminal and simulation keep a game. */
export interface Recording<G> {
  /** The settings of the table, all of them. */
  readonly settings: Settings;
  /** What chance gave before the first choice. */
  readonly opening: readonly Draw[];
  /** Everything that happened, oldest first. */
  readonly deeds: readonly Deed[];
  /** The choices that stand. */
  readonly journal: readonly JournalEntry[];
  /** How many values chance had given in all, with those of choices taken back. */
  readonly drawn?: number;
  /** How the game stands now. */
  readonly state: G;
  /** How it ended from outside the rules, if it did. */
  readonly stopped?: Result;
}

/** What replaying a game takes. */
export type Replayable = Pick<Recording<unknown>, "settings" | "opening" | "journal" | "drawn" | "stopped">;

/** A choice for the journal; `from` is how many values chance had given before it. */
export const note = (
  seat: Seat,
  option: Option,
  { draws, barrier, free }: Pick<Played, "draws" | "barrier" | "free">,
  from: number,
): JournalEntry => ({ seat, option, draws, ...(draws.length > 0 && { from }), barrier, free });

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
  return { settings: settled, opening, deeds: [], journal: [], state };
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
  const deeds = [...recording.deeds, ...chosen(journal.slice(recording.journal.length))];
  return { ...recording, deeds, journal, state };
}

const chosen = (entries: readonly JournalEntry[]): Deed[] =>
  entries.map((choice) => ({ do: "choose", choice }));

/** A journal without what is taken back. `first` is the number of its first entry. */
export function withoutTaken<E>(journal: readonly E[], taken: Taken, first = 0): E[] {
  if (!("index" in taken)) return journal.slice(0, Math.max(0, taken.length - first));
  const { index, count = 1 } = taken;
  return journal.filter((_, i) => first + i < index || first + i >= index + count);
}

/**
 * Which entry this seat may take back now, or null: its own last one, unless a barrier or another's choice stands
 * after it. Others' free choices do not count, if the one to take back is free itself: else they came of it.
 */
export function takeable(journal: readonly JournalEntry[], seat: Seat): number | null {
  for (let i = journal.length - 1; i >= 0; i--) {
    const entry = journal[i];
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
  const taken = { index };
  const journal = withoutTaken(recording.journal, taken);
  const deeds: Deed[] = [...recording.deeds, { do: "take-back", taken, agreed: false }];
  return { ...replay(engine, { ...recording, journal }, journal.length, sink), deeds };
}

/**
 * Plays choices on record onto a state, which is changed, and checks each on the way. `first` is the number of the first
 * of them. Throws where they do not fit the rules.
 */
export function follow<G extends Core<S>, S>(
  engine: Engine<G, S>,
  state: G,
  entries: readonly JournalEntry[],
  first = 0,
  sink?: (event: Event, entry: number) => void,
): void {
  for (const [i, entry] of entries.entries()) {
    const number = first + i;
    const before = entry.from ?? state.drawn;
    if (before < state.drawn) throw new Error(`choice ${number} draws again what was drawn before`);
    state.drawn = before;
    const chance = recorded(entry.draws, before);
    engine.play(state, entry.seat, entry.option, chance, sink && ((event) => sink(event, number)));
    if (state.drawn - before !== entry.draws.length)
      throw new Error(`choice ${number} draws otherwise than on record`);
  }
}

/** The recording cut to its first `length` entries, replayed from the beginning; checks every entry on the way. */
export function replay<G extends Core<S>, S>(
  engine: Engine<G, S>,
  recorded_: Replayable,
  length: number = recorded_.journal.length,
  sink?: (event: Event, entry: number) => void,
): Recording<G> {
  const { settings, opening } = recorded_;
  const state = engine.start(settings, recorded(opening), sink && ((event) => sink(event, -1)));
  const journal = recorded_.journal.slice(0, length);
  follow(engine, state, journal, 0, sink);
  const whole = length >= recorded_.journal.length;
  const { drawn, stopped } = recorded_;
  const deeds = chosen(journal);
  if (!whole) return { settings, opening, deeds, journal, state };
  if (drawn !== undefined) state.drawn = Math.max(state.drawn, drawn);
  const again = { settings, opening, deeds, journal, state, ...(drawn !== undefined && { drawn }) };
  return stopped ? stop(engine, again, stopped) : again;
}

/** Ends a recorded game from outside the rules. */
export const stop = <G extends Core<S>, S>(
  engine: Engine<G, S>,
  recording: Recording<G>,
  result: Result,
): Recording<G> => ({
  ...recording,
  deeds: [...recording.deeds, { do: "stop", result }],
  state: engine.stop(recording.state, result),
  stopped: result,
});
