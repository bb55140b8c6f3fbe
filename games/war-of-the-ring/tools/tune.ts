/**
 * Tunes how much things count for the rules of thumb of War of the Ring, by games at first sight (`@westmarch/bots/tuning` says how),
 * and writes it to the file named, or to standard output.
 *
 *     node games/war-of-the-ring/tools/tune.ts [--games 200000] [--seed 1] [--cores 1] [--out games/war-of-the-ring/bot/tuned.json]
 */
import { writeFileSync } from "node:fs";
import process from "node:process";
import { parseArgs } from "node:util";
import { tune } from "@westmarch/bots/tuning";
import { tuning } from "./tuning.ts";

const { values } = parseArgs({
  options: {
    games: { type: "string", default: "200000" },
    seed: { type: "string", default: "1" },
    cores: { type: "string", default: "1" },
    out: { type: "string" },
  },
});
const [games, seed, cores] = [values.games, values.seed, values.cores].map(Number);
const numbers = await tune(import.meta.resolve("./tuning.ts"), tuning, { games, seed, cores }, (line) =>
  process.stderr.write(`${line}\n`),
);
const text = `${JSON.stringify(numbers, null, 2)}\n`;
if (values.out) writeFileSync(values.out, text);
else process.stdout.write(text);
