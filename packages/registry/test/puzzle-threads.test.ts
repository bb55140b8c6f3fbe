/** A server looks for puzzles in threads: it finds there what the collection of a game has. */
import { readFileSync } from "node:fs";
import type { KeptPuzzle } from "@westmarch/kernel/puzzle";
import { type BotPool, createBotPool } from "@westmarch/players/pool";
import { afterAll, beforeAll, expect, test } from "vitest";

const file = new URL("../../../games/duel/puzzles.json", import.meta.url);
const puzzles: readonly KeptPuzzle[] = JSON.parse(readFileSync(file, "utf8"));
/** One whose answer is far better than all else, so that any chance finds it. */
const clear = puzzles.toSorted(
  (one, other) => other.chances[0] - other.chances[1] - (one.chances[0] - one.chances[1]),
)[0];

let pool: BotPool;
beforeAll(() => {
  pool = createBotPool({ registry: new URL("../src/index.ts", import.meta.url), size: 1 });
});
afterAll(() => pool.close());

const question = ({ settings, position, seat }: KeptPuzzle) => ({
  ...{ game: "duel", settings, position, seat, name: "found-here", seed: 4, budgetMs: 60_000 },
});

test("a position whose answer is clear becomes a puzzle with that answer, under the name it is given", async () => {
  const found = await pool.puzzle(question(clear));
  expect(found).toMatchObject({ id: "found-here", position: clear.position });
  expect(found?.line[0].option).toEqual(clear.line[0].option);
});

test("a look for a puzzle gives up when a person waits", async () => {
  const enough = AbortSignal.abort();
  expect(await pool.puzzle({ ...question(clear), enough })).toBeNull();
});

test("a position of which the seat owes nothing is refused with a reason", async () => {
  const other = { ...question(clear), seat: 1 - clear.seat };
  await expect(pool.puzzle(other)).rejects.toThrow("owes nothing");
});
