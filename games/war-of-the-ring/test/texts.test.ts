/** The files of words, taken together. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const folder = new URL("../text/", import.meta.url);

test("no key has words in two files: which of them is said would be left to chance", () => {
  const where = new Map<string, string>();
  const twice: string[] = [];
  for (const file of readdirSync(folder).filter((name) => /^(?!door).*\.en\.json$/.test(name)))
    for (const key of Object.keys(JSON.parse(readFileSync(new URL(file, folder), "utf8")))) {
      const other = where.get(key);
      if (other !== undefined) twice.push(`${key}: ${other}, ${file}`);
      where.set(key, file);
    }
  expect(twice).toEqual([]);
});
