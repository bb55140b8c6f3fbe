/** Which of an entrant's devices are told that a round has begun, as they are stored. Pure. */
import type { EntrantData } from "../../database/schema/tournaments.ts";

type Kept = Pick<EntrantData, "recipient">;

/** The most devices of one entrant; the latest to subscribe stay. */
const MOST = 8;

/** The recipients, as notifications name them. */
export const hearersOf = ({ recipient }: Kept): readonly string[] => recipient?.split(" ") ?? [];

/** How the devices are stored after one of them has subscribed or unsubscribed. */
export function hearersAfter(before: Kept, recipient: string, on: boolean): string | null {
  const others = hearersOf(before).filter((one) => one !== recipient);
  const after = on ? [...others, recipient].slice(-MOST) : others;
  return after.length === 0 ? null : after.join(" ");
}
