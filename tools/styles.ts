/**
 * Writes down which classes each style sheet of the page has, so that the compiler refuses any other name: a
 * `*.module.css` gets its `*.module.css.d.ts` in `drawn/styles/` at the same path, and `rootDirs` of `tsconfig.web.json`
 * lays both trees over each other. `node tools/styles.ts`.
 */
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fingerprint, isStamped, stamp } from "./stamps.ts";

const SHEETS = ["apps/*/src/**/*.module.css", "{packages,games,bench}/**/*.module.css"];

/** The names that a sheet hands to the script that imports it, as the bundler reads them. */
async function namesIn(sheets: ReadonlyMap<string, string>): Promise<Map<string, string[]>> {
  const { preprocessCSS, resolveConfig } = await import("vite");
  const config = await resolveConfig({ configFile: false, logLevel: "error" }, "build");
  const names = new Map<string, string[]>();
  for (const [path, text] of sheets) {
    const { modules } = await preprocessCSS(text, path, config);
    names.set(path, Object.keys(modules ?? {}).sort());
  }
  return names;
}

/** The declaration of a sheet with these names. */
const declared = (names: readonly string[]): string =>
  [
    "declare const styles: {",
    ...names.map((name) => `  readonly ${JSON.stringify(name)}: string;`),
    "};",
    "export default styles;",
    "",
  ].join("\n");

/** Writes the declarations anew where a sheet has changed. Returns whether there was anything to write. */
export async function declareStyles(root: string): Promise<boolean> {
  const mark = fingerprint(root, [...SHEETS, "tools/styles.ts", "package-lock.json"]);
  const into = join(root, "drawn", "styles");
  if (existsSync(into) && isStamped(root, "styles", mark)) return false;
  const paths = globSync(SHEETS, { cwd: root, exclude: ["**/node_modules"] });
  const sheets = new Map(paths.map((path) => [join(root, path), readFileSync(join(root, path), "utf8")]));
  const names = await namesIn(sheets);
  rmSync(into, { recursive: true, force: true });
  for (const path of paths) {
    const file = join(into, `${path}.d.ts`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, declared(names.get(join(root, path)) ?? []));
  }
  stamp(root, "styles", mark);
  return true;
}

if (import.meta.main) {
  const root = dirname(import.meta.dirname);
  if (await declareStyles(root)) console.error("wrote down the names in style sheets");
}
