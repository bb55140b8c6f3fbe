import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";
import type { OfflineFiles } from "./src/offline/files.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const LANGUAGES = ["en", "zh-Hant", "zh-Hans", "ja"] as const;

/** What Vite writes down about its output, as far as it matters here. */
interface Built {
  readonly file: string;
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
  readonly imports?: readonly string[];
  readonly isEntry?: boolean;
}
type Manifest = Readonly<Record<string, Built>>;

/** The pages that open without the server. */
const PAGES = ["home/Home", "commons/CommonRoom", "settings/Settings", "Beside", "people/PersonMark"];

/** The words of these pages in a language. */
const wordsOf = (language: string): readonly string[] => [
  `src/words/shell/${language}.ts`,
  `src/text/commons.${language}.json`,
  `src/text/offline.${language}.json`,
];

/** The files that come with these sources. */
function filesOf(manifest: Manifest, sources: readonly string[]): Set<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const look = (source: string): void => {
    if (seen.has(source)) return;
    seen.add(source);
    const built = manifest[source];
    if (!built) throw new Error(`nothing was built from ${source}`);
    for (const file of [built.file, ...(built.css ?? []), ...(built.assets ?? [])]) files.add(`/${file}`);
    built.imports?.forEach(look);
  };
  sources.forEach(look);
  return files;
}

function kept(manifest: Manifest, dist: string): OfflineFiles {
  const entries = Object.keys(manifest).filter((source) => manifest[source]?.isEntry);
  const pages = filesOf(manifest, [...entries, ...PAGES.map((page) => `src/${page}.tsx`)]);
  const drawn = globSync("assets/{icons,skyline,ground,door-}*.svg", { cwd: dist });
  for (const file of drawn) pages.add(`/${file.replaceAll("\\", "/")}`);
  const words = LANGUAGES.map((language) => {
    const own = [...filesOf(manifest, wordsOf(language))];
    return [language, own.filter((file) => !pages.has(file))] as const;
  });
  // Every browser that has service workers reads the smaller kind of fonts.
  return { any: [...pages].filter((file) => !file.endsWith(".woff")), words: Object.fromEntries(words) };
}

/**
 * `sw.js`, which opens the pages where there is no server, and `offline.json`: what it keeps for that. Made of what was
 * built, so nothing is listed by hand but the pages.
 */
export const offline = (): Plugin => ({
  name: "westmarch-offline",
  apply: "build",
  async closeBundle() {
    const dist = here("dist");
    const manifest: Manifest = JSON.parse(readFileSync(join(dist, ".vite/manifest.json"), "utf8"));
    const files = kept(manifest, dist);
    writeFileSync(join(dist, "offline.json"), JSON.stringify(files));
    await build({
      configFile: false,
      logLevel: "warn",
      publicDir: false,
      // Another list is another edition: the browser takes up what differs.
      define: { __KEPT__: JSON.stringify(files.any) },
      build: {
        outDir: dist,
        emptyOutDir: false,
        target: "es2024",
        rolldownOptions: {
          input: here("src/offline/worker/sw.ts"),
          output: { format: "iife", entryFileNames: "sw.js" },
        },
      },
    });
  },
});
