/** Games at first sight, by lot, of which quiet positions are noted with what came of them. */

import { byLot, type Score } from "@westmarch/bots/sight";
import type { Learning } from "@westmarch/bots/types";
import type { Core, Seat } from "@westmarch/kernel";
import { twoSides } from "../arena.ts";
import { type Choose, playThrough, type Setting, winnersAt } from "../match.ts";

/** A game of which it is learnt how likely its positions are to be won. */
export interface Foresight<G extends Core<S>, S> extends Setting<G, S> {
  readonly game: string;
  /** Of the players whose games are foretold. */
  readonly edition: number;
  readonly learning: Learning<G>;
  /** What the players say of their choices. */
  readonly score: Score<G>;
  /** By how much an option must score more to be played e times as often, above 0. */
  readonly grain: number;
  /** Where positions are judged. */
  quiet(g: G): boolean;
  /**
   * How a position is seen where more than two play against each other: through the viewer's eyes, and beside the viewer one other
   * alone. Then it is learnt which of these two is the likelier to win, where one of them does. 0: the other is out of the game.
   */
  beside?(g: G, other: Seat, into: Uint16Array): number;
}

/** Positions of some games, one after the other, in long lists. */
export interface Positions {
  /** What the first side got in each game: 1, 0, or a half. */
  readonly points: Float32Array;
  /** Up to which position each game goes. */
  readonly games: Uint32Array;
  /** By position: 1 where it is seen through the first side's eyes. */
  readonly first: Uint8Array;
  /** The features that hold, position after position; those of position `i` go from `from[i]` to `from[i + 1]`. */
  readonly active: Uint16Array;
  readonly from: Uint32Array;
}

/** One quiet position in so many is noted: neighbours tell much the same. */
const SPACING = 5;

/** Plays the games with these seeds. */
export const notePositions = <G extends Core<S>, S>(
  foresight: Foresight<G, S>,
  from: number,
  to: number,
): Positions =>
  foresight.beside ? notePairs(foresight, foresight.beside, from, to) : noteSides(foresight, from, to);

/** Chooses by lot, what looks better more often, and tells of the quiet positions that are to be noted. */
function noting<G extends Core<S>, S>(
  { quiet, score, grain }: Foresight<G, S>,
  note: (g: G) => void,
): Choose<G> {
  const scores: number[] = [];
  return (g, ask, random) => {
    if (random(SPACING) === 0 && quiet(g)) note(g);
    const { options } = ask;
    score(g, ask, options, scores);
    return options[byLot(scores, options.length, grain, random).choice];
  };
}

function noteSides<G extends Core<S>, S>(foresight: Foresight<G, S>, from: number, to: number): Positions {
  const { engine, learning } = foresight;
  const sides = twoSides(engine);
  const room = new Uint16Array(learning.inputs);
  const noted: Uint16Array[] = [];
  const first: number[] = [];
  const games: number[] = [];
  const choose = noting(foresight, (g) => {
    noted.push(room.slice(0, learning.features(g, room)));
    first.push(sides[0].includes(learning.viewer(g)) ? 1 : 0);
  });
  const points = Array.from({ length: to - from }, (_, n) => {
    const won = playThrough(foresight, sides, "foresight", from + n, choose);
    games.push(noted.length);
    return won;
  });
  return { points: Float32Array.from(points), games: Uint32Array.from(games), ...gathered(noted, first) };
}

/** A position through the viewer's eyes, by whom else is looked at. */
interface Seen {
  readonly viewer: Seat;
  readonly beside: readonly (Uint16Array | null)[];
}

/** The game of each loser against the winner, in the positions that one of the two sees; of two in a game the first sits lower. */
function notePairs<G extends Core<S>, S>(
  foresight: Foresight<G, S>,
  beside: NonNullable<Foresight<G, S>["beside"]>,
  from: number,
  to: number,
): Positions {
  const { learning } = foresight;
  const room = new Uint16Array(learning.inputs);
  const [noted, first, games, points]: [Uint16Array[], number[], number[], number[]] = [[], [], [], []];
  let seen: Seen[] = [];
  const choose = noting(foresight, (g: G) => {
    const viewer = learning.viewer(g);
    const others = g.sealed.map((_, seat) => {
      const many = seat === viewer ? 0 : beside(g, seat, room);
      return many === 0 ? null : room.slice(0, many);
    });
    seen.push({ viewer, beside: others });
  });
  for (let table = from; table < to; table++) {
    seen = [];
    const [winner, ...more] = winnersAt(foresight, "foresight", table, choose) ?? [];
    // Of a game that nobody wins alone nothing is learnt.
    if (winner === undefined || more.length > 0 || !seen[0]) continue;
    for (const loser of seen[0].beside.keys()) {
      if (loser === winner) continue;
      const lower = Math.min(winner, loser);
      for (const { viewer, beside: others } of seen) {
        const features = viewer === winner ? others[loser] : viewer === loser ? others[winner] : null;
        if (!features) continue;
        noted.push(features);
        first.push(viewer === lower ? 1 : 0);
      }
      games.push(noted.length);
      points.push(winner === lower ? 1 : 0);
    }
  }
  return { points: Float32Array.from(points), games: Uint32Array.from(games), ...gathered(noted, first) };
}

function gathered(noted: readonly Uint16Array[], first: readonly number[]) {
  const from = new Uint32Array(noted.length + 1);
  for (const [i, features] of noted.entries()) from[i + 1] = from[i] + features.length;
  const active = new Uint16Array(from[noted.length]);
  for (const [i, features] of noted.entries()) active.set(features, from[i]);
  return { first: Uint8Array.from(first), active, from };
}

/** All of them in one. */
export function joined(parts: readonly Positions[]): Positions {
  const sum = (of: (part: Positions) => number): number => parts.reduce((all, part) => all + of(part), 0);
  const positions = sum(({ first }) => first.length);
  const all: Positions = {
    points: new Float32Array(sum(({ points }) => points.length)),
    games: new Uint32Array(sum(({ games }) => games.length)),
    first: new Uint8Array(positions),
    active: new Uint16Array(sum(({ active }) => active.length)),
    from: new Uint32Array(positions + 1),
  };
  let [game, position, feature] = [0, 0, 0];
  for (const { points, games, first, active, from } of parts) {
    all.points.set(points, game);
    all.games.set(
      games.map((end) => position + end),
      game,
    );
    all.first.set(first, position);
    all.active.set(active, feature);
    all.from.set(
      from.map((start) => feature + start),
      position,
    );
    game += points.length;
    position += first.length;
    feature += active.length;
  }
  return all;
}
