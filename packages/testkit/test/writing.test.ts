/** The checks of how words are written find what they are there for. */
import { expect, test } from "vitest";
import { glossaryFaults, markFaults } from "../src/board/index.ts";

const said = (texts: { en?: string; "zh-Hant"?: string; "zh-Hans"?: string; ja?: string }) => ({
  en: { a: texts.en ?? "" },
  "zh-Hant": { a: texts["zh-Hant"] ?? "" },
  "zh-Hans": { a: texts["zh-Hans"] ?? "" },
  ja: { a: texts.ja ?? "" },
});

test("a word that the glossary forbids is named with its key and the word that is wanted", () => {
  expect(glossaryFaults("shell", "zh-Hant", { "table.open": "開一張牌桌" })).toEqual([
    "table.open: “牌桌” is not our word; say “遊戲桌”",
  ]);
});

test("a word that is forbidden in one game may stand in another", () => {
  expect(glossaryFaults("confrontation", "en", { a: "Orcs have no power." })).toHaveLength(1);
  expect(glossaryFaults("duel", "en", { a: "Built with the power of the Ring." })).toEqual([]);
});

test("a forbidden word inside a longer one that is right is none", () => {
  expect(glossaryFaults("confrontation", "ja", { a: "特殊能力を使えません。" })).toEqual([]);
  expect(glossaryFaults("confrontation", "ja", { a: "能力を使えません。" })).toHaveLength(1);
});

test.each([
  ["zh-Hant", "請選擇, 然後繼續"],
  ["zh-Hant", "請稍候……"],
  ["zh-Hans", "请稍候⋯⋯"],
  ["zh-Hans", "点「继续」"],
  ["ja", "少しお待ちください…"],
  ["ja", "規則 6.3 です"],
  ["en", "Wait ..."],
] as const)("in %s the marks of %s are wrong", (language, text) => {
  expect(markFaults(said({ [language]: text }), language)).not.toEqual([]);
});

test.each([
  ["zh-Hant", "請稍候⋯⋯見6.3。（測試）"],
  ["zh-Hans", "点“继续”，请稍候……"],
  ["ja", "Westmarch の「記録」、6.3を参照。"],
  ["en", "Wait … it’s “done”."],
] as const)("in %s the marks of %s are right", (language, text) => {
  expect(markFaults(said({ [language]: text }), language)).toEqual([]);
});

test("a space beside a slot is wrong where the slot holds a number, and right beside a name", () => {
  expect(markFaults(said({ en: "{n, number} coins", ja: "コイン {n} 枚" }), "ja")).toHaveLength(1);
  expect(markFaults(said({ en: "{a} against {b}", ja: "{a} 対 {b}" }), "ja")).toEqual([]);
});
