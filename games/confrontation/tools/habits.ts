/**
 * Counts what moves each kind of player's pieces, and writes `bot/belief/habits.ts`.
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
import { sense } from "../bot/belief/sense.ts";
import { CHARACTERS_OF, type RegionId } from "../data/ids.ts";
import type { Confrontation } from "../index.ts";
import { addDestinations } from "../rules/movement.ts";
import { seatOf } from "../state.ts";
import { fit, lossOf, type Move, writtenOut } from "./logits.ts";
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
${kinds.map((kind) => `  {\n    draws: [\n${writtenOut(kind)}\n    ],\n  },`).join("\n")}
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
