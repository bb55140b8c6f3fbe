import { existsSync, globSync } from "node:fs";
import { join, posix } from "node:path";
import { expect, test } from "vitest";
import { documents, places, read, root, targets } from "./documents.ts";

/** Every package that some `package.json` of this repository names, our own apart. */
function named(): string[] {
  const files = [
    "package.json",
    ...globSync(["{packages,games,apps,tools}/*/package.json", "{bench,e2e,docs/site}/package.json"], {
      cwd: root,
    }),
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

test("every link of a document leads to a file that is there, and to a heading that is in it", () => {
  const broken = documents.flatMap((document) =>
    targets(read(document))
      .filter((target) => {
        const [path = "", place] = target.split("#");
        const file = path === "" ? document : posix.join(posix.dirname(document), path);
        if (!existsSync(join(root, file))) return true;
        return place !== undefined && file.endsWith(".md") && !places(read(file)).has(place);
      })
      .map((target) => `${document}: ${target}`),
  );
  expect(broken).toEqual([]);
});

test("a link to a heading is told from one to a heading that is not there", () => {
  const page =
    "# What `it` does, and why\n\nSee [there](#what-it-does-and-why).\n\n```\n# no heading [no](link)\n```\n";
  expect([...places(page)]).toEqual(targets(page).map((target) => target.slice(1)));
});
