/**
 * Lays out what is released: `node_modules/@westmarch/*` with JavaScript, the built page beside it, and a `package.json`
 * with the command. The same folder becomes the archive and, without the packages of others, the npm package.
 */
import { chmodSync, cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Package, packages } from "../imports.ts";
import { placeOf } from "../lock.mjs";
import { closureOf, type Lockfile } from "./foreign.ts";
import { javaScript } from "./javascript.ts";
import { type Reached, reachedFrom } from "./reach.ts";
import { declarations, namedIn, OPEN, OPEN_FILES } from "./types.ts";

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
  types: ReadonlyMap<string, string>,
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
  const isThere = (path: string): boolean => files.has(path) || types.has(path.replace(/\.ts$/, ".d.ts"));
  const open = Object.entries(exports).filter(
    ([, path]) => path.includes("*") || isThere(join(folder, path).replaceAll("\\", "/")),
  );
  const script = Object.fromEntries(open.map(([as, path]) => [as, path.replace(/\.ts$/, ".js")]));
  write(join(into, "package.json"), `${JSON.stringify({ name, version, type, exports: script }, null, 2)}\n`);
}

/** What a host reads and copies. */
const TEXTS = ["README.md", "LICENSE", "CREDITS.md", "CHANGELOG.md", "deploy", "docs/hosting.md"];

/** Where a package of others lies in a release: one that npm keeps for one of our packages alone is there for all. */
const installedAt = (place: string): string => place.replace(/^(?:packages|games|apps)\/[^/]+\//, "");

/** Writes what programs of others import as `westmarch/NAME`, and the declarations of all that it names. */
function writeOpen(to: string, own: readonly Package[], types: ReadonlyMap<string, string>): void {
  for (const [path, text] of types) {
    const of = own.find(({ folder }) => path.startsWith(`${folder}/`));
    if (!of) throw new Error(`${path} is declared in a package of which nothing runs`);
    write(join(to, "node_modules", of.name, path.slice(of.folder.length + 1)), text);
  }
  for (const name of OPEN)
    for (const end of ["js", "d.ts"])
      write(join(to, "open", `${name}.${end}`), `export * from "@westmarch/${name}";\n`);
}

/** The `package.json` of what is laid out: the command, what programs may import, and the packages of others by edition. */
function manifestOf(
  root: string,
  bundled: readonly string[],
  foreign: ReadonlyMap<string, ReadonlySet<string>>,
  types: ReadonlyMap<string, string>,
): object {
  const { version, license, homepage, repository, bugs } = readJson(join(root, "package.json"));
  const lock: Lockfile = readJson(join(root, "package-lock.json"));
  const named = [...foreign].flatMap(([owner, some]) => [...some].map((name) => ({ owner, name })));
  return {
    name: "westmarch",
    version,
    description: "A digital table for five board and card games of Middle-earth",
    license,
    homepage,
    repository,
    bugs,
    type: "module",
    engines: { node: `>=${NODE.join(".")}` },
    bin: { westmarch: "westmarch.mjs" },
    exports: {
      ...Object.fromEntries(
        OPEN.map((name) => [`./${name}`, { types: `./open/${name}.d.ts`, default: `./open/${name}.js` }]),
      ),
      "./package.json": "./package.json",
    },
    dependencies: Object.fromEntries([
      ...bundled.map((name) => [name, version]),
      ...named
        .map(({ owner, name }) => [
          name,
          lock.packages[placeOf(lock.packages, owner, name) ?? ""]?.version ?? "",
        ])
        .sort(),
      // A program that compiles against the declarations needs those that they name.
      ...[...namedIn(types)]
        .map((name) => `@types/${name}`)
        .flatMap((name) => {
          const edition = lock.packages[`node_modules/${name}`]?.version;
          return edition === undefined ? [] : [[name, edition]];
        }),
    ]),
    // What is ours comes along; npm fetches the rest, each in the edition that the lockfile names.
    bundleDependencies: bundled,
  };
}

/** The oldest Node that runs a release. */
export const NODE = [24, 15] as const;

/** The command, which finds the program by its name; an older Node reads this file at least. */
const COMMAND = `#!/usr/bin/env node
const [major, minor] = process.versions.node.split(".").map(Number);
if (major < ${NODE[0]} || (major === ${NODE[0]} && minor < ${NODE[1]})) {
  console.error("Westmarch needs Node ${NODE.join(".")} or later; this is " + process.version + ". Its archives bring the Node they need.");
  process.exit(1);
}
await import("@westmarch/cli/main");
`;

function writeCommand(to: string): void {
  const command = join(to, "westmarch.mjs");
  write(command, COMMAND);
  chmodSync(command, 0o755);
  const cli = join(to, "node_modules/@westmarch/cli/package.json");
  write(cli, `${JSON.stringify({ ...readJson(cli), exports: { "./main": "./src/main.js" } }, null, 2)}\n`);
}

/** Copies the packages of others that are needed, and says where they lie. Throws where two would lie in one place. */
function copyForeign(
  root: string,
  to: string,
  wanted: ReadonlyMap<string, ReadonlySet<string>>,
): ReadonlySet<string> {
  const places = closureOf(readJson(join(root, "package-lock.json")), wanted);
  const foreign = new Set([...places].map(installedAt));
  if (foreign.size < places.size) throw new Error("two editions of a package would lie in one place");
  // What lies inside a package is a place of its own, if it is needed.
  for (const place of places)
    cpSync(join(root, place), join(to, installedAt(place)), {
      recursive: true,
      filter: (from) => !/node_modules|\.map$|\.d\.[cm]?ts$/.test(from.slice(join(root, place).length)),
    });
  return foreign;
}

/** Lays everything out in `to`, which is empty, with the packages of others copied from `node_modules`. */
export async function stage(root: string, to: string): Promise<Staged> {
  const all = packages(root);
  const reached = reachedFrom(root, entries(root), all);
  const own = all.filter(({ folder }) => reached.folders.has(folder));
  const types = await declarations(root, all, OPEN_FILES);
  for (const one of own) writePackage(root, to, one, reached, types);
  writeOpen(to, own, types);
  writeCommand(to);
  const { version } = readJson(join(root, "package.json"));
  const web = { name: "@westmarch/web", version, private: true };
  cpSync(join(root, "apps/web/dist"), join(to, "node_modules/@westmarch/web/dist"), { recursive: true });
  write(join(to, "node_modules/@westmarch/web/package.json"), `${JSON.stringify(web, null, 2)}\n`);
  const foreign = copyForeign(root, to, reached.foreign);
  const bundled = [...own.map(({ name }) => name), web.name];
  const about = manifestOf(root, bundled, reached.foreign, types);
  write(join(to, "package.json"), `${JSON.stringify(about, null, 2)}\n`);
  for (const text of TEXTS) cpSync(join(root, text), join(to, text), { recursive: true });
  return { version, files: reached.files.size, foreign };
}
