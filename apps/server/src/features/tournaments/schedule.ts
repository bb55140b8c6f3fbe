/** What has to be done next in a tournament, from its state. Pure. */

import type { EntrantData, GameData, TournamentData } from "../../database/schema/tournaments.ts";
import type { Held } from "../../stores/tournament-store.ts";
import { arenaPairs, freeIn } from "./arena.ts";
import { circle, firstKnockout, nextKnockout, roundsOf, swiss } from "./pairing.ts";
import { type Decided, pointsOf, standingsOf, worth } from "./standings.ts";

/** A game that is to be opened. If `other` is null, `one` rests. */
export type Opening = Pick<GameData, "round" | "board" | "nth" | "one" | "other"> & {
  /** How it is decided at once; null: it is played. */
  readonly outcome: GameData["outcome"];
};

export type Next = { readonly open: readonly Opening[] } | "wait" | "over";

/** Extra games of a knockout pairing that is still undecided after those planned. */
const EXTRA = 2;

export const decidedIn = (games: readonly GameData[]): readonly Decided[] =>
  games.flatMap(({ outcome, forfeit, ...game }) =>
    outcome === null ? [] : [{ ...game, outcome, forfeit: forfeit === 1 }],
  );

/** All entrants, the strongest first. */
export const seededIn = (entrants: readonly EntrantData[]): readonly number[] =>
  entrants
    .toSorted(
      (a, b) =>
        (a.seed || Number.MAX_SAFE_INTEGER) - (b.seed || Number.MAX_SAFE_INTEGER) || a.entrant - b.entrant,
    )
    .map(({ entrant }) => entrant);

const plays =
  (round: number) =>
  ({ since, until }: EntrantData): boolean =>
    since <= round && (until === null || until >= round);

/** How many rounds there will be. */
export function roundsIn({ tournament, entrants, games }: Held): number {
  if (tournament.kind === "swiss") return tournament.rounds;
  const from = tournament.round === 0 ? entrants.length : seededAtStart(entrants, games).length;
  return roundsOf(tournament.kind, from, tournament.rounds);
}

/** The entrants who were there when the first round was paired. */
const seededAtStart = (entrants: readonly EntrantData[], games: readonly GameData[]): readonly number[] => {
  const first = entrants.filter(({ since }) => since <= 1);
  return games.length === 0 ? seededIn(entrants) : seededIn(first);
};

/** What comes next: games to open, waiting for running games, or the end. */
export function next(held: Held, steady: number): Next {
  const { tournament, games } = held;
  if (tournament.kind === "arena") return nextInArena(held, steady);
  const { round } = tournament;
  const here = games.filter((game) => game.round === round);
  const more = boardsOf(here).flatMap((board) => nextGame(tournament, held, board));
  if (more.length > 0) return { open: more };
  if (here.some(({ outcome }) => outcome === null)) return "wait";
  if (round >= roundsIn(held)) return "over";
  const opened = nextRound(held, round + 1);
  return opened.length === 0 ? "over" : { open: opened };
}

/** An arena is one round: whoever is free is paired at a new board, until time is up. Games that have begun are played on. */
function nextInArena({ tournament: { ends_at }, entrants, games }: Held, steady: number): Next {
  if (ends_at !== null && steady >= ends_at)
    return games.some(({ outcome }) => outcome === null) ? "wait" : "over";
  const decided = decidedIn(games);
  const { free, othersPlay } = freeIn(entrants, games, (entrant) => pointsOf(decided, entrant));
  const boards = games.length;
  const open = arenaPairs(free, othersPlay).map(
    ([one, other], at): Opening => ({ round: 1, board: boards + at + 1, nth: 1, one, other, outcome: null }),
  );
  return open.length === 0 ? "wait" : { open };
}

const boardsOf = (games: readonly GameData[]): readonly (readonly GameData[])[] => [
  ...Map.groupBy(games, ({ board }) => board).values(),
];

