/**
 * How well computers know who stands where: log loss by turn, and how often what was said to be so likely was so.
 *
 *     node games/confrontation/tools/belief.ts --kept games.jsonl [--from 0] [--games 100]
 *
 * The games are those that `tools/habits.ts` keeps; those from which habits were counted prove little.
 */
import process from "node:process";
import { parseArgs } from "node:util";
import { type Heard, type Random, type Seat, seedOf, stream } from "@westmarch/kernel";
import { believe } from "../bot/belief/believe.ts";
import { likelihood } from "../bot/beliefs.ts";
import { CHARACTERS_OF, FRODO, other, REGIONS } from "../data/ids.ts";
import type { Confrontation } from "../index.ts";
import { sideOfSeat, UNKNOWN } from "../state.ts";
import { engine, keptIn, retell } from "./told-games.ts";

const { values: flags } = parseArgs({
  options: {
    kept: { type: "string" },
    from: { type: "string", default: "0" },
    games: { type: "string", default: "100" },
  },
});
if (!flags.kept) throw new Error("--kept FILE says where games are kept");

/** Worlds looked at for each position. */
const WORLDS = 200;
/** Even what no world of them showed may be so. */
const DOUBT = 0.02;
const WAYS = ["by the view", "by rows", "believed"] as const;
const TURNS = ["1", "2 and 3", "4 to 6", "7 to 9", "10 to 12", "later"];
const lastOf = [1, 3, 6, 9, 12, Number.POSITIVE_INFINITY];

/** By row of the table: how many pieces, and what was lost each way. */
const losses = new Map<string, number[]>();
/** By way and tenth: how many places, how likely they were said to be, and how many were right. */
const said = WAYS.map(() => Array.from({ length: 10 }, () => [0, 0, 0]));

function worldsOf(view: Confrontation, seat: Seat, heard: readonly Heard[], random: Random) {
  const chances = WAYS.map(() => view.secret.at.map(() => new Float64Array(REGIONS.length)));
  const add = (way: number, world: Confrontation, weight: number) => {
    for (const [character, at] of world.secret.at.entries())
      if (at >= 0) chances[way][character][at] += weight;
  };
  const belief = believe(view, seat, heard, random);
  if (!belief) throw new Error("what was heard does not lead to what is seen");
  let total = 0;
  for (let i = 0; i < WORLDS; i++) {
    const even = engine.determinize(view, seat, random);
    const weight = likelihood(even, seat);
    total += weight;
    add(0, even, 1 / WORLDS);
    add(1, even, weight);
    const world = engine.game.clone(view);
    belief.fill(world);
    add(2, world, 1 / WORLDS);
  }
  for (const row of chances[1]) for (let at = 0; at < row.length; at++) row[at] /= total;
  return chances;
}

function look(g: Confrontation, seat: Seat, heard: readonly Heard[], seed: number): void {
  const view = engine.view(g, seat);
  const hidden = CHARACTERS_OF[other(sideOfSeat(g, seat))].filter((who) => view.secret.at[who] === UNKNOWN);
  if (hidden.length < 2) return;
  const chances = worldsOf(view, seat, heard, stream(seed));
  const turn = TURNS[lastOf.findIndex((last) => Math.ceil(g.turns / 2) <= last)];
  for (const who of hidden) {
    const truth = g.secret.at[who];
    for (const row of [turn, "all", ...(who === FRODO ? ["Frodo"] : [])]) {
      const sums = losses.get(row) ?? [0, 0, 0, 0];
      losses.set(row, sums);
      sums[0]++;
      for (const [way, all] of chances.entries())
        sums[way + 1] -= Math.log((1 - DOUBT) * all[who][truth] + DOUBT / REGIONS.length);
    }
    for (const [way, all] of chances.entries())
      for (const [at, chance] of all[who].entries()) {
        if (chance < 1 / WORLDS) continue;
        const tenth = said[way][Math.min(9, Math.floor(chance * 10))];
        tenth[0]++;
        tenth[1] += chance;
        if (at === truth) tenth[2]++;
      }
  }
}

for (const game of keptIn(flags.kept).slice(Number(flags.from), Number(flags.from) + Number(flags.games)))
  retell(game, {
    turn: (g, heard) => {
      const [seat] = engine.owes(g);
      if (g.turns > 1) look(g, seat, heard[seat], seedOf("belief", game.i, g.turns));
    },
  });

const write = (line: string): void => void process.stdout.write(`${line}\n`);
write(`| of which turn | hidden pieces | ${WAYS.join(" | ")} |`);
write("| --- | ---: | ---: | ---: | ---: |");
for (const row of [...TURNS, "all", "Frodo"]) {
  const sums = losses.get(row);
  if (sums)
    write(
      `| ${row} | ${sums[0]} | ${sums
        .slice(1)
        .map((loss) => (loss / sums[0]).toFixed(2))
        .join(" | ")} |`,
    );
}
write("");
for (const [way, tenths] of said.entries()) {
  const percent = (k: number) =>
    tenths.map((tenth) => `${((100 * tenth[k]) / Math.max(1, tenth[0])).toFixed(0)} %`);
  write(`| ${WAYS[way]} | ${percent(1).join(" | ")} |`);
  write(`| was so | ${percent(2).join(" | ")} |`);
}
