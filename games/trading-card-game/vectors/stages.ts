/** Where the play of a vector stands: as if the players had just come there. */
import { type Frame, NONE } from "@westmarch/kernel";
import { type Location, PositionError } from "@westmarch/positions";
import { shadowPlayers } from "../seats.ts";
import type { CardGame } from "../state.ts";
import { enter } from "../vocabulary.ts";
import type { Phase } from "../words.ts";
import { seatAt } from "./names.ts";

/** The stack above the game in each phase: as if the players had just come there. */
export function standing(
  g: CardGame,
  phase: string,
  given: { readonly [key: string]: unknown },
  at: Location,
): Frame[] {
  const turn = (where: string): Frame => ({ ...enter("turn").call, at: where });
  const procedure = (): Frame => enter("procedure", {}).call;
  const [name = "", letter] = phase.split(":");
  const set = (now: Phase): void => {
    g.phase = now;
  };
  switch (name) {
    case "bids":
      return [{ ...enter("setting-up", {}).call, at: "bid" }];
    case "starting fellowship":
      return [{ ...enter("setting-up", {}).call, at: "begin" }];
    case "start of turn":
      set("end");
      return [turn("begin")];
    case "fellowship":
      set("fellowship");
      return [turn("move"), enter("ownPhase", { seat: g.turn }).call];
    case "shadow": {
      set("shadow");
      const seats = shadowPlayers(g);
      const seat = letter === undefined ? (seats[0] ?? g.turn) : seatAt(letter, at, g.order.length);
      if (!seats.includes(seat)) throw new PositionError(at, `${letter} has no Shadow phase in this turn`);
      g.shadow = seat;
      return [turn("shadowEnds"), enter("ownPhase", { seat }).call];
    }
    case "maneuver":
      set("maneuver");
      return [turn("archery"), procedure()];
    case "archery":
      set("archery");
      return [turn("fire"), procedure()];
    case "assignment":
      set("assignment");
      return [turn(given.fierceRound === true ? "assignFierce" : "assign"), procedure()];
    case "skirmish": {
      const after = turn(given.fierceRound === true ? "regroup" : "fierce");
      set(g.skirmish === NONE ? "assignment" : "skirmish");
      const fights: Frame = { ...enter("skirmishes").call, at: g.skirmish === NONE ? "next" : "resolve" };
      return g.skirmish === NONE ? [after, fights] : [after, fights, procedure()];
    }
    case "end of skirmishes":
      set("skirmish");
      return [turn("fierce"), { ...enter("skirmishes").call, at: "next" }];
    case "regroup":
      set("regroup");
      return [turn("again"), { ...enter("regroup", {}).call, at: "reconcile" }, procedure()];
    case "end of turn":
      set("regroup");
      return [turn("end")];
    default:
      throw new PositionError(at, `there is no phase “${phase}”`);
  }
}

/** Phases before the first move of a turn. */
export const BEFORE_MOVING = ["bids", "starting fellowship", "start of turn", "fellowship"];

/** Phases before the first turn. */
export const BEFORE_TURN = ["bids", "starting fellowship"];
