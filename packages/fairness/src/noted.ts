import type { Contribution, Fairness, Seat } from "@westmarch/kernel";
import type { Head } from "./chain.ts";

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

/** Seats as people count them. */
export const seatsInWords = (seats: readonly Seat[]): string =>
  `seat ${seats.map((s) => s + 1).join(" and ")}`;

/** Where a file says something else of the chance of its game than what was noted while that ran. */
export function unlikeNoted(
  fairness: Fairness | undefined,
  { commitment, seals, own = [] }: Noted,
): string[] {
  const problems: string[] = [];
  const listed = fairness?.contributions ?? [];
  if (commitment !== undefined && fairness?.commitment !== commitment)
    problems.push("the server had committed to another secret before the game");
  if (seals) {
    for (const { seats, seal } of seals)
      if (!listed.some((one) => one.seal === seal && one.seats.join() === seats.join()))
        problems.push(`what ${seatsInWords(seats)} would contribute was fixed otherwise before the game`);
    for (const { seats, seal } of listed)
      if (!seals.some((one) => one.seal === seal))
        problems.push(`the contribution of ${seatsInWords(seats)} was not among those fixed before the game`);
  }
  for (const value of own)
    if (!listed.some((one) => one.value === value))
      problems.push(`the contribution ${value} is missing from the file`);
  return problems;
}
