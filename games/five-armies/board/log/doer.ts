/** Whose deed an event was, as far as it says so. */
import type { HeardOf, Seat } from "@westmarch/kernel";
import { FREE, other, SHADOW, SHADOW_GROUP, sideOf, sideOfCharacter, sideOfUnit } from "../../ids.ts";
import type { FiveArmies } from "../../state.ts";
import type { Words } from "../../words.ts";

type EventName = keyof Words["events"];

/** What one side alone does, though the event does not say so. */
const DEEDS: { readonly [T in EventName]?: Seat } = {
  activated: FREE,
  "fate-card": FREE,
  tile: SHADOW,
  fate: SHADOW,
  bat: SHADOW,
  "bat-cloud": SHADOW,
  vampires: SHADOW,
  shielded: SHADOW,
  bodyguard: SHADOW,
  "pass-opened": SHADOW,
  eagles: FREE,
  flew: FREE,
  swooped: FREE,
  mail: FREE,
  ring: FREE,
};
/** Events that befall a side or a figure, and are no player's deed. */
const BEFALLS: ReadonlySet<EventName> = new Set<EventName>([
  "removed",
  "eliminated",
  "destroyed",
  "deactivated",
  "card-lost",
  "die-again",
  "tokens-eliminated",
  "won",
]);

/** The seat whose deed it was. */
export function doer({ type, facts: f }: HeardOf<FiveArmies>): Seat | undefined {
  if (BEFALLS.has(type)) return undefined;
  const deed = DEEDS[type];
  if (deed !== undefined) return deed;
  if (type === "hand-shown") return other(sideOf(f.seat));
  if ("side" in f) return f.side;
  if ("seat" in f) return f.seat;
  if ("attacker" in f) return f.attacker;
  if ("character" in f) return sideOfCharacter(f.character);
  if ("group" in f) return f.group === SHADOW_GROUP ? SHADOW : FREE;
  return type === "mustered" ? sideOfUnit(f.unit) : undefined;
}
