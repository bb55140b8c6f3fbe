/** Who plays in a round, seen from one of its tables. Pure. */
import type { Seat } from "@westmarch/kernel";
import type { Pairing, RoundNow } from "@westmarch/protocol";
import type { TableSay } from "../i18n/index.ts";
import { nameOf } from "../table/text/people.ts";
import type { RoundSay } from "./words.ts";

/** Every game of a round. */
export const pairingsOf = ({ stages }: RoundNow): readonly Pairing[] =>
  stages.flatMap(({ pairings }) => pairings);

/** What everybody is called, by seat: computers by number, as several may be of one strength. */
export const namesIn = ({ players }: RoundNow, say: RoundSay, tableSay: TableSay): readonly string[] =>
  players.map(({ player }, seat) =>
    player?.kind === "bot"
      ? say("round.computer", { n: seat + 1 })
      : nameOf({ seat, role: "", player: player && { ...player, online: false } }, tableSay),
  );

/** The seats of the table before the round that a player has who sits on these at one of its tables. */
export function ownSeats(
  round: RoundNow,
  { table, mine }: { readonly table: string; readonly mine: readonly Seat[] },
): readonly Seat[] {
  if (table === round.table) return mine;
  const here = pairingsOf(round).find((pairing) => pairing.table === table);
  return here ? mine.flatMap((seat) => here.seats[seat] ?? []) : [];
}

/** Who of a pair has not handed in a deck. */
export const missing = ({ players }: RoundNow, { seats }: Pairing): readonly Seat[] =>
  seats.filter((seat) => !players[seat]?.ready);

/** Whether one of these seats plays in a game. */
export const isOwn = ({ seats }: Pairing, own: readonly Seat[]): boolean =>
  seats.some((seat) => own.includes(seat));

/** The games of these seats that can be played now, in their order. */
export const openGames = (round: RoundNow, own: readonly Seat[]): readonly Pairing[] =>
  pairingsOf(round).filter(
    (pairing) => isOwn(pairing, own) && pairing.table !== null && pairing.winners === null,
  );
