import { firstHead, type Key } from "@westmarch/fairness";
import { begin, type Core, type Draw, type Engine, type Event, type Settings } from "@westmarch/kernel";
import { undoWindowFrom } from "@westmarch/kernel/undo-window";
import type { Act, Placed } from "./fold.ts";
import type { FairChance, Position } from "./position.ts";

/** A table whose game is to begin. */
export interface Ready {
  readonly engine: Engine<Core, unknown>;
  readonly settings: Settings;
  readonly chance: FairChance & { readonly secret: Key };
}

/** A game that has begun, and is not kept anywhere yet. */
export interface Begun {
  readonly position: Position;
  readonly act: Act;
  /** What chance gave before the first choice. */
  readonly opening: readonly Draw[];
}

/** Begins the game of a table, at a time in milliseconds since 1970. */
export function begun({ engine, settings, chance }: Ready, at: number): Begun {
  const events: Event[] = [];
  const { state, opening } = begin(engine, settings, chance.draw, (event) => events.push(event));
  const position: Position = {
    version: 0,
    head: firstHead(chance.secret, { game: engine.game.id, settings }),
    state,
    asks: engine.asks(state),
    undoWindow: undoWindowFrom<Core, Placed>(state),
    floors: engine.game.seats(settings).map(() => 0),
    offers: [],
    result: state.result,
    replay: null,
    replayable: true,
    changedAt: at,
    snapshot: 0,
  };
  const act: Act = {
    version: 0,
    seat: -1,
    type: "open",
    data: JSON.stringify({ draws: opening }),
    events: JSON.stringify(events),
    quiet: 1,
    cut: null,
    at,
  };
  return { position, act, opening };
}
