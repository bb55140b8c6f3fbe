/** What runs in a worker thread of a ladder: one pair of games. */
import { performance } from "node:perf_hooks";
import process from "node:process";
import { gamesAt } from "@westmarch/bots/registered-games";
import type { Bot } from "@westmarch/bots/types";
import { type Core, Engine, seedOf } from "@westmarch/kernel";
import { twoSides } from "../arena.ts";
import { contender, type Senses } from "../contender.ts";
import { addressOf, isOutside } from "../outside/address.ts";
import { openParty, type Party, playPairWith } from "../outside/match.ts";
import type { Limits } from "../outside/messages.ts";
import type { OutsideTable } from "../outside/outside-bot.ts";
import type { Errand } from "./ladder.ts";
import { idOf, type LadderPlayer, type PairResult } from "./results.ts";

export interface PairTask {
  /** Address of the module that exports the games. */
  readonly registry: string;
  readonly game: string;
  readonly errand: Errand;
  readonly limits: Limits;
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

/** One of the two, ready to play. */
interface Playing {
  readonly party: Party<Core, unknown>;
  counted(): { readonly choices: number; readonly milliseconds: number };
  close(): Promise<void>;
}

/** Starts a bot of one's own. Rejects where it does not start, or plays otherwise than in the edition that is asked for. */
async function outsider(
  { bot, edition }: LadderPlayer,
  table: OutsideTable<Core, unknown>,
): Promise<Playing> {
  const address = addressOf(bot);
  if (!address) throw new Error(`${bot} leads to no bot`);
  const party = await openParty(bot, address, table);
  if (party.edition !== edition) {
    await party.close();
    throw new Error(
      `${bot} says that it is edition ${party.edition}, and was edition ${edition} when the ladder began`,
    );
  }
  const sum = (of: "choices" | "thought") => party.members.reduce((all, member) => all + member[of], 0);
  return {
    party,
    counted: () => ({ choices: sum("choices"), milliseconds: Math.round(sum("thought")) }),
    close: () => party.close(),
  };
}

async function ours(
  engine: Engine<Core, unknown>,
  senses: Senses<Core>,
  player: LadderPlayer,
): Promise<Playing> {
  const found = contender(engine, senses, player.bot);
  if (found?.edition !== player.edition) throw new Error(`no player plays as ${idOf(player)}`);
  const seen = watched(found.bot);
  return {
    party: seen.bot,
    counted: () => ({ choices: seen.choices, milliseconds: Math.round(seen.thought / 1000) }),
    close: async () => {},
  };
}

/** Plays a pair of games. Rejects where one of them does not come to its end, or a name means no player of that edition. */
export default async function playErrand({
  registry,
  game: id,
  errand,
  limits,
}: PairTask): Promise<PairResult> {
  const entry = (await gamesAt(registry))[id];
  if (!entry) throw new Error(`there is no game ${id}`);
  const engine = new Engine(entry.game);
  const senses = { policy: await entry.policy(), rivals: (await entry.rivals?.()) ?? {} };
  const sit = (player: LadderPlayer): Promise<Playing> =>
    isOutside(player.bot) ? outsider(player, { engine, settings: {}, limits }) : ours(engine, senses, player);
  const players: Playing[] = [];
  try {
    for (const player of [errand.a, errand.b]) players.push(await sit(player));
    return await playedBy(engine, errand, players);
  } finally {
    await Promise.all(players.map((player) => player.close()));
  }
}

async function playedBy(
  engine: Engine<Core, unknown>,
  errand: Errand,
  [a, b]: readonly Playing[],
): Promise<PairResult> {
  const { pair } = errand;
  const seed = seedOf("ladder", idOf(errand.a), idOf(errand.b), pair);
  const now = () => performance.now();
  const parties = [a.party, b.party] as const;
  const records = (await playPairWith(engine, twoSides(engine), parties, { seed, pair }, { now })).map(
    (played) => {
      if ("error" in played)
        throw new Error(
          `${idOf(errand.a)} against ${idOf(errand.b)}, pair ${pair}, choice ${played.decision}: ${played.error}`,
        );
      return played;
    },
  );
  const [first, second] = records;
  const causes = (by: "a" | "b") =>
    records.flatMap(({ forfeit }) => (forfeit?.by === by ? [forfeit.cause] : []));
  const [mine, others] = [a.counted(), b.counted()];
  return {
    ...errand,
    points: [first.points, second.points],
    choices: [mine.choices, others.choices],
    thought: [mine.milliseconds, others.milliseconds],
    ...(records.some(({ forfeit }) => forfeit) && { forfeits: [causes("a"), causes("b")] as const }),
  };
}
