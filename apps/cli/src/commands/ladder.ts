import { appendFileSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { Engine } from "@westmarch/kernel";
import { type RulesEntry, titleOf } from "@westmarch/registry";
import { sidesOf } from "@westmarch/training";
import {
  climb,
  createHands,
  idOf,
  type LadderPlayer,
  type Match,
  type PairResult,
  pairings,
  readResults,
  rungs,
  USUAL_TEST,
  writeResult,
} from "@westmarch/training/ladder";
import { CAUSES, isOutside, namesIn, openParty } from "@westmarch/training/outside";
import { rulesNamed } from "../arguments.ts";
import { contenderOf, type LimitFlags, limitsOf, outsideAt, started } from "../bots.ts";
import { readText } from "../files.ts";
import { nameOf, page, placed } from "../ladder-page.ts";
import type { Output } from "../output.ts";
import { progress } from "../progress.ts";
import { Trouble } from "../trouble.ts";

export interface LadderFlags extends LimitFlags {
  readonly bots?: string;
  readonly games: number;
  readonly reach: number;
  readonly margin: number;
  readonly cores: number;
  readonly to?: string;
  readonly results?: string;
}

/** The players where the caller names none: from the weakest to the strongest, as far as one would guess. */
const usual = (rivals: readonly string[]): readonly string[] => [
  "random",
  "first",
  "gentle",
  "greedy",
  ...rivals.map((rival) => `greedy@${rival}`),
  "fair",
  "skilled",
  "strong",
  "best",
];

/** Where the results of a page are kept that stands elsewhere. */
const beside = (page: string): string => page.replace(/(\.md)?$/, ".jsonl");

/** `westmarch ladder GAME` */
export async function ladderCommand(id: string, flags: LadderFlags, out: Output): Promise<void> {
  const entry = rulesNamed(id);
  const roles = entry.game.seats({});
  const sides = sidesOf(new Engine(entry.game), {});
  if (!sides) throw new Trouble("trouble.arena.sides", { game: id, seats: roles.length });
  const [first, second] = sides.map((side) => side.map((seat) => roles[seat]).join(" and "));
  const players = await playersOf(entry, flags);
  const to = flags.to ?? `docs/strength-${id}.md`;
  const results =
    flags.results ?? (flags.to === undefined ? `bench/results/strength-${id}.jsonl` : beside(to));
  const known = resultsIn(results);
  const rules = { test: { ...USUAL_TEST, margin: flags.margin }, games: flags.games };
  const all = pairings(players, flags.reach);
  for (const file of [results, to]) mkdirSync(dirname(file), { recursive: true });
  const rows = await played(entry.id, all, known, rules, { ...flags, results }, out);
  const ladder = rungs(rows, rules.test);
  const written = page(ladder, { game: id, sides: [first, second] }, rules.test);
  writeFileSync(to, placed(existsSync(to) ? readText(to) : null, await titleOf(id, "en"), written));
  const newest = new Map(players.map((player) => [player.bot, player.edition]));
  const name = (player: LadderPlayer): string => nameOf(player, newest.get(player.bot));
  for (const { player, rating, uncertainty, games } of ladder.rungs)
    out.tell("ladder.rung", {
      name: name(player),
      rating: Math.round(rating),
      about: Math.round(uncertainty),
      games,
    });
  for (const match of ladder.matches) tellMatch(match, name, out);
  for (const player of players) tellForfeits(rows, player, out);
  out.tell("ladder.written", { file: to, results });
  out.result({ ...ladder, played: rows.length - known.length, to, results });
}

async function playersOf(entry: RulesEntry, { bots, ...limits }: LadderFlags): Promise<LadderPlayer[]> {
  const rivals = Object.keys((await entry.rivals?.()) ?? {});
  const names = [...new Set(bots === undefined ? usual(rivals) : namesIn(bots))];
  if (names.length < 2) throw new Trouble("trouble.ladder.bots", { written: bots ?? "" });
  const engine = new Engine(entry.game);
  const table = { engine, settings: {}, limits: limitsOf(limits) };
  const editionOf = async (bot: string): Promise<number> => {
    if (!isOutside(bot)) return (await contenderOf(engine, bot)).edition;
    const party = await started(bot, openParty(bot, outsideAt(bot), table));
    await party.close();
    return party.edition;
  };
  return Promise.all(names.map(async (bot) => ({ bot, edition: await editionOf(bot) })));
}

/** How often, and why, a bot of one's own has lost by failing. */
function tellForfeits(rows: readonly PairResult[], { bot, edition }: LadderPlayer, out: Output): void {
  const own = rows.flatMap(({ a, b, forfeits }) =>
    [a, b].flatMap((one, k) => (one.bot === bot && one.edition === edition ? (forfeits?.[k] ?? []) : [])),
  );
  if (own.length === 0) return;
  const counted = CAUSES.map((cause) => [cause, own.filter((one) => one === cause).length] as const);
  const causes = counted
    .filter(([, times]) => times > 0)
    .map(([cause, times]) => `${out.words(`cause.${cause}`)} ${times}`)
    .join(", ");
  out.tell("arena.forfeits", { bot, count: own.length, causes });
}

function resultsIn(file: string): readonly PairResult[] {
  if (!existsSync(file)) return [];
  const text = readText(file);
  const { rows, bad, whole } = readResults(text);
  if (bad.length > 0) throw new Trouble("trouble.ladder.results", { file, line: bad[0] });
  // Something stopped while the last line was being written: that pair is played again.
  if (whole.length < text.length) writeFileSync(file, whole);
  return rows;
}

async function played(
  id: string,
  all: ReturnType<typeof pairings>,
  known: readonly PairResult[],
  rules: Parameters<typeof climb>[2],
  { cores, results, ...limits }: LimitFlags & { readonly cores: number; readonly results: string },
  out: Output,
): Promise<readonly PairResult[]> {
  const hands = createHands(import.meta.resolve("@westmarch/registry"), id, cores, limitsOf(limits));
  const most = all.length * Math.ceil(rules.games / 2);
  const bar = progress(most, out.words, out.errors);
  let pairs = 0;
  try {
    return await climb(all, known, rules, {
      hands: cores,
      play: (errand) => hands.play(errand),
      onResult: (row) => {
        appendFileSync(results, writeResult(row));
        bar.to(++pairs, out.words("ladder.at", { a: idOf(row.a), b: idOf(row.b) }));
      },
    });
  } finally {
    bar.end();
    await hands.close();
  }
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

function tellMatch(
  { a, b, games, points, interval, verdict }: Match,
  name: (player: LadderPlayer) => string,
  out: Output,
): void {
  if (games === 0) return;
  out.tell("ladder.match", {
    a: name(a),
    b: name(b),
    rate: percent(points / games),
    games,
    from: percent(interval[0]),
    to: percent(interval[1]),
    verdict: verdict ?? "none",
  });
}
