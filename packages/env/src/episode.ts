/** One game from its beginning to its end, as a learning program plays it: by numbers, with chance from a seed or by hand. */
import {
  type Ask,
  type Chance,
  type Core,
  type Option,
  type Result,
  type Seat,
  type Settings,
  sameOption,
  seedOf,
  stream,
} from "@westmarch/kernel";
import { chanceOfSeed, DrawNeeded, given } from "./chance.ts";
import { type Rules, returnsOf } from "./rules.ts";

/** Where chance comes from: a seed, or null where the caller is chance. */
export type ChanceSeed = number | null;

/** What waits for chance: the choice that was made, or the beginning, with the values that it has been given so far. */
export interface Waiting {
  /** Who has chosen. */
  readonly seat: Seat;
  /** Null: the game begins. */
  readonly option: Option | null;
  /** The values of chance that were given so far. */
  readonly values: readonly number[];
  /** The value that is needed next is one of so many, each as likely. */
  readonly sides: number;
}

/** A request that cannot be carried out. The message says what to do. */
export class EnvironmentError extends Error {
  override name = "EnvironmentError";
}

const NOTHING: readonly number[] = [];

/** All of an episode, as plain data. */
export interface EpisodeData {
  /** The settings of its table. */
  readonly settings: Settings;
  /** Where its chance comes from. */
  readonly seed: ChanceSeed;
  /** Null before chance has laid out the game. */
  readonly state: Core | null;
  /** What waits for chance, or null. */
  readonly waiting: Waiting | null;
  /** Choices made so far. */
  readonly decisions: number;
}

/** One game from its beginning to its end, by numbers. Throws `EnvironmentError` where a request cannot be carried out. */
export class Episode {
  /** What it is played by. */
  readonly rules: Rules;
  /** The settings of its table. */
  readonly settings: Settings;
  /** How many seats there are. */
  readonly seats: number;
  #seed: ChanceSeed;
  #chance: Chance | null;
  #state: Core | null;
  #waiting: Waiting | null = null;
  #decisions: number;
  #asks: readonly Ask[] | null = null;
  #numbers: readonly number[] | null = null;

  private constructor(rules: Rules, { settings, seed, state, waiting, decisions }: EpisodeData) {
    this.rules = rules;
    this.settings = settings;
    this.seats = rules.engine.game.seats(settings).length;
    this.#seed = seed;
    this.#chance = seed === null ? null : chanceOfSeed(seed);
    this.#state = state;
    this.#waiting = waiting;
    this.#decisions = decisions;
  }

  /** A new game. With a seed it is laid out up to its first question; without, it waits for the first value. */
  static begin(rules: Rules, settings: Settings, seed: ChanceSeed): Episode {
    const episode = new Episode(rules, { settings, seed, state: null, waiting: null, decisions: 0 });
    episode.#carryOut(0, null, []);
    return episode;
  }

  /** A game that goes on where another was written down. */
  static from(rules: Rules, data: EpisodeData): Episode {
    return new Episode(rules, data);
  }

  /** Choices made so far. */
  get decisions(): number {
    return this.#decisions;
  }

  /** What waits for chance, or null. */
  get waiting(): Waiting | null {
    return this.#waiting;
  }

