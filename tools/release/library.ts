/**
 * The library: packages of rules and players that install from a tarball and run on Node as it is. Each holds JavaScript and
 * declarations of its own modules and, in the same tree, of those that it takes from packages that are not published
 * (`docs/decisions/0077-the-library-is-five-packages.md`).
 */
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { exported, type Package, packages } from "../imports.ts";
import { placeOf } from "../lock.mjs";
import { must } from "../processes.ts";
import type { Lockfile } from "./foreign.ts";
import { javaScript } from "./javascript.ts";
import { reachedFrom } from "./reach.ts";
import { renamed, specifiersOf } from "./specifiers.ts";
import { NODE } from "./stage.ts";
import { declarations } from "./types.ts";

/** The packages that are published, each after those that it needs. What its index exports is all that others can import. */
export const LIBRARY = ["kernel", "bots", "env", "games", "testkit"] as const;
export type LibraryPackage = (typeof LIBRARY)[number];

const PUBLISHED = LIBRARY.map((name) => `@westmarch/${name}`);
const indexOf = (name: LibraryPackage): string => `packages/${name}/src/index.ts`;
/** Where the modules lie in a package. */
const TREE = "lib";
/** Beside its README: what the makers of the games are owed. */
const TEXTS = ["LICENSE", "CREDITS.md"];

const readJson = (file: string) => JSON.parse(readFileSync(file, "utf8"));
const isOwn = (specifier: string): boolean => specifier.startsWith("@westmarch/");

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** How a module of the tree calls another that it knows by the name of a package; packages that are published keep theirs. */
const withinTree =
  (path: string, all: readonly Package[]) =>
  (specifier: string): string => {
    if (PUBLISHED.includes(specifier)) return specifier;
    const to = all.map((one) => exported(one, specifier)).find((file) => file !== null);
    if (!to) throw new Error(`${path} names ${specifier}, which no package exports`);
    const relative = posix.relative(posix.dirname(path), to);
    return relative.startsWith(".") ? relative : `./${relative}`;
  };

/** The declarations that a package's index leads to, in the tree. */
function* declared(
  name: LibraryPackage,
  types: ReadonlyMap<string, string>,
  all: readonly Package[],
): Generator<{ readonly path: string; readonly text: string; readonly named: readonly string[] }> {
  const paths = new Set([indexOf(name).replace(/\.ts$/, ".d.ts")]);
  // A set goes on with what is put into it meanwhile.
  for (const path of paths) {
    const written = types.get(path);
    if (written === undefined) throw new Error(`there is no declaration of ${path}`);
    const rename = withinTree(path, all);
    const text = renamed(path, written, (specifier) => rename(specifier).replace(/\.ts$/, ".js"));
    const named = specifiersOf(path, text);
    for (const specifier of named)
      if (specifier.startsWith("."))
        paths.add(posix.join(posix.dirname(path), specifier).replace(/\.js$/, ".d.ts"));
    yield { path, text, named: named.filter((specifier) => !specifier.startsWith(".")) };
  }
}

/** The edition of a package that the lockfile holds for one of ours. */
function editionOf(lock: Lockfile, owner: string, name: string): string {
  const edition = lock.packages[placeOf(lock.packages, owner, name) ?? ""]?.version;
  if (edition === undefined) throw new Error(`package-lock.json does not hold ${name}, which ${owner} needs`);
  return edition;
}

/** The `package.json` of a published package. */
function manifestOf(
  root: string,
  name: LibraryPackage,
  dependencies: Readonly<Record<string, string>>,
): object {
  const about = readJson(join(root, "package.json"));
  const { description } = readJson(join(root, "packages", name, "package.json"));
  const index = `./${TREE}/${indexOf(name).replace(/\.ts$/, "")}`;
  return {
    name: `@westmarch/${name}`,
    version: about.version,
    description,
    license: about.license,
    homepage: about.homepage,
    repository: { ...about.repository, directory: `packages/${name}` },
    bugs: about.bugs,
    type: "module",
    sideEffects: false,
    engines: { node: `>=${NODE.join(".")}` },
    types: `${index}.d.ts`,
    exports: {
      ".": { types: `${index}.d.ts`, default: `${index}.js` },
      "./package.json": "./package.json",
    },
    dependencies,
  };
}

/** Lays one package out in `to`. */
function writePackage(
  root: string,
  to: string,
  name: LibraryPackage,
  all: readonly Package[],
  types: ReadonlyMap<string, string>,
): void {
  const { files, foreign } = reachedFrom(root, [indexOf(name)], all, PUBLISHED);
  for (const path of files) {
    const text = readFileSync(join(root, path), "utf8");
    const target = join(to, TREE, path);
    if (path.endsWith(".ts"))
      write(target.replace(/\.ts$/, ".js"), javaScript(path, renamed(path, text, withinTree(path, all))));
    else write(target, text);
  }
  const owners = new Map<string, string>();
  for (const [owner, names] of foreign) for (const one of names) owners.set(one, owner);
  for (const { path, text, named } of declared(name, types, all)) {
    write(join(to, TREE, path), text);
    for (const one of named) if (!owners.has(one)) owners.set(one, dirname(path));
  }
  const { version } = readJson(join(root, "package.json"));
  const lock: Lockfile = readJson(join(root, "package-lock.json"));
  const dependencies = [...owners].map(([one, owner]): [string, string] => [
    one,
    isOwn(one) ? version : editionOf(lock, owner, one),
  ]);
  const manifest = manifestOf(
    root,
    name,
    Object.fromEntries(dependencies.sort(([a], [b]) => (a < b ? -1 : 1))),
  );
  write(join(to, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
  for (const text of TEXTS) cpSync(join(root, text), join(to, text));
  const readme = join(root, "packages", name, "README.md");
  if (existsSync(readme)) cpSync(readme, join(to, "README.md"));
}

/** Lays the packages of the library out in folders of `to` by their names. */
export async function stageLibrary(root: string, to: string): Promise<void> {
  const all = packages(root);
  const types = await declarations(root, all, LIBRARY.map(indexOf));
  for (const name of LIBRARY) writePackage(root, join(to, name), name, all, types);
}

/** Makes a tarball of each package laid out in `staged`, and says which. From the same sources they are the same, byte by byte. */
export async function packLibrary(staged: string, out: string): Promise<readonly string[]> {
  const folders = LIBRARY.map((name) => `./${name}`);
  const packed = await must("npm", ["pack", "--silent", "--pack-destination", out, ...folders], staged);
  return packed.trim().split("\n");
}
