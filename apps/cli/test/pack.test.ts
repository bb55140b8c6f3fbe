import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { lastLine, westmarch } from "./westmarch.ts";

test("a game's own pack is shown, and is good when it is brought back; a bad one is refused with the place", async () => {
  const shown = await westmarch(["pack", "five-armies", "show"]);
  const file = join(mkdtempSync(join(tmpdir(), "westmarch-pack-")), "mine.json");
  writeFileSync(file, shown.out);
  const good = await westmarch(["pack", "five-armies", "check", file, "--json"]);
  expect(good.code).toBe(0);
  expect(lastLine(good)).toMatchObject({ complaints: [], digest: expect.stringMatching(/^[0-9a-f]{64}$/) });

  writeFileSync(file, shown.out.replace("Roll 2 extra dice;", "Roll 2 extra dies;"));
  const bad = await westmarch(["pack", "five-armies", "check", file]);
  expect(bad.code).not.toBe(0);
  expect(bad.out).toContain("cards.ev_volley.combat: Line 1, column 14: “dies” does not fit here.");
});

test("a game without a pack says which have one", async () => {
  const { code, err } = await westmarch(["pack", "duel", "show"]);
  expect(code).not.toBe(0);
  expect(err).toContain("five-armies");
});
