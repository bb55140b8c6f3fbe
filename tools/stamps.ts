/** Remembers what a step was last done with, so that it is done again only when something has changed. */
import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";

/** Folders whose content is made from the rest or does not reach a player. */
const LEFT_OUT = new Set(["node_modules", "drawn", "dist", "test", "e2e"]);

/** A digest of all files that match, by name and content. */
export function fingerprint(root: string, patterns: readonly string[]): string {
  const digest = createHash("sha256").update(process.version);
  const files = globSync(patterns, {
    cwd: root,
    withFileTypes: true,
    exclude: (entry) => LEFT_OUT.has(entry.name),
  }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).sort();
  for (const path of paths) digest.update(path.slice(root.length)).update("\0").update(readFileSync(path));
  return digest.digest("hex");
}

const stampFile = (root: string, step: string) => join(root, "node_modules", ".cache", "westmarch", step);

/** True if the step was last done with this fingerprint. */
export const isStamped = (root: string, step: string, mark: string): boolean =>
  existsSync(stampFile(root, step)) && readFileSync(stampFile(root, step), "utf8") === mark;

export function stamp(root: string, step: string, mark: string): void {
  mkdirSync(join(root, "node_modules", ".cache", "westmarch"), { recursive: true });
  writeFileSync(stampFile(root, step), mark);
}
