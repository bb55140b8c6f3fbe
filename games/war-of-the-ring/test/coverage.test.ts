/** Every rule that says something a program does is named by a test, in its title, or by a vector. */
import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { commentsIn } from "@westmarch/testkit/written";
import { describe, expect, test } from "vitest";
import { rules } from "../board/rules.ts";
import { warOfTheRing } from "../index.ts";
import { WITHOUT_TEST } from "./rules.ts";
import { missing, RULES_OF_VECTORS, TESTS } from "./written.ts";

const game = new URL("../", import.meta.url);
const read = (name: string): string => readFileSync(new URL(name, game), "utf8");

const titles = TESTS.flatMap(({ about, title }) => [...about, title]);
const comments = globSync("**/*.ts", { cwd: fileURLToPath(game) }).flatMap((name) =>
  commentsIn(name, read(name)),
);

/** A number of three parts, and not a piece of a longer one. */
const RULE = /(?<![\d.])\d{1,2}\.\d{1,2}\.\d{1,2}(?!\d)/g;
const RULING = /AMB-\d+/g;

/** The numbers that these sentences cite. */
const cited = (number: RegExp, sentences: readonly string[]): Set<string> =>
  new Set(sentences.flatMap((sentence) => sentence.match(number) ?? []));

const named = cited(RULE, [...titles, ...RULES_OF_VECTORS]);

const all = rules.flatMap(({ numbers }) => numbers);
const chapterOf = (rule: string): number => Number(rule.split(".")[0]);
const chapters = [...new Set(all.map(chapterOf))];

describe("the rules and their tests", () => {
  test.each(chapters)("every rule of chapter %i is named by a test", (chapter) => {
    const ours = all.filter((rule) => chapterOf(rule) === chapter && !(rule in WITHOUT_TEST));
    expect(ours.length).toBeGreaterThan(0);
    expect(missing(ours, named)).toEqual([]);
  });

  test("no test and no comment names a rule that is not there", () => {
    expect(missing([...named, ...cited(RULE, comments)], all)).toEqual([]);
  });

  test("what needs no test has none, and is a rule", () => {
    expect(Object.keys(WITHOUT_TEST).filter((rule) => named.has(rule) || !all.includes(rule))).toEqual([]);
  });
});

test("every ruling that is cited is written down, and every setting with what it switches", () => {
  const rulings = read("rulings.md");
  const settings = warOfTheRing.settings.map(({ rule = "" }) => rule);
  const ours = cited(RULING, [...titles, ...comments, ...RULES_OF_VECTORS, ...settings]);
  expect(missing([...ours], cited(RULING, [rulings]))).toEqual([]);
  const switches = warOfTheRing.settings.flatMap(({ id, kind }) => (kind === "switch" ? [id] : []));
  expect(switches.filter((id) => !rulings.includes(`\`${id}\``))).toEqual([]);
});
