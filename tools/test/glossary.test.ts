/** `docs/glossary.md` is true of the code: what it names is there, and what it calls by another name is called so nowhere. */
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { isProduct, type Parsed, parse, sources } from "../sources.ts";
import { read, root } from "./documents.ts";

/** The most files outside the games that may export a type by the same name. */
const MOST = 3;

const [terms = "", banned = ""] = read("docs/glossary.md").split("## Names that are not used");

/** The cells of all rows of tables in a text. */
const rows = (text: string): string[][] =>
  [...text.matchAll(/^\|(.*)\|$/gm)]
    .map(([, row = ""]) => row.split("|").map((cell) => cell.trim()))
    .filter(([first = ""]) => !/^-+$/.test(first) && !["term", "not"].includes(first));

/** What stands between backticks. */
const quoted = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, inside = ""]) => inside);

/** `tableRoom`, `TABLE_ROOM` and `table-room` are two words: `table room`. */
const words = (name: string): string =>
  name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replace(/([A-Z])([A-Z][a-z])/g, "$1 $2")
    .replace(/[^A-Za-z0-9]+/g, " ")
    .trim()
    .toLowerCase();

const says = (name: string, word: string): boolean => ` ${words(name)} `.includes(` ${word} `);

let product: readonly Parsed[] = [];
beforeAll(() => {
  product = sources(root)
    .filter(({ path }) => isProduct(path))
    .map(parse);
});

/** What a file declares and lets others import. */
const exportsOf = ({ result }: Parsed): string[] =>
  result.module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName, moduleRequest }) =>
      exportName.name && !moduleRequest ? [exportName.name] : [],
    ),
  );

/** Migrations keep the names by which databases know them. */
const isReleased = (path: string): boolean => path.includes("/migrations/");

/** Where a word is part of a name, in these folders or everywhere. */
function uses(word: string, folders: readonly string[]): string[] {
  const within = product.filter(
    ({ path }) => folders.length === 0 || folders.some((folder) => path.startsWith(`${folder}/`)),
  );
  return within.flatMap((file) => [
    ...(!isReleased(file.path) && file.path.split("/").some((part) => says(part.replace(/\.tsx?$/, ""), word))
      ? [file.path]
      : []),
    ...exportsOf(file)
      .filter((name) => says(name, word))
      .map((name) => `${name} of ${file.path}`),
  ]);
}

describe("the glossary", () => {
  test("names places that are there, and what they export", () => {
    expect(rows(terms).length).toBeGreaterThan(60);
    const wrong = rows(terms).flatMap(([term = "", meaning = "", where = ""]) => {
      const [path = "", ...more] = quoted(where);
      if (meaning === "" || path === "") return [`${term} has no meaning or no place`];
      const paths = [path, ...more.filter((one) => one.includes("/"))];
      const names = more.filter((one) => !one.includes("/"));
      const gone = paths.filter((one) => !existsSync(join(root, one)));
      if (gone.length > 0) return gone.map((one) => `${term}: ${one}`);
      const code = statSync(join(root, path)).isFile() ? read(path) : "";
      return names
        .filter((name) => !new RegExp(`\\bexport\\b.*\\b${name}\\b`).test(code))
        .map((name) => `${term}: ${name} in ${path}`);
    });
    expect(wrong).toEqual([]);
  });

  test("has each term once, but for one that games and servers both have", () => {
    const all = rows(terms).flatMap(([term = ""]) =>
      [...term.matchAll(/\*\*(.+?)\*\*/g)].map(([, t = ""]) => t),
    );
    expect(all.filter((term, at) => all.indexOf(term) !== at)).toEqual(["policy"]);
  });

  test("is kept to by the names of files and of what they export", () => {
    const found = rows(banned).flatMap(([not = "", but = "", where = ""]) =>
      quoted(not).flatMap((word) => uses(word, quoted(where)).map((use) => `${use}: say ${but}`)),
    );
    expect(found).toEqual([]);
  });
});

test(`no more than ${MOST} files outside the games export a type by the same name`, () => {
  const declared = product
    .filter(({ path }) => !path.startsWith("games/"))
    .flatMap((file) =>
      file.result.program.body.flatMap((statement) => {
        const own = statement.type === "ExportNamedDeclaration" ? statement.declaration : null;
        const isType =
          own?.type === "TSTypeAliasDeclaration" ||
          own?.type === "TSInterfaceDeclaration" ||
          own?.type === "ClassDeclaration";
        return isType && own.id ? [{ name: own.id.name, path: file.path }] : [];
      }),
    );
  const often = [...Map.groupBy(declared, ({ name }) => name)].filter(([, all]) => all.length > MOST);
  expect(often.map(([name, all]) => `${name}: ${all.map(({ path }) => path).join(", ")}`)).toEqual([]);
});
