/**
 * Lays out what is released: `node_modules/@westmarch/*` with JavaScript, the built page beside it, and a `package.json`
 * with the command. The same folder becomes the archive and, without the packages of others, the npm package.
 */
import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Package, packages } from "../imports.ts";
import { placeOf } from "../lock.mjs";
import { closureOf, type Lockfile } from "./foreign.ts";
import { javaScript } from "./javascript.ts";
import { type Reached, reachedFrom } from "./reach.ts";

/** Where the program begins, and what the registry of games finds by its name. */
const entries = (root: string): string[] => [
  "apps/cli/src/main.ts",
  ...globSync(["games/*/manifest.ts", "games/*/text/*.json"], { cwd: root }).map((path) =>
    path.replaceAll("\\", "/"),
  ),
];

const readJson = (file: string) => JSON.parse(readFileSync(file, "utf8"));

const write = (file: string, text: string): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};

/** What was laid out. */
export interface Staged {
  readonly version: string;
  readonly files: number;
  /** Places in `node_modules` of the packages of others. */
  readonly foreign: ReadonlySet<string>;
}

/** Writes one package of this repository: its modules as JavaScript, its data, and which of them others may import. */
function writePackage(
  root: string,
  to: string,
  { name, folder, exports }: Package,
  { files }: Reached,
): void {
  const into = join(to, "node_modules", name);
  for (const path of files) {
    if (!path.startsWith(`${folder}/`)) continue;
    const target = join(into, path.slice(folder.length + 1));
    if (path.endsWith(".ts"))
      write(target.replace(/\.ts$/, ".js"), javaScript(path, readFileSync(join(root, path), "utf8")));
    else write(target, readFileSync(join(root, path), "utf8"));
  }
  const { version, type } = readJson(join(root, folder, "package.json"));
  const open = Object.entries(exports).filter(
    ([, path]) => path.includes("*") || files.has(join(folder, path).replaceAll("\\", "/")),
  );
  const script = Object.fromEntries(open.map(([as, path]) => [as, path.replace(/\.ts$/, ".js")]));
  write(join(into, "package.json"), `${JSON.stringify({ name, version, type, exports: script }, null, 2)}\n`);
}

const TEXTS = ["README.md", "LICENSE", "CREDITS.md", "CHANGELOG.md"];

/** Where a package of others lies in a release: one that npm keeps for one of our packages alone is there for all. */
const installedAt = (place: string): string => place.replace(/^(?:packages|games|apps)\/[^/]+\//, "");

/** Lays everything out in `to`, which is empty, with the packages of others copied from `node_modules`. */
export function stage(root: string, to: string): Staged {
  const all = packages(root);
  const reached = reachedFrom(root, entries(root), all);
  const own = all.filter(({ folder }) => reached.folders.has(folder));
  for (const one of own) writePackage(root, to, one, reached);
  cpSync(join(root, "apps/web/dist"), join(to, "node_modules/@westmarch/web/dist"), { recursive: true });
  const lock: Lockfile = readJson(join(root, "package-lock.json"));
  const places = closureOf(lock, reached.foreign);
  const foreign = new Set([...places].map(installedAt));
  if (foreign.size < places.size) throw new Error("two editions of a package would lie in one place");
  // What lies inside a package is a place of its own, if it is needed.
  for (const place of places)
    cpSync(join(root, place), join(to, installedAt(place)), {
      recursive: true,
      filter: (from) => !/node_modules|\.map$|\.d\.[cm]?ts$/.test(from.slice(join(root, place).length)),
    });
  const { version, license, homepage, repository, bugs } = readJson(join(root, "package.json"));
  const named = [...reached.foreign].flatMap(([owner, some]) => [...some].map((name) => ({ owner, name })));
  const bundled = [...own.map(({ name }) => name), "@westmarch/web"];
  const dependencies = Object.fromEntries([
    ...bundled.map((name) => [name, version]),
    ...named
      .map(({ owner, name }) => [
        name,
        lock.packages[placeOf(lock.packages, owner, name) ?? ""]?.version ?? "",
      ])
      .sort(),
  ]);
  const about = {
    name: "westmarch",
    version,
    description: "A digital table for five board and card games of Middle-earth",
    license,
    homepage,
    repository,
    bugs,
    type: "module",
    engines: { node: ">=24.15" },
    bin: { westmarch: "westmarch.mjs" },
    dependencies,
    // What is ours comes along; npm fetches the rest, each in the edition that the lockfile names.
    bundleDependencies: bundled,
  };
  write(join(to, "package.json"), `${JSON.stringify(about, null, 2)}\n`);
  const web = { name: "@westmarch/web", version, private: true };
  write(join(to, "node_modules/@westmarch/web/package.json"), `${JSON.stringify(web, null, 2)}\n`);
  write(join(to, "westmarch.mjs"), '#!/usr/bin/env node\nimport "@westmarch/cli/main";\n');
  const cli = join(to, "node_modules/@westmarch/cli/package.json");
  write(cli, `${JSON.stringify({ ...readJson(cli), exports: { "./main": "./src/main.js" } }, null, 2)}\n`);
  for (const text of TEXTS) cpSync(join(root, text), join(to, text));
  return { version, files: reached.files.size, foreign };
}
