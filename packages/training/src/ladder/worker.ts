/** What runs in a worker thread of a ladder: one pair of games. */
import { performance } from "node:perf_hooks";
import process from "node:process";
import { gamesAt } from "@westmarch/bots/registered-games";
import type { Bot } from "@westmarch/bots/types";
import { type Core, Engine, seedOf } from "@westmarch/kernel";
import { playPair, twoSides } from "../arena.ts";
import { contender } from "../contender.ts";
import type { Errand } from "./ladder.ts";
import { idOf, type LadderPlayer, type PairResult } from "./results.ts";

export interface PairTask {
  /** Address of the module that exports the games. */
  readonly registry: string;
  readonly game: string;
  readonly errand: Errand;
}

interface Watched {
  readonly bot: Bot<Core>;
  choices: number;
  /** Processor time of this thread, in microseconds. */
  thought: number;
}

/** The same bot; what it does is counted. */
function watched(bot: Bot<Core>): Watched {
  const seen: Watched = {
    bot: {
      ...bot,
      choose: (view, seat, ask, thinking) => {
        const before = process.threadCpuUsage();
        const option = bot.choose(view, seat, ask, thinking);
        const { user, system } = process.threadCpuUsage(before);
        seen.choices++;
        seen.thought += user + system;
        return option;
      },
    },
    choices: 0,
    thought: 0,
  };
  return seen;
}

/** Plays a pair of games. Rejects where one of them does not come to its end, or a name means no player of that edition. */
export default async function playErrand({ registry, game: id, errand }: PairTask): Promise<PairResult> {
  const entry = (await gamesAt(registry))[id];
  if (!entry) throw new Error(`there is no game ${id}`);
  const engine = new Engine(entry.game);
  const senses = { policy: await entry.policy(), rivals: (await entry.rivals?.()) ?? {} };
  const sides = twoSides(engine);
  const find = (player: LadderPlayer): Watched => {
    const found = contender(engine, senses, player.bot);
    if (found?.edition !== player.edition) throw new Error(`no player plays as ${idOf(player)}`);
    return watched(found.bot);
  };
  const { pair } = errand;
  const [a, b] = [find(errand.a), find(errand.b)];
  const games = playPair(
    engine,
    sides,
    a.bot,
    b.bot,
    seedOf("ladder", idOf(errand.a), idOf(errand.b), pair),
    {
      now: () => performance.now(),
    },
  );
  const [first, second] = games.map((played) => {
    if ("error" in played)
      throw new Error(
        `${idOf(errand.a)} against ${idOf(errand.b)}, pair ${pair}, choice ${played.decision}: ${played.error}`,
      );
    return played.points;
  });
  const milliseconds = ({ thought }: Watched): number => Math.round(thought / 1000);
  return {
    ...errand,
    points: [first, second],
    choices: [a.choices, b.choices],
    thought: [milliseconds(a), milliseconds(b)],
  };
}
