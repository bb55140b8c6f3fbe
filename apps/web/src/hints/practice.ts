import type { SeatInfo } from "@westmarch/protocol";

/** Whether nobody plays here but whoever has these seats, and computers. */
export const isPractice = (seats: readonly SeatInfo[], mine: readonly number[]): boolean =>
  seats.every(({ seat, player }) => player?.kind === "bot" || (player !== null && mine.includes(seat)));
