/** A table for tests that read like the rulebook: given a position, when these choices, then this. */
import {
  type Ask,
  type Core,
  type Engine,
  type Event,
  type Heard,
  hear,
  type Option,
  type Result,
  type Seat,
} from "@westmarch/kernel";

/** What goes against a test's expectation. */
export class Unexpected extends Error {
  override name = "Unexpected";
}

/** A seat, by number or by its name at this table. */
export type Who = Seat | string;

/** A table set up from a line of notation (or a state). Every method that expects something throws `Unexpected`. */
export class TestTable<G extends Core<S>, S = unknown> {
  /** What the game is played by. */
  readonly engine: Engine<G, S>;
  /** The names of the seats. */
  readonly seats: readonly string[];
  /** How the game stands now. */
  state: G;
  /** Everything that has happened at this table, in order. */
  readonly events: Event[] = [];
  readonly #dice: number[] = [];

  constructor(engine: Engine<G, S>, position: string | G, seats: readonly string[]) {
    this.engine = engine;
    this.seats = seats;
    this.state =
      typeof position === "string" ? engine.game.notation.read(position) : engine.game.clone(position);
  }

  /** The next values that chance gives. A draw without a value given here is an error: tests leave nothing to luck. */
  draws(...values: number[]): this {
    this.#dice.push(...values);
    return this;
  }

  /** A seat makes these choices, one after the other, in the game's notation. */
  plays(who: Who, ...words: string[]): this {
    for (const word of words) {
      this.engine.play(
        this.state,
        this.seat(who),
        this.engine.game.notation.option(word),
        this.#chance,
        (event) => this.events.push(event),
      );
    }
    return this;
  }

  /** This choice is refused; if given, for this reason and by this rule. */
  mayNot(who: Who, word: string, because?: { reason?: string; rule?: string }): this {
    const refusal = this.engine.refusal(this.state, this.seat(who), this.#option(word));
    if (!refusal) throw new Unexpected(`${who} may play ${word}`);
    for (const key of ["reason", "rule"] as const) {
      const wanted = because?.[key];
      if (wanted !== undefined && refusal[key] !== wanted) {
        throw new Unexpected(`${who} may not play ${word}: ${key} ${refusal[key]}, not ${wanted}`);
      }
    }
    return this;
  }

  /** These choices are offered, perhaps among others. */
  may(who: Who, ...words: string[]): this {
    for (const word of words) {
      const refusal = this.engine.refusal(this.state, this.seat(who), this.#option(word));
      if (refusal)
        throw new Unexpected(`${who} may not play ${word} (${refusal.reason} ${refusal.rule ?? ""})`);
    }
    return this;
  }

  /** Exactly these choices are offered, in any order. */
  mayOnly(who: Who, ...words: string[]): this {
    const offered = this.options(who).sort();
    if (offered.join(" ") !== [...words].sort().join(" ")) {
      throw new Unexpected(`${who} may play ${offered.join(" ") || "nothing"}, not ${words.join(" ")}`);
    }
    return this;
  }

  /** Exactly these seats owe a decision; if given, to this prompt. */
  awaits(who: Who | readonly Who[], prompt?: string): this {
    const wanted = (Array.isArray(who) ? (who as readonly Who[]) : [who as Who]).map((one) => this.seat(one));
    const asks = this.engine.asks(this.state);
    const same = asks.length === wanted.length && asks.every((ask) => wanted.includes(ask.seat));
    if (!same || asks.some((ask) => prompt !== undefined && ask.prompt !== prompt)) {
      const now = asks.map((ask) => `${this.seats[ask.seat]}:${ask.prompt}`).join(" ");
      throw new Unexpected(`awaits ${now || "nobody"}, not ${String(who)}${prompt ? `:${prompt}` : ""}`);
    }
    return this;
  }

  /** What a seat may choose now, as words. */
  options(who: Who): string[] {
    const ask = this.ask(who);
    return (ask?.options ?? []).map((option) => this.engine.game.notation.choice(option));
  }

  /** What a seat owes, or null. */
  ask(who: Who): Ask | null {
    return this.engine.askOf(this.state, this.seat(who));
  }

  /** What a seat (null: a spectator) may know. */
  view(who: Who | null): G {
    return this.engine.view(this.state, who === null ? null : this.seat(who));
  }

  /** Everything that was heard so far (or of this type); null: by a spectator. */
  heard(who: Who | null, type?: string): Heard[] {
    const seat = who === null ? null : this.seat(who);
    return this.events.flatMap((event) => {
      const heard = type === undefined || event.type === type ? hear(event, seat) : null;
      return heard ? [heard] : [];
    });
  }

  /** The position in the game's notation. */
  get position(): string {
    return this.engine.game.notation.write(this.state);
  }

  /** How the game ended, or null. */
  get result(): Result | null {
    return this.state.result;
  }

  /** The number of a seat. Throws `Unexpected` where there is none of that name. */
  seat(who: Who): Seat {
    const seat = typeof who === "number" ? who : this.seats.indexOf(who);
    if (seat < 0 || seat >= this.seats.length) throw new Unexpected(`there is no seat ${who}`);
    return seat;
  }

  #option(word: string): Option {
    return this.engine.game.notation.option(word);
  }

  readonly #chance = (_counter: number, sides: number): number => {
    const value = this.#dice.shift();
    if (value === undefined) throw new Unexpected(`a draw among ${sides} is due and none was given`);
    if (value < 0 || value >= sides) throw new Unexpected(`a draw among ${sides} cannot be ${value}`);
    return value;
  };
}

/** Sets a table up. Seats go by their names, or by those given here where the settings tell (`good`, `dark`). */
export const table = <G extends Core<S>, S>(
  engine: Engine<G, S>,
  position: string | G,
  seats: readonly string[] = engine.game.seats({}),
): TestTable<G, S> => new TestTable(engine, position, seats);
