import { firstHead } from "@westmarch/fairness";
import { begin, type Core, type Event, type Seat, type Settings, trailFrom } from "@westmarch/kernel";
import type { Placed } from "@westmarch/table";
import { Refused } from "@westmarch/table";
import type { TableChance } from "./chance.ts";
import type { AnyEngine } from "./engines.ts";
import { positionRow } from "./rows.ts";
import type { Begun } from "./schema.ts";

/** A table whose game is to begin. */
interface Ready {
  readonly id: string;
  readonly engine: AnyEngine;
  readonly settings: Settings;
  readonly chance: TableChance;
}

/** A game that has begun, not written anywhere yet. */
export interface Beginning {
  readonly rows: Begun;
  readonly botOwes: boolean;
  /** How many values of chance that took. */
  readonly drawn: number;
}

/** Begins the game of a table. Throws `Refused` if it is over at once, unless its rules let it be. */
export function beginning(
  { id, engine, settings, chance }: Ready,
  isBot: (seat: Seat) => boolean,
  at: number,
): Beginning {
  const events: Event[] = [];
  const { state, opening } = begin(engine, settings, chance.draw, (event) => events.push(event));
  if (state.result && !engine.game.brief)
    throw new Refused(
      "bad-message",
      { reason: "over-at-once" },
      "Under these settings the game is over at once.",
    );
  const asks = engine.asks(state);
  const botOwes = asks.some(({ seat }) => isBot(seat));
  const position = {
    version: 0,
    head: firstHead(chance.secret, { game: engine.game.id, settings }),
    state,
    asks,
    trail: trailFrom<Core, Placed>(state),
    floors: engine.game.seats(settings).map(() => 0),
    offers: [],
    result: state.result,
    replay: null,
    replayable: true,
    changedAt: at,
    snapshot: 0,
  };
  const act = {
    table_id: id,
    version: 0,
    seat: -1,
    type: "open" as const,
    key: null,
    data: JSON.stringify({ draws: opening }),
    events: JSON.stringify(events),
    quiet: 1,
    cut: null,
    at,
  };
  return {
    rows: { position: positionRow(id, position, botOwes), acts: [act], snapshots: [] },
    botOwes,
    drawn: state.drawn,
  };
}
