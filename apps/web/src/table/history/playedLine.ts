import type { Happened } from "@westmarch/boardkit";
import { openly } from "@westmarch/boardkit/story";
import {
  type Core,
  type Engine,
  type Event,
  follow,
  type Heard,
  hear,
  type JournalEntry,
  type Replayable,
  type Result,
  recorded,
  type Seat,
} from "@westmarch/kernel";

/** From whose side a finished game is read: everything open, a spectator, or a seat. */
export type Viewpoint = "open" | "spectator" | Seat;

const heardFrom = (event: Event, from: Viewpoint): Heard | null =>
  from === "open" ? openly(event) : hear(event, from === "spectator" ? null : from);

/** An event with the moment that it led to: 0 for what was told before the first choice. */
interface Told {
  readonly event: Event;
  readonly moment: number;
  readonly index: number;
  /** As that viewpoint heard it: the same object every time, so that boards know it again. */
  readonly by: Map<Viewpoint, Happened | null>;
}

interface Mark<G> {
  readonly moment: number;
  readonly state: G;
}

/** Choices between two states that are kept: the most that is played again to look at a moment. */
const STRIDE = 8;
/** Moments looked at last, so that a step to and fro plays nothing again. */
const KEPT = 64;

/** What a line is made of. */
interface Course<G> {
  readonly entries: readonly JournalEntry[];
  readonly marks: readonly Mark<G>[];
  readonly told: readonly Told[];
  /** A player ended the game there, outside the rules. */
  readonly stopped: Result | null;
}

/** Gathers what is told, by moments. */
function telling(told: Told[]): (event: Event, entry: number) => void {
  return (event, entry) => {
    const moment = entry + 1;
    const last = told.at(-1);
    const index = last?.moment === moment ? last.index + 1 : 0;
    told.push({ event, moment, index, by: new Map() });
  };
}

/**
 * One course of a game, by moments: 0 is before the first choice, `length` after the last. States are kept every few
 * choices, so that any moment of a long game is a handful of choices away. A value: playing on makes a new one, which
 * shares with the old what lies behind both.
 */
export class PlayedLine<G extends Core = Core> {
  readonly engine: Engine<G>;
  readonly entries: readonly JournalEntry[];
  readonly stopped: Result | null;
  readonly #marks: readonly Mark<G>[];
  readonly #told: readonly Told[];
  readonly #recent = new Map<number, G>();
  readonly #logs = new Map<string, readonly Happened[]>();

  private constructor(engine: Engine<G>, { entries, marks, told, stopped }: Course<G>) {
    this.engine = engine;
    this.entries = entries;
    this.stopped = stopped;
    this.#marks = marks;
    this.#told = told;
  }

  /** A line from the beginning of a game. Checks every choice on the way, and throws if one does not follow the rules. */
  static ofGame<G extends Core>(
    engine: Engine<G>,
    { settings, opening, journal, stopped }: Omit<Replayable, "drawn">,
  ): PlayedLine<G> {
    const told: Told[] = [];
    const tell = telling(told);
    const state = engine.start(settings, recorded(opening), (event) => tell(event, -1));
    return new PlayedLine(engine, {
      entries: [],
      marks: [{ moment: 0, state }],
      told,
      stopped: null,
    }).#with(journal, stopped ?? null);
  }

  /** A line that begins at a position. */
  static fromPosition<G extends Core>(engine: Engine<G>, state: G): PlayedLine<G> {
    return new PlayedLine(engine, { entries: [], marks: [{ moment: 0, state }], told: [], stopped: null });
  }

  get length(): number {
    return this.entries.length;
  }

  /** The position at a moment, not to be changed; of a game that a player ended, as the rules left it. */
  state(moment: number): G {
    const known = this.#marks.find((mark) => mark.moment === moment)?.state ?? this.#recent.get(moment);
    if (known) return known;
    const from = this.#marks.findLast((mark) => mark.moment <= moment);
    if (!from) throw new RangeError(`there is no moment ${moment}`);
    const state = this.engine.game.clone(from.state);
    follow(this.engine, state, this.entries.slice(from.moment, moment), from.moment);
    const [oldest] = this.#recent.keys();
    if (this.#recent.size >= KEPT && oldest !== undefined) this.#recent.delete(oldest);
    this.#recent.set(moment, state);
    return state;
  }

  /** The same, with an end from outside the rules. */
  at(moment: number): G {
    const state = this.state(moment);
    return this.stopped && moment === this.length ? this.engine.stop(state, this.stopped) : state;
  }

  view(moment: number, from: Viewpoint): G {
    const state = this.at(moment);
    return from === "open" ? state : this.engine.view(state, from === "spectator" ? null : from);
  }

  /** What had been heard by then. The same list for the same question. */
  log(moment: number, from: Viewpoint): readonly Happened[] {
    const key = `${moment}/${from}`;
    const known = this.#logs.get(key);
    if (known) return known;
    const heard: Happened[] = [];
    for (const told of this.#told) {
      if (told.moment > moment) break;
      let by = told.by.get(from);
      if (by === undefined) {
        const event = heardFrom(told.event, from);
        by = event && { ...event, version: told.moment, index: told.index };
        told.by.set(from, by);
      }
      if (by) heard.push(by);
    }
    const [oldest] = this.#logs.keys();
    if (this.#logs.size >= KEPT && oldest !== undefined) this.#logs.delete(oldest);
    this.#logs.set(key, heard);
    return heard;
  }

  /** Another course from a moment of this one on. Throws where a choice does not follow the rules. */
  branch(moment: number, entries: readonly JournalEntry[]): PlayedLine<G> {
    if (moment > this.length) throw new RangeError(`there is no moment ${moment}`);
    return new PlayedLine(this.engine, {
      entries: this.entries.slice(0, moment),
      marks: this.#marks.filter((mark) => mark.moment <= moment),
      told: this.#told.filter((told) => told.moment <= moment),
      stopped: null,
    }).#with(entries, null);
  }

  #with(entries: readonly JournalEntry[], stopped: Result | null): PlayedLine<G> {
    const { engine } = this;
    const marks = [...this.#marks];
    const told = [...this.#told];
    const tell = telling(told);
    const state = engine.game.clone(this.state(this.length));
    for (const [i, entry] of entries.entries()) {
      const number = this.length + i;
      follow(engine, state, [entry], number, tell);
      const moment = number + 1;
      if (moment - (marks.at(-1)?.moment ?? 0) >= STRIDE)
        marks.push({ moment, state: engine.game.clone(state) });
    }
    return new PlayedLine(engine, { entries: [...this.entries, ...entries], marks, told, stopped });
  }
}
