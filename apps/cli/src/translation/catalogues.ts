/** Where the words of this repository are that can be translated, by the catalogues that the list of languages names. */
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readJson } from "../files.ts";
import { Trouble } from "../trouble.ts";

/** Messages by their keys. */
export type Messages = Readonly<Record<string, string>>;

/** A file of English words, and how its translations are called. */
export interface MessageFile {
  /** What it is called where its messages are named: `web.table`, `duel`, `door.duel`. */
  readonly name: string;
  /** The catalogue that it belongs to: `shell`, `command-line` or a game. */
  readonly catalogue: string;
  /** The file for a language, from the root of the repository. */
  readonly pathIn: (language: string) => string;
}

interface Place {
  readonly glob: string;
  /** The file's name, by what stands for the stars. */
  readonly name: (found: readonly string[]) => string;
  readonly catalogue: (found: readonly string[]) => string;
}

const shell = () => "shell";
const first = ([one = ""]: readonly string[]): string => one;
const joined = (found: readonly string[]): string => found.join(".");

const PLACES: readonly Place[] = [
  { glob: "apps/web/src/text/en.json", name: () => "web", catalogue: shell },
  { glob: "apps/web/src/text/*.en.json", name: ([part]) => `web.${part}`, catalogue: shell },
  { glob: "apps/web/unloaded/en.json", name: () => "unloaded", catalogue: shell },
  { glob: "apps/server/src/features/*/text/en.json", name: ([part]) => `server.${part}`, catalogue: shell },
  { glob: "packages/fairness/text/en.json", name: () => "fairness", catalogue: shell },
  { glob: "tools/waiting/en.json", name: () => "waiting", catalogue: shell },
  { glob: "games/*/text/door.en.json", name: ([game]) => `door.${game}`, catalogue: shell },
  { glob: "games/*/text/en.json", name: first, catalogue: first },
  { glob: "games/*/text/*.en.json", name: joined, catalogue: first },
  { glob: "apps/cli/src/text/en.json", name: () => "command-line", catalogue: () => "command-line" },
];

/** What stands for the stars of a pattern. */
const starsOf = (glob: string, path: string): readonly string[] =>
  new RegExp(`^${glob.replaceAll(".", "\\.").replaceAll("*", "([^/]*)")}$`).exec(path)?.slice(1) ?? [];

/** All files of English words in a folder that holds the repository. */
export function wordFiles(root: string): readonly MessageFile[] {
  if (!existsSync(join(root, "apps/web/src/text"))) throw new Trouble("trouble.words.root", { root });
  const files = new Map<string, MessageFile>();
  for (const { glob, name, catalogue } of PLACES) {
    for (const path of globSync(glob, { cwd: root }).map((one) => one.replaceAll("\\", "/"))) {
      const found = starsOf(glob, path);
      const pathIn = (language: string): string => path.replace(/en\.json$/, `${language}.json`);
      if (!files.has(path)) files.set(path, { name: name(found), catalogue: catalogue(found), pathIn });
    }
  }
  return [...files.values()];
}

/** The files of these catalogues; of all, if none is named. */
export function filesOf(root: string, catalogues: readonly string[]): readonly MessageFile[] {
  const all = wordFiles(root);
  const known = [...new Set(all.map(({ catalogue }) => catalogue))];
  for (const written of catalogues)
    if (!known.includes(written))
      throw new Trouble("trouble.words.catalogue", { written, known: known.join(", ") });
  return catalogues.length === 0 ? all : all.filter(({ catalogue }) => catalogues.includes(catalogue));
}

const isText = (value: unknown): value is string => typeof value === "string";

/** What stands in a file of words: nothing, if it is not there. */
export function messagesAt(root: string, path: string): Messages {
  const file = join(root, path);
  if (!existsSync(file)) return {};
  const content = readJson(file);
  if (typeof content !== "object" || content === null || !Object.values(content).every(isText))
    throw new Trouble("trouble.words.file", { file });
  return JSON.parse(readFileSync(file, "utf8"));
}
