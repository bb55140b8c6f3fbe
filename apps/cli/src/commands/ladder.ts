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
import { rulesNamed } from "../arguments.ts";
import { contenderOf } from "../bots.ts";
import { readText } from "../files.ts";
import { nameOf, page, placed } from "../ladder-page.ts";
import type { Output } from "../output.ts";
import { progress } from "../progress.ts";
import { Trouble } from "../trouble.ts";

export interface LadderFlags {
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
  const rows = await played(entry.id, all, known, rules, { cores: flags.cores, results }, out);
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
  out.tell("ladder.written", { file: to, results });
  out.result({ ...ladder, played: rows.length - known.length, to, results });
}

async function playersOf(entry: RulesEntry, { bots }: LadderFlags): Promise<LadderPlayer[]> {
  const rivals = Object.keys((await entry.rivals?.()) ?? {});
  const names = [...new Set(bots?.split(",") ?? usual(rivals))];
  if (names.length < 2) throw new Trouble("trouble.ladder.bots", { written: bots ?? "" });
  const engine = new Engine(entry.game);
  return Promise.all(names.map(async (bot) => ({ bot, edition: (await contenderOf(engine, bot)).edition })));
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
  { cores, results }: { readonly cores: number; readonly results: string },
  out: Output,
): Promise<readonly PairResult[]> {
  const hands = createHands(import.meta.resolve("@westmarch/registry"), id, cores);
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
