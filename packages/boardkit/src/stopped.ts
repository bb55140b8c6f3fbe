import type { Result } from "@westmarch/kernel";

/** Ends that no rule book knows: a player resigned, was away too long or ran out of time, no player came, or both agreed to a draw. */
const BY_PEOPLE = ["resigned", "abandoned", "time", "absent", "agreed-draw"] as const;

type Stopped = Result & { readonly reason: (typeof BY_PEOPLE)[number] };

/** Whether people ended the game, and not its rules. */
export const stoppedByPeople = (result: Result | null | undefined): result is Stopped =>
  result != null && BY_PEOPLE.some((reason) => reason === result.reason);
