/** The pairings of a ladder, how long each goes on, and the results. The caller hands in what plays the games. */
import { type Interval, wilson } from "../wilson.ts";
import { rate } from "./rating.ts";
import { idOf, type LadderPlayer, type PairResult } from "./results.ts";
import { shareOf, type Test, type Verdict, verdict } from "./sprt.ts";

export interface Rules {
  readonly test: Test;
  /** Games that two players play at most; played in pairs. */
  readonly games: number;
}

/** Two who meet. */
export type Pairing = readonly [a: LadderPlayer, b: LadderPlayer];

/** Of players from the weakest to the strongest, each meets so many of those above it. */
export const pairings = (players: readonly LadderPlayer[], reach: number): Pairing[] =>
  players.flatMap((b, i) => players.slice(i + 1, i + 1 + reach).map((a): Pairing => [a, b]));

/** How two players did against each other. */
export interface Match {
  readonly a: LadderPlayer;
  readonly b: LadderPlayer;
  readonly games: number;
  readonly points: number;
  /** Wilson's 95 % interval of the share of points. */
  readonly interval: Interval;
  /** What A took on the first side and on the second, as shares. */
  readonly bySide: readonly [first: number, second: number];
  /** What the sequential test says; null: they have not been told apart in so many games. */
  readonly verdict: Verdict | null;
}

const pairsOf = ({ games }: Rules): number => Math.ceil(games / 2);

const isOf =
  ([a, b]: Pairing) =>
  (one: { readonly a: LadderPlayer; readonly b: LadderPlayer }): boolean =>
    idOf(one.a) === idOf(a) && idOf(one.b) === idOf(b);

/**
 * The rows of a pairing that count: from the first on, without a gap, up to where the test is settled. What was played
 * beyond that by several hands at once does not count, so that the number of hands makes no difference.
 */
function counted(rows: readonly PairResult[], pairing: Pairing, test: Test): readonly PairResult[] {
  const byPair = new Map(rows.filter(isOf(pairing)).map((row) => [row.pair, row]));
  const these: PairResult[] = [];
  let points = 0;
  for (let row = byPair.get(0); row; row = byPair.get(these.length)) {
    these.push(row);
    points += row.points[0] + row.points[1];
    if (verdict(points, 2 * these.length, test) !== null) break;
  }
  return these;
}

export function matchOf(rows: readonly PairResult[], pairing: Pairing, test: Test): Match {
  const these = counted(rows, pairing, test);
  const [a, b] = pairing;
  const first = these.reduce((sum, row) => sum + row.points[0], 0);
  const second = these.reduce((sum, row) => sum + row.points[1], 0);
  const games = 2 * these.length;
  const share = (points: number): number => (games > 0 ? points / these.length : 0);
  return {
    a,
    b,
    games,
    points: first + second,
    interval: wilson(first + second, games),
    bySide: [share(first), share(second)],
    verdict: games > 0 ? verdict(first + second, games, test) : null,
  };
}

const isSettled = (match: Match, rules: Rules): boolean =>
  match.verdict !== null || match.games >= 2 * pairsOf(rules);

/** A pair of games to be played. */
export interface Errand {
  readonly a: LadderPlayer;
  readonly b: LadderPlayer;
  readonly pair: number;
}

/** Which pair of games a pairing needs next that no thread plays already; null: none. */
function next(
  rows: readonly PairResult[],
  away: readonly Errand[],
  pairing: Pairing,
  rules: Rules,
): Errand | null {
  if (isSettled(matchOf(rows, pairing, rules.test), rules)) return null;
  const [a, b] = pairing;
  const taken = new Set([...rows, ...away].filter(isOf(pairing)).map(({ pair }) => pair));
  for (let pair = 0; pair < pairsOf(rules); pair++) if (!taken.has(pair)) return { a, b, pair };
  return null;
}

/**
 * Plays until every pairing is settled: `hands` pairs of games at a time, those first of which least has been played.
 * Which games count is the same for any number of hands. Rejects with the first error of a game, after those that are
 * being played have come to an end.
 */
