/** The TypeScript of this repository, read and parsed for the checks. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type ParseResult, parseSync } from "oxc-parser";

/** A file of TypeScript. */
export interface Source {
  /** From the root of the repository, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

/** A file with what the parser found in it. */
export interface Parsed extends Source {
  readonly result: ParseResult;
}

/** A place that breaks a rule, and how. */
export interface Finding {
  readonly path: string;
  readonly line: number;
  readonly problem: string;
}

/** Reads every source of the repository; what is generated and not committed is left out. */
export const sources = (root: string): Source[] =>
  globSync("{packages,games,apps,bench,e2e,tools}/**/*.{ts,tsx}", {
    cwd: root,
    exclude: (name) => ["node_modules", "drawn", "dist"].includes(name),
  }).map((path) => ({ path: path.replaceAll("\\", "/"), text: readFileSync(join(root, path), "utf8") }));

/** Parses a source. */
export const parse = (source: Source): Parsed => ({
  ...source,
  result: parseSync(source.path, source.text),
});

/** Whether a file is part of the product: neither a test, nor made by a program. */
export const isProduct = (path: string): boolean => !/(^|\/)(test|e2e|compiled)\/|\.test\.tsx?$/.test(path);

/** The workspace a file belongs to: `games/duel`, `packages/kernel`, `tools` … */
export const workspaceOf = (path: string): string => {
  const [first = "", second = ""] = path.split("/");
  return ["packages", "games", "apps"].includes(first) ? `${first}/${second}` : first;
};

/** The line of a text that an offset is in, from 1. */
export const lineAt = (text: string, offset: number): number => text.slice(0, offset).split("\n").length;
