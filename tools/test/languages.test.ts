/** One more language: an entry in the list, and everything that has no words of it speaks English. */
import { execFile } from "node:child_process";
import { globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { directionOf, isWholeIn, LANGUAGES, wholeOf } from "@westmarch/kernel/languages";
import { describe, expect, test } from "vitest";

const root = new URL("../../", import.meta.url);
const at = (path: string): string => fileURLToPath(new URL(path, root));

/** What a program prints where Latin is listed as well. */
async function withLatin(...args: readonly string[]): Promise<string> {
  const hook = new URL("fifth-language.ts", import.meta.url).href;
  const { stdout } = await promisify(execFile)(process.execPath, ["--import", hook, ...args], {
    cwd: at("."),
  });
  return stdout;
}

/** The value of a program's `told`, where Latin is listed as well. */
const told = async (program: string): Promise<unknown> =>
  JSON.parse(
    await withLatin(
      "--input-type=module",
      "-e",
      `${program}\nprocess.stdout.write(JSON.stringify(await told()));`,
    ),
  );

describe("a fifth language in the list", () => {
  test("is a language, and readers who want it are given it", async () => {
    expect(
      await told(`
        import { bestLanguage, isLanguage, LANGUAGE_NAMES, LANGUAGES } from "@westmarch/kernel/languages";
        const told = () => [LANGUAGES.length, isLanguage("la"), LANGUAGE_NAMES.la, bestLanguage(["la-VA", "ja"])];`),
    ).toEqual([LANGUAGES.length + 1, true, "Latina", "la"]);
  });

  test("is accepted from a page and in the profile of a player", async () => {
    expect(
      await told(`
        import { listTable } from "@westmarch/protocol";
        const told = () => listTable.shape.language.safeParse("la").success;`),
    ).toBe(true);
  });

  test("leaves every game to speak English, in the terminal and in what the server tells of it", async () => {
    expect(
      await told(`
        import { Engine } from "@westmarch/kernel";
        import { cardLists, endingOf, games, titleOf } from "@westmarch/registry";
        const same = async (of) => JSON.stringify(await of("la")) === JSON.stringify(await of("en"));
        const told = async () => {
          const wrong = [];
          for (const [id, entry] of Object.entries(games)) {
            const engine = new Engine(entry.game);
            const over = engine.view(engine.stop(engine.start({}, () => 0), { winners: [1], reason: "resigned" }), null);
            if (entry.language("la") !== "en") wrong.push(id + " in Latin");
            if (entry.language("ja") !== "ja") wrong.push(id + " not in Japanese");
            if (!(await same(entry.words))) wrong.push(id + " words");
            if (!(await same((language) => titleOf(id, language)))) wrong.push(id + " title");
            if (!(await same((language) => endingOf(id, over, language)))) wrong.push(id + " ending");
          }
          for (const [id, list] of Object.entries(cardLists)) if (!(await same(list))) wrong.push(id + " cards");
          return wrong;
        };`),
    ).toEqual([]);
  });

  test("leaves the command line to speak English", async () => {
    const command = (language: string) =>
      withLatin(at("apps/cli/src/main.ts"), "games", "--language", language);
    expect(await command("la")).toBe(await command("en"));
    expect(await command("ja")).not.toBe(await command("en"));
  });

  test("leaves the letters and notices of a server in English", async () => {
    expect(
      await told(`
        import { invitations, mailWords } from "${at("apps/server/src/features/accounts/mail-texts.ts")}";
        import { confirmation, trial } from "${at("apps/server/src/features/notifications/texts.ts")}";
        const all = (language) => JSON.stringify([mailWords(language), trial(language), confirmation("/", language)]);
        const told = () => [all("la") === all("en"), all("ja") === all("en"), invitations("Sam").length];`),
    ).toEqual([true, false, LANGUAGES.length]);
  });
});

/** The words in a folder, by language: the keys of each part, which is called `""` where it is the whole. */
function partsIn(folder: string): ReadonlyMap<string, Readonly<Record<string, readonly string[]>>> {
  const parts = new Map<string, Record<string, readonly string[]>>();
  for (const file of readdirSync(folder)) {
    const [, part = "", language = ""] = /^(?:(.+)\.)?([^.]+)\.json$/.exec(file) ?? [];
    const keys = Object.keys(JSON.parse(readFileSync(join(folder, file), "utf8"))).sort();
    parts.set(language, { ...parts.get(language), [part]: keys });
  }
  return parts;
}

const folders = [
  ...readdirSync(at("games")).map((game) => `games/${game}/text`),
  "apps/web/src/text",
  "apps/cli/src/text",
  "apps/server/src/features/accounts/text",
  "apps/server/src/features/notifications/text",
  "packages/fairness/text",
];

/** The words of a part, by language, without those on doors, which belong to the shell. */
const allKeys = (
  parts: Readonly<Record<string, readonly string[]>> = {},
  doors: boolean,
): readonly string[] =>
  Object.entries(parts)
    .flatMap(([part, keys]) => ((part === "door") === doors ? keys.map((key) => `${part} ${key}`) : []))
    .sort();

const NO_GAME: Readonly<Record<string, string>> = { "apps/cli/src/text": "command-line" };
/** The catalogue to which the words of a folder belong, as the list of languages names it. */
const catalogueOf = (folder: string): string =>
  /^games\/([^/]+)/.exec(folder)?.[1] ?? NO_GAME[folder] ?? "shell";

describe.each(folders)("the words of %s", (folder) => {
  const parts = partsIn(at(folder));
  const catalogue = catalogueOf(folder);

  test("are there in English, and in languages of the list", () => {
    expect(parts.get("en")).toBeDefined();
    for (const language of parts.keys()) expect(LANGUAGES).toContain(language);
  });

  test.each(LANGUAGES)("are in %s what the list says: whole, or begun", (language) => {
    for (const doors of [false, true]) {
      const [own = [], english = []] = [language, "en"].map((one) => allKeys(parts.get(one), doors));
      if (isWholeIn(language, doors ? "shell" : catalogue)) expect(own).toEqual(english);
      const known = new Set(english);
      expect(own.filter((key) => !known.has(key))).toEqual([]);
    }
  });
});

test("the list of languages names catalogues that there are", () => {
  const known = new Set(folders.map(catalogueOf));
  for (const named of LANGUAGES.flatMap(wholeOf)) expect([...known, true]).toContain(named);
});

const css = readFileSync(at("packages/boardkit/src/tokens.css"), "utf8");

test.each(LANGUAGES)("%s has faces for its script, and one direction in which it is written", (language) => {
  const { script } = new Intl.Locale(language).maximize();
  if (script !== "Latn") expect(css).toMatch(new RegExp(`^:lang\\(${language}\\) \\{\\n {2}--display:`, "m"));
  expect(directionOf(language)).toBe("ltr");
});

const modules = globSync("games/*/{data/names,language/{labels,writers}}", { cwd: at(".") });

test.each(modules)(
  "%s has a module for each language that is whole in its game, and for none but ours",
  (folder) => {
    const game = /^games\/([^/]+)/.exec(folder.replaceAll("\\", "/"))?.[1] ?? "";
    const written = readdirSync(at(folder)).map((file) => file.replace(/\.ts$/, ""));
    // The cards of the trading card game are called in English what their data says.
    expect(["en", ...written]).toEqual(
      expect.arrayContaining(LANGUAGES.filter((one) => isWholeIn(one, game))),
    );
    for (const language of written) expect(LANGUAGES).toContain(language);
  },
);
