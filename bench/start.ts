/**
 * How long `westmarch serve` takes until it answers, and how much memory it holds: `node bench/start.ts [RUNS]`. The first
 * start finds nothing compiled; the figure is the median of those that follow it.
 */
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { createInterface } from "node:readline";

const main = join(import.meta.dirname, "../apps/cli/src/main.ts");

interface Start {
  /** Milliseconds until the line that says where it is. */
  readonly wall: number;
  /** Milliseconds of processor until then; null where the system does not tell. */
  readonly cpu: number | null;
  /** Megabytes held a moment later. */
  readonly memory: number;
}

/** What a process has used of the processor, as Linux counts it: in hundredths of a second. */
function cpuOf(pid: number | undefined): number | null {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return null;
  const fields = readFileSync(file, "utf8").split(") ")[1]!.split(" ");
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

async function start(data: string, cache: string): Promise<Start> {
  const began = performance.now();
  const child = spawn(process.execPath, [main, "serve", "--port", "0", "--data", data, "--json"], {
    stdio: ["ignore", "pipe", "ignore"],
    env: { ...process.env, NODE_COMPILE_CACHE: cache },
  });
  const line = await new Promise<string>((told) =>
    createInterface({ input: child.stdout }).once("line", told),
  );
  const [wall, cpu] = [performance.now() - began, cpuOf(child.pid)];
  const { address } = JSON.parse(line);
  const metrics = await (await fetch(`${address}/metrics`)).text();
  const memory = Number(/^westmarch_memory_bytes (\d+)/m.exec(metrics)?.[1]) / 1e6;
  child.kill("SIGTERM");
  await new Promise((ended) => child.once("exit", ended));
  return { wall, cpu, memory };
}

const median = (figures: readonly number[]): number =>
  Math.round([...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)]!);

const folder = mkdtempSync(join(tmpdir(), "westmarch-start-"));
const runs = Number(process.argv[2] ?? 9);
const starts: Start[] = [];
for (let i = 0; i <= runs; i++) starts.push(await start(join(folder, "data"), join(folder, "compiled")));
rmSync(folder, { recursive: true });
const [first, ...later] = starts;
const cpus = later.flatMap(({ cpu }) => cpu ?? []);
console.log(
  JSON.stringify({
    firstMilliseconds: Math.round(first!.wall),
    milliseconds: median(later.map(({ wall }) => wall)),
    processor: cpus.length > 0 ? median(cpus) : null,
    megabytes: median(later.map(({ memory }) => memory)),
  }),
);
