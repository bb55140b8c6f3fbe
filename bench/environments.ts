/**
 * How many decisions a second the Python package plays in a batch, on one core that Python and rules share: at random, by the seconds of
 * processor that both take. Beside it what the rules take by themselves, in the same run: what counts is the ratio of the two.
 *
 *     node bench/environments.ts [--games 512] [--json]
 *
 * Linux alone tells what another process has used.
 */
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import process from "node:process";
import { parseArgs } from "node:util";
import { Engine } from "@westmarch/kernel";
import { games } from "@westmarch/registry";
import { simulate } from "@westmarch/testkit";

const { values } = parseArgs({
  options: { games: { type: "string", default: "512" }, json: { type: "boolean", default: false } },
});

const root = join(import.meta.dirname, "..");

/** What is measured: so many decisions, and how many a second they are meant to be. */
const ROWS = [
  { game: "duel", decisions: 300_000, sparse: false, aim: 50_000 },
  { game: "war-of-the-ring", decisions: 100_000, sparse: false, aim: 5_000 },
  { game: "duel", decisions: 60_000, sparse: true, aim: null },
] as const;

const seconds = (since: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1e6;
};

/** Seconds of processor that one decision takes in the rules alone. */
function alone(id: string, decisions: number): number {
  const engine = new Engine(games[id].game);
  const play = (most: number): number => {
    const report = simulate(engine, {
      games: Number.MAX_SAFE_INTEGER,
      progress: (so) => so.decisions < most,
    });
    return report.decisions;
  };
  play(decisions / 4);
  const began = process.cpuUsage();
  const made = play(decisions);
  return seconds(began) / made;
}

/** The same in a batch from Python: of both processes. */
function batched(id: string, decisions: number, sparse: boolean) {
  const script = join(root, "bench/environments/random_play.py");
  const args = [script, id, "--games", values.games, "--decisions", String(decisions)];
  const said = execFileSync("python3", sparse ? [...args, "--sparse"] : args, {
    encoding: "utf8",
    env: {
      ...process.env,
      PYTHONPATH: join(root, "python/src"),
      WESTMARCH_COMMAND: `'${process.execPath}' '${join(root, "apps/cli/src/main.ts")}'`,
    },
  });
  const spent: { readonly decisions: number; readonly python: number; readonly node: number } =
    JSON.parse(said);
  return spent;
}

const rounded = (value: number): number => Math.round(value * 100) / 100;
const results = ROWS.map(({ game, decisions, sparse, aim }) => {
  const rules = alone(game, decisions);
  const { decisions: made, python, node } = batched(game, decisions, sparse);
  const each = (python + node) / made;
  return {
    game,
    sparse,
    aim,
    aSecond: Math.round(1 / each),
    rulesASecond: Math.round(1 / rules),
    ratio: rounded(each / rules),
    pythonShare: rounded(python / (python + node)),
  };
});

for (const { game, sparse, aim, aSecond, rulesASecond, ratio, pythonShare } of results) {
  const what = `${game}${sparse ? " with sparse tensors" : ""}`;
  const meant = aim === null ? "" : ` (aim ${aim})`;
  process.stderr.write(
    `${what}: ${aSecond} decisions a second of processor${meant}; rules alone ${rulesASecond}, ${ratio} times as long; Python ${Math.round(100 * pythonShare)} %\n`,
  );
}
if (values.json) process.stdout.write(`${JSON.stringify(results)}\n`);