/** The next game of a pairing whose last game is over, if it has one. */
function nextGame(
  tournament: TournamentData,
  { entrants }: Held,
  board: readonly GameData[],
): readonly Opening[] {
  const last = board.at(-1);
  if (!last || last.other === null || last.outcome === null) return [];
  const gone = [last.one, last.other].filter(
    (one) =>
      !entrants.some(
        (entrant) => entrant.entrant === one && plays(last.round)(entrant) && entrant.until !== last.round,
      ),
  );
  const open = { round: last.round, board: last.board, nth: last.nth + 1, one: last.one, other: last.other };
  const undecided = tournament.kind === "knockout" && winnerOf(board) === null && last.outcome !== "neither";
  const most = tournament.games + (undecided ? EXTRA : 0);
  if (undecided && last.nth === most) return [{ ...open, outcome: higherSeed(last, entrants) }];
  if (last.nth >= most) return [];
  // An entrant who has withdrawn loses the games that are left.
  if (gone.length === 2) return last.nth >= tournament.games ? [] : [{ ...open, outcome: "neither" }];
  if (gone.length === 1) {
    if (last.nth >= tournament.games && !undecided) return [];
    return [{ ...open, outcome: gone[0] === last.one ? "other" : "one" }];
  }
  return [{ ...open, outcome: null }];
}

/** Which of the two has the higher seed. */
function higherSeed({ one, other }: GameData, entrants: readonly EntrantData[]): "one" | "other" {
  const seeded = seededIn(entrants);
  return other === null || seeded.indexOf(one) < seeded.indexOf(other) ? "one" : "other";
}

/** The entrant who has won a pairing; null: both have as many points. */
export function winnerOf(board: readonly GameData[]): number | null {
  const [first] = board;
  if (!first) return null;
  if (first.other === null) return first.one;
  const games = decidedIn(board);
  const [one, other] = [first.one, first.other].map((entrant) =>
    games.reduce((sum, game) => sum + worth(game, entrant), 0),
  );
  return one === other ? null : (one ?? 0) > (other ?? 0) ? first.one : first.other;
}

function nextRound({ tournament, entrants, games }: Held, round: number): readonly Opening[] {
  const playing = entrants.filter(plays(round)).map(({ entrant }) => entrant);
  const bye = (one: number, board: number): Opening[] =>
    Array.from({ length: tournament.games }, (_, at) => ({
      round,
      board,
      nth: at + 1,
      one,
      other: null,
      outcome: "one",
    }));
  const meet = (one: number, other: number, board: number): Opening[] => {
    const [here, there] = [playing.includes(one), playing.includes(other)];
    const outcome = here && there ? null : here ? "one" : there ? "other" : "neither";
    return [{ round, board, nth: 1, one, other, outcome }];
  };
  if (tournament.kind === "knockout") {
    const seeded = seededAtStart(entrants, games);
    const before = boardsOf(games.filter((game) => game.round === round - 1));
    const meetings = round === 1 ? firstKnockout(seeded) : nextKnockout(before.map(winnerOf));
    return meetings.flatMap(([one, other], at) =>
      one === undefined ? [] : other === undefined ? bye(one, at + 1) : meet(one, other, at + 1),
    );
  }
  if (tournament.kind === "round-robin") {
    const { pairs, byes } = circle(seededAtStart(entrants, games), round);
    return [
      ...pairs.flatMap(([one, other], at) => meet(one, other, at + 1)),
      // In a round robin all entrants rest equally often, so a rest is worth nothing.
      ...byes.map(
        (one): Opening => ({ round, board: pairs.length + 1, nth: 1, one, other: null, outcome: "neither" }),
      ),
    ];
  }
  const { pairs, byes } = swiss(contenders(entrants.filter(plays(round)), games));
  return [
    ...pairs.flatMap(([one, other], at) => meet(one, other, at + 1)),
    ...byes.flatMap((one) => bye(one, pairs.length + 1)),
  ];
}

function contenders(entrants: readonly EntrantData[], games: readonly GameData[]) {
  const decided = decidedIn(games);
  const order = standingsOf("swiss", seededIn(entrants), decided).map(({ entrant }) => entrant);
  return order.map((entrant) => {
    const own = games.filter(({ one, other }) => one === entrant || other === entrant);
    const pairings = own.filter(({ nth }) => nth === 1);
    return {
      entrant,
      points: pointsOf(decided, entrant),
      met: pairings.flatMap(({ one, other }) => (other === null ? [] : one === entrant ? [other] : [one])),
      balance: own.reduce(
        (sum, { one, other, nth }) =>
          sum + (other === null ? 0 : (one === entrant) === (nth % 2 === 1) ? 1 : -1),
        0,
      ),
      byes: pairings.filter(({ other }) => other === null).length,
    };
  });
}
