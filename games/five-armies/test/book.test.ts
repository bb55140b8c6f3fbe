/** The rule book by numbers, and whatever leads to it. */
import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Engine } from "@westmarch/kernel";
import { inLanguage } from "@westmarch/kernel/languages";
import { storyOf, strayRules, wordChecks } from "@westmarch/testkit/board";
import { commentsIn } from "@westmarch/testkit/written";
import { describe, expect, test } from "vitest";
import { RULE_OF, RULE_OF_EVENT, ruleOf, ruleOfEvent } from "../board/book.ts";
import { rules } from "../board/rules.ts";
import { FREE, SHADOW } from "../ids.ts";
import { fiveArmies } from "../index.ts";
import { wordsOf } from "./saying.ts";

const called = rules.flatMap(({ chapter, numbers }) => [
  chapter,
  ...numbers.map((number) => `rule.${number}`),
]);
const catalogues = wordsOf("rules");
const NUMBER = /(?<![\d.–-])(?:[1-9]|1\d|20)\.[1-9]\d?(?!\d|\.\d)/g;

test("every question is asked under a rule that stands in the book", () => {
  expect(strayRules(RULE_OF, [], rules)).toEqual([]);
});

test("every line of the log leads to a rule that stands in the book", () => {
  const told = [1, 2].flatMap((seed) => storyOf(new Engine(fiveArmies), {}, seed, 0).log.map(ruleOfEvent));
  expect(strayRules(RULE_OF_EVENT, told, rules)).toEqual([]);
});

test("a victory leads to the rule by which it was won, and a token to the phase of the side that places it", () => {
  expect(ruleOfEvent({ type: "won", facts: { side: 1, reason: "front-gate" } })).toBe("14.3");
  expect(ruleOfEvent({ type: "won", facts: { side: 0, reason: "dusk" } })).toBe("4.10");
  const lead = { prompt: "lead", options: [], about: [1] } as const;
  expect(ruleOf({ ...lead, seat: FREE })).toBe("4.6");
  expect(ruleOf({ ...lead, seat: SHADOW })).toBe("4.16");
});

test("every rule that the sources of this game speak of stands in the book", () => {
  const folder = new URL("../", import.meta.url);
  const files = globSync("**/*.{ts,tsx}", { cwd: fileURLToPath(folder) });
  const found = files.flatMap((file) =>
    commentsIn(file, readFileSync(new URL(file.replaceAll("\\", "/"), folder), "utf8")).flatMap((comment) =>
      (comment.match(NUMBER) ?? []).map((number) => `${file}: ${number}`),
    ),
  );
  expect(found.length).toBeGreaterThan(300);
  expect(found.filter((one) => !called.includes(`rule.${one.replace(/.*: /, "")}`))).toEqual([]);
});

test("every refusal names a rule of the book", () => {
  const folder = new URL("../rules/", import.meta.url);
  const found = globSync("**/*.ts", { cwd: fileURLToPath(folder) }).flatMap((file) =>
    [
      ...readFileSync(new URL(file.replaceAll("\\", "/"), folder), "utf8").matchAll(
        /\bno\("([a-z-]+)", "([\d.]+)"/g,
      ),
    ].map(([, reason, number]) => `${reason}: ${number}`),
  );
  expect(found.length).toBeGreaterThan(25);
  expect(found.filter((one) => !called.includes(`rule.${one.replace(/.*: /, "")}`))).toEqual([]);
});

test("settings name the rules that they change, and the book has them", () => {
  const cited = fiveArmies.settings.flatMap((one) => ("rule" in one && one.rule ? [one.rule] : []));
  expect(cited.length).toBeGreaterThan(3);
  for (const rule of cited) expect(called).toContain(`rule.${rule}`);
});

describe("the words of the rule book", () => {
  test.each(wordChecks({ place: "five-armies", catalogues, called, written: [] }))("%s", (_, faults) =>
    expect(faults()).toEqual([]),
  );

  test("say nothing of rules that are not in the book", () => {
    expect(Object.keys(catalogues.en)).toEqual(called);
  });

  test.each(Object.entries(catalogues))("in %s name no rule that is not there", (_, words) => {
    const named = Object.values(words).flatMap((text) => text.match(NUMBER) ?? []);
    expect(named.length).toBeGreaterThan(40);
    expect(named.filter((number) => !called.includes(`rule.${number}`))).toEqual([]);
  });

  test("mark the same rules as our own in every language", () => {
    const MARK = {
      en: "ur ruling",
      "zh-Hant": "我們的裁定",
      "zh-Hans": "我们的裁定",
      ja: "独自の裁定",
    } as const;
    const marked = (["en", "zh-Hant", "zh-Hans", "ja"] as const).map((language) =>
      Object.entries(inLanguage(catalogues, language)).flatMap(([key, text]) =>
        key.startsWith("rule.") && text.includes(MARK[language]) ? [key] : [],
      ),
    );
    expect(marked[0]).toHaveLength(18);
    for (const others of marked.slice(1)) expect(others).toEqual(marked[0]);
  });
});
