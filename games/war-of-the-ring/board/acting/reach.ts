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

/** Where the Army of a region can go, and for what. */
export const waysFrom = (errands: readonly Errand[], region: RegionId): ReadonlyMap<RegionId, Reach> =>
  new Map(errands.filter(({ from }) => from === region).map((errand) => [errand.to, reachOf(errand)]));

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
  const found = new Map(hand?.kind === "place" ? waysFrom(errands, hand.place) : []);
  if (hand?.kind === "goal") found.set(hand.to, reachOf(goals[0]));
  if (hand) return found;
  for (const region of answers.keys()) found.set(region, "choose");
  if (isPaid(ask) || die !== null) for (const { to } of musters) found.set(to, "choose");
  return found;
}
