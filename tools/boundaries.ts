/**
 * Checks which way the arrows between the parts of this repository point, and that rules know no clock and no chance
 * of their own. `node tools/boundaries.ts` lists what breaks a rule and ends with 1 if anything does.
 */
import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import process from "node:process";
import { parseSync, Visitor } from "oxc-parser";
import { ZONES, type Zone } from "./zones.ts";

export interface Source {
  /** From the root of the repository, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

export interface Finding {
  readonly path: string;
  readonly line: number;
  readonly problem: string;
}

/** Names that reach for the clock, chance or the machine; `Math` only by its `random`. */
const AMBIENT = new Set(["Date", "performance", "crypto", "process", "globalThis"]);

/** The workspace a file belongs to: `games/duel`, `packages/kernel`, `tools` … */
const workspaceOf = (path: string): string => {
  const [first = "", second = ""] = path.split("/");
  return ["packages", "games", "apps"].includes(first) ? `${first}/${second}` : first;
};

const zoneOf = (path: string): Zone | undefined => ZONES.find((zone) => zone.files.test(path));

/** `@scope/name/inner` is the package `@scope/name`. */
const packageOf = (specifier: string): string =>
  specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split("\n").length;

interface Reach {
  /** Null where it only shows when the program runs. */
  readonly specifier: string | null;
  readonly at: number;
  /** Types alone. */
  readonly erased: boolean;
}

/** Everything a file imports or exports from elsewhere, types too. */
function reaches(source: Source, parsed: ReturnType<typeof parseSync>): Reach[] {
  const { staticImports, staticExports, dynamicImports } = parsed.module;
  return [
    ...staticImports.map(({ moduleRequest, start, entries }) => ({
      specifier: moduleRequest.value,
      at: start,
      erased: entries.length > 0 && entries.every((entry) => entry.isType),
    })),
    ...staticExports.flatMap(({ entries, start }) => {
      const from = entries.find((entry) => entry.moduleRequest)?.moduleRequest;
      const erased = entries.every((entry) => entry.isType);
      return from ? [{ specifier: from.value, at: start, erased }] : [];
    }),
    ...dynamicImports.map(({ moduleRequest, start }) => {
      const written = source.text.slice(moduleRequest.start, moduleRequest.end);
      return { specifier: /^(["'`])([^"'`$]*)\1$/.exec(written)?.[2] ?? null, at: start, erased: false };
    }),
  ];
}

/** What is wrong with one import, or null. */
function refuse(zone: Zone, path: string, { specifier, erased }: Reach): string | null {
  if (specifier === null) return zone.pure ? "imports something that only shows when it runs" : null;
  if (specifier.startsWith(".")) {
    const target = normalize(join(dirname(path), specifier)).replaceAll("\\", "/");
    if (workspaceOf(target) !== workspaceOf(path))
      return `reaches into ${workspaceOf(target)} by a path: ${specifier}`;
    const inner = target.slice(workspaceOf(path).length + 1);
    const closed = zone.notOwn?.find((folder) => inner.startsWith(folder));
    return closed ? `${zone.name} may not use ${closed} of its own workspace: ${specifier}` : null;
  }
  if (specifier.startsWith("node:")) return zone.node ? null : `${zone.name} may not use ${specifier}`;
  if (erased && zone.types?.includes(specifier)) return null;
  if (zone.modules?.includes(specifier)) return null;
  const name = packageOf(specifier);
  const own = workspaceOf(path).replace(/^(packages|games|apps)\//, "@westmarch/");
  if (name === own || zone.packages === "any" || zone.packages.includes(name)) return null;
  return `${zone.name} may not import ${specifier}`;
}

/** Where a file reaches for the clock, for chance or for the machine. */
function ambient(source: Source, parsed: ReturnType<typeof parseSync>): Finding[] {
  const found: Finding[] = [];
  const note = (at: number, name: string) =>
    found.push({
      path: source.path,
      line: lineAt(source.text, at),
      problem: `uses ${name}; chance and time come from the context`,
    });
  type Node = { readonly type: string; readonly start: number };
  const named = (node: Node | null): string | null =>
    node?.type === "Identifier" && "name" in node && typeof node.name === "string" ? node.name : null;
  const check = (node: Node | null) => {
    const name = named(node);
    if (node && name && AMBIENT.has(name)) note(node.start, name);
  };
  new Visitor({
    MemberExpression(node) {
      check(node.object);
      const property = node.computed ? "random" : named(node.property);
      if (named(node.object) === "Math" && property === "random") note(node.start, "Math.random");
    },
    NewExpression: (node) => check(node.callee),
    CallExpression(node) {
      check(node.callee);
      for (const argument of node.arguments) check(argument);
    },
    VariableDeclarator(node) {
      check(node.init);
      if (named(node.init) === "Math") note(node.start, "Math under another name");
    },
  }).visit(parsed.program);
  return found;
}

/** Everything in these files that breaks a rule. */
export function check(sources: readonly Source[]): Finding[] {
  return sources.flatMap((source) => {
    const zone = zoneOf(source.path);
    if (!zone) return [{ path: source.path, line: 1, problem: "belongs to no zone; see tools/zones.ts" }];
    const parsed = parseSync(source.path, source.text);
    const error = parsed.errors[0];
    if (error)
      return [
        { path: source.path, line: lineAt(source.text, error.labels[0]?.start ?? 0), problem: error.message },
      ];
    const imports = reaches(source, parsed).flatMap((reach) => {
      const problem = refuse(zone, source.path, reach);
      return problem ? [{ path: source.path, line: lineAt(source.text, reach.at), problem }] : [];
    });
    return zone.pure ? [...imports, ...ambient(source, parsed)] : imports;
  });
}

/** The sources of this repository. */
export const sources = (root: string): Source[] =>
  globSync("{packages,games,apps,bench,e2e,tools}/**/*.{ts,tsx}", {
    cwd: root,
    exclude: (name) => ["node_modules", "drawn", "dist"].includes(name),
  }).map((path) => ({ path: path.replaceAll("\\", "/"), text: readFileSync(join(root, path), "utf8") }));

if (import.meta.main) {
  const all = sources(dirname(import.meta.dirname));
  const found = check(all);
  for (const { path, line, problem } of found) console.error(`${path}:${line} ${problem}`);
  console.error(
    found.length === 0 ? `${all.length} files keep to their zones` : `${found.length} import rules broken`,
  );
  process.exitCode = found.length === 0 ? 0 : 1;
}
