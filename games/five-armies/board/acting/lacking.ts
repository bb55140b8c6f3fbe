/** Why a place cannot be chosen, or its army does not set out by the die in hand. Pure. */
import { type Attempt, mostRefused } from "@westmarch/campaign/looking";
import type { AskOf, Option, Refusal, Seat } from "@westmarch/kernel";
import { ACTION, type FaceId, type PlaceId, sideOf } from "../../ids.ts";
import { printed } from "../../printing.ts";
import { hasArmy } from "../../rules/board.ts";
import type { FiveArmies } from "../../state.ts";
import type { Chosen } from "../../vocabulary.ts";

type Ask = AskOf<FiveArmies>;

/** What the rules say of choices that have not been made. */
export interface Rules {
  readonly thenAsked: (
    view: FiveArmies,
    seat: Seat,
    options: readonly Option[],
  ) => { readonly view: FiveArmies; readonly ask: Ask | null } | null;
  readonly against: (view: FiveArmies, seat: Seat, options: readonly Option[]) => Refusal | null;
}

/** The same choice with another place, where a place is what it names. */
function namedAt(option: Chosen, place: PlaceId): Option | null {
  switch (option[0]) {
    case "army":
      return ["army", place];
    case "flip":
    case "token":
    case "muster":
      return [option[0], place, option[2]];
    default:
      return null;
  }
}

/** The ways in which a place could answer a question: its army goes to each neighbour, or it is named. */
function waysOf(view: FiveArmies, ask: Ask, place: PlaceId, after: readonly Option[]): readonly Attempt[] {
  if (ask.prompt === "move" || ask.prompt === "attack") {
    if (!hasArmy(view, sideOf(ask.seat), place)) return [];
    return printed(view).neighbours[place].map((to) => ({
      after,
      option: [ask.prompt === "attack" ? "attack" : "step", place, to],
    }));
  }
  const named = new Map<string, Attempt>();
  for (const option of ask.options) {
    const there = namedAt(option, place);
    if (there) named.set(there.join(), { after, option: there });
  }
  return [...named.values()];
}

/** The ways by which a place is asked about: by the die in hand, or where one has been paid. */
function attemptsOf(
  { thenAsked }: Rules,
  view: FiveArmies,
  ask: Ask,
  place: PlaceId,
  die: FaceId | null,
): readonly Attempt[] {
  if (ask.prompt !== "act" && ask.prompt !== "bonus") return waysOf(view, ask, place, []);
  if (die === null) return [];
  const ways = ask.options.flatMap((option) => {
    if (option[0] !== "use" || option[1] !== die) return [];
    const then = thenAsked(view, ask.seat, [option]);
    return then?.ask ? waysOf(then.view, then.ask, place, [option]) : [];
  });
  if (ways.length > 0 || !hasArmy(view, sideOf(ask.seat), place)) return ways;
  return [{ after: [], option: ["use", die, ACTION.named("strategic_move")] }];
}

/** What the rules have against most ways in which a place could be chosen; null where they say nothing of it. */
export function lackOf(
  rules: Rules,
  view: FiveArmies,
  ask: Ask,
  place: PlaceId,
  die: FaceId | null,
): Attempt | null {
  return mostRefused(attemptsOf(rules, view, ask, place, die), (options) =>
    rules.against(view, ask.seat, options),
  );
}
