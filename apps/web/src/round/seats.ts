/** Who plays in a round, seen from one of its tables. Pure. */
import type { Seat } from "@westmarch/kernel";
import type { Pairing, RoundNow } from "@westmarch/protocol";
import type { TableSay } from "../i18n/index.ts";
import { nameOf, shortNameOf } from "../table/text/people.ts";
import type { RoundSay } from "./words.ts";

/** Every game of a round. */
export const pairingsOf = ({ stages }: RoundNow): readonly Pairing[] =>
  stages.flatMap(({ pairings }) => pairings);

/** What everybody is called, by seat: computers by number where there are several, as they may be of one strength. */
export function namesIn({ players }: RoundNow, say: RoundSay, tableSay: TableSay): readonly string[] {
  const computers = players.filter(({ player }) => player?.kind === "bot").length;
  return players.map(({ player }, seat) => {
    const info = { seat, role: "", player: player && { ...player, online: false } };
    if (player?.kind !== "bot") return nameOf(info, tableSay);
    return computers === 1 ? shortNameOf(info, tableSay) : say("round.computer", { n: seat + 1 });
  });
}

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

/** Whether one of these seats has a game for which a deck is still missing. */
export const waits = (round: RoundNow, own: readonly Seat[]): boolean =>
  pairingsOf(round).some(
    (pairing) => isOwn(pairing, own) && pairing.table === null && pairing.winners === null,
  );

/** The games of these seats that can be played now, in their order. */
export const openGames = (round: RoundNow, own: readonly Seat[]): readonly Pairing[] =>
  pairingsOf(round).filter(
    (pairing) => isOwn(pairing, own) && pairing.table !== null && pairing.winners === null,
  );
