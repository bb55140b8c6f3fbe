import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { anyGame, Engine } from "@westmarch/kernel";
import { goldenTest } from "@westmarch/testkit";
import { readSaves } from "@westmarch/testkit/node";
import { parley } from "@westmarch/testkit/parley";
import { expect, test } from "vitest";
import { goldenSaves, tablesOf } from "../golden.ts";

test("golden saves are made at the usual table, at one for each other choice, and at one with every switch turned", () => {
  const settings = [
    { id: "players", kind: "choice", values: ["2", "3", "4"], initial: "2" },
    { id: "strict", kind: "switch", initial: false },
    { id: "gentle", kind: "switch", initial: true },
  ] as const;
  expect(tablesOf({ settings })).toEqual({
    usual: {},
    "players-3": { players: "3" },
    "players-4": { players: "4" },
    options: { strict: true, gentle: false },
  });
});

test("golden saves load, replay and go on, and are the same every time they are made", async () => {
  const entry = { game: anyGame(parley) };
  const files = await goldenSaves(entry);
  expect(await goldenSaves(entry)).toEqual(files);
  const folder = mkdtempSync(join(tmpdir(), "westmarch-golden-"));
  try {
    for (const [name, bytes] of Object.entries(files)) writeFileSync(join(folder, name), bytes);
    const saves = readSaves(pathToFileURL(folder));
    expect(Object.keys(saves)).toContain(`v${parley.version}-usual-ended.json.gz`);
    expect(Object.keys(saves).length).toBe(Object.keys(files).length);
    expect(goldenTest(new Engine(parley), saves)).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test("golden saves of some tables are those of these tables alone, and an unknown one is an error", async () => {
  const entry = { game: anyGame(parley) };
  const all = await goldenSaves(entry);
  const some = await goldenSaves(entry, ["usual"]);
  expect(Object.keys(some)).toEqual(Object.keys(all).filter((name) => name.includes("-usual-")));
  expect(all).toMatchObject(some);
  await expect(goldenSaves(entry, ["round"])).rejects.toThrow("there is no table round; there is usual");
});
