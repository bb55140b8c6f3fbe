/** Why the army of a region does not set out by the die in hand. Pure. */
import type { AskOf, Option, Refusal, Seat } from "@westmarch/kernel";
import type { FaceId } from "../../data/ids.ts";
import type { RegionId } from "../../data/regionnames.ts";
import { NEIGHBOURS } from "../../data/regions.ts";
import { hasArmy } from "../../rules/figures.ts";
import { sideOf } from "../../seats.ts";
import type { War } from "../../state.ts";

/** Something that the rules refuse, after the choices that would come before it. */
export interface Attempt {
  readonly after: readonly Option[];
  readonly option: Option;
}

/** The ways that an army is asked about: after a die, or where one has been paid. */
function waysOf(ask: AskOf<War>, from: RegionId, die: FaceId | null): readonly Attempt[] {
  const to = (verb: "move" | "attack", after: readonly Option[]) =>
    NEIGHBOURS[from].map((region): Attempt => ({ after, option: [verb, from, region] }));
  if (ask.prompt === "move" || ask.prompt === "attack") return to(ask.prompt, []);
  if (ask.prompt !== "act" || die === null) return [];
  const ways = ask.options.flatMap((option) => {
    if (option[0] === "armies" && option[1] === die) return to("move", [option]);
    return option[0] === "attack-with" && option[1] === die ? to("attack", [option]) : [];
  });
  return ways.length > 0 ? ways : [{ after: [], option: ["armies", die] }];
}

/** What the rules have against most ways of the player's own army in a region; null where they say nothing of it. */
export function lackOf(
  against: (view: War, seat: Seat, options: readonly Option[]) => Refusal | null,
  view: War,
  ask: AskOf<War>,
  from: RegionId,
  die: FaceId | null,
): Attempt | null {
  if (!hasArmy(view, sideOf(view, ask.seat), from)) return null;
  const found = new Map<string, { readonly attempt: Attempt; readonly times: number }>();
  for (const attempt of waysOf(ask, from, die)) {
    const not = against(view, ask.seat, [...attempt.after, attempt.option]);
    // What no rule says is said of the question and not of the army.
    if (not?.rule === undefined) continue;
    const known = found.get(not.reason);
    found.set(not.reason, { attempt: known?.attempt ?? attempt, times: (known?.times ?? 0) + 1 });
  }
  const [most] = [...found.values()].toSorted((a, b) => b.times - a.times);
  return most?.attempt ?? null;
}
