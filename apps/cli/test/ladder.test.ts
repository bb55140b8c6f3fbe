import { appendFileSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { placed } from "../src/ladder-page.ts";
import { lastLine, westmarch } from "./westmarch.ts";

const folder = mkdtempSync(join(tmpdir(), "westmarch-ladder-"));
const page = join(folder, "pages", "strength.md");
const results = join(folder, "games", "strength.jsonl");
const lines = (): number => readFileSync(results, "utf8").trimEnd().split("\n").length;
afterAll(() => rmSync(folder, { recursive: true }));

const files = ["--to", page, "--results", results];
const climb = (bots: string, ...more: readonly string[]) =>
  westmarch(["ladder", "duel", "--bots", bots, "--games", "4", ...files, "--json", ...more]);

describe("westmarch ladder", () => {
  test("plays, writes its page where no folder is yet, and goes on from what is kept", async () => {
    const first = await climb("random,greedy", "--cores", "2");
    expect(first.code).toBe(0);
    expect(lastLine(first)).toMatchObject({ played: 2, to: page, results });
    expect(lines()).toBe(2);
    expect(readFileSync(page, "utf8")).toMatch(/\| greedy +\| +1000 \|/);

    appendFileSync(results, '{"a":{"bot":"gre');
    const second = await climb("random,greedy,search:5i");
    expect(second.code).toBe(0);
    expect(lastLine(second)).toMatchObject({ played: 4 });
    expect(lines()).toBe(6);
    const { rungs, matches } = lastLine(second) as {
      rungs: readonly { player: object; games: number; milliseconds: number }[];
      matches: readonly { a: object; b: object; games: number }[];
    };
    expect(rungs.map(({ games }) => games)).toEqual([8, 8, 8]);
    expect(matches).toHaveLength(3);
    expect(rungs.every(({ milliseconds }) => milliseconds >= 0)).toBe(true);
  });

  test.each([
    [["--bots", "greedy"], "--bots takes two or more different names"],
    [["--bots", "greedy,grand"], "there is no bot grand"],
    [["--bots", "greedy,greedy@nobody"], "there is no greedy@nobody"],
    [["--cores", "0"], "--cores must be a whole number"],
  ])("%j is refused with what to do", async (flags, sentence) => {
    const ran = await westmarch(["ladder", "confrontation", "--to", page, "--json", ...flags]);
    expect(ran.code).toBe(1);
    expect(lastLine(ran).error).toContain(sentence);
  });

  test("a file of results that cannot be read is left as it is, and the line is named", async () => {
    appendFileSync(results, "nonsense\n");
    const before = readFileSync(results, "utf8");
    const ran = await climb("random,greedy");
    expect(ran.code).toBe(1);
    expect(lastLine(ran).error).toContain("line 7, is no result of a ladder");
    expect(readFileSync(results, "utf8")).toBe(before);
  });
});

test("what people have written around a ladder stays", () => {
  const first = placed(null, "Duel", "before");
  const written = first.replace("# Duel", "# Duel!").concat("\nA word.\n");
  const second = placed(written, "Duel", "after");
  expect(second).toBe(written.replace("before", "after"));
  expect(placed("Only words.\n", "Duel", "after")).toMatch(/^Only words\.\n\n<!-- ladder -->\n\nafter/);
});
