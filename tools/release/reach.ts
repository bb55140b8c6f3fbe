/** Which files of the repository a program needs when it runs, and which packages of others. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "oxc-parser";
import { besides, exported, importsOf, type Package } from "../imports.ts";

/** What a program needs. */
export interface Reached {
  /** TypeScript and JSON, from the root of the repository. */
  readonly files: ReadonlySet<string>;
  /** Packages of this repository, by folder. */
  readonly folders: ReadonlySet<string>;
  /** Names of packages of others, by the folder of the package that imports them. */
  readonly foreign: ReadonlyMap<string, ReadonlySet<string>>;
}

/** A module that is started in a thread of its own. */
const WORKER = /new URL\("(\.{1,2}\/[^"]+\.ts)", import\.meta\.url\)/g;
/** What only a page shows: a server's program names it and never fetches it. */
const FOR_PAGES = /\.(?:tsx|css|svg)$/;

const nameOf = (specifier: string): string =>
  specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");

/**
 * Follows all imports from the entries on: static, dynamic, and the workers that are started by their address. What is `apart`
 * counts as a package of others.
 */
export function reachedFrom(
  root: string,
  entries: readonly string[],
  all: readonly Package[],
  apart: readonly string[] = [],
): Reached {
  const files = new Set(entries);
  const folders = new Set<string>();
  const foreign = new Map<string, Set<string>>();
  // A set goes on with what is put into it meanwhile.
  for (const path of files) {
    const own = all.find(({ folder }) => path.startsWith(`${folder}/`));
    if (!own) throw new Error(`${path} is in no package`);
    folders.add(own.folder);
    if (!path.endsWith(".ts")) continue;
    const text = readFileSync(join(root, path), "utf8");
    const result = parseSync(path, text);
    const specifiers = importsOf({ path, text, result }).flatMap(({ specifier, erased }) =>
      specifier === null || erased || specifier.startsWith("node:") ? [] : [specifier],
    );
    for (const specifier of [...specifiers, ...[...text.matchAll(WORKER)].map(([, worker = ""]) => worker)]) {
      const to = specifier.startsWith(".")
        ? besides(path, specifier)
        : apart.includes(specifier)
          ? null
          : (all.map((one) => exported(one, specifier)).find((file) => file !== null) ?? null);
      if (to === null) {
        const names = foreign.get(own.folder) ?? new Set();
        foreign.set(own.folder, names.add(nameOf(specifier)));
      } else if (!FOR_PAGES.test(to)) {
        // One of the files in a folder, by its name: each that it may be.
        const there = globSync(to, { cwd: root });
        if (there.length === 0) throw new Error(`${path} needs ${to}, which is not there`);
        for (const file of there) files.add(file.replaceAll("\\", "/"));
      }
    }
  }
  return { files, folders, foreign };
}
