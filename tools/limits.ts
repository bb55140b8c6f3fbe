/**
 * How long files and functions may be, and what may be longer. `node tools/limits.ts` names each that is too long, with
 * its length.
 */
import { dirname } from "node:path";
import { type ArrowFunctionExpression, type Function as FunctionNode, type Node, Visitor } from "oxc-parser";
import { type Finding, isProduct, lineAt, type Parsed, parse, sources } from "./sources.ts";

/** The most lines of a file. */
export const FILE = 400;
/** The most lines of a function. */
export const FUNCTION = 60;

/** What may be longer, and why. */
const EXEMPT: readonly { readonly files: RegExp; readonly why: string }[] = [
  {
    files: /^games\/[^/]+\/door\/|^games\/[^/]+\/board\/(.+\/)?(map|pictures|icons|faces)\//,
    why: "art: coordinates and strokes, of which nothing depends on anything",
  },
  { files: /^packages\/(campaign\/src\/pictures|ink\/src)\/|^apps\/web\/draw\//, why: "art as well" },
  {
    files: /^games\/[^/]+\/(data|pack\/westmarch)\//,
    why: "data: as many lines as the box has cards, names and figures",
  },
];

/** Something that is too long. */
export interface Long extends Finding {
  readonly lines: number;
}

/** Whether a file is held to the limits. */
export const isLimited = (path: string): boolean =>
  isProduct(path) && !EXEMPT.some(({ files }) => files.test(path));

/** How many lines a text has. */
const linesOf = (text: string): number => {
  const whole = text.endsWith("\n") ? text.length - 1 : text.length;
  let lines = 1;
  for (let at = text.indexOf("\n"); at >= 0 && at < whole; at = text.indexOf("\n", at + 1)) lines++;
  return lines;
};

/** The file itself, if it is too long. */
export function longFile({ path, text }: Parsed): Long[] {
  const lines = linesOf(text);
  return lines > FILE ? [{ path, line: 1, lines, problem: `has ${lines} lines` }] : [];
}

/** The functions of a file that are too long. One that only hands back another is not counted besides. */
export function longFunctions({ path, text, result }: Parsed): Long[] {
  if (linesOf(text) <= FUNCTION) return [];
  const found: Long[] = [];
  const names = new Map<Node, string>();
  const name = (node: Node | null, key: Node) => {
    if (node && (key.type === "Identifier" || key.type === "PrivateIdentifier")) names.set(node, key.name);
  };
  const measure = (node: FunctionNode | ArrowFunctionExpression) => {
    if (node.type === "ArrowFunctionExpression" && node.body.type === "ArrowFunctionExpression") {
      const own = names.get(node);
      if (own) names.set(node.body, own);
      return;
    }
    const lines = linesOf(text.slice(node.start, node.end));
    if (lines <= FUNCTION) return;
    const called = node.id?.name ?? names.get(node) ?? "a function";
    found.push({ path, line: lineAt(text, node.start), lines, problem: `${called} has ${lines} lines` });
  };
  new Visitor({
    VariableDeclarator: ({ id, init }) => name(init, id),
    Property: ({ key, value }) => name(value, key),
    PropertyDefinition: ({ key, value }) => name(value, key),
    MethodDefinition: ({ key, value }) => name(value, key),
    FunctionDeclaration: measure,
    FunctionExpression: measure,
    ArrowFunctionExpression: measure,
  }).visit(result.program);
  return found;
}

if (import.meta.main) {
  const limited = sources(dirname(import.meta.dirname))
    .filter(({ path }) => isLimited(path))
    .map(parse);
  const long = [limited.flatMap(longFile), limited.flatMap(longFunctions)] as const;
  for (const found of long)
    for (const { path, line, problem } of found.toSorted((a, b) => b.lines - a.lines))
      console.log(`${path}:${line} ${problem}`);
  console.log(
    `${long[0].length} files over ${FILE} lines, ${long[1].length} functions over ${FUNCTION} lines`,
  );
}
