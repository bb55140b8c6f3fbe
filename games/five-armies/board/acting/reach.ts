/** What glows on the map. Pure. */
import { onlyFrom, type Reach } from "@westmarch/campaign/errands";
import type { PlaceId } from "../../ids.ts";
import type { Props } from "../keys.ts";
import type { Hand } from "./acting.ts";
import { type Aim, isPaid, type Open } from "./aim.ts";
import type { Errand, Outing } from "./errands.ts";

type Shown = Pick<Aim, "hand" | "errands" | "goals" | "deeds" | "outings"> & {
  readonly ask: Props["ask"];
  readonly die: number | null;
};

const reachOf = (kind: Errand["kind"]): Reach => (kind === "march" ? "enter" : "attack");

/** Where the army of a place can go, and for what: to march comes before to attack, where both can be done. */
export const waysFrom = (errands: readonly Errand[], place: PlaceId): ReadonlyMap<PlaceId, Reach> =>
  new Map(
    errands
      .filter(({ from }) => from === place)
      .toReversed()
      .map(({ to, kind }) => [to, reachOf(kind)]),
  );

/** Where characters can go without an army, and for what. */
export const walksFrom = (
  outings: readonly Outing[],
  walkers: readonly number[],
): ReadonlyMap<PlaceId, Reach> =>
  new Map(
    outings
      .filter(({ character }) => walkers.includes(character))
      .map(({ to, attacks }) => [to, attacks ? "attack" : "enter"]),
  );

/** What each place is for just now. */
export function reachIn({
  hand,
  errands,
  goals,
  deeds,
  outings,
  ask,
  die,
}: Shown): ReadonlyMap<PlaceId, Reach> {
  const found = new Map(
    hand?.kind === "place"
      ? waysFrom(errands, hand.place)
      : hand?.kind === "character"
        ? walksFrom(outings, [hand.character])
        : [],
  );
  if (hand?.kind === "goal") found.set(hand.to, reachOf(goals[0]?.kind ?? "march"));
  if (hand?.kind === "walks")
    for (const { to, attacks } of hand.walks) found.set(to, attacks ? "attack" : "enter");
  if (hand === null && (isPaid(ask) || die !== null))
    for (const { at, last } of deeds) found.set(at, last[0] === "swoop" ? "attack" : "choose");
  return found;
}

/** What is taken up by itself where a question is about one army or one character alone. */
export function byItself(
  ask: Props["ask"],
  selected: PlaceId | null,
  { direct, outings }: Pick<Open, "direct" | "outings">,
): Hand | null {
  if (!ask || !isPaid(ask)) return null;
  const [first] = outings;
  if (first) return { kind: "character", character: first.character, place: first.from };
  const from = selected ?? onlyFrom(direct);
  return from === null ? null : { kind: "place", place: from };
}
