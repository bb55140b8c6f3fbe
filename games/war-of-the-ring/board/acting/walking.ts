/** The Fellowship's figure on the map, carried by a player. Pure. */
import type { ThingId } from "@westmarch/campaign/errands";
import type { FaceId } from "../../data/ids.ts";
import type { Chosen } from "../../vocabulary.ts";
import { dieOf } from "./things.ts";

/** The choice that moves the Fellowship by the die in hand; null where there are several, or none. */
export function steps(all: ReadonlyMap<ThingId, readonly Chosen[]>, die: FaceId | null): Chosen | null {
  const ways = (all.get("fellowship") ?? []).filter(
    (option) => option[0] === "travel" && (die === null || dieOf(option) === die),
  );
  const [only] = ways;
  return only && ways.length === 1 ? only : null;
}
