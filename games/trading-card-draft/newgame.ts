/** How a draft begins. */
import type { Core, Settings } from "@westmarch/kernel";
import { type Draft, seatsOf, USUAL_ROUNDS } from "./state.ts";
import { enter } from "./vocabulary.ts";

/** Everything before the first pack is opened. */
export function newDraft(given: Settings): Omit<Draft, Exclude<keyof Core, "stack" | "secret">> {
  const seats = seatsOf(given);
  return {
    stack: [enter("draft").call],
    way: given.way === "sealed" ? "sealed" : "draft",
    rounds: Number(given.packs ?? USUAL_ROUNDS),
    round: 0,
    secret: { packs: seats.map(() => []), pools: seats.map(() => []) },
  };
}
