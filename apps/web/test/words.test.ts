import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { sayFrom } from "@westmarch/boardkit/say";
import { isWholeIn, LANGUAGES, type Language } from "@westmarch/kernel/languages";
import { type Catalogues, writingChecks } from "@westmarch/testkit/board";
import { IntlMessageFormat } from "intl-messageformat";
import { describe, expect, test } from "vitest";
import { neverSaid } from "./said.ts";

const folder = fileURLToPath(new URL("../src/text/", import.meta.url));
const games = fileURLToPath(new URL("../../../games/", import.meta.url));
const source = fileURLToPath(new URL("../src/", import.meta.url));

type Catalogue = Readonly<Record<string, string>>;
/** What stands in a file; a language that is begun may have none of that name. */
const catalogue = (file: string): Catalogue =>
  existsSync(`${folder}${file}`) ? (JSON.parse(readFileSync(`${folder}${file}`, "utf8")) as Catalogue) : {};

/** The languages that the page speaks. */
const SPOKEN = LANGUAGES.filter((language) => existsSync(`${folder}${language}.json`));
const inOurLanguages = (words: (language: Language) => Catalogue): Catalogues => ({
  en: words("en"),
  ...Object.fromEntries(SPOKEN.map((language) => [language, words(language)])),
});

/** `en.json` is the shell's own catalogue, `table.en.json` that of the table pages. */
const prefixes = readdirSync(folder)
  .filter((file) => file.endsWith("en.json"))
  .map((file) => file.slice(0, -"en.json".length));

type Part = ReturnType<IntlMessageFormat["getAst"]>[number];
interface Slots {
  /** Slots whose value is written out. */
  readonly written: readonly string[];
  /** Slots that only choose between forms: a language without those forms does not ask. */
  readonly choosing: readonly string[];
}

const LITERAL = 0;
const none: Slots = { written: [], choosing: [] };
const both = (a: Slots, b: Slots): Slots => ({
  written: [...a.written, ...b.written],
  choosing: [...a.choosing, ...b.choosing],
});

function slotsIn(parts: readonly Part[], counted: string | null): Slots {
  return parts
    .map((part): Slots => {
      if ("children" in part) return slotsIn(part.children, counted);
      if ("options" in part) {
        const forms = Object.values(part.options).map(({ value }) => slotsIn(value, part.value));
        return forms.reduce(both, { written: [], choosing: [part.value] });
      }
      // A # stands for the number that chose the form.
      if (!("value" in part)) return counted === null ? none : { written: [counted], choosing: [] };
      return part.type === LITERAL ? none : { written: [part.value], choosing: [] };
    })
    .reduce(both, none);
}

const unique = (names: readonly string[]): readonly string[] => [...new Set(names)].sort();

const slotsOfMessages = new Map<string, Slots>();

function slotsOf(message: string): Slots {
  const known = slotsOfMessages.get(message);
  if (known) return known;
  const found = slotsIn(new IntlMessageFormat(message, "en", undefined, { ignoreTag: true }).getAst(), null);
  const slots = { written: unique(found.written), choosing: unique(found.choosing) };
  slotsOfMessages.set(message, slots);
  return slots;
}

describe.each(prefixes)("the catalogue %sen.json", (prefix) => {
  const english = catalogue(`${prefix}en.json`);

  test.each(SPOKEN)("says in %s exactly what it says in English, and nothing is empty", (language) => {
    const words = catalogue(`${prefix}${language}.json`);
    const lacking = isWholeIn(language, "shell") ? Object.keys(english).filter((key) => !(key in words)) : [];
    expect([...lacking, ...Object.keys(words).filter((key) => !(key in english))]).toEqual([]);
    expect(Object.keys(words).filter((key) => words[key].trim() === "")).toEqual([]);
  });

  test.each(SPOKEN)("has the same slots in %s as in English", (language) => {
    for (const [key, text] of Object.entries(catalogue(`${prefix}${language}.json`))) {
      const [own, wanted] = [slotsOf(text), slotsOf(english[key])];
      expect(own.written, key).toEqual(wanted.written);
      expect([...wanted.choosing, ...wanted.written], key).toEqual(expect.arrayContaining([...own.choosing]));
    }
  });

  test.each(
    writingChecks(
      "shell",
      inOurLanguages((language) => catalogue(`${prefix}${language}.json`)),
    ),
  )("%s", (_, faults) => expect(faults()).toEqual([]));

  test("leaves no English sentence standing in the other languages", () => {
    for (const language of SPOKEN.slice(1)) {
      for (const [key, text] of Object.entries(catalogue(`${prefix}${language}.json`))) {
        if (/[a-z]{3,} [a-z]{2,}/.test(english[key]))
          expect(text, `${language} ${key}`).not.toBe(english[key]);
      }
    }
  });
});

/** Every game's door in one language. */
const doors = (language: string): Catalogue =>
  Object.fromEntries(
    readdirSync(games).flatMap((game) => {
      if (!existsSync(`${games}${game}/text/door.${language}.json`)) return [];
      const door = JSON.parse(
        readFileSync(`${games}${game}/text/door.${language}.json`, "utf8"),
      ) as Catalogue;
      return Object.entries(door).map(([part, text]) => [`${game}.${part}`, text]);
    }),
  );

describe("the words on the doors of the games", () => {
  test.each(writingChecks("shell", inOurLanguages(doors)))("%s", (_, faults) => expect(faults()).toEqual([]));
});

test.each(SPOKEN)("the page introduces itself in %s with the words of its catalogue", (language) => {
  const file = language === "en" ? "site.webmanifest" : `site.${language}.webmanifest`;
  const manifest = JSON.parse(readFileSync(`${source}../public/${file}`, "utf8")) as Catalogue;
  expect(manifest).toMatchObject({
    lang: language,
    description: catalogue(`${language}.json`).description,
  });
});

test.each(SPOKEN)("the page has a file of %s that brings its words", (language) => {
  expect(existsSync(`${source}i18n/shell/${language}.ts`)).toBe(true);
});

test.each(prefixes)("nothing in %sen.json is there that the page never says", (prefix) => {
  expect(neverSaid(Object.keys(catalogue(`${prefix}en.json`)))).toEqual([]);
});

test("a key that nothing says is found, and one that is put together is not", () => {
  const keys = ["table.rules", "host.need.title", "table.nobody", "join.nobody", "settings.nobody.says"];
  expect(neverSaid(keys)).toEqual(keys.slice(2));
});

test("a message fills its slots, and marks for the eye are left standing", () => {
  const say = sayFrom("en", {
    who: "<b>{name}</b> marches",
    many: "{n, plural, one {# rule} other {# rules}}",
  });
  expect(say("who", { name: "Aragorn" })).toBe("<b>Aragorn</b> marches");
  expect(say("many", { n: 1 })).toBe("1 rule");
  expect(say("nobody-knows")).toBe("nobody-knows");
});

test("a later catalogue is asked where the earlier has nothing", () => {
  const say = sayFrom("en", { a: "first" }, { a: "second", b: "other" });
  expect([say("a"), say("b")]).toEqual(["first", "other"]);
});
