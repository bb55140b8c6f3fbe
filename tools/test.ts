/**
 * `npm test`: everything that must hold. Stages run side by side where the machine has room, and all of them run even if
 * one fails; the last line is `N passed, N failed`, in which a stage such as the type check counts as one test.
 * `npm test -- unit` runs only the stages named, and shows them at work if there is just one.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import process from "node:process";
import { run } from "./processes.ts";
import { sideBySide } from "./stages.ts";
import { type Count, countTests, NONE, slowest, sum, summary, wavering } from "./tally.ts";

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

const root = dirname(import.meta.dirname);
const cache = join(root, "node_modules", ".cache", "westmarch");
const tool = (name: string) =>
  join(root, "node_modules", ".bin", process.platform === "win32" ? `${name}.cmd` : name);
const node = process.execPath;
const reportOf = (name: string) => join(cache, `${name}.json`);

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
  seconds: 4500,
  polite: name === "unit",
});

const BROWSER = ["--config", "e2e/vitest.config.ts"];
/** The browser tests of the trading card game. */
const CARDS = "(card|decks)*";

// What is long stands first: the short ones fill the gaps.
const STAGES: readonly Stage[] = [
  check("drawings", [], node, "tools/draw.ts", "--if-changed"),
  check("build", ["drawings"], node, "tools/build.ts", "--if-changed"),
  suite("browser", ["build"], ...BROWSER, "--exclude", `**/@${CARDS}.test.ts`),
  suite("unit", ["drawings"]),
  // Each further checker of a project would look at most of the types again.
  check("types", ["drawings"], tool("tsc"), "-b", "--checkers", "1"),
  check("lint", [], tool("biome"), "check", "--error-on-warnings", "."),
  check("boundaries", [], node, "tools/boundaries.ts"),
  check("dead code", ["drawings"], tool("knip"), "--no-progress", "--treat-config-hints-as-errors"),
  // More browsers, when the unit tests have left room for them.
  suite("cards", ["build", "unit"], ...BROWSER, "--exclude", `**/!${CARDS}.test.ts`),
];

/** What a suite's report says; a suite that left none has failed. */
function reported(stage: Stage, code: number): Count {
  const file = reportOf(stage.name);
  if (!existsSync(file))
    return { passed: 0, failed: 1, skipped: 0, problems: [`${stage.name}: ended without a report`] };
  const report = JSON.parse(readFileSync(file, "utf8"));
  for (const line of slowest(report, 5)) console.log(`    ${line}`);
  for (const line of wavering(report)) console.log(`    passed only at the second try: ${line}`);
  const count = countTests(report);
  if (code === 0 || count.failed > 0) return count;
  const problem = `${stage.name}: all tests passed, but it ended with ${code} (see above)`;
  return { ...count, failed: 1, problems: [problem] };
}

/** What a stage that ended with this code adds to the sum. */
function counted(stage: Stage, code: number): Count {
  if (stage.suite) return reported(stage, code);
  if (code === 0) return { ...NONE, passed: 1 };
  return { ...NONE, failed: 1, problems: [`${stage.name}: see above`] };
}

async function carryOut(stage: Stage, quiet: boolean): Promise<Count> {
  const began = performance.now();
  if (stage.suite) rmSync(reportOf(stage.name), { force: true });
  console.log(`── ${stage.name} …`);
  const [program, ...args] = stage.command;
  const { seconds, polite } = stage;
  const { code, output } = await run(program, args, { cwd: root, quiet, seconds, polite });
  // A suite's report may tell of failures though the suite ends with 0.
  const count = counted(stage, code);
  if (count.failed > 0) console.log(output.trimEnd());
  const well = count.failed === 0 ? "passed" : "FAILED";
  console.log(`── ${stage.name} ${well} in ${((performance.now() - began) / 1000).toFixed(1)} s`);
  return count;
}

const named = process.argv.slice(2);
const unknown = named.filter((name) => !STAGES.some((stage) => stage.name === name));
if (unknown.length > 0) {
  console.log(
    `no such stage: ${unknown.join(", ")}; there are ${STAGES.map((stage) => stage.name).join(", ")}`,
  );
  console.log("0 passed, 1 failed");
  process.exit(1);
}
mkdirSync(cache, { recursive: true });
// What one process has compiled, the next hundred need not.
process.env.NODE_COMPILE_CACHE ??= join(cache, "compiled");
const wanted = STAGES.filter(({ name }) => named.length === 0 || named.includes(name));
const counts = await sideBySide(wanted, availableParallelism(), (stage) =>
  carryOut(stage, wanted.length > 1),
);
const total = sum(counts);
console.log(`\n${summary(total)}`);
process.exitCode = total.failed > 0 ? 1 : 0;
