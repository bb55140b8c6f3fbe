/** Who sits where: turns pass to the left, most other things go round to the right of the Free Peoples player (5.3, 9.1). */
import { type Round, speaker } from "@westmarch/cards";
import type { Seat } from "@westmarch/kernel";
import { type CardGame, NOBODY } from "./state.ts";

/** The seats from the Free Peoples player on to the right, him first: those still in the game, and one who may be out. */
function fromHimOn({ order, out, turn }: CardGame, kept: Seat): readonly Seat[] {
  const start = order.indexOf(turn) + order.length;
  const round: Seat[] = [];
  for (let step = 0; step < order.length; step++) {
    const seat = order[(start - step) % order.length];
    if (!out[seat] || seat === kept) round.push(seat);
  }
  return round;
}

/** The seats still in the game, from the Free Peoples player on to the right, him first. */
export const fromFreePeoples = (g: CardGame): readonly Seat[] => fromHimOn(g, NOBODY);

/** Who have chances in this order (5.3): the seat with the last one keeps its place, though it may be out by now. */
export const chances = (g: CardGame, { turn }: Round): readonly Seat[] => fromHimOn(g, turn);

/** Whose chance it is in a round (5.3). */
export const chanceOf = (g: CardGame, round: Round): Seat => speaker(chances(g, round), round);

/** The Shadow player after this one, who may be out by now (9.1): the first after `NOBODY`; `NOBODY` after the last. */
export function nextShadow(g: CardGame, after: Seat): Seat {
  const next = rightOf(g, after === NOBODY ? g.turn : after);
  return next === g.turn ? NOBODY : next;
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

/** The next seat that way round that is still in the game, or `NOBODY`. */
function neighbour({ order, out }: CardGame, seat: Seat, way: 1 | -1): Seat {
  const start = order.indexOf(seat) + order.length;
  for (let step = 1; step <= order.length; step++) {
    const next = order[(start + way * step) % order.length];
    if (!out[next] && next !== seat) return next;
  }
  return NOBODY;
}

/** The next seat to the left that is still in the game (19.3), or `NOBODY`. */
export const leftOf = (g: CardGame, seat: Seat): Seat => neighbour(g, seat, 1);

/** The next seat to the right that is still in the game, or `NOBODY`. */
export const rightOf = (g: CardGame, seat: Seat): Seat => neighbour(g, seat, -1);
