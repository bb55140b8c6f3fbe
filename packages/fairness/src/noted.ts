import type { Contribution, Fairness } from "@westmarch/kernel";
import type { Head } from "./chain.ts";
import { type Problem, seatsInWords } from "./problems.ts";

/** What a device noted of the chance of a game while it ran. */
export interface Noted {
  /** The seal of the server's secret, as it was first shown. */
  readonly commitment?: string;
  readonly heads?: readonly Head[];
  /** The seals of what all players would contribute, as they stood when this device showed its own. */
  readonly seals?: readonly Pick<Contribution, "seats" | "seal">[];
  /** What this device itself contributed. */
  readonly own?: readonly string[];
}

/** Where a file says something else of the chance of its game than what was noted while that ran. */
export function unlikeNoted(
  fairness: Fairness | undefined,
  { commitment, seals, own = [] }: Noted,
): Problem[] {
  const problems: Problem[] = [];
  const listed = fairness?.contributions ?? [];
  if (commitment !== undefined && fairness?.commitment !== commitment)
    problems.push({ reason: "secret-other", facts: {} });
  if (seals) {
    for (const { seats, seal } of seals)
      if (!listed.some((one) => one.seal === seal && one.seats.join() === seats.join()))
        problems.push({ reason: "fixed-otherwise", facts: { seats: seatsInWords(seats) } });
    for (const { seats, seal } of listed)
      if (!seals.some((one) => one.seal === seal))
        problems.push({ reason: "not-fixed", facts: { seats: seatsInWords(seats) } });
  }
  for (const value of own)
    if (!listed.some((one) => one.value === value))
      problems.push({ reason: "contribution-missing", facts: { value } });
  return problems;
}
