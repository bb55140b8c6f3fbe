import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ELSEWHERE, ON_BOTH, ON_FILES, onlyInFull, PARTLY } from "./both.ts";

test("every test that is listed for a database is there, and in one list alone", () => {
  const all = [...ON_BOTH, ...Object.keys(PARTLY), ...ELSEWHERE, ...ON_FILES];
  expect(all.filter((name) => !existsSync(join(import.meta.dirname, `${name}.test.ts`)))).toEqual([]);
  expect(new Set(all).size).toBe(all.length);
});

test("every test that is named for both databases is there, by its whole title, and once", () => {
  for (const [name, titles] of Object.entries(PARTLY)) {
    const text = readFileSync(join(import.meta.dirname, `${name}.test.ts`), "utf8");
    expect(text, name).toContain('from "./partly.ts"');
    for (const title of titles) expect(text.split(`"${title}"`), title).toHaveLength(2);
  }
  const all = Object.values(PARTLY).flat();
  expect(new Set(all).size).toBe(all.length);
});

test("what no test of every day carries out is told once, with a test that does", () => {
  const folder = mkdtempSync(join(tmpdir(), "westmarch-both-"));
  const notes = join(folder, "notes");
  const [listed = ""] = ON_BOTH;
  const lines = [
    { file: `/x/${listed}.test.ts`, statements: ["a", "b"], inFull: ["a", "d"] },
    { file: "/x/other.test.ts", statements: ["b", "c"], inFull: [] },
    { file: "/x/more.test.ts", statements: ["c"], inFull: [] },
  ];
  writeFileSync(notes, lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
  expect(onlyInFull(notes)).toEqual([`${listed}.test.ts: d`, "other.test.ts: c"]);
  rmSync(folder, { recursive: true });
});
