/** `westmarch baselines`: the page of what our bots are measured at, made by one command. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { lastLine, westmarch } from "./westmarch.ts";

const folder = mkdtempSync(join(tmpdir(), "westmarch-baselines-"));
afterAll(() => rmSync(folder, { recursive: true }));
const to = join(folder, "pages", "baselines.md");
const baselines = (...more: readonly string[]) =>
  westmarch(["baselines", "duel", "--levels", "first", "--games", "4", "--to", to, ...more]);

test("westmarch baselines writes a page whose rows the arena plays again", async () => {
  const ran = await baselines("--json");
  expect(ran.code).toBe(0);
  const [duel] = lastLine(ran).games as {
    rows: readonly { bot: string; against: string; games: number; winRate: number }[];
  }[];
  expect(duel?.rows.map(({ bot, against, games }) => [bot, against, games])).toEqual([
    ["first", "random", 4],
    ["random", "greedy", 4],
    ["first", "greedy", 4],
  ]);
  const page = readFileSync(to, "utf8");
  expect(page).toContain("npx westmarch baselines duel --levels first --games 4");
  const [, again = ""] = /npx westmarch (arena duel .*)/.exec(page) ?? [];
  const arena = await westmarch([...again.split(" "), "--json"]);
  expect(lastLine(arena).winRate).toBe(duel?.rows[0]?.winRate);
});

test.each([
  [["--levels", "grand"], "there is no bot grand"],
  [["--seconds", "0"], "--seconds must be a whole number"],
])("westmarch baselines %j is refused with what to do", async (flags, sentence) => {
  const ran = await baselines(...flags, "--json");
  expect(ran.code).toBe(1);
  expect(lastLine(ran).error).toContain(sentence);
});
