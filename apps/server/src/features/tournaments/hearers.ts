/** Which devices of somebody who takes part are told that a round has begun, as they are kept. Pure. */
import type { EntrantData } from "../../database/schema/tournaments.ts";

type Kept = Pick<EntrantData, "recipient">;

/** As many as one entry has; who wished for it last stays. */
const MOST = 8;

/** The recipients, as notices know them. */
export const hearersOf = ({ recipient }: Kept): readonly string[] => recipient?.split(" ") ?? [];

/** How they are kept once one of them wishes to be told, or not. */
export function hearersAfter(before: Kept, recipient: string, on: boolean): string | null {
  const others = hearersOf(before).filter((one) => one !== recipient);
  const after = on ? [...others, recipient].slice(-MOST) : others;
  return after.length === 0 ? null : after.join(" ");
}
