/** The library as it was built last, for tests and for the site of the documents: built anew when what it is made of has changed. */
import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { stageLibrary } from "./library.ts";

/** What the library is made of, and by what. */
const SOURCES = [
  "{packages,games}/*/package.json",
  "packages/*/README.md",
  "packages/*/src/**/*.{ts,json}",
  "games/*/**/*.{ts,json}",
  "tools/{imports,lock,processes,sources}.{ts,mjs}",
  "tools/release/*.ts",
  "{package,package-lock,tsconfig.base}.json",
  "{LICENSE,CREDITS.md}",
];
const ASIDE = /(^|[\\/])(node_modules|test|board|door|text|drawn)([\\/]|$)/;

function digestOf(root: string): string {
  const hash = createHash("sha256").update(process.version);
  const files = globSync(SOURCES, { cwd: root, exclude: (path) => ASIDE.test(String(path)) });
  for (const file of files.sort()) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest("hex").slice(0, 32);
}

/** The folder in which the packages of the library lie by their names. */
export async function keptLibrary(root: string): Promise<string> {
  const kept = join(root, "node_modules/.cache/westmarch/library");
  const digest = digestOf(root);
  const folder = join(kept, digest);
  if (existsSync(folder)) return folder;
  mkdirSync(kept, { recursive: true });
  const making = join(kept, `${digest}.${process.pid}`);
  try {
    await stageLibrary(root, making);
    // Another process may have been as quick.
    if (!existsSync(folder)) renameSync(making, folder);
  } finally {
    rmSync(making, { recursive: true, force: true });
  }
  for (const other of readdirSync(kept))
    if (/^[0-9a-f]{32}$/.test(other) && other !== digest)
      rmSync(join(kept, other), { recursive: true, force: true });
  return folder;
}
