import type { Slots } from "@westmarch/boardkit";
import { listed } from "@westmarch/boardkit/writing";
import { type Core, Engine, type Seat } from "@westmarch/kernel";
import { sidesOf } from "@westmarch/training";
import {
  CAUSES,
  type Forfeited,
  type MatchResult,
  match,
  namesIn,
  type Party,
} from "@westmarch/training/outside";
import { rulesNamed, settingsGiven, withPack } from "../arguments.ts";
import { type LimitFlags, limitsOf, partyOf } from "../bots.ts";
import type { Output } from "../output.ts";
import { progress } from "../progress.ts";
import { Trouble } from "../trouble.ts";

export interface ArenaFlags extends LimitFlags {
  readonly bots: string;
  readonly games: number;
  readonly budget?: number;
  readonly seed: number;
  readonly settings: readonly string[];
  readonly pack?: string;
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

const between = ([from, to]: readonly [number, number]): Slots => ({
  from: percent(from),
  to: percent(to),
});

/** How often each of two bots of one's own has lost by failing, and what it did the first time. */
function tellForfeits(forfeits: readonly Forfeited[], names: readonly [string, string], out: Output): void {
  for (const [i, by] of (["a", "b"] as const).entries()) {
    const own = forfeits.filter((one) => one.by === by);
    if (own.length === 0) continue;
    const counted = CAUSES.map((cause) => [cause, own.filter((one) => one.cause === cause)] as const);
    const those = counted.filter(([, these]) => these.length > 0);
    const causes = those.map(([cause, { length }]) => `${out.words(`cause.${cause}`)} ${length}`).join(", ");
    out.tell("arena.forfeits", { bot: names[i], count: own.length, causes });
    for (const [cause, [first]] of those) {
      const { decision, seed, detail } = first;
      const told = { cause: out.words(`cause.${cause}`), decision, seed, detail };
      out.say(`    ${out.words("arena.forfeit", told)}`);
    }
  }
}

/** `westmarch arena GAME` */
export async function arenaCommand(id: string, flags: ArenaFlags, out: Output): Promise<boolean> {
  const entry = rulesNamed(id);
  const engine = new Engine(entry.game);
  const settings = settingsGiven(entry.game, withPack(flags));
  const [a, b, ...more] = namesIn(flags.bots);
  if (a === undefined || b === undefined || more.length > 0)
    throw new Trouble("trouble.arena.bots", { written: flags.bots });
  const roles = entry.game.seats(settings);
  const sides = sidesOf(engine, settings);
  if (!sides) throw new Trouble("trouble.arena.sides", { game: id, seats: roles.length });
  const how = { settings, limits: limitsOf(flags), budget: flags.budget };
  const one = await partyOf(engine, a, how);
  const parties = [one, await partyOf(engine, b, how).catch(leaving(one))] as const;
  for (const party of parties)
    if ("seesAll" in party && party.seesAll) out.tell("arena.sees", { bot: party.name });
  const bar = progress(flags.games, out.words, out.errors);
  let played = 0;
  let points = 0;
  try {
    const result = await match(engine, parties, {
      games: flags.games,
      seed: flags.seed,
      settings,
      now: () => performance.now(),
      onGame: (game) => {
        points += game.points;
        bar.to(++played, `${a} ${percent(points / played)}`);
      },
    });
    bar.end();
    return tellResult(result, [a, b], { sides, roles }, out);
  } finally {
    bar.end();
    for (const party of parties) await closed(party);
  }
}

const closed = async (party: Party<Core, unknown>): Promise<void> => {
  if ("members" in party) await party.close();
};

/** Ends the first, where the second does not play. */
const leaving =
  (party: Party<Core, unknown>) =>
  async (error: unknown): Promise<never> => {
    await closed(party);
    throw error;
  };

function tellResult(
  { games, winRate, interval, bySeat, failures, forfeits }: MatchResult,
  names: readonly [string, string],
  { sides, roles }: { readonly sides: readonly (readonly Seat[])[]; readonly roles: readonly string[] },
  out: Output,
): boolean {
  const [bot, other] = names;
  out.tell("arena.title", { a: bot, b: other, games });
  out.tell("arena.wins", { bot, rate: percent(winRate), ...between(interval) });
  for (const side of sides) {
    const one = bySeat[side[0]];
    const seats = listed(
      out.words,
      side.map((seat) => roles[seat]),
    );
    const rate = percent(one.winRate);
    const told = out.words("arena.side", { names: seats, rate, games: one.games, ...between(one.interval) });
    out.say(`    ${told}`);
  }
  tellForfeits(forfeits, names, out);
  for (const { seed, decision, error } of failures) out.tell("failed", { seed, decision, error });
  out.result({ games, winRate, interval, bySeat, failures, forfeits });
  return failures.length === 0;
}
