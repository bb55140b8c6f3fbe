/** Every rule that can be played has a vector, or a test that names it. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { rules } from "../board/rules.ts";

/** The chapters that are played, up to the first game; the examples stand in chapter 25. */
const PLAYED = 20;
const EXAMPLES = 25;

const numbersOf = (from: number, to: number): readonly string[] =>
  rules.slice(from - 1, to).flatMap(({ numbers }) => numbers);

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
    expect(numbersOf(1, PLAYED).filter((rule) => !told.has(rule))).toEqual([]);
  });

  test("play every worked example", () => {
    const told = new Set(inVectors.flatMap(({ rules }) => rules));
    expect(numbersOf(EXAMPLES, EXAMPLES).filter((example) => !told.has(example))).toEqual([]);
  });
});
