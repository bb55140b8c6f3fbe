import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ELSEWHERE, ON_BOTH, ON_FILES, onlyInFull } from "./both.ts";

test("every test that is listed for a database is there, and in one list alone", () => {
  const all = [...ON_BOTH, ...ELSEWHERE, ...ON_FILES];
  expect(all.filter((name) => !existsSync(join(import.meta.dirname, `${name}.test.ts`)))).toEqual([]);
  expect(new Set(all).size).toBe(all.length);
});

test("what no test of every day carries out is told once, with a test that does", () => {
  const folder = mkdtempSync(join(tmpdir(), "westmarch-both-"));
  const notes = join(folder, "notes");
  const [listed = ""] = ON_BOTH;
  const lines = [
    { file: `/x/${listed}.test.ts`, statements: ["a", "b"] },
    { file: "/x/other.test.ts", statements: ["b", "c"] },
    { file: "/x/more.test.ts", statements: ["c"] },
  ];
  writeFileSync(notes, lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
  expect(onlyInFull(notes)).toEqual(["other.test.ts: c"]);
  rmSync(folder, { recursive: true });
});
