/**
 * `npm run bench`: runs every measurement in `bench/`, one after the other. `npm run bench -- playouts --seconds 5` runs
 * one and hands the rest on to it.
 */
import { globSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import process from "node:process";
import { run } from "./processes.ts";

const root = dirname(import.meta.dirname);
/** What can be started; other files there are parts of these. */
const all = globSync("*.ts", { cwd: join(root, "bench") })
  .filter((file) => !file.endsWith(".config.ts"))
  .map((file) => basename(file, ".ts"))
  .sort();
const [first, ...rest] = process.argv.slice(2);
const chosen = first === undefined ? all : all.filter((name) => name === first);
if (chosen.length === 0) console.error(`there is no measurement ${first}; there is ${all.join(", ")}`);

let failed = chosen.length === 0;
for (const name of chosen) {
  console.error(`── ${name}`);
  const args = [join("bench", `${name}.ts`), ...rest];
  const { code } = await run(process.execPath, args, { cwd: root, quiet: false, seconds: 3600 });
  if (code !== 0) failed = true;
}
process.exitCode = failed ? 1 : 0;