  /** The whole state, secrets among it. */
  get state(): Core {
    if (!this.#state)
      throw new EnvironmentError("the game is not laid out yet: give it the outcomes of chance first");
    return this.#state;
  }

  /** How it ended; null while it goes on. */
  get result(): Result | null {
    return this.#waiting ? null : this.state.result;
  }

  /** What it is worth, by seat: -1, 0 or 1; 0 while it goes on. */
  get returns(): number[] {
    return returnsOf(this.result, this.seats);
  }

  /** What the seats owe; nothing while chance is waited for. */
  get asks(): readonly Ask[] {
    if (this.#waiting) return [];
    this.#asks ??= this.rules.engine.asks(this.state);
    return this.#asks;
  }

  /** What the seat to act is asked: the first of those that owe an answer. */
  get ask(): Ask | null {
    return this.asks[0] ?? null;
  }

  /** The numbers of what the seat to act can choose, in the order of its options. */
  get actions(): readonly number[] {
    const { ask } = this;
    if (!ask) return NOTHING;
    this.#numbers ??= this.numbersOf(ask);
    return this.#numbers;
  }

  /** The numbers of a question's options, in their order. */
  numbersOf(ask: Ask): readonly number[] {
    const { numbering } = this.rules;
    const { options } = ask;
    const g = this.state;
    const numbers: number[] = new Array(options.length);
    for (let i = 0; i < options.length; i++) numbers[i] = numbering.numberOf(options[i], g, ask);
    return numbers;
  }

  /** What a seat is asked, or null. */
  askOf(seat: Seat): Ask | null {
    return this.asks.find((ask) => ask.seat === seat) ?? null;
  }

  /** Plays the choice of this number, for the seat to act unless another that owes one is named. */
  step(action: number, seat?: Seat): void {
    const ask = this.#asked(seat);
    const numbers = ask === this.ask ? this.actions : this.numbersOf(ask);
    const place = numbers.indexOf(action);
    if (place < 0) throw new EnvironmentError(this.#notLegal(action, ask));
    this.#carryOut(ask.seat, ask.options[place], []);
  }

  /** Plays an option. */
  choose(option: Option, seat?: Seat): void {
    const ask = this.#asked(seat);
    const offered = ask.options.find((one) => sameOption(one, option));
    if (!offered)
      throw new EnvironmentError(
        `seat ${ask.seat} cannot choose “${this.rules.engine.game.notation.choice(option)}” now: ask for what it can with {"do":"state","with":["choices"]}`,
      );
    this.#carryOut(ask.seat, offered, []);
  }

  /** Gives the value that is waited for. */
  outcome(value: number): void {
    const waiting = this.#waited();
    if (!Number.isInteger(value) || value < 0 || value >= waiting.sides)
      throw new EnvironmentError(`there is no outcome ${value}: they are 0 to ${waiting.sides - 1}`);
    this.#carryOut(waiting.seat, waiting.option, [...waiting.values, value]);
  }

  /** Gives the value that is waited for, and all up to the next question, by this seed. */
  sample(seed: number): void {
    const { seat, option, values } = this.#waited();
    this.#carryOut(seat, option, values, chanceOfSeed(seed));
  }

  /** What a seat may know, as a state of the same shape. */
  view(seat: Seat): Core {
    this.#checkSeat(seat);
    return this.rules.engine.view(this.state, seat);
  }

  /** Fills in what a seat sees as numbers. */
  tensor(seat: Seat, into: Float32Array, at: number): void {
    this.#checkSeat(seat);
    const { engine, tensor } = this.rules;
    tensor.fill(into, at, engine.glimpse(this.state, seat), seat, this.asks);
  }

  /** The same game once more. With a seed its chance differs from here on. */
  clone(seed: ChanceSeed = this.#seed): Episode {
    return new Episode(this.rules, { ...this.data(), seed });
  }

  /** A whole game that this seat's view does not contradict: what is hidden is drawn by this seed, and so is what follows. */
  determinize(seat: Seat, seed: number): Episode {
    const { engine } = this.rules;
    if (this.#waiting)
      throw new EnvironmentError("chance is waited for: give its outcome before a world is imagined");
    const view = this.view(seat);
    const world = engine.determinize(view, seat, stream(seedOf("world", seed)));
    return new Episode(this.rules, {
      ...this.data(),
      state: world,
      seed: this.#seed === null ? null : seed,
    });
  }

  /** All of it. The state is a copy. */
  data(): EpisodeData {
    return {
      settings: this.settings,
      seed: this.#seed,
      state: this.#state && this.rules.engine.game.clone(this.#state),
      waiting: this.#waiting,
      decisions: this.#decisions,
    };
  }

  #waited(): Waiting {
    if (!this.#waiting)
      throw new EnvironmentError("chance is not waited for now: a seat is to choose, or the game is over");
    return this.#waiting;
  }

  #checkSeat(seat: Seat): void {
    if (!Number.isInteger(seat) || seat < 0 || seat >= this.seats)
      throw new EnvironmentError(`there is no seat ${seat}: they are 0 to ${this.seats - 1}`);
  }

  #asked(seat?: Seat): Ask {
    if (this.#waiting)
      throw new EnvironmentError(`chance is waited for: give its outcome, 0 to ${this.#waiting.sides - 1}`);
    if (this.result) throw new EnvironmentError("the game is over: begin another with a reset");
    const ask = seat === undefined ? this.ask : this.askOf(seat);
    if (!ask) {
      const owing = this.asks.map((one) => one.seat).join(", ");
      throw new EnvironmentError(`seat ${seat ?? "?"} is not asked now: ${owing} owes a choice`);
    }
    return ask;
  }

  #notLegal(action: number, ask: Ask): string {
    const { actions } = this.rules.numbering;
    if (!Number.isInteger(action) || action < 0 || action >= actions)
      return `there is no action ${action}: they are 0 to ${actions - 1}`;
    return `action ${action} is not legal for seat ${ask.seat} now: choose one of “actions”`;
  }

  /** Plays on, or, where the caller is chance and has not said enough, stays as it was and waits. */
  #carryOut(seat: Seat, option: Option | null, values: readonly number[], beyond?: Chance): void {
    try {
      if (option === null) this.#state = this.#started(values, beyond);
      else this.#played(seat, option, values, beyond);
      this.#waiting = null;
      if (option !== null) this.#decisions++;
    } catch (error) {
      if (!(error instanceof DrawNeeded)) throw error;
      this.#waiting = { seat, option, values, sides: error.sides };
    }
    this.#asks = null;
    this.#numbers = null;
  }

  #started(values: readonly number[], beyond?: Chance): Core {
    const { engine, description } = this.rules;
    const g = engine.start(this.settings, this.#chance ?? given(values, 0, beyond));
    const hindrance = description.hindrance?.(g) ?? null;
    if (hindrance !== null) throw new EnvironmentError(hindrance);
    return g;
  }

  #played(seat: Seat, option: Option, values: readonly number[], beyond?: Chance): void {
    const { engine } = this.rules;
    const before = this.state;
    if (this.#chance) {
      engine.trust(before, seat, option, this.#chance);
      return;
    }
    const g = engine.game.clone(before);
    engine.trust(g, seat, option, given(values, before.drawn, beyond));
    this.#state = g;
  }
}