export async function climb(
  all: readonly Pairing[],
  known: readonly PairResult[],
  rules: Rules,
  {
    hands,
    play,
    onResult,
  }: { hands: number; play(errand: Errand): Promise<PairResult>; onResult(row: PairResult): void },
): Promise<readonly PairResult[]> {
  const rows = known.slice();
  const away: Errand[] = [];
  let failed = false;
  const choose = (): Errand | null => {
    if (failed) return null;
    let best: Errand | null = null;
    for (const pairing of all) {
      const errand = next(rows, away, pairing, rules);
      if (errand && (best === null || errand.pair < best.pair)) best = errand;
    }
    return best;
  };
  const work = async (): Promise<void> => {
    for (let errand = choose(); errand; errand = choose()) {
      away.push(errand);
      const row = await play(errand).catch((error: unknown) => {
        failed = true;
        throw error;
      });
      away.splice(away.indexOf(errand), 1);
      rows.push(row);
      onResult(row);
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: hands }, work));
  for (const end of ends) if (end.status === "rejected") throw end.reason;
  return rows;
}

/** What a player took on one of the two sides. */
export interface OnSide {
  readonly games: number;
  readonly points: number;
  /** What would be due to its rating against the same players, if sides made no difference. */
  readonly due: number;
}

/** A player's place on the ladder. */
export interface Rung {
  readonly player: LadderPlayer;
  readonly rating: number;
  readonly uncertainty: number;
  readonly games: number;
  readonly points: number;
  readonly onSides: readonly [first: OnSide, second: OnSide];
  /** Processor time for a choice, in milliseconds, on average; forced choices count. */
  readonly milliseconds: number;
}

/** Where a ladder is measured from. */
export const ANCHOR = "greedy";
export const ANCHOR_HEIGHT = 1000;

/** Ratings of all who have played, the strongest first. */
export function rungs(
  rows: readonly PairResult[],
  test: Test,
): { rungs: readonly Rung[]; matches: readonly Match[] } {
  const players = new Map<string, LadderPlayer>();
  const all = new Map<string, Pairing>();
  for (const { a, b } of rows) {
    players.set(idOf(a), a);
    players.set(idOf(b), b);
    all.set(`${idOf(a)} ${idOf(b)}`, [a, b]);
  }
  const listed = [...players.values()];
  const numbers = new Map([...players.keys()].map((id, i) => [id, i]));
  const numberOf = (player: LadderPlayer): number => numbers.get(idOf(player)) ?? 0;
  const matches = [...all.values()].map((pairing) => matchOf(rows, pairing, test));
  const anchor = anchorOf(listed);
  const meetings = matches.map(({ a, b, points, games }) => ({
    one: numberOf(a),
    other: numberOf(b),
    points,
    games,
  }));
  const ratings = rate(listed.length, meetings, anchor, ANCHOR_HEIGHT);
  const heightOf = (player: LadderPlayer): number => ratings[numberOf(player)].rating;
  const found = listed.map((player, k): Rung => {
    const mine = matches.filter(({ a, b }) => numberOf(a) === k || numberOf(b) === k);
    return {
      player,
      ...ratings[k],
      games: mine.reduce((sum, { games }) => sum + games, 0),
      points: mine.reduce(
        (sum, { a, points, games }) => sum + (numberOf(a) === k ? points : games - points),
        0,
      ),
      onSides: [onSide(mine, player, 0, heightOf), onSide(mine, player, 1, heightOf)],
      milliseconds: thoughtOf(rows, player),
    };
  });
  return { rungs: found.sort((one, other) => other.rating - one.rating), matches };
}

/** What a player took on the first side (0) or on the second (1) of these matches, all of which it has played. */
function onSide(
  mine: readonly Match[],
  player: LadderPlayer,
  side: 0 | 1,
  heightOf: (player: LadderPlayer) => number,
): OnSide {
  let [games, points, due] = [0, 0, 0];
  for (const match of mine) {
    const isA = idOf(match.a) === idOf(player);
    const pairs = match.games / 2;
    games += pairs;
    points += pairs * (isA ? match.bySide[side] : 1 - match.bySide[1 - side]);
    due += pairs * shareOf(heightOf(player) - heightOf(isA ? match.b : match.a));
  }
  return { games, points, due };
}

/** The newest edition of the anchor; the first player where it has not played. */
const anchorOf = (listed: readonly LadderPlayer[]): number =>
  listed.reduce(
    (best, { bot, edition }, k) =>
      bot === ANCHOR && (listed[best].bot !== ANCHOR || listed[best].edition < edition) ? k : best,
    0,
  );

function thoughtOf(rows: readonly PairResult[], player: LadderPlayer): number {
  let thought = 0;
  let choices = 0;
  for (const row of rows)
    for (const [k, one] of [row.a, row.b].entries()) {
      if (idOf(one) !== idOf(player)) continue;
      thought += row.thought[k];
      choices += row.choices[k];
    }
  return choices > 0 ? thought / choices : 0;
}
