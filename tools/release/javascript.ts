/** TypeScript as the JavaScript that it is without its types: line by line the same, so that errors name the right line. */
import { stripTypeScriptTypes } from "node:module";
import { parseSync, Visitor } from "oxc-parser";

/** A module of this repository as its own files name it. */
const MODULE = /^\.{1,2}\/.*\.ts$/;

/**
 * A program or its declarations, whose relative modules end in `.js` instead of `.ts`. `path` says how it is read. Throws
 * where it cannot be.
 */
export function withScriptEndings(path: string, text: string): string {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const ends: number[] = [];
  new Visitor({
    Literal({ value, end }) {
      if (typeof value === "string" && MODULE.test(value)) ends.push(end);
    },
    // The module of a name: `./words/${language}.ts`.
    TemplateLiteral({ quasis, end }) {
      if (MODULE.test(quasis.map(({ value }) => value.raw).join("*"))) ends.push(end);
    },
  }).visit(program);
  let written = "";
  let from = 0;
  for (const end of ends.sort((a, b) => a - b)) {
    // Before the closing quotation mark stands `ts`.
    written += `${text.slice(from, end - 3)}js`;
    from = end - 1;
  }
  return written + text.slice(from);
}

/** The program without types, whose relative modules end in `.js`. Throws where the source cannot be read. */
export const javaScript = (path: string, source: string): string =>
  withScriptEndings(path.replace(/\.ts$/, ".js"), stripTypeScriptTypes(source, { mode: "strip" }));
