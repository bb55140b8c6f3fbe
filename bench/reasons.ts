/**
 * What hints say in the puzzles of the games, whose answer is known, so that reasons can be read through beside it: the answer, the next
 * best, the reason, and by how much the choice is ahead by all figures and by the one that is named (`packages/training/src/puzzles`).
 * With `--write` the puzzles keep the reason of today.
 *
 *     node bench/reasons.ts [GAME…] [--positions 50] [--iterations 300] [--write]
 */
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { type Core, Engine } from "@westmarch/kernel";
import type { KeptPuzzle } from "@westmarch/kernel/puzzle";
import { playable } from "@westmarch/positions";
import { games } from "@westmarch/registry";
import { hasChanged, review } from "@westmarch/training/puzzles";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    positions: { type: "string", default: "50" },
    iterations: { type: "string", default: "300" },
    write: { type: "boolean", default: false },
  },
});
const GAMES = ["confrontation", "duel", "five-armies", "trading-card-game", "war-of-the-ring"];
const PLAIN = ["best", "even", "usual"];
/** What happens at once is no figure, and stays. */
const AT_ONCE = ["wins", "saves"];

for (const id of positionals.length > 0 ? positionals : GAMES) {
  const entry = games[id];
  const engine = new Engine<Core, unknown>(entry.game);
  const policy = await entry.policy();
  if (!policy) throw new Error(`${id} has no players`);
  const words = await entry.words("en");
  const file = new URL(`../games/${id}/puzzles.json`, import.meta.url);
  const puzzles: KeptPuzzle[] = JSON.parse(readFileSync(file, "utf8"));
  const stride = Math.max(1, Math.floor(puzzles.length / Number(values.positions)));
  const tally = { positions: 0, answers: 0, figures: 0, unchanged: 0, plain: 0 };
  for (const [at, puzzle] of puzzles.entries()) {
    if (at % stride !== 0) continue;
    engine.game.takeIn?.(puzzle.settings);
    const g = playable(engine, puzzle.position);
    const care = { iterations: Number(values.iterations), seed: 7 };
    const reviewed = review({ engine, policy }, g, puzzle.seat, puzzle.line[0].option, care);
    const { hint, isAnswer, ahead } = reviewed;
    tally.positions++;
    if (isAnswer) tally.answers++;
    if (ahead) tally.figures++;
    if (PLAIN.includes(hint.because)) tally.plain++;
    if (!hasChanged(reviewed)) tally.unchanged++;
    const told = ahead ? `${ahead.all.toFixed(2)} of which ${ahead.named.toFixed(2)}` : "no figure";
    const sentence = words[`hint.${hint.because}`] ?? hint.because;
    console.log(
      `${id} ${puzzle.id}${isAnswer ? "" : " (not the answer)"}: ${hint.option.join(" ")} | ${hint.than.join(" ")} | ${sentence} (${told})`,
    );
    // What a search makes of it is told in the place of a figure that did not make the answer.
    if (values.write && isAnswer && !AT_ONCE.includes(puzzle.because))
      puzzles[at] = { ...puzzle, because: hint.because };
  }
  console.log(id, tally);
  if (values.write) writeFileSync(file, `[\n${puzzles.map((one) => JSON.stringify(one)).join(",\n")}\n]\n`);
}
