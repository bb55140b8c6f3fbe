/**
 * Fits the weights by which the search judges a position of The Battle of Five Armies, and writes them to the file named, or to standard
 * output (`@westmarch/training/fitting` says how).
 *
 *     node games/five-armies/tools/weights.ts [--games 3000] [--seed 1] [--out games/five-armies/bot/weights.ts]
 */
import { writeFileSync } from "node:fs";
import process from "node:process";
import { parseArgs } from "node:util";
import { Engine } from "@westmarch/kernel";
import { fitted, weightsModule } from "@westmarch/training/fitting";
import { FEATURES, features } from "../bot/features.ts";
import { policy } from "../bot.ts";
import { fiveArmies } from "../index.ts";

const { values } = parseArgs({
  options: {
    games: { type: "string", default: "3000" },
    seed: { type: "string", default: "1" },
    out: { type: "string" },
  },
});
const games = Number(values.games);
const seed = Number(values.seed);
const engine = new Engine(fiveArmies);
const weights = fitted(engine, policy, { names: FEATURES, features }, { games, seed }, (line) =>
  process.stderr.write(`${line}\n`),
);
const text = weightsModule(FEATURES, weights, {
  side: "the Free Peoples",
  command: `node games/five-armies/tools/weights.ts --games ${games} --seed ${seed}`,
});
if (values.out) writeFileSync(values.out, text);
else process.stdout.write(text);
