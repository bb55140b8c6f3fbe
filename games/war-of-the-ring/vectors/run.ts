/** One vector being played. */
import { Engine, type Event, type Game, IllegalChoice, type Option, type Seat } from "@westmarch/kernel";
import { inside, objectAt, placed } from "@westmarch/positions";
import { warOfTheRing } from "../index.ts";
import { positionOf } from "../position.ts";
import { cloneWar, type Secret, type War } from "../state.ts";
import { Drawer } from "./chance.ts";

const engine = new Engine(warOfTheRing);

/** The first question from a position that stands before a phase, as if the game began there. */
function begun(position: War, draw: (g: War, sides: number) => number, sink: (event: Event) => void): War {
  // The engine starts from a copy: that is where names in `chance` are looked up.
  let live = position;
  const clone = (g: War): War => {
    live = cloneWar(g);
    return live;
  };
  const game: Game<War, Secret> = { ...warOfTheRing, clone, setup: () => position };
  return new Engine(game).start(
    { players: String(position.players) },
    (_counter, sides) => draw(live, sides),
    sink,
  );
}

export class Run {
  readonly engine: Engine<War, Secret> = engine;
  readonly g: War;
  readonly events: Event[] = [];
  readonly drawer = new Drawer();

  /** A vector begins with a line of notation, or with a position by name. */
  constructor(position: unknown, chance: readonly (number | string)[]) {
    const at = inside(null, "position");
    const line = typeof position === "string";
    const told = line ? {} : objectAt(position, at);
    const g = line ? placed(at, () => warOfTheRing.notation.read(position)) : positionOf(told, at);
    this.drawer.add(chance);
    const atRest = told.phase === undefined;
    // The first questions of a phase come after what the rules do by themselves.
    this.g = atRest
      ? g
      : begun(
          g,
          (live, sides) => this.drawer.draw(live, sides),
          (event) => this.events.push(event),
        );
  }

  /** Who is asked for this choice: the first of those who owe one. */
  mover(): Seat {
    const [ask] = this.engine.asks(this.g);
    if (!ask) throw new Error("nobody is asked for anything");
    return ask.seat;
  }

  /** Plays a choice; true if it is refused. */
  play(seat: Seat, option: Option): boolean {
    try {
      this.engine.play(
        this.g,
        seat,
        option,
        (_counter, sides) => this.drawer.draw(this.g, sides),
        (event) => this.events.push(event),
      );
      return false;
    } catch (error) {
      if (error instanceof IllegalChoice) return true;
      throw error;
    }
  }
}
