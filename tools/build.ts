/**
 * Builds the web app into `apps/web/dist`: drawings, bundle, compressed copies, and a look at how much the first
 * page and the heaviest tables need. `node tools/build.ts [--if-changed]`; ends with 1 if one of them has grown too heavy.
 */
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Manifest as GameManifest } from "@westmarch/registry/manifest";
import { draw } from "./draw.ts";
import {
  firstFiles,
  inWords,
  kilobytes,
  kindOf,
  type Manifest,
  sum,
  type Weight,
  weigh,
} from "./first-page.ts";
import { alone } from "./install.mjs";
import { fingerprint, isStamped, stamp } from "./stamps.ts";

/** Bytes of compressed script that the home page may need before it answers its first click. */
export const FIRST_PAGE = 120_000;

/** Bytes of script, styles and drawing that a table may need before a first choice, as they are sent. */
const TABLE = 250_000;

/** What the home page loads on demand and cannot do without: the page itself and English words. */
const HOME = ["src/home/Home.tsx", "src/i18n/shell/en.ts"];

/** What every table loads. */
const PAGE = ["i18n/shell/en.ts", "play/TablePage.tsx", "text/table.en.json", "drawn/icons.svg"];

/** What a table of a game loads before one can choose: page, board, words, and what it is played with; null: it says nothing of that. */
async function tableSources(folder: string): Promise<readonly string[] | null> {
  const { manifest }: { readonly manifest: GameManifest } = await import(
    pathToFileURL(join(folder, "manifest.ts")).href
  );
  const { needs } = (await manifest.programs?.()) ?? {};
  const { first } = manifest.table ?? {};
  if (!first || !needs) return null;
  const own = ["board/index.tsx", ...first.map((part) => `text/${part}.en.json`), ...needs];
  return [
    ...PAGE.map((file) => `src/${file}`),
    ...own.map((file) => `../../games/${basename(folder)}/${file}`),
  ];
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

/** What a table of a game needs before a first choice, as it is sent. */
interface Table {
  readonly game: string;
  readonly weight: Weight;
  /** The files among it that are looked at. */
  readonly drawings: readonly string[];
}

/** The tables whose weight is held to the limit, by the build in this folder. */
async function tables(dist: string): Promise<readonly Table[]> {
  const [manifest, page] = read(dist);
  const games = join(import.meta.dirname, "../games");
  const found = globSync("*/manifest.ts", { cwd: games }).map(async (file): Promise<readonly Table[]> => {
    const game = dirname(file);
    const sources = await tableSources(join(games, game));
    if (!sources) return [];
    const files = firstFiles(page, manifest, sources);
    const drawings = [...files].filter((one) => kindOf(one) === "drawing");
    return [{ game, drawings, weight: weigh(files, (one) => packed(join(dist, one), ".br")) }];
  });
  return (await Promise.all(found)).flat();
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
  const weighed = await tables(dist);
  // For `bench/first-choice.ts`, which asks a browser.
  writeFileSync(join(dist, ".vite/tables.json"), JSON.stringify(weighed));
  for (const { game, weight } of weighed)
    console.error(`a table of ${game} needs ${inWords(weight)}, as sent; it may need ${kilobytes(TABLE)}`);
  console.error(
    `the first page needs ${kilobytes(needed)} of script, gzipped; it may need ${kilobytes(FIRST_PAGE)}`,
  );
  if (needed > FIRST_PAGE) return "the first page needs too much script: load something of it on demand";
  const heavy = weighed.find(({ weight }) => sum(weight) > TABLE);
  return heavy
    ? `a table of ${heavy.game} needs too much before a first choice: load something of it later`
    : null;
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
