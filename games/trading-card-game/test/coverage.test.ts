/** Every rule that can be played has a vector, or a test that names it. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

/** How many rules each chapter has. */
const CHAPTERS = [8, 6, 11, 6, 5, 13, 11, 8, 3, 6, 6, 7, 5, 5, 8, 4, 7, 11, 9, 1];

/** The worked examples of chapter 25. */
const EXAMPLES = 23;

/** Rules that there is nothing to play of, and why. */
const APART: Readonly<Record<string, string>> = {
  "1.1": "says what the others are for",
  "1.2": "says what is in the set",
  "1.3": "a figure of the cards",
  "1.4": "a figure of the cards",
  "1.6": "words",
  "1.7": "words",
  "8.8": "a figure of the cards",
  "9.2": "talk at the table",
  "10.6": "no card of the set protects in the archery phase",
  "15.8": "no card of the set tries",
};

const folder = new URL("./vectors/", import.meta.url);
const here = new URL("./", import.meta.url);

const inVectors = readdirSync(folder).flatMap((name) => {
  const file: { readonly scenarios: readonly { readonly id: string; readonly rules: readonly string[] }[] } =
    JSON.parse(readFileSync(new URL(name, folder), "utf8"));
  return file.scenarios;
});

/** Numbers in the titles of tests: `(5.2)`, `(5.1, 7.1)`. */
const inTests = readdirSync(here)
  .filter((name) => name.startsWith("rules-"))
  .flatMap((name) => [
    ...readFileSync(new URL(name, here), "utf8").matchAll(/\((\d+\.\d+(?:, \d+\.\d+)*)\)"/g),
  ])
  .flatMap(([, numbers = ""]) => numbers.split(", "));

describe("the vectors and the tests of rules together", () => {
  test("have an id each, and the given ninety are among them", () => {
    const ids = inVectors.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => id.startsWith("TS-"))).toHaveLength(90);
  });

  test("speak of every rule that can be played", () => {
    const told = new Set([...inVectors.flatMap(({ rules }) => rules), ...inTests, ...Object.keys(APART)]);
    const all = CHAPTERS.flatMap((many, i) => Array.from({ length: many }, (_, n) => `${i + 1}.${n + 1}`));
    expect(all.filter((rule) => !told.has(rule))).toEqual([]);
  });

  test("play every worked example", () => {
    const told = new Set(inVectors.flatMap(({ rules }) => rules));
    const examples = Array.from({ length: EXAMPLES }, (_, n) => `25.${n + 1}`);
    expect(examples.filter((example) => !told.has(example))).toEqual([]);
  });
});
