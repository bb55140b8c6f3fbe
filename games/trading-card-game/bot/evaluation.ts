/** How likely each seat is to win. */
import { judgementFor, type Network } from "@westmarch/bots/network";
import type { Seat } from "@westmarch/kernel";
import type { CardGame } from "../state.ts";
import { INPUTS } from "./inputs.ts";
import { featuresOfLeader, featuresOfRival, learning } from "./learning.ts";
import { type Sense, sense, think } from "./sense.ts";
import { standing } from "./standing.ts";

/** How likely every seat is to win, 0 … 1 in `chances[seat]`; all together make 1. */
export type Chances = (g: CardGame, chances: number[]) => void;

/** Players whose places have not been chosen yet are as likely to win as any other. */
const isSeated = (g: CardGame): boolean => g.order.every((seat) => seat >= 0);

/** Makes chances of what speaks for each of so many, of which only ratios matter. */
function shared(chances: number[], seats: number): void {
  let sum = 0;
  for (let seat = 0; seat < seats; seat++) sum += chances[seat];
  for (let seat = 0; seat < seats; seat++) chances[seat] /= sum;
}

/** By figures that can be said in words, each with its weight, as this sense has them. */
export const byFigures =
  (judge: Sense): Chances =>
  (g, chances) => {
    think(judge);
    const { out } = g;
    const seated = isSeated(g);
    const standings = out.map((isOut, seat) =>
      isOut ? Number.NEGATIVE_INFINITY : seated ? standing(g, seat) : 0,
    );
    const best = Math.max(...standings);
    for (let seat: Seat = 0; seat < out.length; seat++)
      chances[seat] = Math.exp((standings[seat] - best) / sense.scale);
    shared(chances, out.length);
  };

/** What judges positions: at tables of two, and of three and more. */
export interface Networks {
  readonly two: Network;
  readonly more: Network;
}

/**
 * By networks, which see more; by other means until the game begins, and once the leader of the fellowship is out. Each tells how
 * likely the leader is to come before one of the others; at tables of more than two all of it together makes a chance of each
 * (Bradley and Terry). Throws where a network was made for other features.
 */
export function byNetworks({ two, more }: Networks, otherwise: Chances): Chances {
  const [ofTwo, ofMore] = [judgementFor(learning, two), judgementFor(learning, more)];
  const active = new Uint16Array(INPUTS);
  return (g, chances) => {
    const { turn, out, phase } = g;
    if (phase === "setup" || out[turn]) {
      otherwise(g, chances);
      return;
    }
    const judge = out.length === 2 ? ofTwo : ofMore;
    const ofLeader = featuresOfLeader(g, active);
    for (let seat: Seat = 0; seat < out.length; seat++) {
      if (seat === turn) chances[seat] = 1;
      else if (out[seat]) chances[seat] = 0;
      else {
        const before = judge(active, featuresOfRival(ofLeader, active, g, seat));
        chances[seat] = (1 - before) / before;
      }
    }
    shared(chances, out.length);
  };
}

/** How likely one seat is to win, by what is said of all. */
export function ofSeat(chances: Chances): (g: CardGame, seat: Seat) => number {
  const all: number[] = [];
  return (g, seat) => {
    chances(g, all);
    return all[seat];
  };
}
