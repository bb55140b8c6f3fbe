import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const root = dirname(dirname(import.meta.dirname));
const read = (path: string): string => readFileSync(join(root, path), "utf8");

/** Every package that some `package.json` of this repository names, our own apart. */
function named(): string[] {
  const files = [
    "package.json",
    ...globSync(["{packages,games,apps}/*/package.json", "{bench,e2e}/package.json"], { cwd: root }),
  ];
  const names = files.flatMap((file) => {
    const { dependencies, devDependencies, optionalDependencies } = JSON.parse(read(file));
    return Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });
  });
  return [...new Set(names)].filter((name) => !name.startsWith("@westmarch/")).sort();
}

test("docs/dependencies.md gives a reason for every dependency, and for none that is gone", () => {
  const rows = read("docs/dependencies.md")
    .split("\n")
    .filter((line) => line.startsWith("| ") && !line.startsWith("| package"));
  const explained = rows.flatMap((row) =>
    row
      .split("|")[1]!
      .split(",")
      .map((name) => name.trim()),
  );
  expect(explained.filter((name) => !name.startsWith("---")).sort()).toEqual(named());
});

test("every link between the documents leads somewhere", () => {
  const documents = [
    "README.md",
    "CONTRIBUTING.md",
    "CREDITS.md",
    ...globSync(["docs/**/*.md", "games/*/*.md", "packages/*/*.md"], { cwd: root }),
  ];
  const broken = documents.flatMap((document) =>
    [...read(document).matchAll(/\]\(([^)#]+)[^)]*\)/g)]
      .map((match) => match[1]!)
      .filter((link) => !/^[a-z]+:/.test(link))
      .filter((link) => globSync(join(dirname(document), link), { cwd: root }).length === 0)
      .map((link) => `${document}: ${link}`),
  );
  expect(broken).toEqual([]);
});
