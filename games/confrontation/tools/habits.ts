/**
 * Counts what moves each kind of player's pieces (multinomial logits, by Adam), and writes `bot/belief/habits.ts`.
 *
 *     node games/confrontation/tools/habits.ts --kept games.jsonl [--games 1000] [--players greedy,search:60i] [--out games/confrontation/bot/belief/habits.ts]
 *
 * Plays so many more games first, each seat by one of the players; games are kept in the file, a line each.
 */
import { writeFileSync } from "node:fs";
import process from "node:process";
import { parseArgs } from "node:util";
import type { Event } from "@westmarch/kernel";
import { Board, type Onlooker, type Told } from "../bot/belief/board.ts";
import { SENSES, sense } from "../bot/belief/sense.ts";
import { CHARACTER, CHARACTERS, CHARACTERS_OF, type RegionId } from "../data/ids.ts";
import type { Confrontation } from "../index.ts";
import { addDestinations } from "../rules/movement.ts";
import { seatOf } from "../state.ts";
import { type Kept, keptIn, playMore, retell } from "./told-games.ts";

const { values: flags } = parseArgs({
  options: {
    kept: { type: "string" },
    games: { type: "string", default: "0" },
    players: {
      type: "string",
      default: "greedy,greedy@veteran,gentle,first,search:60i,search:60i,search:150i,search:150i",
    },
    out: { type: "string" },
  },
});
if (!flags.kept) throw new Error("--kept FILE says where games are kept");
const tell = (line: string): void => void process.stderr.write(`${line}\n`);

/** One move among all that there were. */
interface Move {
  readonly who: readonly number[];
  readonly rows: readonly (readonly number[])[];
  readonly chosen: number;
}

const DEAF: Onlooker = { moves() {}, shows() {}, goes() {}, returns() {}, denies() {} };

/** The kinds of players, in the order of `HABITS`. */
const KINDS = [(name: string) => name.startsWith("search"), (name: string) => !name.startsWith("search")];

/** All moves of a game, by kinds of players. */
function movesOf(game: Kept, into: readonly Move[][]): void {
  let board: Board | null = null;
  const event = (told: Event, g: Confrontation): void => {
    if (told.type === "game-began") {
      board = new Board(g, DEAF);
      return;
    }
    // What paragraphs tell was checked against the vocabulary.
    const heard = { type: told.type, facts: { ...told.facts, ...told.secret?.facts } } as Told;
    if (board && heard.type === "moved") {
      const { side, from, to, character } = heard.facts;
      const move = moveOf(board.g, g.secret.at.with(character ?? 0, from), character ?? 0, to);
      const player = game.who[seatOf(g, side)];
      for (const [kind, is] of KINDS.entries()) if (is(player)) into[kind].push(move);
    }
    board?.hear(heard);
  };
  retell(game, { event });
}

function moveOf(seen: Confrontation, at: readonly RegionId[], character: number, to: RegionId): Move {
  const who: number[] = [];
  const rows: number[][] = [];
  let chosen = -1;
  for (const one of CHARACTERS_OF[character < CHARACTERS_OF[0].length ? 0 : 1]) {
    if (at[one] < 0) continue;
    const open: RegionId[] = [];
    addDestinations(seen, one, at[one], open);
    for (const next of open) {
      if (one === character && next === to) chosen = who.length;
      const row: number[] = [];
      sense(seen, one, at[one], next, row);
      who.push(one);
      rows.push(row);
    }
  }
  return { who, rows, chosen };
}

const EPOCHS = 14;
const BATCH = 256;
/** A light pull towards nothing. */
const PULL = 0.0002;

/** Mean log loss of these moves; adds to the gradient where one is given. */
function lossOf(
  moves: readonly Move[],
  weights: readonly Float64Array[],
  gradient?: readonly Float64Array[],
): number {
  let total = 0;
  for (const { who, rows, chosen } of moves) {
    const odds = rows.map((row, o) => Math.exp(row.reduce((sum, x, k) => sum + x * weights[who[o]][k], 0)));
    const all = odds.reduce((sum, one) => sum + one, 0);
    total -= Math.log(odds[chosen] / all);
    if (gradient)
      for (const [o, row] of rows.entries()) {
        const off = (odds[o] / all - (o === chosen ? 1 : 0)) / moves.length;
        for (const [k, x] of row.entries()) gradient[who[o]][k] += off * x;
      }
  }
  return total / moves.length;
}

function fit(moves: readonly Move[]): readonly Float64Array[] {
  const zeros = () => CHARACTERS.map(() => new Float64Array(SENSES.length));
  const [weights, first, second] = [zeros(), zeros(), zeros()];
  let t = 0;
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    const pace = 0.03 * (1 - epoch / EPOCHS) + 0.001;
    const order = moves.map((_, i) => moves[(i * 7919 + epoch * 31) % moves.length]);
    for (let from = 0; from < order.length; from += BATCH) {
      const gradient = zeros();
      lossOf(order.slice(from, from + BATCH), weights, gradient);
      t++;
      for (const character of CHARACTER.all)
        for (let k = 0; k < SENSES.length; k++) {
          const slope = gradient[character][k] + PULL * weights[character][k];
          const m = 0.9 * first[character][k] + 0.1 * slope;
          const v = 0.999 * second[character][k] + 0.001 * slope * slope;
          first[character][k] = m;
          second[character][k] = v;
          weights[character][k] -= (pace * (m / (1 - 0.9 ** t))) / (Math.sqrt(v / (1 - 0.999 ** t)) + 1e-8);
        }
    }
  }
  return weights;
}

const moduleOf = (kinds: readonly (readonly Float64Array[])[], games: number): string => `/**
 * What moves each character, by id: counted in ${games} games of computers of several making against each other. Made by
 *
 *     node games/confrontation/tools/habits.ts --kept games.jsonl --games ${games}
 */

/** A kind of player. */
export interface Habits {
  /** How much each feature of a move (\`SENSES\`) draws each character to it, in log odds. */
  readonly draws: readonly (readonly number[])[];
}

/** Those who look ahead, and those who do not. */
export const HABITS: readonly Habits[] = [
${kinds.map((kind) => `  {\n    draws: [\n${kind.map((row) => `      [${[...row].map((x) => Number(x.toFixed(2))).join(", ")}],`).join("\n")}\n    ],\n  },`).join("\n")}
];
`;

playMore(flags.kept, flags.players.split(","), Number(flags.games));
const games = keptIn(flags.kept);
/** One game in ten tries out what was learned from the others. */
const isOther = (n: number): boolean => n % 10 === 9;
const learnt: Move[][] = KINDS.map(() => []);
const others: Move[][] = KINDS.map(() => []);
for (const [n, game] of games.entries()) movesOf(game, isOther(n) ? others : learnt);
const kinds = learnt.map(fit);
for (const [kind, moves] of learnt.entries()) {
  const even = others[kind].reduce((sum, { who }) => sum + Math.log(who.length), 0) / others[kind].length;
  tell(
    `kind ${kind}: ${moves.length} moves, log loss ${lossOf(moves, kinds[kind]).toFixed(3)}, of others ${lossOf(others[kind], kinds[kind]).toFixed(3)}, evenly ${even.toFixed(3)}`,
  );
}
if (flags.out) writeFileSync(flags.out, moduleOf(kinds, games.length));
