/**
 * Tunes how much things count for the opponents of the card game, by playing (`@westmarch/bots/tuning` says how), and writes all of it
 * to the file named, or to standard output: at first sight what the rules of thumb weigh, or with `--judge` what positions are
 * judged by, looking one choice ahead.
 *
 *     node games/trading-card-game/tools/tune.ts [--judge] [--games 40000] [--seed 1] [--cores 1] [--pace 1]
 *       [--tried 1000] [--out games/trading-card-game/bot/tuned.json]
 */
import { writeFileSync } from "node:fs";
import process from "node:process";
import { parseArgs } from "node:util";
import { tune } from "@westmarch/bots/tuning";
import tuned from "../bot/tuned.json" with { type: "json" };
import * as judging from "./judging.ts";
import { tuning } from "./tuning.ts";

const { values } = parseArgs({
  options: {
    judge: { type: "boolean", default: false },
    games: { type: "string", default: "40000" },
    seed: { type: "string", default: "1" },
    cores: { type: "string", default: "1" },
    pace: { type: "string", default: "1" },
    tried: { type: "string", default: "1000" },
    out: { type: "string" },
  },
});
const [games, seed, cores, pace, tried] = [
  values.games,
  values.seed,
  values.cores,
  values.pace,
  values.tried,
].map(Number);
const style = { games, seed, cores, pace, tried };
const tell = (line: string) => process.stderr.write(`${line}\n`);
const found = values.judge
  ? await tune(import.meta.resolve("./judging.ts"), judging.tuning, style, tell)
  : await tune(import.meta.resolve("./tuning.ts"), tuning, style, tell);
const text = `${JSON.stringify({ ...tuned, ...found }, null, 2)}\n`;
if (values.out) writeFileSync(values.out, text);
else process.stdout.write(text);
