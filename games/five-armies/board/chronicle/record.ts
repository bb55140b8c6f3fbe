/** A battle for the valley turn by turn, from what anybody heard of it. */
import type { Happened } from "@westmarch/boardkit";
import type { OfSides, Writing } from "@westmarch/campaign/ended";
import { FREE, SHADOW, sideOfUnit } from "../../ids.ts";
import { printed } from "../../printing.ts";
import type { FiveArmies } from "../../state.ts";

type Event = Happened<FiveArmies>;

/** What a turn was like when it was over. */
export interface TurnRecord {
  readonly turn: number;
  /** The step that the sun had come to, and the Shadow's points. */
  readonly fate: number;
  readonly points: number;
  readonly dice: OfSides;
  /** Hits scored in combats, and units lost. */
  readonly hits: OfSides;
  readonly losses: OfSides;
}

const blank = (turn: number, fate: number, points: number): Writing<TurnRecord> => ({
  turn,
  fate,
  points,
  dice: [0, 0],
  hits: [0, 0],
  losses: [0, 0],
});

/** What an event adds to its turn. */
function write(now: Writing<TurnRecord>, { type, facts }: Event, view: FiveArmies): void {
  switch (type) {
    case "fate":
      now.fate = facts.fate;
      break;
    case "control":
      now.points += (facts.side === SHADOW ? 1 : -1) * printed(view).points[facts.place];
      break;
    case "rolled":
      now.dice[facts.side] += facts.faces.length;
      break;
    case "scored":
      now.hits[FREE] += facts.free;
      now.hits[SHADOW] += facts.shadow;
      break;
    case "removed":
      now.losses[sideOfUnit(facts.unit)]++;
      break;
    default:
  }
}

/** Turn by turn, the first first. */
export function turnsOf(log: readonly Event[], view: FiveArmies): readonly TurnRecord[] {
  const turns: Writing<TurnRecord>[] = [];
  for (const event of log) {
    const last = turns.at(-1);
    if (event.type === "turn") turns.push(blank(event.facts.turn, last?.fate ?? 0, last?.points ?? 0));
    const now = turns.at(-1);
    if (now) write(now, event, view);
  }
  return turns;
}
