/** What glows on the map. Pure. */
import type { Reach } from "@westmarch/campaign/errands";
import type { RegionId } from "../../data/regionnames.ts";
import type { Props } from "../keys.ts";
import { type Aim, isPaid } from "./aim.ts";
import type { Errand } from "./errands.ts";

type Shown = Pick<Aim, "hand" | "errands" | "goals" | "answers" | "musters"> & {
  readonly ask: Props["ask"];
  readonly die: number | null;
};

const reachOf = (errand: Errand | undefined): Reach => (errand?.kind === "attack" ? "attack" : "enter");

/** What each region is for just now. */
export function reachIn({
  hand,
  errands,
  goals,
  answers,
  musters,
  ask,
  die,
}: Shown): ReadonlyMap<RegionId, Reach> {
  const found = new Map<RegionId, Reach>();
  if (hand?.kind === "place")
    for (const errand of errands) if (errand.from === hand.place) found.set(errand.to, reachOf(errand));
  if (hand?.kind === "goal") found.set(hand.to, reachOf(goals[0]));
  if (hand) return found;
  for (const region of answers.keys()) found.set(region, "choose");
  if (isPaid(ask) || die !== null) for (const { to } of musters) found.set(to, "choose");
  return found;
}
