import type { BoardModule, Say } from "@westmarch/boardkit";
import type { Seat } from "@westmarch/kernel";
import type { SeatInfo } from "@westmarch/protocol";
import type { TableSay } from "../../i18n/index.ts";
import { invitationsOf, type TableModel } from "../connection/model.ts";

/** Who sits there, by the name to show. */
export function nameOf({ player }: SeatInfo, say: TableSay): string {
  if (!player) return say("table.seat.open");
  if (player.kind === "bot") return say(`table.bot.${player.level}`);
  return player.name === "" ? say("table.seat.nameless") : player.name;
}

/** The same where room is little: a computer is called so, without how well it plays. */
export const shortNameOf = (info: SeatInfo, say: TableSay): string =>
  info.player?.kind === "bot" ? say("table.bot.short") : nameOf(info, say);

/** Names by seat. */
export function namesOf(seats: readonly SeatInfo[], say: TableSay): readonly string[] {
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

/** Whether people on other seats play on the same side as this one. */
export const hasPartners = ({ game }: BoardModule, model: TableModel, seat: Seat): boolean =>
  otherPeople(model).some((other) =>
    game.teams?.(model.settings).some((team) => team.includes(seat) && team.includes(other.seat)),
  );

/** Seats of others on which a person sits. */
export const otherPeople = ({ seats, mine }: TableModel): readonly SeatInfo[] =>
  seats.filter(({ seat, player }) => player?.kind === "person" && !mine.includes(seat));

/**
 * The person among these seats who has been away longest, and for how many whole minutes; null if one of them is
 * there, or it is a computer's turn.
 */
export function awayOf(
  { seats }: TableModel,
  owing: readonly Seat[],
  now: number,
): { readonly info: SeatInfo; readonly minutes: number } | null {
  let longest: { info: SeatInfo; minutes: number } | null = null;
  for (const seat of owing) {
    const info = seats[seat];
    if (info?.player?.kind !== "person" || info.player.online) return null;
    const minutes = Math.max(0, Math.floor((now - (info.player.seenAt ?? now)) / 60_000));
    if (!longest || minutes > longest.minutes) longest = { info, minutes };
  }
  return longest;
}

const SPANS = [
  ["day", 48 * 60, 24 * 60],
  ["hour", 120, 60],
  ["minute", 0, 1],
] as const;

/** So many minutes in the largest unit of which there are two. */
export function spanOf(minutes: number, language: string): string {
  const [unit, , size] = SPANS.find(([, from]) => minutes >= from) ?? SPANS[2];
  const style = { style: "unit", unit, unitDisplay: "long" } as const;
  return new Intl.NumberFormat(language, style).format(Math.floor(minutes / size));
}

/** Own seats that an offer still waits for. */
export const asked = (model: TableModel, offer: { readonly agreed: readonly Seat[] }): readonly Seat[] =>
  model.mine.filter((seat) => !offer.agreed.includes(seat));

/** The link of an empty seat, and what that seat is called. */
export interface Invitation {
  readonly role: string;
  readonly token: string;
}

/** The links of the seats that are still empty. */
export const invitationsAt = (model: TableModel, gameSay: Say): readonly Invitation[] =>
  invitationsOf(model).map(({ seat, token }) => ({
    token,
    role: gameSay(`seat.${model.seats[seat]?.role ?? ""}`),
  }));
