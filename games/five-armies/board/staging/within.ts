/** Where an event of the log stands: whose deed it is, and in which combat. Looks back no further than the turn. */
import type { Happened } from "@westmarch/boardkit";
import { fightAround, latest } from "@westmarch/campaign/telling";
import { NONE, type Seat } from "@westmarch/kernel";
import type { FiveArmies } from "../../state.ts";
import type { Words } from "../../words.ts";

export type EventName = keyof Words["events"];
/** An event of the log, as it is shown. */
export type LogEvent = Happened<FiveArmies>;

/** The place of the beginning of the combat that the event at `at` belongs to, or -1: its beginning and its end do too. */
export const combatAround = (log: readonly LogEvent[], at: number): number =>
  fightAround(log, at, ["combat", "combat-ended"] satisfies readonly [EventName, EventName]);

/** The seat whose deed an event is, from which others follow. */
function deedOf({ type, facts }: LogEvent): Seat | undefined {
  switch (type) {
    case "turn":
    case "rolled":
    case "tile":
    case "fate-card":
      return NONE;
    case "action":
    case "die":
    case "passed":
      return facts.side;
    case "card":
      return facts.seat;
    case "ability":
    case "activated":
      return 0;
    default:
      return undefined;
  }
}

/** The seat whose die, card or ability the event at `at` follows from, or `NONE`. */
export const doer = (log: readonly LogEvent[], at: number): Seat => latest(log, at, deedOf) ?? NONE;
