/** What a program that builds on the npm package reads of it: declarations, as the compiler writes them. */
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Package } from "../imports.ts";
import { must } from "../processes.ts";
import { withScriptEndings } from "./javascript.ts";

/** Packages that `westmarch/NAME` opens to programs of others: rules as functions, the games, opponents, messages. */
export const OPEN = ["kernel", "registry", "bots", "protocol"] as const;

/** Where the open packages begin. */
export const OPEN_FILES = OPEN.map((name) => `packages/${name}/src/index.ts`);

/**
 * The declarations of these files and of all that they name, by their place in the repository (`.d.ts` for `.ts`). Whether
 * their types hold is for `npm run check` to say, so it is not asked again here; throws what the compiler says where a
 * declaration cannot be written.
 */
export async function declarations(
  root: string,
  all: readonly Package[],
  entries: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const away = mkdtempSync(join(tmpdir(), "westmarch-types-"));
  const project = join(away, "tsconfig.json");
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    incremental: false,
    noCheck: true,
    types: ["node"],
    typeRoots: [join(root, "node_modules/@types")],
    rootDir: root,
    outDir: join(away, "types"),
    // Reached by these paths a package is source to the compiler; in `node_modules` it counts as a library and is not written.
    paths: Object.fromEntries(
      all.flatMap(({ name, folder, exports }) =>
        Object.entries(exports).map(([as, path]) => [`${name}${as.slice(1)}`, [join(root, folder, path)]]),
      ),
    ),
  };
  const files = entries.map((path) => join(root, path));
  try {
    writeFileSync(
      project,
      JSON.stringify({ extends: join(root, "tsconfig.base.json"), compilerOptions, files }),
    );
    await must("npx", ["tsc", "-p", project], root);
    const written = globSync("**/*.d.ts", { cwd: join(away, "types") });
    return new Map(
      written.map((path) => [
        path.replaceAll("\\", "/"),
        withScriptEndings(path, readFileSync(join(away, "types", path), "utf8")),
      ]),
    );
  } finally {
    rmSync(away, { recursive: true, force: true });
  }
}

/** Names of packages of others that declarations import from. */
export const namedIn = (types: ReadonlyMap<string, string>): ReadonlySet<string> =>
  new Set(
    [...types.values()]
      .flatMap((text) => [...text.matchAll(/ from "([^".][^"]*)"/g)].map(([, name = ""]) => name))
      .filter((name) => !name.startsWith("@westmarch/")),
  );
