import { describe, expect, test } from "vitest";
import { bestLanguage, byLanguage, inEach, inLanguage, LANGUAGES, type Language } from "../src/languages.ts";

describe("the language for a reader", () => {
  test.each([
    [["en-GB"], "en"],
    [["fr-FR", "ja-JP"], "ja"],
    [["de-AT", "ja"], "de"],
    [["zh-TW"], "zh-Hant"],
    [["zh-HK", "en"], "zh-Hant"],
    [["zh-MO"], "zh-Hant"],
    [["zh-Hant-CN"], "zh-Hant"],
    [["zh-Hans-HK"], "zh-Hans"],
    [["zh-CN"], "zh-Hans"],
    [["zh"], "zh-Hans"],
    [["fr"], "en"],
    [["ja_JP@posix"], "ja"],
    [["no language at all"], "en"],
    [["*", ""], "en"],
    [[], "en"],
  ])("who wants %j is %s", (wanted, language) => {
    expect(bestLanguage(wanted)).toBe(language);
  });

  test("is one of those that there are", () => {
    expect(bestLanguage(["zh-TW", "ja"], ["en", "ja"])).toBe("ja");
    expect(bestLanguage(["zh-TW", "ja"], ["en", "zh-Hans"])).toBe("zh-Hans");
    expect(bestLanguage(["ja"], [])).toBe("en");
  });
});

test("what a language does not have is the English one", () => {
  const hello = { en: "hello", ja: "やあ" };
  expect(inLanguage(hello, "ja")).toBe("やあ");
  expect(inLanguage(hello, "zh-Hant")).toBe("hello");
  expect(Object.keys(inEach((language) => language))).toEqual([...LANGUAGES]);
});

describe("a module by the name of a language", () => {
  const english = import("../src/ids.ts");
  const ours = (language: Language): Promise<unknown> =>
    language === "en" ? english : import(`../src/${language}.ts`);

  test("is the language's own, or else the English one", async () => {
    expect(await byLanguage("ja", ours)).toBe(await english);
    expect(await byLanguage("ja", async (language) => language)).toBe("ja");
  });

  test("that is there and cannot be loaded is no reason to speak English", async () => {
    const failing = (language: Language) =>
      language === "en" ? english : Promise.reject(new Error("the net is down"));
    await expect(byLanguage("ja", failing)).rejects.toThrow("the net is down");
    await expect(byLanguage("en", (language) => import(`./nowhere/${language}.ts`))).rejects.toThrow();
  });
});
