/** At which tables computers give hints. */
import type { SeatData } from "../../database/schema/seats.ts";
import type { BotServices } from "../services.ts";

/** Whether the host's computers give hints at a table at all. */
export const mayHint = (
  { policy, bots }: Pick<BotServices, "policy" | "bots">,
  room: { readonly isInRound: boolean },
): boolean => policy.hints && bots?.hint !== undefined && !room.isInRound;

/** Whether only the player of these seats and computers play there. */
export const isPractice = (seats: readonly SeatData[], own: readonly number[]): boolean =>
  seats.every(({ seat, kind }) => kind === "bot" || (kind === "person" && own.includes(seat)));
