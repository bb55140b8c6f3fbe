/**
 * Checks which way the arrows between the parts of this repository point, that rules know no clock and no chance of
 * their own, and that nothing grows beyond its limits (`limits.json`). `node tools/boundaries.ts` lists what breaks a
 * rule and ends with 1 if anything does; `--list` also names what is still allowed, `--tighten` allows no
 * more than there is, where nothing has grown.
 */
import { dirname } from "node:path";
import process from "node:process";
import { Visitor } from "oxc-parser";
import { counted } from "./counted.ts";
import { besides, type Import, importsOf, packages } from "./imports.ts";
import { allowed, compare, limitsOf, write } from "./ratchet.ts";
import { type Finding, lineAt, type Parsed, parse, type Source, sources, workspaceOf } from "./sources.ts";
import { ZONES, type Zone } from "./zones.ts";

/** Names that reach for the clock, chance or the machine; `Math` only by its `random`. */
const AMBIENT = new Set(["Date", "performance", "crypto", "process", "globalThis"]);
/** A text without any of them needs no closer look. */
const ANY_AMBIENT = new RegExp(`\\b(${[...AMBIENT, "Math"].join("|")})\\b`);

const zoneOf = (path: string): Zone | undefined => ZONES.find((zone) => zone.files.test(path));

/** `@scope/name/inner` is the package `@scope/name`. */
const packageOf = (specifier: string): string =>
  specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");

/** What is wrong with one import, or null. */
function refuse(zone: Zone, path: string, { specifier, erased }: Import): string | null {
  if (specifier === null) return zone.pure ? "imports something that only shows when it runs" : null;
  if (specifier.startsWith(".")) {
    const target = besides(path, specifier);
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
  const isOpen = zone.packages === "any" ? !zone.notPackages?.includes(name) : zone.packages.includes(name);
  if (name === own || isOpen) return null;
  return `${zone.name} may not import ${specifier}`;
}

/** Where a file reaches for the clock, for chance or for the machine. */
function ambient({ path, text, result }: Parsed): Finding[] {
  if (!ANY_AMBIENT.test(text)) return [];
  const found: Finding[] = [];
  const note = (at: number, name: string) =>
    found.push({
      path,
      line: lineAt(text, at),
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
  }).visit(result.program);
  return found;
}

/** What in a file breaks a rule of its zone. */
function inZone(file: Parsed): Finding[] {
  const { path, text, result } = file;
  const zone = zoneOf(path);
  if (!zone) return [{ path, line: 1, problem: "belongs to no zone; see tools/zones.ts" }];
  const error = result.errors[0];
  if (error) return [{ path, line: lineAt(text, error.labels[0]?.start ?? 0), problem: error.message }];
  const imports = importsOf(file).flatMap((one) => {
    const problem = refuse(zone, path, one);
    return problem ? [{ path, line: lineAt(text, one.at), problem }] : [];
  });
  return zone.pure ? [...imports, ...ambient(file)] : imports;
}

/** Everything in these files that breaks a rule of its zone. */
export const check = (files: readonly Source[]): Finding[] => files.map(parse).flatMap(inZone);

function main(options: readonly string[]): void {
  const root = dirname(import.meta.dirname);
  const all = sources(root).map(parse);
  const broken = all.flatMap(inZone);
  const found = counted(all, packages(root));
  const { grown, shrunk: fallen } = compare(allowed(), found);
  const tightens = options.includes("--tighten") && grown.length === 0;
  if (tightens) write(limitsOf(found));
  const shrunk = tightens ? [] : fallen;
  const listed = options.includes("--list") ? [...found.values()].flat() : [];
  const problems = [...broken, ...grown.flatMap(({ findings }) => findings), ...listed];
  const lines = problems.map(({ path, line, problem }) => `${path}:${line} ${problem}`);
  for (const line of new Set(lines)) console.error(line);
  for (const { counted, workspace, allowed, found } of [...grown, ...shrunk])
    console.error(`${workspace}: ${found} ${counted}, where tools/limits.json says ${allowed}`);
  if (shrunk.length > 0)
    console.error("a number has fallen: write it down with node tools/boundaries.ts --tighten");
  const well = broken.length === 0 && grown.length === 0 && shrunk.length === 0;
  console.error(well ? `${all.length} files keep to their zones and limits` : "rules are broken");
  process.exitCode = well ? 0 : 1;
}

if (import.meta.main) main(process.argv.slice(2));
