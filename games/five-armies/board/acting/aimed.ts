/** What is drawn of the player's thought: the way, the attack, the reach of a character. */

import type { ThingId } from "@westmarch/campaign/errands";
import { PLACE, type PlaceId, sideOf } from "../../ids.ts";
import type { Chosen } from "../../vocabulary.ts";
import { NO_RANGES, type Ranges } from "../land/ranges.ts";
import type { Attack } from "./acting.ts";
import type { Aim } from "./aim.ts";

const NOTHING: readonly never[] = [];

type Thought = Pick<Aim, "props" | "ahead" | "hand" | "goals">;

/** The attack that is being thought of. */
export function attackIn({ props: { view, ask }, ahead, goals: [goal] }: Thought): Attack | null {
  if (ask?.prompt === "fighting") {
    const from = ask.options.map(([, at]) => at);
    return { side: sideOf(ask.seat), from, to: ask.about[0], combined: true };
  }
  if (!ask || !goal || goal.kind === "march") return null;
  const combined = goal.kind === "combined";
  const from =
    combined && ahead
      ? ahead.joined(view, view.acting, goal.to)
      : [goal.over < 0 ? goal.from : PLACE.of(goal.over)];
  return { side: sideOf(ask.seat), from, to: goal.to, combined };
}

/** How far the character reaches whose card or ability is in hand or carried out. */
export function rangesIn(
  { props: { view, ask }, ahead, hand }: Thought,
  things: ReadonlyMap<ThingId, readonly Chosen[]>,
): Ranges {
  if (!ask || !ahead) return NO_RANGES;
  if (hand?.kind !== "thing") return ahead.rangesAt(view, ask);
  const [option] = things.get(hand.thing) ?? NOTHING;
  const then = option && ahead.thenAsked(view, ask.seat, [option]);
  return then?.ask ? ahead.rangesAt(then.view, then.ask) : NO_RANGES;
}

/** The way that is thought of, from its first place to its last. */
export function routeIn({ props: { ask }, hand, goals: [goal] }: Thought): readonly PlaceId[] {
  if (hand?.kind !== "goal") return (ask?.prompt === "part" ? ask.about : null) ?? NOTHING;
  return goal && PLACE.is(goal.over) ? [hand.from, goal.over, hand.to] : [hand.from, hand.to];
}
