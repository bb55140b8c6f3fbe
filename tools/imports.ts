/** What imports what: the imports of a file, and the arrows between the files of the product. */
import { globSync, readFileSync } from "node:fs";
import { dirname, join, matchesGlob, normalize } from "node:path";
import { lineAt, type Parsed } from "./sources.ts";

/** One import or re-export of a file. */
export interface Import {
  /**
   * Null where it only shows when the program runs. Where that shows one of the files in a folder, as in
   * `./words/${language}.ts`, a `*` stands for what is not known of its name.
   */
  readonly specifier: string | null;
  readonly at: number;
  /** Types alone. */
  readonly erased: boolean;
  /** What is imported: `*` for a whole module, `default` for what has no name. */
  readonly names: readonly string[];
}

/** What is written in `import(…)`, as a specifier. */
function specifierOf(written: string): string | null {
  const whole = /^(["'`])([^"'`$]*)\1$/.exec(written)?.[2];
  if (whole !== undefined) return whole;
  const [, before, after] = /^`(\.{1,2}\/(?:[^`$]*\/)?[^`$/]*)\$\{\w+\}([^`$/]*)`$/.exec(written) ?? [];
  return before === undefined || after === undefined ? null : `${before}*${after}`;
}

/** Everything that a file imports or exports from elsewhere, types too. */
export function importsOf({ text, result }: Parsed): Import[] {
  const { staticImports, staticExports, dynamicImports } = result.module;
  return [
    ...staticImports.map(({ moduleRequest, start, entries }) => ({
      specifier: moduleRequest.value,
      at: start,
      erased: entries.length > 0 && entries.every((entry) => entry.isType),
      names: entries.map(({ importName: { kind, name } }) => name ?? (kind === "Default" ? "default" : "*")),
    })),
    ...staticExports.flatMap(({ entries, start }) => {
      const from = entries.find((entry) => entry.moduleRequest)?.moduleRequest;
      const erased = entries.every((entry) => entry.isType);
      const names = entries.map(({ importName }) => importName.name ?? "*");
      return from ? [{ specifier: from.value, at: start, erased, names }] : [];
    }),
    ...dynamicImports.map(({ moduleRequest, start }) => {
      const specifier = specifierOf(text.slice(moduleRequest.start, moduleRequest.end));
      return { specifier, at: start, erased: false, names: ["*"] };
    }),
  ];
}

/** The path that a relative import of a file leads to. */
export const besides = (path: string, specifier: string): string =>
  normalize(join(dirname(path), specifier)).replaceAll("\\", "/");

/** A package of this repository, and what it lets others import. */
export interface Package {
  readonly name: string;
  readonly folder: string;
  readonly exports: Readonly<Record<string, string>>;
}

/** Reads the packages of the repository. */
export const packages = (root: string): Package[] =>
  globSync("{packages,games,apps}/*/package.json", { cwd: root }).map((path) => {
    const { name, exports = {} } = JSON.parse(readFileSync(join(root, path), "utf8"));
    return { name, folder: dirname(path).replaceAll("\\", "/"), exports };
  });

/** The file that a package exports under a specifier, or null. */
export function exported({ name, folder, exports }: Package, specifier: string): string | null {
  if (specifier !== name && !specifier.startsWith(`${name}/`)) return null;
  const inner = `.${specifier.slice(name.length)}`;
  const whole = exports[inner];
  if (whole !== undefined) return besides(`${folder}/package.json`, whole);
  for (const [pattern, target] of Object.entries(exports)) {
    const [before = "", after] = pattern.split("*");
    if (after === undefined || !inner.startsWith(before) || !inner.endsWith(after)) continue;
    const matched = inner.slice(before.length, inner.length - after.length);
    return besides(`${folder}/package.json`, target.replaceAll("*", matched));
  }
  return null;
}

/** One file imports another. */
export interface Arrow {
  readonly from: string;
  readonly to: string;
  /** The line of `from` that imports. */
  readonly line: number;
  readonly names: readonly string[];
  readonly erased: boolean;
}

/** Every import between two of these files, the types too. */
export function arrows(files: readonly Parsed[], all: readonly Package[]): Arrow[] {
  const known = new Set(files.map(({ path }) => path));
  const exporting = (specifier: string) =>
    all.map((one) => exported(one, specifier)).find((path) => path !== null) ?? null;
  return files.flatMap((file) =>
    importsOf(file).flatMap(({ specifier, at, ...one }) => {
      if (specifier === null) return [];
      const to = specifier.startsWith(".") ? besides(file.path, specifier) : exporting(specifier);
      if (to === null) return [];
      const reached = to.includes("*") ? [...known].filter((path) => matchesGlob(path, to)) : [to];
      return reached
        .filter((path) => path !== file.path && known.has(path))
        .map((path) => ({ from: file.path, to: path, line: lineAt(file.text, at), ...one }));
    }),
  );
}

/** How a message names an arrow: both files and what is imported. */
export const told = ({ from, line, to, names, erased }: Arrow): string =>
  `${from}:${line} → ${to} (${erased ? "type " : ""}${names.join(", ") || "no name"})`;
