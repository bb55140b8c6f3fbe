import type { SeatInfo } from "@westmarch/protocol";

/** Whether only the player of these seats and computers play here. */
export const isPractice = (seats: readonly SeatInfo[], mine: readonly number[]): boolean =>
  seats.every(({ seat, player }) => player?.kind === "bot" || (player !== null && mine.includes(seat)));
