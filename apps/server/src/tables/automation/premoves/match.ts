/** Which case of a plan fits. Pure: it depends on nothing but what its seat has heard and is asked. */
import { isDeepStrictEqual } from "node:util";
import { type Ask, type Heard, type Seat, sameOption } from "@westmarch/kernel";
import type { Case, SeatPlan } from "@westmarch/protocol";
import type { KeptPlan } from "../../../stores/premove-store.ts";

/** A plan as its player is told of it. */
export const toldOf = ({ seat, cases, dropped, made }: KeptPlan): SeatPlan => ({
  seat,
  cases,
  dropped,
  made,
});

export const noPlan = (seat: Seat): KeptPlan => ({ seat, since: 0, cases: [], dropped: null, made: 0 });

/** The case that counts, or why none does. */
export function caseFor(
  cases: readonly Case[],
  ask: Ask,
  heard: readonly Heard[],
): Case | Extract<SeatPlan["dropped"], string> {
  const fitting = cases.filter((one) => one.prompt === ask.prompt && wasHeard(one.heard, heard));
  if (fitting.length === 0) return "unmet";
  const offered = fitting.find(({ choose }) => ask.options.some((option) => sameOption(option, choose)));
  return offered ?? "not-offered";
}

/** All of them were heard, in this order, whatever came between. */
function wasHeard(wanted: Case["heard"], heard: readonly Heard[]): boolean {
  let next = 0;
  for (const event of heard) {
    const one = wanted[next];
    if (!one) break;
    const fits =
      one.type === event.type &&
      Object.entries(one.facts).every(([name, fact]) => isDeepStrictEqual(event.facts[name], fact));
    if (fits) next++;
  }
  return next === wanted.length;
}
