/** Who leads after some games of two. Pure, and of no game. */
import type { RoundStanding } from "@westmarch/protocol";
import type { Pair } from "../../stores/round-store.ts";

/** A game that was played to its end. A drawn one has no winner. */
export interface Played {
  readonly pair: Pair;
  readonly winners: readonly number[];
}

const WON = 2;
const DRAWN = 1;

type Outcome = "won" | "drawn" | "lost";

/** How a game ended for one of its two. */
const outcomeOf = ({ winners }: Played, player: number): Outcome =>
  winners.length !== 1 ? "drawn" : winners.includes(player) ? "won" : "lost";

const worth = (outcome: Outcome): number => ({ won: WON, drawn: DRAWN, lost: 0 })[outcome];

const gamesOf = (games: readonly Played[], player: number): readonly Played[] =>
  games.filter(({ pair }) => pair.includes(player));

const pointsIn = (games: readonly Played[], player: number): number =>
  gamesOf(games, player).reduce((sum, game) => sum + worth(outcomeOf(game, player)), 0);

/** A player's strength: the points of the opponents it has beaten, and half the points of those with whom it drew. */
const strengthOf = (games: readonly Played[], player: number): number =>
  gamesOf(games, player).reduce((sum, game) => {
    const [one, other] = game.pair;
    return sum + (worth(outcomeOf(game, player)) / WON) * pointsIn(games, one === player ? other : one);
  }, 0);

/**
 * All players by points: two for a win, one for a draw. Where these are equal, by the points out of the games between
 * those who have them, once all of these have met; then by strength (`strengthOf`); then by wins. Players who are equal
 * in all share a place. A game that has not been played, and a stage in which a player rests, do not count.
 */
export function standingsOf(players: number, games: readonly Played[]): readonly RoundStanding[] {
  const rows = Array.from({ length: players }, (_, seat) => {
    const outcomes = gamesOf(games, seat).map((game) => outcomeOf(game, seat));
    const count = (which: Outcome): number => outcomes.filter((one) => one === which).length;
    return {
      seat,
      won: count("won"),
      drawn: count("drawn"),
      lost: count("lost"),
      points: pointsIn(games, seat),
      strength: strengthOf(games, seat),
    };
  });
  const keyed = rows.map((row) => {
    const equals = rows.filter(({ points }) => points === row.points).map(({ seat }) => seat);
    const among = games.filter(({ pair }) => pair.every((player) => equals.includes(player)));
    // As long as some of them have not met, a player with more of these games would be before the others.
    const met = among.length === (equals.length * (equals.length - 1)) / 2;
    const direct = met ? pointsIn(among, row.seat) : 0;
    return { row: { ...row, direct }, key: [row.points, direct, row.strength, row.won] };
  });
  const before = (one: readonly number[], other: readonly number[]): number => {
    const at = one.findIndex((figure, i) => figure !== other[i]);
    return at < 0 ? 0 : other[at] - one[at];
  };
  return keyed
    .toSorted((one, other) => before(one.key, other.key) || one.row.seat - other.row.seat)
    .map(({ row, key }) => ({
      ...row,
      place: 1 + keyed.filter((other) => before(other.key, key) < 0).length,
    }));
}
