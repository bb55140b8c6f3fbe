/** Games of which there is nothing or not all in Japanese, on a Japanese page; and a language with nothing but its name in the list. */
import { sayFrom } from "@westmarch/boardkit/say";
import { LANGUAGES, type Language } from "@westmarch/kernel/languages";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, describe, expect, test, vi } from "vitest";
import ja from "../src/text/ja.json" with { type: "json" };

/** The game whose Japanese words and door are taken away. */
const ENGLISH_ALONE = "confrontation";
/** The game whose hints and one of whose messages are taken away. */
const BEGUN = "duel";
const GONE = "region.rohan";

vi.mock("@westmarch/kernel/languages", async (original) => {
  const list = await original<typeof import("@westmarch/kernel/languages")>();
  const isWholeIn = (language: Language, catalogue: string): boolean =>
    String(language) !== "la" &&
    !(language === "ja" && [ENGLISH_ALONE, BEGUN].includes(catalogue)) &&
    list.isWholeIn(language, catalogue);
  return { ...list, LANGUAGES: [...list.LANGUAGES, "la"], isWholeIn };
});
vi.mock("../src/i18n/shell/ja.ts", async (original) => {
  const { default: words, texts } = await original<typeof import("../src/i18n/shell/ja.ts")>();
  return {
    default: Object.fromEntries(
      Object.entries(words).filter(([key]) => !key.startsWith(`door.${ENGLISH_ALONE}.`)),
    ),
    texts: Object.fromEntries(
      Object.entries(texts)
        .filter(([file]) => !file.includes(`/games/${ENGLISH_ALONE}/`) && !file.includes("duel/text/hints."))
        .map(([file, load]) => [
          file,
          async () => Object.fromEntries(Object.entries(await load()).filter(([key]) => key !== GONE)),
        ]),
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

// Other tests of this process have loaded them with the list as it is.
vi.resetModules();
const { languageOfPage, shellWords } = await import("../src/i18n/catalogue.ts");
const { gameWords, ruleWords } = await import("../src/games/doors.ts");

describe("a game that has English alone", () => {
  test("speaks it on a Japanese page, as all of its words and its rules do", async () => {
    for (const wordsOf of [gameWords, ruleWords]) {
      const [words, english] = [await wordsOf(ENGLISH_ALONE, "ja"), await wordsOf(ENGLISH_ALONE, "en")];
      expect(words).toEqual({ ...english, untranslated: true });
      expect(words.language).toBe("en");
    }
  });

  test("has an English door in a house that speaks Japanese", async () => {
    const [japanese, english] = await Promise.all([shellWords("ja"), shellWords("en")]);
    const title = (game: string) => `door.${game}.title`;
    expect(japanese[title(ENGLISH_ALONE)]).toBe(english[title(ENGLISH_ALONE)]);
    expect(japanese[title("duel")]).not.toBe(english[title("duel")]);
    expect(japanese.language).toBe(ja.language);
  });

  test("leaves every other game to speak Japanese", async () => {
    expect(await gameWords("war-of-the-ring", "ja")).toMatchObject({ language: "ja", untranslated: false });
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

describe("a game that is begun in Japanese", () => {
  test("says in English what it lacks: a file, or a message of one", async () => {
    const [japanese, english] = [await gameWords(BEGUN, "ja"), await gameWords(BEGUN, "en")];
    expect(Object.keys(japanese.words).sort()).toEqual(Object.keys(english.words).sort());
    expect(japanese).toMatchObject({ language: "ja", untranslated: true });
    expect(japanese.words[GONE]).toBe(english.words[GONE]);
    expect(japanese.words["region.gondor"]).not.toBe(english.words["region.gondor"]);
    const hint = Object.keys(english.words).find((key) => key.startsWith("hint.")) ?? "";
    expect(japanese.words[hint]).toBe(english.words[hint]);
  });

  test("is named where a reader chooses the language", async () => {
    const { Looks } = await import("../src/settings/SettingsList.tsx");
    const shown = renderToStaticMarkup(<Looks />);
    expect(shown).toContain(ja["language.missing"].replace("{games}", ""));
    expect(shown).toContain(`door.${BEGUN}.title`);
    expect(shown).not.toContain(`door.war-of-the-ring.title`);
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
    for (const game of ["duel", "trading-card-draft"])
      expect(await gameWords(game, latin)).toEqual({ ...(await gameWords(game, "en")), untranslated: true });
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
