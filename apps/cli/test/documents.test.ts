/** Whatever a document tells to type at the command line is a command that there is, with options that it has. */

import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import process from "node:process";
import { games, unfinished } from "@westmarch/registry";
import type { Command } from "commander";
import { describe, expect, test } from "vitest";
import { program } from "../src/program.ts";
import { english } from "../src/words.ts";

const root = join(import.meta.dirname, "../../..");
const westmarch = program("0", english, process, async () => {});

const documents = globSync(
  ["*.md", ".github/**/*.{md,yml}", "{docs,deploy,packages,games}/**/*.{md,yaml,service,sh}"],
  {
    cwd: root,
    exclude: (name) => ["node_modules", "drawn"].includes(name),
  },
).filter((path) => basename(path) !== "CHANGELOG.md"); // which tells of older versions, too

interface Typed {
  readonly document: string;
  /** What stands behind `westmarch`. */
  readonly words: string;
}

/** Commands, but not `westmarch contributions`, which is a word that is hashed. */
const CALL =
  /(?:npx westmarch|`westmarch(?! contributions`)|(?<=^|\n|exec westmarch |-u westmarch |DATABASE=\S+ )westmarch(?= [a-z])|node tools\/westmarch\.mjs|node apps\/cli\/src\/main\.ts)(?: |\n +)(?=\S)([^`\n#|]+)|npm start -- ([^`\n]+)/g;

const typed: readonly Typed[] = documents.flatMap((document) =>
  [...readFileSync(join(root, document), "utf8").matchAll(CALL)].flatMap(([, words, served]) =>
    // Several commands on a line, and what is told of one beside it, are parted by three blanks.
    [words ?? `serve ${served}`].map((all) => ({ document, words: all.split(/ {3,}/)[0]?.trim() ?? "" })),
  ),
);

const named = (words: string): Command | undefined =>
  westmarch.commands.find((command) => command.name() === words.split(" ")[0]);

describe("documents", () => {
  test("tell the command line by many examples", () => {
    expect(typed.length).toBeGreaterThan(40);
    expect(new Set(typed.map(({ words }) => named(words)?.name())).size).toBeGreaterThan(15);
  });

  test("name commands that there are", () => {
    const strange = typed.filter(({ words }) => !/^(?:-|help\b)/.test(words) && !named(words));
    expect(strange).toEqual([]);
  });

  test("name options that their command has", () => {
    const strange = typed.filter(({ words }) => {
      const known = [...(named(words)?.options ?? []), ...westmarch.options].map(({ long }) => long);
      return (words.match(/--[a-z][a-z-]*/g) ?? []).some((option) => !["--help", ...known].includes(option));
    });
    expect(strange).toEqual([]);
  });

  test("name games that there are", () => {
    const ofGames = westmarch.commands
      .filter(({ registeredArguments: [first] }) => first?.name() === "game")
      .map((command) => command.name());
    // The example of a game is told of as if it were copied to where games are.
    const ids = [...Object.keys({ ...games, ...unfinished }), "nim"];
    const strange = typed.filter(({ words }) => {
      const [command = "", game = "GAME"] = words.split(" ");
      return ofGames.includes(command) && !ids.includes(game) && !/^[A-Z…-]/.test(game);
    });
    expect(ofGames).toContain("play");
    expect(strange).toEqual([]);
  });

  test("say the port and the address at which the server stands unless told otherwise", () => {
    const [port, host] = ["--port", "--host"].map(
      (long) => named("serve")?.options.find((option) => option.long === long)?.defaultValue,
    );
    expect(readFileSync(join(root, "README.md"), "utf8")).toContain(`open <http://${host}:${port}>`);
  });
});
