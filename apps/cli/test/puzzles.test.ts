import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { lastLine, westmarch } from "./westmarch.ts";

const folder = mkdtempSync(join(tmpdir(), "westmarch-puzzles-"));
afterAll(() => rmSync(folder, { recursive: true }));

const make = async (name: string) => {
  const to = join(folder, name);
  const ran = await westmarch(["puzzles", "duel", "--count", "2", "--to", to, "--json"]);
  expect(ran.code).toBe(0);
  return { told: lastLine(ran), text: readFileSync(to, "utf8") };
};

test("westmarch puzzles makes the same puzzles from the same seed, byte for byte, as those that come with the game", async () => {
  const { told, text } = await make("first.json");
  expect(told).toMatchObject({ count: 2 });
  const kept = readFileSync(new URL("../../../games/duel/puzzles.json", import.meta.url), "utf8");
  expect(kept.split("\n").slice(0, 3).join("\n")).toBe(text.replace(/\n\]\n$/, ","));
});

test("westmarch puzzles goes on with a later game, and keeps what the file has", async () => {
  const { told, text } = await make("later.json");
  const to = join(folder, "later.json");
  const more = ["--count", "3", "--from", String(told.games), "--to", to, "--json"];
  const ran = await westmarch(["puzzles", "duel", ...more]);
  expect(lastLine(ran)).toMatchObject({ count: 3 });
  const kept = readFileSync(to, "utf8");
  expect(kept.startsWith(text.replace(/\n\]\n$/, ","))).toBe(true);
  expect(JSON.parse(kept)).toHaveLength(3);
});

test("westmarch puzzles says what is wrong with a number", async () => {
  const ran = await westmarch(["puzzles", "duel", "--count", "0", "--json"]);
  expect(ran.code).toBe(1);
  expect(lastLine(ran).error).toContain("--count must be a whole number");
});
