/**
 * `npm test`: everything that must hold. Stages run side by side where the machine has room, and all of them run even if
 * one fails; the last line is `N passed, N failed`, in which a stage such as the type check counts as one test.
 * `npm test -- unit` runs only the stages named, and shows them at work if there is just one.
 * `npm test -- full` runs them with more games, kills and windows than a change is worth, and says what that adds.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import process from "node:process";
import { run } from "./processes.ts";
import { sideBySide } from "./stages.ts";
import { type Count, countTests, NONE, type Report, slowest, sum, summary, wavering } from "./tally.ts";
import { waveredAgain } from "./wavering.ts";

interface Stage {
  readonly name: string;
  readonly command: readonly [program: string, ...args: string[]];
  /** A suite tells how many tests passed; any other stage is one test. */
  readonly suite: boolean;
  /** Stages that must have ended before, if they are wanted at all. */
  readonly after: readonly string[];
  /** How long it may take; generous, for machines that are busy. */
  readonly seconds: number;
  /** It fills the pauses of the others: what a browser waits for is over sooner or later, and computing can wait. */
  readonly polite: boolean;
}

/** What a stage came to. */
interface Outcome {
  readonly stage: Stage;
  readonly count: Count;
  readonly report: Report | null;
  /** What it could not try here. */
  readonly missing: readonly string[];
  readonly seconds: number;
  /** Null where the system does not tell. */
  readonly processorSeconds: number | null;
}

const root = dirname(import.meta.dirname);
const cache = join(root, "node_modules", ".cache", "westmarch");
const tool = (name: string) =>
  join(root, "node_modules", ".bin", process.platform === "win32" ? `${name}.cmd` : name);
const node = process.execPath;
const reportOf = (name: string) => join(cache, `${name}.json`);
/** What passed only at the second try when it ran last. */
const wavered = join(cache, "wavering.json");
const FULL = "full";
/** What a full run does that a usual one does not, or does less of: for before a release. */
const ADDED = [
  "all tests of the server on PostgreSQL, and whether those of every day say all of its statements there",
  "servers killed thirty times in the middle of play, connections cut twelve times, 200 tables played at once",
  "the reasons of hints in fifty puzzles of each game instead of five",
  "First game against somebody who has just finished the guided game, 100 or 200 games of each instead of 4 or 20",
  "four to twenty times as many whole random games, looked at from all sides, under every ruling for every number of players",
  "whole games of Duel told in each language alone, and each tray and card of the Five Armies in each",
  "every saved war played to its end, and five times as many crowded maps with names in every language",
  "every action of the War, a turn of cards, the desk of accounts, and whole games of all boards, by mouse, keyboard and thumb instead of by one of them",
  "a war and a game of cards that computers play before a page to their ends, and a game of Duel from its beginning to its end",
  "servers lost at tables of the Five Armies, of cards, and of a War with four browsers instead of two",
  "every position that pictures are kept of, on each screen, by day and by candle, instead of in one of them",
  "each game's table in Firefox and WebKit, where this machine has them",
  "what can be chosen and what is read at every size of window, and every page and table in every language",
  "axe on each page and table by day and by candle, wide and narrow, and the guides of all games and sides",
  "second ways to one thing in the browser: by finger and by key, on small phones and on tablets, and what is rarely needed",
];
const isFull = process.argv.includes(FULL, 2);
/** How many of the slowest tests are told. */
const SLOWEST = 10;

const check = (
  name: string,
  after: readonly string[],
  program: string,
  ...args: readonly string[]
): Stage => ({ name, command: [program, ...args], suite: false, after, seconds: 1200, polite: false });

