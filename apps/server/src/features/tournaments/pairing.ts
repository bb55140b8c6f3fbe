/** Who plays whom in the next round. Pure. */

import type { TournamentData } from "../../database/schema/tournaments.ts";
import type { Pair } from "../../stores/round-store.ts";
import { roundRobin } from "../../tables/rounds/pairing.ts";
import type { Edge } from "./matching/graph.ts";
import { matchingOf } from "./matching/matching.ts";

export interface Paired {
  /** The first entrant of each pair has the first side in its first game. */
  readonly pairs: readonly Pair[];
  /** The entrants who have no opponent. */
  readonly byes: readonly number[];
}

/** An entrant who plays in the next round of a Swiss tournament, as the rounds before have left it. */
export interface Contender {
  readonly entrant: number;
  readonly points: number;
  /** The opponents that it has met, once for each time. */
  readonly met: readonly number[];
  /** How often it had the first side, minus how often the other. */
  readonly balance: number;
  /** How often it had no opponent. */
  readonly byes: number;
}

/**
 * What speaks against a pair, from the lightest to the gravest. Each weighs more than all lighter ones can together in a whole
 * round of 64, and the sum of all stays a number that is exact.
 */
const SIDES = 2 ** 12;
const SCORE = 2 ** 17;
const LOPSIDED = 2 ** 34;
const AGAIN = 2 ** 40;
const SECOND_BYE = 2 ** 48;

/**
 * The best round of a Swiss tournament by weights, found by matching. No entrant rests twice. No two entrants meet again, and
 * none has a side three times more often than the other, while that can be avoided. Entrants with as many points meet, with
 * alternating sides, the upper half against the lower. `contenders` are in the order of the standings.
 */
export function swiss(contenders: readonly Contender[]): Paired {
  const scores = [...new Set(contenders.map(({ points }) => points))].sort((a, b) => b - a);
  const odd = contenders.length % 2;
  const size = contenders.length + odd;
  const edges: Edge[] = [];
  const most = 2 ** 50;
  for (const [a, one] of contenders.entries()) {
    for (const [b, other] of contenders.entries())
      if (a < b) edges.push([a, b, most - against(one, other, b - a)]);
    if (odd) edges.push([a, contenders.length, most - rests(one)]);
  }

  function against(one: Contender, other: Contender, apart: number): number {
    const groups = scores.indexOf(other.points) - scores.indexOf(one.points);
    const together = Math.min(one.balance * other.balance > 0 ? Math.abs(one.balance + other.balance) : 0, 6);
    const times = one.met.filter((met) => met === other.entrant).length;
    return (
      Math.min(times, 3) * AGAIN +
      (together >= 4 ? LOPSIDED : 0) +
      groups * groups * SCORE +
      (together >= 2 ? SIDES : 0) +
      Math.abs(apart - Math.floor(halfOf(one)))
    );
  }

  /** Half of the entrants with as many points. */
  function halfOf({ points }: Contender): number {
    return contenders.filter((other) => other.points === points).length / 2;
  }

  /** What speaks against a rest: the entrant with the fewest points rests first. */
  function rests(one: Contender): number {
    const groups = scores.length - 1 - scores.indexOf(one.points);
    const place = contenders.indexOf(one);
    return (one.byes > 0 ? SECOND_BYE : 0) + groups * groups * SCORE + (contenders.length - place);
  }

  const mates = edges.length === 0 ? [] : matchingOf(edges);
  const pairs: Pair[] = [];
  const byes: number[] = contenders.length === 1 ? [contenders[0]?.entrant ?? 0] : [];
  for (const [a, one] of contenders.entries()) {
    const mate = mates[a];
    if (mate === undefined || mate < a) continue;
    const other = contenders[mate];
    if (mate === size - 1 && odd) byes.push(one.entrant);
    else if (other) pairs.push(inTurn(one, other, pairs.length));
  }
  return { pairs, byes };
}

/** The entrant who has had the first side less often has it now. Between equals, boards alternate. */
function inTurn(one: Contender, other: Contender, board: number): Pair {
  const first = one.balance === other.balance ? board % 2 === 0 : one.balance < other.balance;
  return first ? [one.entrant, other.entrant] : [other.entrant, one.entrant];
}

/** A round of a round robin, from 1. Entrants who have withdrawn stay in the circle. */
export function circle(entrants: readonly number[], round: number): Paired {
  const stage = roundRobin(entrants.length)[round - 1];
  const of = (place: number): number => entrants[place] ?? 0;
  return {
    pairs: stage?.pairs.map(([one, other]): Pair => [of(one), of(other)]) ?? [],
    byes: stage && stage.bye !== null ? [of(stage.bye)] : [],
  };
}

/** The places of a bracket from top to bottom, so that the strongest meet last: of 4 these are 1, 4, 2, 3. */
export function bracket(size: number): readonly number[] {
  let places = [1];
  while (places.length < size) places = places.flatMap((place) => [place, 2 * places.length + 1 - place]);
  return places;
}

/**
 * The first round of a knockout by seeds, the strongest first. Where entrants are too few for the last places, the strongest
 * have no opponent and go on.
 */
export function firstKnockout(seeded: readonly number[]): readonly (readonly number[])[] {
  let size = 1;
  while (size < seeded.length) size *= 2;
  const places = bracket(size);
  const meetings: number[][] = [];
  for (let at = 0; at < places.length; at += 2)
    meetings.push(
      [places[at], places[at + 1]].flatMap((place) => {
        const entrant = place === undefined ? undefined : seeded[place - 1];
        return entrant === undefined ? [] : [entrant];
      }),
    );
  return meetings;
}

/** The next round of a knockout, from the winners of the meetings before, in their order. */
export const nextKnockout = (winners: readonly (number | null)[]): readonly (readonly number[])[] =>
  Array.from({ length: Math.ceil(winners.length / 2) }, (_, at) =>
    winners.slice(2 * at, 2 * at + 2).flatMap((winner) => (winner === null ? [] : [winner])),
  );

/** How many rounds a tournament has. */
export function roundsOf(kind: TournamentData["kind"], entrants: number, wished: number): number {
  if (kind === "arena") return 1;
  if (kind === "round-robin") return Math.max(0, entrants - 1 + (entrants % 2));
  if (kind === "knockout") return Math.ceil(Math.log2(Math.max(1, entrants)));
  return Math.min(wished, Math.max(1, entrants - 1 + (entrants % 2)));
}
