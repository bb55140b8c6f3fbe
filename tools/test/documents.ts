/** The documents of this repository, as tests look at them. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { slug } from "../docs/links.ts";

export const root = join(import.meta.dirname, "../..");
export const read = (path: string): string => readFileSync(join(root, path), "utf8");

const BUILT = ["node_modules", "dist", "drawn", ".westmarch"];

/** Every document, by its path. */
export const documents: readonly string[] = globSync(
  ["*.md", ".github/**/*.md", "{docs,deploy,packages,games,apps,bench,e2e,tools}/**/*.md"],
  { cwd: root, exclude: (name) => BUILT.includes(name) },
)
  .map((path) => path.replaceAll("\\", "/"))
  .sort();

/** A document without what stands in blocks of code. */
export const prose = (text: string): string => text.replace(/^```[\s\S]*?^```/gm, "");

/** Every piece of code in a document: lines of blocks, and what stands between backticks. */
export function code(text: string): string[] {
  const blocks = [...text.matchAll(/^```[a-z]*\n([\s\S]*?)^```/gm)].flatMap(([, lines = ""]) =>
    lines.split("\n"),
  );
  const inline = [...prose(text).matchAll(/`([^`]+)`/g)].map(([, inside = ""]) =>
    inside.replaceAll("\n", " "),
  );
  return [...blocks, ...inline];
}

/** The places of a page that links may lead to. */
export const places = (text: string): ReadonlySet<string> =>
  new Set([...prose(text).matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = ""]) => slug(heading)));

/** The targets of all links and pictures of a document that lead to another file or place here. */
export const targets = (text: string): string[] =>
  [...prose(text).matchAll(/\]\(<?([^)\s>]+)>?[^)]*\)|(?:src|href)="([^"]+)"/g)]
    .map(([, link = "", attribute = ""]) => link || attribute)
    .filter((link) => !/^[a-z]+:/.test(link));
