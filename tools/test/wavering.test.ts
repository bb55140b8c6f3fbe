import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { waveredAgain } from "../wavering.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "westmarch-wavering-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("a test that wavers twice in a row is told, and no other", () => {
  const file = join(folder, "wavering.json");
  expect(waveredAgain(file, "unit", ["one", "two"])).toEqual([]);
  expect(waveredAgain(file, "browser", ["one"])).toEqual([]);
  expect(waveredAgain(file, "unit", ["two", "three"])).toEqual(["two"]);
  expect(waveredAgain(file, "unit", [])).toEqual([]);
  expect(waveredAgain(file, "unit", ["two"])).toEqual([]);
  expect(waveredAgain(file, "browser", ["one"])).toEqual(["one"]);
});

test("a memory that cannot be read is none", () => {
  const file = join(folder, "wavering.json");
  writeFileSync(file, '{"unit":["on');
  expect(waveredAgain(file, "unit", ["one"])).toEqual([]);
  expect(waveredAgain(file, "unit", ["one"])).toEqual(["one"]);
});
