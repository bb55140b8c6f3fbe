/**
 * Learns which moves a search that thinks longer chooses, for those that think less to look into first, and writes `bot/draws.ts`.
 *
 *     node games/confrontation/tools/first-sight.ts --kept first-sight.jsonl [--games 400] [--out games/confrontation/bot/draws.ts]
 *
 * Plays so many more games first; games are kept in the file, a line each.
 */
import { writeFileSync } from "node:fs";
import process from "node:process";
import { parseArgs } from "node:util";
import { sense } from "../bot/belief/sense.ts";
import { CHARACTER, REGION } from "../data/ids.ts";
import { rivals } from "../rivals.ts";
import { fit, lossOf, type Move, writtenOut } from "./logits.ts";
import { chanceOf, engine, type Kept, keptIn, playMore } from "./told-games.ts";

const { values: flags } = parseArgs({
  options: { kept: { type: "string" }, games: { type: "string", default: "0" }, out: { type: "string" } },
});
if (!flags.kept) throw new Error("--kept FILE says where games are kept");

/** Who teaches: a search whose first sight was set by hand. */
const TEACHER = "search:300i";
/** No game that habits are counted in, or beliefs tried out on. */
const FIRST = 100_000;

/** All moves that began a turn, as their player saw them. */
function movesOf(game: Kept, into: Move[]): void {
  const chance = chanceOf(game.i);
  const g = engine.start({}, chance);
  for (const [seat, option] of game.made) {
    const [{ prompt, options }] = engine.asks(g);
    if (prompt === "turn" && option[0] === "move") {
      const view = engine.view(g, seat);
      const moves = options.filter(([verb]) => verb === "move");
      const who = moves.map((move) => CHARACTER.of(move[1]));
      const rows = moves.map((move, o) => {
        const row: number[] = [];
        sense(view, who[o], view.secret.at[who[o]], REGION.of(move[2]), row);
        return row;
      });
      const chosen = moves.findIndex((move) => move[1] === option[1] && move[2] === option[2]);
      if (moves.length > 1) into.push({ who, rows, chosen });
    }
    engine.play(g, seat, option, chance);
  }
}

const moduleOf = (weights: readonly Float64Array[], games: number): string => `/**
 * How much each feature of a move (\`SENSES\`) draws each character to it, by id, in log odds: learned from what a search of 300
 * iterations chose in ${games} games against itself. Made by
 *
 *     node games/confrontation/tools/first-sight.ts --kept first-sight.jsonl --games ${games} --out games/confrontation/bot/draws.ts
 */
export const DRAWS: readonly (readonly number[])[] = [
${writtenOut(weights)}
];
`;

playMore(flags.kept, [TEACHER], Number(flags.games), { first: FIRST, policy: rivals["by-hand"] });
const games = keptIn(flags.kept);
const learnt: Move[] = [];
const others: Move[] = [];
/** One game in ten tries out what was learned from the others. */
for (const [n, game] of games.entries()) movesOf(game, n % 10 === 9 ? others : learnt);
const weights = fit(learnt);
const even = others.reduce((sum, { who }) => sum + Math.log(who.length), 0) / others.length;
const losses = [lossOf(learnt, weights), lossOf(others, weights), even].map((loss) => loss.toFixed(3));
process.stderr.write(
  `${learnt.length} moves, log loss ${losses[0]}, of others ${losses[1]}, evenly ${losses[2]}\n`,
);
if (flags.out) writeFileSync(flags.out, moduleOf(weights, games.length));
