/** Every rule that says something a program does is named by a test: in its title, beside it, or in a vector. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { warOfTheRing } from "../index.ts";
import { SECTIONS, WITHOUT_TEST } from "./rules.ts";

const folder = new URL("./", import.meta.url);
const read = (name: string): string => readFileSync(new URL(name, folder), "utf8");
const files = (readdirSync(folder, { recursive: true }) as string[]).filter(
  (name) => name.endsWith(".test.ts") && name !== "coverage.test.ts",
);

/** `9.4.2`, but not a part of `19.4.2` or `9.4.21`. */
const NUMBER = /(?<![\d.])\d{1,2}\.\d{1,2}\.\d{1,2}(?!\d)/g;

const named = new Set(files.flatMap((name) => read(name).match(NUMBER) ?? []));
for (const name of readdirSync(new URL("vectors/", folder))) {
  const { vectors } = JSON.parse(read(`vectors/${name}`)) as { vectors: { rules: readonly string[] }[] };
  for (const { rules } of vectors) for (const rule of rules) named.add(rule);
}

const rulesOf = (section: string): string[] =>
  Array.from({ length: SECTIONS[section] ?? 0 }, (_, i) => `${section}.${i + 1}`);
const all = Object.keys(SECTIONS).flatMap(rulesOf);
const chapterOf = (rule: string): number => Number(rule.split(".")[0]);
const chapters = [...new Set(all.map(chapterOf))];

describe("the rules and their tests", () => {
  test.each(chapters)("every rule of chapter %i is named by a test", (chapter) => {
    const ours = all.filter((rule) => chapterOf(rule) === chapter && !(rule in WITHOUT_TEST));
    expect(ours.length).toBeGreaterThan(0);
    expect(ours.filter((rule) => !named.has(rule))).toEqual([]);
  });

  test("no test names a rule that is not there", () => {
    expect([...named].filter((rule) => !all.includes(rule))).toEqual([]);
  });

  test("what needs no test has none, and is a rule", () => {
    expect(Object.keys(WITHOUT_TEST).filter((rule) => named.has(rule) || !all.includes(rule))).toEqual([]);
  });
});

/** Every file of the game with code or vectors. */
const sources = (readdirSync(new URL("../", folder), { recursive: true }) as string[]).filter((name) =>
  /\.(ts|json)$/.test(name),
);
const rulings = read("../rulings.md");

test("every ruling that is cited is written down, and every setting with what it switches", () => {
  const listed = new Set(rulings.match(/AMB-\d+/g));
  const cited = sources.flatMap((name) => read(`../${name}`).match(/AMB-\d+/g) ?? []);
  expect([...new Set(cited)].filter((ruling) => !listed.has(ruling))).toEqual([]);
  const settings = warOfTheRing.settings.flatMap(({ id, kind }) => (kind === "switch" ? [id] : []));
  expect(settings.filter((id) => !rulings.includes(`\`${id}\``))).toEqual([]);
});
