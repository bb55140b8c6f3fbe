/** Why the army of a region does not set out by the die in hand. Pure. */
import type { Spot } from "@westmarch/campaign/errands";
import { type Attempt, mostRefused } from "@westmarch/campaign/looking";
import type { AskOf, Option, Refusal, Seat } from "@westmarch/kernel";
import { type FaceId, other } from "../../data/ids.ts";
import type { RegionId } from "../../data/regionnames.ts";
import { NEIGHBOURS } from "../../data/regions.ts";
import { hasArmy } from "../../rules/figures.ts";
import { sideOf } from "../../seats.ts";
import type { War } from "../../state.ts";
import type { Props } from "../keys.ts";

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
  return mostRefused(waysOf(ask, from, die), (options) => against(view, ask.seat, options));
}

/** Says why an Army does not go there: the rule that the first die stumbles over. Upon an enemy it does not march, but attacks. */
export function refuse(
  { view, ask, tried }: Pick<Props, "view" | "ask" | "tried">,
  die: FaceId | null,
  way: readonly [from: RegionId, to: RegionId],
  at: Spot,
): void {
  if (!ask) return;
  const paid = (by: "armies" | "attack-with") =>
    ask.options.find((option) => option[0] === by && (die === null || option[1] === die));
  const attack = hasArmy(view, other(sideOf(view, ask.seat)), way[1]) ? paid("attack-with") : undefined;
  const first = attack ?? paid("armies");
  const verb = attack || ask.prompt === "attack" ? "attack" : "move";
  tried([verb, ...way], at, first && [first]);
}
