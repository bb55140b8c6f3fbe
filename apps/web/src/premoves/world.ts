/** What may come, in a world that a seat's view does not contradict: what it cannot see there is a guess. */
import {
  type AnyGame,
  type Ask,
  type Core,
  Engine,
  type Event,
  type Heard,
  hear,
  type Option,
  type Seat,
} from "@westmarch/kernel";
import { freshChance } from "../device/chance.ts";

const random = (sides: number): number => freshChance(0, sides);

/** Who is asked next in a world, and what; null: it is over. */
export type Stage = { readonly own: boolean; readonly ask: Ask } | null;

export interface Step {
  readonly state: Core;
  /** What the seat hears of it, in its order. */
  readonly heard: readonly Heard[];
}

/** A game thought on from the view of one seat. */
export class World {
  readonly #engine: Engine<Core, unknown>;
  readonly #seat: Seat;

  constructor(game: AnyGame, seat: Seat) {
    this.#engine = new Engine(game);
    this.#seat = seat;
  }

  /** A whole state that this view does not contradict. */
  from(view: Core): Core {
    return this.#engine.determinize(view, this.#seat, random);
  }

  /** One’s own question comes first, where several are asked. */
  stage(state: Core): Stage {
    if (state.result) return null;
    const own = this.#engine.askOf(state, this.#seat);
    if (own) return { own: true, ask: own };
    const [other] = this.#engine.owes(state);
    const ask = other === undefined ? null : this.#engine.askOf(state, other);
    return ask && { own: false, ask };
  }

  /** What a seat sees of it. */
  view(state: Core, seat: Seat): Core {
    return this.#engine.view(state, seat);
  }

  /** After this choice, on a copy. */
  after(state: Core, by: Seat, option: Option): Step {
    const copy = this.#engine.game.clone(state);
    const events: Event[] = [];
    this.#engine.play(copy, by, option, freshChance, (event) => events.push(event));
    return { state: copy, heard: events.flatMap((event) => hear(event, this.#seat) ?? []) };
  }

  /** One of the options, by chance. */
  any({ options }: Ask): Option | undefined {
    return options[random(options.length)];
  }
}
