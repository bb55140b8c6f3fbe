/** The words of the program itself: whole, alike in all languages, and spoken everywhere that people read. */
import { LANGUAGES } from "@westmarch/kernel/languages";
import { type Catalogues, cataloguesIn, languagesOf, wordChecks } from "@westmarch/testkit/board";
import { describe, expect, test } from "vitest";
import { languageOf } from "../src/words.ts";
import { lastLine, westmarch } from "./westmarch.ts";

const own = cataloguesIn(new URL("../src/text/", import.meta.url));
const chance = cataloguesIn(new URL("./", import.meta.resolve("@westmarch/fairness/text/en.json")));
const catalogues: Catalogues = {
  en: { ...own.en, ...chance.en },
  ...Object.fromEntries(
    LANGUAGES.filter((language) => own[language]).map((language) => [
      language,
      { ...own[language], ...chance[language] },
    ]),
  ),
};

describe("the words of the terminal", () => {
  test.each(
    wordChecks({
      place: "shell",
      catalogue: "command-line",
      catalogues,
      called: [],
      written: [],
    }),
  )("%s", (_, faults) => expect(faults()).toEqual([]));
});

test.each([
  [["games"], "en"],
  [["games", "--language", "ja"], "ja"],
  [["--language=zh-Hans", "games"], "zh-Hans"],
  [["games", "--language", "quenya"], "en"],
  [["games", "--language"], "en"],
] as const)("%j is answered in %s", (args, language) => {
  expect(languageOf(args)).toBe(language);
});

/** A word that every English sentence has one of, no other language has, and that is no part of an id such as `war-of-the-ring`. */
const ENGLISH_SENTENCE = /(?<![-/.])\b(the|is|of|there|with|and|to)\b(?![-/.])/;

describe.each(languagesOf(catalogues).slice(1))("in %s", (language) => {
  test("help is given without a word of English", async () => {
    for (const command of [[], ["serve"], ["play"], ["arena"], ["restore"]]) {
      const { code, out } = await westmarch([...command, "--help", "--language", language]);
      expect(code).toBe(0);
      expect(out).not.toMatch(ENGLISH_SENTENCE);
    }
  });

  test.each([
    [["nonsense"]],
    [["games", "--nonsense"]],
    [["simulate", "confrontation"]],
    [["simulate", "chess", "--games", "1"]],
    [["simulate", "confrontation", "--games", "many"]],
    [["play", "confrontation", "--seat", "gandalf"]],
    [["position", "confrontation", "good=frodo@shire dark=warg@mordor turn=good", "--seat", "7"]],
    [["serve", "--database", "postgres://127.0.0.1:1/none"]],
  ])("%j is refused without a word of English", async (args) => {
    const ran = await westmarch([...args, "--language", language]);
    expect(ran.code).toBe(1);
    expect(ran.err).not.toBe("");
    expect(ran.err).not.toMatch(ENGLISH_SENTENCE);
  });

  test("a game is opened, and what may be typed is told, without a word of English", async () => {
    const ran = await westmarch(
      ["play", "confrontation", "--seed", "1", "--bot", "random", "--language", language],
      "?\nu\nq\n",
    );
    expect(ran.code).toBe(0);
    expect(ran.out).not.toMatch(ENGLISH_SENTENCE);
  });
});

test("what scripts read is the same in every language", async () => {
  const args = ["simulate", "chess", "--games", "1", "--json"];
  const [english, japanese] = await Promise.all([westmarch(args), westmarch([...args, "--language", "ja"])]);
  expect(japanese.out).toBe(english.out);
  expect(lastLine(japanese).error).toContain("there is no game chess");
  expect(japanese.err).not.toBe(english.err);
  const [games, chinese] = await Promise.all([
    westmarch(["games", "--json"]),
    westmarch(["games", "--json", "--language", "zh-Hant"]),
  ]);
  expect(chinese.out).toBe(games.out);
});
