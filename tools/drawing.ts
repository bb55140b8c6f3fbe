/**
 * Runs one `draw.ts` and writes down which of our own files it was made of, itself among them:
 * `node tools/drawing.ts SCRIPT LIST`, for `tools/draw.ts`.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { dirname, join, relative, resolve } from "node:path";
import process from "node:process";
import { fileURLToPath, pathToFileURL } from "node:url";

const [script = "", list = ""] = process.argv.slice(2);
const root = dirname(import.meta.dirname);
const loaded = new Set<string>();

registerHooks({
  load(url, context, next) {
    if (url.startsWith("file:")) loaded.add(relative(root, fileURLToPath(url)).replaceAll("\\", "/"));
    return next(url, context);
  },
});
await import(pathToFileURL(resolve(script)).href);

const own = [...loaded].filter((path) => !/(?:^|\/)(?:node_modules|\.\.)\//.test(path)).sort();
mkdirSync(dirname(join(root, list)), { recursive: true });
writeFileSync(join(root, list), JSON.stringify(own));
