/**
 * How often a player that was made to beat one level of this game beats it: for each side the best of many responses is looked for by
 * successive halving against that level, and then plays games that it was not chosen by. All of it follows from the seed.
 *
 *     node games/confrontation/tools/respond.ts [--against strong] [--iterations 2000] [--responses 12] [--games 2] [--test 60] [--seed 1]
 *
 * Prints how each round went, and at the end what the two responses won.
 */
import process from "node:process";
import { parseArgs } from "node:util";
import { Engine, seedOf } from "@westmarch/kernel";
import { contender, wilson } from "@westmarch/training";
import { policy } from "../bot.ts";
import { BOTH_SIDES, REGIONS, SIDES } from "../data/ids.ts";
import { confrontation } from "../index.ts";
import { rivals } from "../rivals.ts";
import { bestOf, drawResponses, type Response, responder, wins } from "./responses.ts";

const { values: flags } = parseArgs({
  options: {
    against: { type: "string", default: "strong" },
    iterations: { type: "string", default: "2000" },
    responses: { type: "string", default: "12" },
    games: { type: "string", default: "2" },
    test: { type: "string", default: "60" },
    seed: { type: "string", default: "1" },
  },
});
const iterations = Number(flags.iterations);
const tests = Number(flags.test);
const engine = new Engine(confrontation);
const found = contender(engine, { policy, rivals }, flags.against);
if (!found) throw new Error(`there is no player ${flags.against}`);
const { bot: against } = found;

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const written = ({ setUp, sense, exploration }: Response): string =>
  `${setUp.map((region) => REGIONS[region]).join(" ")}, ${sense}, exploration ${exploration}`;
const rate = (won: number, games: number): string =>
  `${won} of ${games}: ${percent(won / games)} (${wilson(won, games).map(percent).join(" to ")})`;

const total = { won: 0, games: 0 };
for (const side of BOTH_SIDES) {
  const name = SIDES[side];
  const plays = (response: Response, purpose: string, game: number): boolean =>
    wins(
      engine,
      side,
      responder(engine, response, iterations),
      against,
      seedOf(purpose, flags.seed, side, game),
    );
  const best = bestOf(
    drawResponses(engine, side, Number(flags.responses), flags.seed),
    Number(flags.games),
    (response, game) => plays(response, "train", game),
    (round, left) =>
      say(`${name}, round ${round}: ${left.map((one) => `${one.won}/${one.games}`).join(" ")}`),
  );
  say(`${name}: ${written(best.response)}`);
  let won = 0;
  for (let game = 0; game < tests; game++) {
    if (plays(best.response, "test", game)) won++;
    if (game % 10 === 9) process.stderr.write(`${name}: ${won} of ${game + 1}\n`);
  }
  say(`${name}, tested: ${rate(won, tests)}`);
  total.won += won;
  total.games += tests;
}
say(`both: ${rate(total.won, total.games)}`);
const { user, system } = process.cpuUsage();
say(`${Math.round((user + system) / 1e6)} s of processor time`);