const suite = (name: string, after: readonly string[], ...args: readonly string[]): Stage => ({
  name,
  command: [
    node,
    join(root, "node_modules/vitest/vitest.mjs"),
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${reportOf(name)}`,
    ...args,
  ],
  suite: true,
  after,
  seconds: isFull ? 20_000 : 4500,
  polite: name === "unit",
});

/** Stages of a full run alone; on any day they can be asked for by name. */
const RARE = ["engines"];

// What is long stands first: the short ones fill the gaps.
const STAGES: readonly Stage[] = [
  check("drawings", [], node, "tools/draw.ts", "--if-changed"),
  check("build", ["drawings"], node, "tools/build.ts", "--if-changed"),
  suite("browser", ["build"], "--config", "e2e/vitest.config.ts"),
  suite("unit", ["drawings"]),
  // Each further checker of a project would look at most of the types again.
  check("types", ["drawings"], tool("tsc"), "-b", "--checkers", "1"),
  check("lint", [], tool("biome"), "check", "--error-on-warnings", "."),
  check("boundaries", [], node, "tools/boundaries.ts"),
  check("dead code", ["drawings"], tool("knip"), "--no-progress", "--treat-config-hints-as-errors"),
  suite("engines", ["build", "browser"], "--config", "e2e/engines/vitest.config.ts"),
];

/** A suite's report; null if it left none. */
const readReport = ({ name }: Stage): Report | null =>
  existsSync(reportOf(name)) ? JSON.parse(readFileSync(reportOf(name), "utf8")) : null;

const failure = (count: Count, problems: readonly string[]): Count => ({
  ...count,
  failed: count.failed + problems.length,
  problems: [...count.problems, ...problems],
});

/** What a suite's report says; a suite that left none has failed, and so has a test that wavers twice in a row. */
function reported({ name }: Stage, report: Report | null, code: number): Count {
  if (!report) return failure(NONE, [`${name}: ended without a report`]);
  const unsure = wavering(report);
  for (const { name: test, told } of unsure)
    console.log(`    passed only at the second try: ${test}: ${told}`);
  const again = waveredAgain(
    wavered,
    name,
    unsure.map(({ name: test }) => test),
  );
  const count = failure(
    countTests(report),
    again.map((test) => `${test}: passed only at the second try, twice in a row`),
  );
  if (code === 0 || count.failed > 0) return count;
  return failure(count, [`${name}: all tests passed, but it ended with ${code} (see above)`]);
}

/** What a stage that ended with this code adds to the sum. */
function counted(stage: Stage, report: Report | null, code: number): Count {
  if (stage.suite) return reported(stage, report, code);
  return code === 0 ? { ...NONE, passed: 1 } : failure(NONE, [`${stage.name}: see above`]);
}

/** A line of a suite that says what is not there to be tried. */
const MISSING = /^.*\bIS MISSING\b.*$/gm;

async function carryOut(stage: Stage, quiet: boolean): Promise<Outcome> {
  const began = performance.now();
  if (stage.suite) rmSync(reportOf(stage.name), { force: true });
  console.log(`── ${stage.name} …`);
  const [program, ...args] = stage.command;
  const { seconds: limit, polite } = stage;
  const ended = await run(program, args, { cwd: root, quiet, seconds: limit, polite });
  const report = stage.suite ? readReport(stage) : null;
  // A suite's report may tell of failures though the suite ends with 0.
  const count = counted(stage, report, ended.code);
  if (count.failed > 0) console.log(ended.output.trimEnd());
  const seconds = (performance.now() - began) / 1000;
  console.log(`── ${stage.name} ${count.failed === 0 ? "passed" : "FAILED"} in ${seconds.toFixed(1)} s`);
  const missing = ended.output.match(MISSING) ?? [];
  return { stage, count, report, missing, seconds, processorSeconds: ended.processorSeconds };
}

/** What took long: the slowest tests, and each stage, with what it had of the processors. */
function tellOfTime(outcomes: readonly Outcome[]): void {
  const tests = slowest(
    outcomes.flatMap(({ report }) => report ?? []),
    SLOWEST,
  );
  if (tests.length > 0) console.log(["", "the slowest tests", ...tests].join("\n"));
  const used = outcomes.map(({ processorSeconds }) => processorSeconds ?? Number.NaN);
  console.log("\nstages");
  const told = (seconds: number, name: string, processor: number) => {
    const shown = Number.isNaN(processor) ? "" : `${processor.toFixed(1).padStart(8)} processor seconds`;
    console.log(`${seconds.toFixed(1).padStart(6)} s ${shown}  ${name}`);
  };
  for (const [place, { stage, seconds }] of outcomes.entries())
    told(seconds, stage.name, used[place] ?? Number.NaN);
  told(
    performance.now() / 1000,
    "in all",
    used.reduce((all, one) => all + one, 0),
  );
}

const named = process.argv.slice(2).filter((name) => name !== FULL);
const unknown = named.filter((name) => !STAGES.some((stage) => stage.name === name));
if (unknown.length > 0) {
  console.log(
    `no such stage: ${unknown.join(", ")}; there are ${STAGES.map((stage) => stage.name).join(", ")}, and ${FULL} for all`,
  );
  console.log("0 passed, 1 failed");
  process.exit(1);
}
mkdirSync(cache, { recursive: true });
// What one process has compiled, the next hundred need not.
process.env.NODE_COMPILE_CACHE ??= join(cache, "compiled");
if (isFull) {
  process.env.WESTMARCH_TESTS = FULL;
  console.log(["a full run adds", ...ADDED.map((line) => `  ${line}`)].join("\n"));
}
const isWanted = ({ name }: Stage): boolean =>
  named.length === 0 ? isFull || !RARE.includes(name) : named.includes(name);
const wanted = STAGES.filter(isWanted);
const outcomes = await sideBySide(wanted, availableParallelism(), (stage) =>
  carryOut(stage, wanted.length > 1),
);
tellOfTime(outcomes);
for (const line of outcomes.flatMap(({ missing }) => missing)) console.log(`\n${line.trim()}`);
const total = sum(outcomes.map(({ count }) => count));
console.log(`\n${summary(total)}`);
process.exitCode = total.failed > 0 ? 1 : 0;
