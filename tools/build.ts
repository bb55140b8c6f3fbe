/**
 * Builds the web app into `apps/web/dist`: drawings, bundle, compressed copies, and a look at how much the first
 * page and the heaviest tables need. `node tools/build.ts [--if-changed]`; ends with 1 if one of them has grown too heavy.
 * `--quick` is for a server that is waited for: it compresses as well as can be done in a second, and weighs nothing.
 * `--pack` compresses what is built as well as can be, for the next time.
 */
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { setPriority } from "node:os";
import { basename, dirname, join } from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";
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
import { packAhead, packAll } from "./pack.ts";
import { fingerprint, isStamped, stamp } from "./stamps.ts";
import { stageLine } from "./waiting.mjs";

/** Bytes of compressed script that the home page may need before it answers its first click. */
export const FIRST_PAGE = 105_000;

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
  "tools/{build,draw,drawing,first-page,pack}.ts",
  "package-lock.json",
];

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

/** What there is of the build of these sources. */
interface State {
  readonly mark: string;
  /** `apps/web/dist` is missing or older than its sources. */
  readonly stale: boolean;
  /** It is compressed as well as can be, and was weighed. */
  readonly packed: boolean;
  /** It is known how to compress it as well as can be. */
  readonly packedAhead: boolean;
  /** And it is not done yet. */
  readonly better: boolean;
}

export function buildState(root: string): State {
  const mark = fingerprint(root, SOURCES);
  const is = (step: string): boolean => isStamped(root, step, mark);
  const stale = !existsSync(join(root, "apps/web/dist/index.html")) || !is("build");
  const packedAhead = !stale && is("packed-ahead");
  return { mark, stale, packed: !stale && is("packed"), packedAhead, better: packedAhead && !is("laid-out") };
}

/** Builds the web app, but for compressed copies. Returns what went wrong, or null. */
async function bundle(root: string): Promise<string | null> {
  console.error(stageLine("drawing"));
  const undrawn = await draw(root, false);
  if (undrawn !== null) return undrawn;
  console.error(stageLine("bundling"));
  const vite = await import("vite");
  await vite.build({
    root: join(root, "apps/web"),
    logLevel: "warn",
    build: { manifest: true, reportCompressedSize: false, emptyOutDir: true },
  });
  return null;
}

/** What is asked for on the command line. */
interface Asked {
  readonly ifChanged: boolean;
  readonly quick: boolean;
}

/** Builds what is stale, or everything, and compresses it. Returns what went wrong, or null. */
async function build(root: string, { ifChanged, quick }: Asked): Promise<string | null> {
  const { mark, stale, packed, packedAhead, better } = buildState(root);
  const due = stale || !ifChanged;
  if (!due && (quick ? !better : packed)) return null;
  const problem = due ? await bundle(root) : null;
  if (problem !== null) return problem;
  const dist = join(root, "apps/web/dist");
  console.error(stageLine("compressing"));
  await packAll(root, dist, quick);
  stamp(root, "build", mark);
  if (packedAhead) stamp(root, "laid-out", mark);
  if (quick) return null;
  const heavy = await tooHeavy(dist);
  if (heavy === null) stamp(root, "packed", mark);
  return heavy;
}

/** Compresses what is built and served for the next start, with what processors others leave. */
async function packForNextStart(root: string): Promise<void> {
  setPriority(19);
  const { mark } = buildState(root);
  await packAhead(root, join(root, "apps/web/dist"));
  const after = buildState(root);
  if (!after.stale && after.mark === mark) stamp(root, "packed-ahead", mark);
}

if (import.meta.main) {
  const root = dirname(import.meta.dirname);
  const has = (word: string): boolean => process.argv.includes(word);
  process.env.NODE_ENV = "production";
  if (has("--pack")) await packForNextStart(root);
  else {
    const asked = { ifChanged: has("--if-changed"), quick: has("--quick") };
    const failed = await alone(root, "build", async () => build(root, asked));
    if (failed !== null) console.error(failed);
    process.exitCode = failed === null ? 0 : 1;
  }
}
