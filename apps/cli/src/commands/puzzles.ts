import { writeFileSync } from "node:fs";
import { rigourOf } from "@westmarch/bots/puzzles";
import { Engine } from "@westmarch/kernel";
import { puzzlesIn } from "@westmarch/training/puzzles";
import { rulesNamed } from "../arguments.ts";
import { readText } from "../files.ts";
import type { Output } from "../output.ts";
import { progress } from "../progress.ts";

export interface PuzzlesFlags {
  readonly count: number;
  readonly seed: number;
  /** In hundredths of a chance to win; left out: as the game's players say. */
  readonly gap?: number;
  /** The number of the first game. What the file has is of earlier games, and stays. */
  readonly from: number;
  readonly to?: string;
}

/** One puzzle a line, so that a change of one is one line of a change. */
const written = (lines: readonly string[]): string => `[\n${lines.join(",\n")}\n]\n`;
const linesOf = (text: string): string[] =>
  text
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => line.replace(/,$/, ""));

/** `westmarch puzzles GAME` */
export async function puzzlesCommand(
  id: string,
  { count, seed, gap, from, to }: PuzzlesFlags,
  out: Output,
): Promise<void> {
  const entry = rulesNamed(id);
  const engine = new Engine(entry.game);
  const policy = await entry.policy();
  const making = { seed, rigour: { ...rigourOf(policy), ...(gap !== undefined && { gap: gap / 100 }) } };
  const file = to ?? `games/${id}/puzzles.json`;
  const bar = progress(count, out.words, out.errors);
  const found = from > 0 ? linesOf(readText(file)) : [];
  let games = from;
  try {
    for (; found.length < count; games++) {
      found.push(...puzzlesIn(engine, policy, making, games).map((puzzle) => JSON.stringify(puzzle)));
      // What was found so far stays, whenever it is broken off.
      writeFileSync(file, written(found.slice(0, count)));
      bar.to(Math.min(found.length, count), out.words("puzzles.at", { games: games + 1 }));
    }
  } finally {
    bar.end();
  }
  out.tell("puzzles.written", { file, count, games });
  out.result({ file, count, games });
}
