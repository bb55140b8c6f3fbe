/** Who sits where: turns pass to the left, most other things go round to the right of the Free Peoples player (5.3, 9.1). */
import type { Seat } from "@westmarch/kernel";
import { type CardGame, NOBODY } from "./state.ts";

/** The seats still in the game, from the Free Peoples player on to the right, him first. */
export function fromFreePeoples(g: CardGame): readonly Seat[] {
  const { order, out, turn } = g;
  const start = order.indexOf(turn);
  const round: Seat[] = [];
  for (let step = 0; step < order.length; step++) {
    const seat = order[(start - step + order.length) % order.length];
    if (!out[seat]) round.push(seat);
  }
  return round;
}

/** The Shadow players, from the Free Peoples player's right on (9.1). */
export const shadowPlayers = (g: CardGame): readonly Seat[] =>
  fromFreePeoples(g).filter((seat) => seat !== g.turn);

/** Everybody else who is still in the game, from this seat's right on. */
export const opponentsOf = (g: CardGame, seat: Seat): readonly Seat[] => {
  const round = fromFreePeoples(g);
  const start = round.indexOf(seat);
  return start < 0 ? round : [...round.slice(start + 1), ...round.slice(0, start)];
};

/** The next seat to the left that is still in the game (19.3), or `NOBODY`. */
export function leftOf(g: CardGame, seat: Seat): Seat {
  const { order, out } = g;
  const start = order.indexOf(seat);
  for (let step = 1; step <= order.length; step++) {
    const next = order[(start + step) % order.length];
    if (!out[next] && next !== seat) return next;
  }
  return NOBODY;
}

/** The next seat to the right that is still in the game, or `NOBODY`. */
export function rightOf(g: CardGame, seat: Seat): Seat {
  const { order, out } = g;
  const start = order.indexOf(seat);
  for (let step = 1; step <= order.length; step++) {
    const next = order[(start - step + order.length) % order.length];
    if (!out[next] && next !== seat) return next;
  }
  return NOBODY;
}
