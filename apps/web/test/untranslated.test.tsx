/** A game that has English alone, on a page in Japanese; and a language of which there is nothing but its name in the list. */
import { sayFrom } from "@westmarch/boardkit/say";
import { LANGUAGES, type Language } from "@westmarch/kernel/languages";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, describe, expect, test, vi } from "vitest";
import ja from "../src/text/ja.json" with { type: "json" };

/** The game whose Japanese words and door are taken away. */
const ENGLISH_ALONE = "confrontation";

vi.mock("@westmarch/kernel/languages", async (original) => {
  const list = await original<typeof import("@westmarch/kernel/languages")>();
  return { ...list, LANGUAGES: [...list.LANGUAGES, "la"] };
});
vi.mock("../src/i18n/shell/ja.ts", async (original) => {
  const { default: words, texts } = await original<typeof import("../src/i18n/shell/ja.ts")>();
  return {
    default: Object.fromEntries(
      Object.entries(words).filter(([key]) => !key.startsWith(`door.${ENGLISH_ALONE}.`)),
    ),
    texts: Object.fromEntries(
      Object.entries(texts).filter(([file]) => !file.includes(`/games/${ENGLISH_ALONE}/`)),
    ),
  };
});
vi.mock("../src/i18n/index.ts", async (original) => ({
  ...(await original<typeof import("../src/i18n/index.ts")>()),
  useWords: () => ({ language: "ja", say: sayFrom("ja", ja) }),
}));
// Here is no browser to ask what it is set to.
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
vi.stubGlobal("location", new URL("http://127.0.0.1/"));

const { languageOfPage, shellWords } = await import("../src/i18n/catalogue.ts");
const { gameWords, ruleWords } = await import("../src/games/doors.ts");

describe("a game that has English alone", () => {
  test("speaks it on a Japanese page, as all of its words and its rules do", async () => {
    expect(await gameWords(ENGLISH_ALONE, "ja")).toEqual(await gameWords(ENGLISH_ALONE, "en"));
    expect(await ruleWords(ENGLISH_ALONE, "ja")).toEqual(await ruleWords(ENGLISH_ALONE, "en"));
    expect((await gameWords(ENGLISH_ALONE, "ja")).language).toBe("en");
  });

  test("has an English door in a house that speaks Japanese", async () => {
    const [japanese, english] = await Promise.all([shellWords("ja"), shellWords("en")]);
    const title = (game: string) => `door.${game}.title`;
    expect(japanese[title(ENGLISH_ALONE)]).toBe(english[title(ENGLISH_ALONE)]);
    expect(japanese[title("duel")]).not.toBe(english[title("duel")]);
    expect(japanese.language).toBe(ja.language);
  });

  test("leaves every other game to speak Japanese", async () => {
    expect((await gameWords("duel", "ja")).language).toBe("ja");
  });

  test("is said to be in English, in Japanese, at its door", async () => {
    const { Untranslated } = await import("../src/lobby/Untranslated.tsx");
    expect(renderToStaticMarkup(<Untranslated />)).toContain(ja["game.untranslated"]);
  });

  test("is said to be in English among the notices of its table", async () => {
    const { Untranslated } = await import("../src/play/Untranslated.tsx");
    expect(renderToStaticMarkup(<Untranslated />)).toMatch(
      /<p[^>]* data-notice="true">game\.untranslated<\/p>/,
    );
  });
});

describe("a language with nothing but its name in the list", () => {
  let latin: Language = "en";
  beforeAll(() => {
    const [last] = LANGUAGES.slice(-1);
    if (last) latin = last;
  });

  test("is answered in English by the page and by every game", async () => {
    expect(latin).toBe("la");
    expect(languageOfPage(latin)).toBe("en");
    expect(await shellWords(latin)).toEqual(await shellWords("en"));
    expect(await gameWords("duel", latin)).toEqual(await gameWords("duel", "en"));
    expect(await gameWords("trading-card-draft", latin)).toEqual(await gameWords("trading-card-draft", "en"));
    expect((await gameWords("war-of-the-ring", latin)).language).toBe("en");
  });

  test("leaves the parts of a page to say what they say in English", async () => {
    const { tableWords } = await import("../src/table/text/words.tsx");
    const { problemsInWords } = await import("../src/i18n/chance.ts");
    expect(await tableWords(latin)).toEqual(await tableWords("en"));
    const problem = { reason: "unpublished", facts: {} } as const;
    expect(await problemsInWords([problem], latin)).toEqual(await problemsInWords([problem], "en"));
  });
});
