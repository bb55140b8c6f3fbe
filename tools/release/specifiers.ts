/** The modules that a program or its declarations name, and the same text with other names for them. */
import { parseSync, Visitor } from "oxc-parser";

/** The name of a module, and where it stands between its quotation marks. */
interface Named {
  readonly specifier: string;
  readonly start: number;
  readonly end: number;
}

/** Every module that a text names: by import and export, by `import(…)`, and by `import("…")` in a type. */
function namedBy(path: string, text: string): readonly Named[] {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const found: Named[] = [];
  type Node = { readonly type: string; readonly start: number; readonly end: number };
  const note = (node: Node | null): void => {
    if (node?.type === "Literal" && "value" in node && typeof node.value === "string")
      found.push({ specifier: node.value, start: node.start + 1, end: node.end - 1 });
  };
  new Visitor({
    ImportDeclaration: ({ source }) => note(source),
    ExportNamedDeclaration: ({ source }) => note(source),
    ExportAllDeclaration: ({ source }) => note(source),
    ImportExpression: ({ source }) => note(source),
    TSImportType: ({ source }) => note(source),
  }).visit(program);
  return found.sort((one, other) => one.start - other.start);
}

/** The names of the modules that a text names. Throws where it cannot be read. */
export const specifiersOf = (path: string, text: string): readonly string[] =>
  namedBy(path, text).map(({ specifier }) => specifier);

/** The text with what `rename` gives for the name of each module of a package of ours. Throws where it cannot be read. */
export function renamed(path: string, text: string, rename: (specifier: string) => string): string {
  // Most files name none, and need not be parsed.
  if (!text.includes("@westmarch/")) return text;
  let written = "";
  let from = 0;
  for (const { specifier, start, end } of namedBy(path, text)) {
    written +=
      text.slice(from, start) + (specifier.startsWith("@westmarch/") ? rename(specifier) : specifier);
    from = end;
  }
  return written + text.slice(from);
}
