import type { Seat, Settings } from "@westmarch/kernel";
import { begun, Refused } from "@westmarch/table";
import type { Begun } from "../../stores/new-table.ts";
import { positionRow } from "../../stores/row-mapping.ts";
import type { AnyEngine } from "../game-registry.ts";
import type { TableChance } from "../table-chance.ts";

/** A table whose game is to begin. */
interface GameToStart {
  readonly id: string;
  readonly engine: AnyEngine;
  readonly settings: Settings;
  readonly chance: TableChance;
}

/** A game that has begun, not written anywhere yet. */
export interface StartedGame {
  readonly rows: Begun;
  readonly botOwes: boolean;
  /** How many values of chance that took. */
  readonly drawn: number;
}

/** Begins the game of a table. Throws `Refused` if it is over at once, unless its rules let it be. */
export function startGame(
  { id, engine, settings, chance }: GameToStart,
  isBot: (seat: Seat) => boolean,
  at: number,
): StartedGame {
  const { position, act } = begun({ engine, settings, chance }, at);
  const { state, asks } = position;
  if (state.result && !engine.game.brief)
    throw new Refused(
      "bad-message",
      { reason: "over-at-once" },
      "Under these settings the game is over at once.",
    );
  const botOwes = asks.some(({ seat }) => isBot(seat));
  return {
    rows: {
      position: positionRow(id, position, botOwes),
      acts: [{ ...act, table_id: id, key: null }],
      snapshots: [],
    },
    botOwes,
    drawn: state.drawn,
  };
}
