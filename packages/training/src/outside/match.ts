/** Matches in which bots of one's own play: as `arena` plays ours, but that it waits for them, and that they may fail. */
import type { Bot } from "@westmarch/bots/types";
import { type Core, type Engine, type Result, type Seat, seedOf } from "@westmarch/kernel";
import {
  type ArenaOptions,
  type ArenaResult,
  botChoice,
  course,
  type Failure,
  type GameCourse,
  type GameRecord,
  Lost,
  type Playing,
  pointsOf,
  type Sides,
  Tally,
  thinkingOf,
  twoSides,
} from "../arena.ts";
import type { Address } from "./address.ts";
import { type Cause, Forfeit } from "./forfeit.ts";
import { OutsideBot, type OutsideTable } from "./outside-bot.ts";

/** A bot of one's own, as often as a side has seats: none of them knows what another has been told. */
export interface OutsideParty<G extends Core<S>, S> {
  readonly name: string;
  readonly edition: number;
  readonly members: readonly OutsideBot<G, S>[];
  close(): Promise<void>;
}

/** One of two who play each other. */
export type Party<G extends Core<S>, S> = Bot<G> | OutsideParty<G, S>;

/** Starts a bot of one's own, once for each seat of the larger side. Rejects with a `Forfeit` where it does not start. */
export async function openParty<G extends Core<S>, S>(
  name: string,
  address: Address,
  table: OutsideTable<G, S>,
): Promise<OutsideParty<G, S>> {
  const sides = twoSides(table.engine, table.settings);
  const most = Math.max(...sides.map((side) => side.length));
  const members = Array.from({ length: most }, () => new OutsideBot(address, table));
  const close = async (): Promise<void> => {
    await Promise.all(members.map((member) => member.close()));
  };
  try {
    const [first] = await Promise.all(members.map((member) => member.start()));
    return { name, edition: first.edition, members, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** A game that a bot of one's own has lost by failing. */
export interface Forfeited {
  /** Whose bot it was. */
  readonly by: "a" | "b";
  readonly cause: Cause;
  readonly detail: string;
  readonly seed: number;
  readonly seat: Seat;
  readonly decision: number;
}

/** A game of such a match. */
export interface MatchRecord extends GameRecord {
  readonly forfeit?: Forfeited;
}

/** How bot A did against bot B, and how often either failed. */
export interface MatchResult extends ArenaResult {
  readonly forfeits: readonly Forfeited[];
}

type MatchOptions = Omit<ArenaOptions, "onGame"> & {
  readonly onGame?: (record: MatchRecord) => void;
  /** Asked after each pair: whether no more need be played. */
  readonly enough?: () => boolean;
};

/** How a game went: to its end, or up to where a bot failed, and then the other side has won. */
interface Played<G> extends GameCourse<G> {
  readonly broken?: { readonly seat: Seat; readonly forfeit: Forfeit };
}

/** What a game that was lost by failing ended by. */
const FORFEIT = "forfeit";

/** One game, waiting for each choice. */
async function play<G extends Core<S>, S>(
  engine: Engine<G, S>,
  sides: Sides,
  players: readonly (Bot<G> | OutsideBot<G, S>)[],
  seed: number,
  options: Playing,
): Promise<Played<G>> {
  const thinking = thinkingOf(players.length, seed, options);
  const game = course(engine, seed, options);
  let at = game.next();
  while (!at.done) {
    const { seat, decision, state, stories } = at.value;
    const player = players[seat];
    if (!(player instanceof OutsideBot)) {
      at = game.next(botChoice(engine, player, at.value, thinking[seat]));
      continue;
    }
    try {
      at = game.next(await player.choose(at.value));
    } catch (error) {
      if (!(error instanceof Forfeit)) throw error;
      const winners = sides.find((side) => !side.includes(seat)) ?? [];
      return {
        winners,
        reason: FORFEIT,
        decisions: decision,
        state,
        stories,
        broken: { seat, forfeit: error },
      };
    }
  }
  return at.value;
}

const playerOf = <G extends Core<S>, S>(party: Party<G, S>, nth: number): Bot<G> | OutsideBot<G, S> =>
  "members" in party ? party.members[nth] : party;

/** A game with A on one side. `number` is which of the match it is. */
async function playOne<G extends Core<S>, S>(
  engine: Engine<G, S>,
  sides: Sides,
  [a, b]: readonly [Party<G, S>, Party<G, S>],
  { side, seed, number }: { readonly side: 0 | 1; readonly seed: number; readonly number: number },
  options: Playing,
): Promise<MatchRecord | Failure> {
  const [mine, others] = side === 0 ? sides : [sides[1], sides[0]];
  const players = sides.flat().map((_, seat) => {
    const nth = mine.indexOf(seat);
    return nth >= 0 ? playerOf(a, nth) : playerOf(b, others.indexOf(seat));
  });
  for (const [seat, player] of players.entries())
    if (player instanceof OutsideBot) player.begin(number, seat);
  try {
    const played = await play(engine, sides, players, seed, options);
    const { winners, reason, decisions, state, stories, broken } = played;
    const result: Result = { winners, reason };
    for (const [seat, player] of players.entries())
      if (player instanceof OutsideBot) player.end(state, decisions, result, stories[seat]);
    const record = { seed, seat: mine[0], points: pointsOf(winners, mine, others), reason, decisions };
    if (!broken) return record;
    const { seat, forfeit } = broken;
    const by = mine.includes(seat) ? "a" : "b";
    const { reason: cause, message: detail } = forfeit;
    return { ...record, forfeit: { by, cause, detail, seed, seat, decision: decisions } };
  } catch (error) {
    if (!(error instanceof Lost)) throw error;
    return { seed, decision: error.decision, error: error.message };
  }
}

/** Two games with the same chance, A on the first side and then on the second; `pair` is which pair of the match they are. */
export async function playPairWith<G extends Core<S>, S>(
  engine: Engine<G, S>,
  sides: Sides,
  parties: readonly [a: Party<G, S>, b: Party<G, S>],
  { seed, pair }: { readonly seed: number; readonly pair: number },
  options: Playing,
): Promise<readonly [MatchRecord | Failure, MatchRecord | Failure]> {
  const first = await playOne(engine, sides, parties, { side: 0, seed, number: 2 * pair }, options);
  return [first, await playOne(engine, sides, parties, { side: 1, seed, number: 2 * pair + 1 }, options)];
}

/** As `arena`, with bots of one's own on either side. */
export async function match<G extends Core<S>, S>(
  engine: Engine<G, S>,
  parties: readonly [a: Party<G, S>, b: Party<G, S>],
  options: MatchOptions,
): Promise<MatchResult> {
  const sides = twoSides(engine, options.settings);
  const tally = new Tally(sides.flat().length);
  const forfeits: Forfeited[] = [];
  const { onGame, games, enough, ...playing } = options;
  for (let pair = 0; pair < Math.ceil(games / 2); pair++) {
    const seed = seedOf("arena", options.seed ?? 0, pair);
    const played = await playPairWith(engine, sides, parties, { seed, pair }, playing);
    for (const [n, one] of played.entries()) {
      if ("error" in one) {
        tally.failures.push(one);
        continue;
      }
      tally.add(sides[n], one.points);
      if (one.forfeit) forfeits.push(one.forfeit);
      onGame?.(one);
    }
    if (enough?.()) break;
  }
  return { ...tally.result(), forfeits };
}
