/** Players that are made to beat one other player: how they may differ, and the search for the best of them. */
import { type SearchBotStyle, searchBot } from "@westmarch/bots";
import type { Bot } from "@westmarch/bots/types";
import { type Engine, type Random, seedOf, stream } from "@westmarch/kernel";
import { playGame } from "@westmarch/training";
import { policy } from "../bot.ts";
import { NINE, type Side } from "../data/ids.ts";
import { rivals } from "../rivals.ts";
import { type Confrontation, seatOf } from "../state.ts";
import { allSetUps, type SetUp, settingUp } from "./set-ups.ts";

/** A way to answer one opponent: always the same set-up, and a manner of thinking. */
export interface Response {
  readonly side: Side;
  readonly setUp: SetUp;
  /** Whose first sight it begins with. */
  readonly sense: "policy" | "by-hand";
  readonly exploration: number;
}

/** What a response has won so far. */
export interface Tried {
  readonly response: Response;
  readonly games: number;
  readonly won: number;
}

const SENSES = ["policy", "by-hand"] as const;
const EXPLORATIONS = [0.6, 1, 1.5];

/** A set-up as the computers draw theirs. */
function planned(engine: Engine<Confrontation>, side: Side, random: Random): SetUp {
  const chance = (_counter: number, sides: number): number => random(sides);
  const g = engine.start({}, chance);
  const seat = seatOf(g, side);
  for (let ask = engine.askOf(g, seat); ask?.prompt === "place"; ask = engine.askOf(g, seat))
    engine.trust(g, seat, policy.playout(g, ask, random), chance);
  return g.secret.at.slice(side * NINE, side * NINE + NINE);
}

/** So many responses for a side, half of them with set-ups that computers are likely to draw, half with any. */
export function drawResponses(
  engine: Engine<Confrontation>,
  side: Side,
  many: number,
  seed: string,
): readonly Response[] {
  const random = stream(seedOf("responses", seed, side));
  const all = allSetUps(side);
  return Array.from({ length: many }, (_, n) => ({
    side,
    setUp: n % 2 === 0 ? planned(engine, side, random) : all[random(all.length)],
    sense: SENSES[random(SENSES.length)],
    exploration: EXPLORATIONS[random(EXPLORATIONS.length)],
  }));
}

/** The player that answers so, thinking so many iterations. */
export function responder(
  engine: Engine<Confrontation>,
  { setUp, sense, exploration }: Response,
  iterations: number,
): Bot<Confrontation> {
  const style: SearchBotStyle = { iterations, exploration };
  return settingUp(searchBot(engine, sense === "policy" ? policy : rivals[sense], style), setUp);
}

/** Whether `bot` wins the game of this seed as that side against `other`. */
export function wins(
  engine: Engine<Confrontation>,
  side: Side,
  bot: Bot<Confrontation>,
  other: Bot<Confrontation>,
  seed: number,
): boolean {
  const seat = seatOf(
    engine.start({}, () => 0),
    side,
  );
  const bots = seat === 0 ? [bot, other] : [other, bot];
  return playGame(engine, bots, seed, {}).winners.includes(seat);
}

/**
 * The best of the responses by successive halving: all play so many games, the better half twice as many more, and so on, until
 * one is left. Every round costs about as many games as the first. Who came first is kept where two have won as much.
 */
export function bestOf(
  responses: readonly Response[],
  games: number,
  hasWon: (response: Response, game: number) => boolean,
  told: (round: number, left: readonly Tried[]) => void = () => {},
): Tried {
  let left: readonly Tried[] = responses.map((response) => ({ response, games: 0, won: 0 }));
  for (let round = 0, each = games; ; round++, each *= 2) {
    const tried = left.map(({ response, games: played, won }) => {
      let more = 0;
      for (let n = 0; n < each; n++) if (hasWon(response, played + n)) more++;
      return { response, games: played + each, won: won + more };
    });
    const ranked = tried.toSorted((a, b) => b.won - a.won);
    told(round, ranked);
    if (ranked.length <= 2) return ranked[0];
    left = ranked.slice(0, Math.ceil(ranked.length / 2));
  }
}
