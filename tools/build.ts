/**
 * Builds the web app into `apps/web/dist`: drawings, bundle, compressed copies, and a look at how much script the
 * first page needs. `node tools/build.ts [--if-changed]`; ends with 1 if the first page has grown too heavy.
 */
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import process from "node:process";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { draw } from "./draw.ts";
import { firstScripts, type Manifest } from "./first-page.ts";
import { alone } from "./install.mjs";
import { fingerprint, isStamped, stamp } from "./stamps.ts";

/** Bytes of compressed script that the home page may need before it answers its first click. */
export const FIRST_PAGE = 120_000;

/** What the home page loads on demand and cannot do without: the page itself and English words. */
const HOME = /^src\/(home\/|words\/en|text\/en)/;

const SOURCES = [
  "apps/web/**",
  "packages/*/src/**",
  "packages/*/package.json",
  "games/**",
  "tools/{build,draw}.ts",
  "package-lock.json",
];

/** What the heaviest table loads before one can choose. Texts and drawings come to it. */
const TABLE = /(^src\/table\/TablePage|\/games\/war-of-the-ring\/board\/index)\.tsx$/;

/** Files smaller than this travel as they are. */
const WORTH_COMPRESSING = 1024;

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

const sent = (file: string): number => statSync(existsSync(`${file}.gz`) ? `${file}.gz` : file).size;
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** Tells the sizes of all scripts. Returns what is wrong with them, or null. */
function weigh(dist: string): string | null {
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, ".vite/manifest.json"), "utf8"));
  const page = readFileSync(join(dist, "index.html"), "utf8");
  const first = firstScripts(page, manifest, HOME);
  const table = firstScripts(page, manifest, TABLE);
  const scripts = globSync("**/*.js", { cwd: dist }).map((file) => file.replaceAll("\\", "/"));
  const sized = scripts
    .map((file) => ({ file, size: sent(join(dist, file)) }))
    .sort((a, b) => b.size - a.size);
  for (const { file, size } of sized.filter(({ file, size }) => size > 5000 || first.has(file))) {
    console.error(
      `${kilobytes(size).padStart(10)}  ${first.has(file) ? "first page" : "on demand "}  ${file}`,
    );
  }
  const sum = (files: ReadonlySet<string>): number =>
    sized.filter(({ file }) => files.has(file)).reduce((all, { size }) => all + size, 0);
  const needed = sum(first);
  console.error(`a table of War of the Ring needs ${kilobytes(sum(table))} of script, gzipped`);
  console.error(
    `the first page needs ${kilobytes(needed)} of script, gzipped; it may need ${kilobytes(FIRST_PAGE)}`,
  );
  return needed > FIRST_PAGE ? "the first page needs too much script: load something of it on demand" : null;
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
  const heavy = weigh(dist);
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
