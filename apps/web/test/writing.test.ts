import { listed, sentenceCase } from "@westmarch/boardkit/writing";
import { describe, expect, test } from "vitest";

describe("names in a row", () => {
  test.each([
    ["en", "and", "A, B and C"],
    ["en", "or", "A, B or C"],
    ["en", "parts", "A, B, C"],
    ["zh-Hant", "and", "A、B和C"],
    ["zh-Hans", "or", "A、B或C"],
    ["ja", "and", "A、B、C"],
    ["ja", "parts", "A、B、C"],
  ] as const)("are listed in %s with %s as %s", (language, last, text) => {
    expect(listed({ language }, ["A", "B", "C"], last)).toBe(text);
  });

  test("one is itself, and none is nothing", () => {
    expect(listed({ language: "en" }, ["A"])).toBe("A");
    expect(listed({ language: "en" }, [])).toBe("");
  });
});

describe("a sentence begins with a capital", () => {
  test.each([
    ["the Shadow wins.", "The Shadow wins."],
    ["<b>the Orcs</b> attack.", "<b>The Orcs</b> attack."],
    ["It is over. the Fellowship wins.", "It is over. The Fellowship wins."],
    ["Done! <b>the Shadow</b> wins.", "Done! <b>The Shadow</b> wins."],
    ["Wait … then go.", "Wait … then go."],
    ["佛羅多倒下了。暗影獲勝。", "佛羅多倒下了。暗影獲勝。"],
  ])("%s → %s", (text, wanted) => {
    expect(sentenceCase(text)).toBe(wanted);
  });
});
