/**
 * Writes what one `draw.ts` has drawn (the list `drawn` that it exports: names of files and what is in them) into a folder, and
 * writes down which of our own files it was made of, itself among them: `node tools/drawing.ts SCRIPT FOLDER LIST`, for
 * `tools/draw.ts`. The same seeds always give the same lines.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { dirname, join, relative, resolve } from "node:path";
import process from "node:process";
import { fileURLToPath, pathToFileURL } from "node:url";

const [script = "", folder = "", list = ""] = process.argv.slice(2);
const root = dirname(import.meta.dirname);
const loaded = new Set<string>();

registerHooks({
  load(url, context, next) {
    if (url.startsWith("file:")) loaded.add(relative(root, fileURLToPath(url)).replaceAll("\\", "/"));
    return next(url, context);
  },
});
const { drawn }: { readonly drawn?: Iterable<{ readonly file: string; readonly content: string }> } =
  await import(pathToFileURL(resolve(script)).href);
if (drawn === undefined) throw new Error(`${script} exports no list “drawn”`);
for (const { file, content } of drawn) {
  const path = join(root, folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

const own = [...loaded].filter((path) => !/(?:^|\/)(?:node_modules|\.\.)\//.test(path)).sort();
mkdirSync(dirname(join(root, list)), { recursive: true });
writeFileSync(join(root, list), JSON.stringify(own));
