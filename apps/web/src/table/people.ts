import type { Say } from "@westmarch/boardkit";
import type { Seat } from "@westmarch/kernel";
import type { SeatInfo } from "@westmarch/protocol";
import type { TableModel } from "./model.ts";

/** Who sits there, by the name to show. */
export function nameOf({ player }: SeatInfo, say: Say): string {
  if (!player) return say("table.seat.open");
  return player.kind === "person" ? player.name : say(`table.bot.${player.level}`);
}

/** Names by seat. */
export function namesOf(seats: readonly SeatInfo[], say: Say): readonly string[] {
  const names: string[] = [];
  for (const info of seats) names[info.seat] = nameOf(info, say);
  return names;
}

/** “A and B”, in the manner of the language. */
export const together = (names: readonly string[], language: string): string =>
  new Intl.ListFormat(language, { type: "conjunction" }).format(names);

/** The first person who owes a decision and has not been seen for so long that the game may be claimed. */
export function absent(model: TableModel, now: number): SeatInfo | null {
  const { claimAfter } = model;
  if (claimAfter === null || model.mine.length === 0 || model.now.result) return null;
  const away = ({ seat, player }: SeatInfo) =>
    player?.kind === "person" &&
    !player.online &&
    player.seenAt !== undefined &&
    now - player.seenAt > claimAfter &&
    model.now.owes.includes(seat) &&
    !model.mine.includes(seat);
  return model.seats.find(away) ?? null;
}

/** Own seats that an offer still waits for. */
export const asked = (model: TableModel, offer: { readonly agreed: readonly Seat[] }): readonly Seat[] =>
  model.mine.filter((seat) => !offer.agreed.includes(seat));
