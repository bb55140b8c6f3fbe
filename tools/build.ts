/**
 * Builds the web app into `apps/web/dist`: drawings, bundle, compressed copies, and a look at how much the first
 * page and the heaviest table need. `node tools/build.ts [--if-changed]`; ends with 1 if one of them has grown too heavy.
 */
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import process from "node:process";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Manifest as GameManifest } from "@westmarch/registry/manifest";
import { draw } from "./draw.ts";
import { firstFiles, inWords, kilobytes, type Manifest, sum, type Weight, weigh } from "./first-page.ts";
import { alone } from "./install.mjs";
import { fingerprint, isStamped, stamp } from "./stamps.ts";

/** Bytes of compressed script that the home page may need before it answers its first click. */
export const FIRST_PAGE = 120_000;

/** Bytes of script, styles and drawing that a table of War of the Ring may need before a first choice, as they are sent. */
export const WAR_TABLE = 250_000;

/** What the home page loads on demand and cannot do without: the page itself and English words. */
const HOME = ["src/home/Home.tsx", "src/words/shell/en.ts"];

const WAR = "../../games/war-of-the-ring/";
/** What a table of War of the Ring loads before one can choose: page, board, words, and the land that it is played on. */
async function tableSources(): Promise<readonly string[]> {
  const { href } = new URL("../games/war-of-the-ring/manifest.ts", import.meta.url);
  const { manifest }: { readonly manifest: GameManifest } = await import(href);
  const words = (manifest.table?.first ?? []).map((part) => `${WAR}text/${part}.en.json`);
  const drawn = ["land.svg", "map.json"].map((file) => `${WAR}board/drawn/${file}`);
  const page = ["words/shell/en.ts", "table/TablePage.tsx", "text/table.en.json", "drawn/icons.svg"];
  return [...page.map((file) => `src/${file}`), `${WAR}board/index.tsx`, ...words, ...drawn];
}

const SOURCES = [
  "apps/web/**",
  "packages/*/src/**",
  "packages/*/package.json",
  "games/**",
  "tools/{build,draw,first-page}.ts",
  "package-lock.json",
];

/** Files smaller than this travel as they are. */
const WORTH_COMPRESSING = 256;

/** Writes `.br` and `.gz` beside every text file, so that the server need not compress on its own time. */
async function compress(dist: string): Promise<void> {
  const files = globSync("**/*.{js,css,html,svg,json,webmanifest,txt}", { cwd: dist }).map((file) =>
    join(dist, file),
  );
  await Promise.all(
    files.map(async (file) => {
      const content = readFileSync(file);
      if (content.length < WORTH_COMPRESSING) return;
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      };
      writeFileSync(`${file}.br`, await promisify(brotliCompress)(content, { params }));
      writeFileSync(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
    }),
  );
}

/** Bytes of a file, compressed in this way if it is worth it. */
const packed = (file: string, ending: ".br" | ".gz"): number =>
  statSync(existsSync(file + ending) ? file + ending : file).size;

/** What a table of War of the Ring needs before a first choice, as it is sent: by the build in this folder. */
async function tableWeight(dist: string): Promise<Weight> {
  const [manifest, page] = read(dist);
  return weigh(firstFiles(page, manifest, await tableSources()), (file) => packed(join(dist, file), ".br"));
}

const read = (dist: string): readonly [Manifest, string] => [
  JSON.parse(readFileSync(join(dist, ".vite/manifest.json"), "utf8")),
  readFileSync(join(dist, "index.html"), "utf8"),
];

/** Tells the sizes of all scripts. Returns what is too heavy, or null. */
async function tooHeavy(dist: string): Promise<string | null> {
  const [manifest, page] = read(dist);
  const first = firstFiles(page, manifest, HOME);
  const sized = globSync("**/*.js", { cwd: dist })
    .map((file) => file.replaceAll("\\", "/"))
    .map((file) => ({ file, size: packed(join(dist, file), ".gz") }))
    .sort((a, b) => b.size - a.size);
  for (const { file, size } of sized.filter(({ file, size }) => size > 5000 || first.has(file))) {
    console.error(
      `${kilobytes(size).padStart(10)}  ${first.has(file) ? "first page" : "on demand "}  ${file}`,
    );
  }
  const needed = weigh(first, (file) => packed(join(dist, file), ".gz")).script;
  const table = await tableWeight(dist);
  // For `bench/first-choice.ts`, which asks a browser.
  writeFileSync(join(dist, ".vite/table.json"), JSON.stringify(table));
  console.error(
    `a table of War of the Ring needs ${inWords(table)}, as sent; it may need ${kilobytes(WAR_TABLE)}`,
  );
  console.error(
    `the first page needs ${kilobytes(needed)} of script, gzipped; it may need ${kilobytes(FIRST_PAGE)}`,
  );
  if (needed > FIRST_PAGE) return "the first page needs too much script: load something of it on demand";
  if (sum(table) > WAR_TABLE)
    return "a table of War of the Ring needs too much before a first choice: load something of it later";
  return null;
}

/** True if `apps/web/dist` is missing or older than its sources. */
export const buildIsStale = (root: string): boolean =>
  !existsSync(join(root, "apps/web/dist/index.html")) ||
  !isStamped(root, "build", fingerprint(root, SOURCES));

/** Builds the web app. Returns what went wrong, or null. */
async function build(root: string): Promise<string | null> {
  const mark = fingerprint(root, SOURCES);
  const undrawn = await draw(root, false);
  if (undrawn) return undrawn;
  const web = join(root, "apps/web");
  const vite = await import("vite");
  await vite.build({
    root: web,
    logLevel: "warn",
    build: { manifest: true, reportCompressedSize: false, emptyOutDir: true },
  });
  const dist = join(web, "dist");
  await compress(dist);
  const heavy = await tooHeavy(dist);
  if (!heavy) stamp(root, "build", mark);
  return heavy;
}

if (import.meta.main) {
  const root = dirname(import.meta.dirname);
  const ifChanged = process.argv.includes("--if-changed");
  process.env.NODE_ENV = "production";
  const failed = await alone(root, "build", async () =>
    ifChanged && !buildIsStale(root) ? null : build(root),
  );
  if (failed) console.error(failed);
  process.exitCode = failed ? 1 : 0;
}
