import { execFileSync } from "node:child_process";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig, minify, type Plugin } from "vite";
import { OLDEST_BROWSERS } from "./browsers.ts";
import { offline } from "./offline.ts";
import { once } from "./once.ts";
import { previews } from "./previews.ts";
import { unloaded } from "./unloaded.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Draws doors, icons and maps before a page in the making asks for them; `tools/build.ts` does so itself. */
const drawings = (): Plugin => ({
  name: "westmarch-drawings",
  apply: "serve",
  buildStart: () => {
    execFileSync(process.execPath, [here("../../tools/draw.ts"), "--if-changed"], { stdio: "inherit" });
  },
});

/** What runs before the first paint is short, too: Vite copies it as it is written. */
const firstShort = (): Plugin => ({
  name: "westmarch-first-short",
  apply: "build",
  writeBundle: async ({ dir = "" }) => {
    const file = join(dir, "first.js");
    const { code, errors } = await minify(file, readFileSync(file, "utf8"), {
      compress: { target: "es2017" },
    });
    if (errors.length > 0) throw new Error(`first.js cannot be read: ${errors[0]?.message}`);
    writeFileSync(file, code);
  },
});

/** What the first page is written in: fetched beside the script, not after it, so that no line moves when it comes. */
const FIRST_FONTS = /(?:cinzel-latin-600-normal|eb-garamond-latin-400-(?:normal|italic))[^/]*\.woff2$/;

const fontsFirst = (): Plugin => ({
  name: "westmarch-fonts-first",
  transformIndexHtml: {
    order: "post",
    handler: (_, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => FIRST_FONTS.test(file))
        .map((file) => ({
          tag: "link",
          attrs: { rel: "preload", as: "font", type: "font/woff2", href: `/${file}`, crossorigin: "" },
          injectTo: "head",
        })),
  },
});

const server = `http://127.0.0.1:${process.env.WESTMARCH_PORT ?? 8420}`;
const proxy = { "/api": server, "/ws": { target: server, ws: true } };

/** What no page goes to: what it would need is no list to send to everybody. */
const FOR_PROGRAMS = /\bprograms-[^/]*$/;

/** What a bundler tells of a file that it makes. */
interface Made {
  readonly imports?: readonly string[];
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
}

let made: Readonly<Record<string, Made>> = {};

/** Keeps at hand what is made, for `notYetThere`. */
const overview = (): Plugin => ({
  name: "westmarch-overview",
  generateBundle: {
    order: "pre",
    handler: (_, bundle) => {
      made = bundle as Readonly<Record<string, Made>>;
    },
  },
});

/** Everything that is there once a file runs: itself, what it imports, and their styles. */
function thereWith(file: string, there = new Set<string>()): ReadonlySet<string> {
  if (there.has(file)) return there;
  there.add(file);
  for (const style of made[file]?.viteMetadata?.importedCss ?? []) there.add(style);
  for (const imported of made[file]?.imports ?? []) thereWith(imported, there);
  return there;
}

/** Of what a late part needs, what is not there already with the file that fetches it: names that need not be sent. */
const notYetThere = (host: string, needed: readonly string[]): string[] => {
  const there = thereWith(host);
  return needed.filter((file) => !there.has(file));
};

/** What a bundler tells of its modules. */
interface Modules {
  readonly getModuleInfo: (
    id: string,
  ) => { readonly importedIds: readonly string[]; readonly dynamicallyImportedIds: readonly string[] } | null;
}

/** Everything that comes with these modules, themselves too. */
function withAll(modules: Modules, entries: readonly string[]): ReadonlySet<string> {
  const reached = new Set<string>();
  const look = (id: string): void => {
    if (reached.has(id)) return;
    reached.add(id);
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) look(imported);
  };
  entries.forEach(look);
  return reached;
}

let everyTable: ((id: string) => boolean) | null = null;
/** Whether the first page needs it. */
let atFirst: ((id: string) => boolean) | null = null;

/**
 * What every table needs and the first page does not stands in one file: many small ones are compressed worse. Nothing in
 * it is needed by what it needs, so no two files wait for each other.
 */
function ofEveryTable(id: string, modules: Modules): string | null {
  if (everyTable === null) {
    const table = withAll(modules, [here("src/play/TablePage.tsx")]);
    const first = withAll(modules, [MAIN, here("src/home/Home.tsx")]);
    atFirst = (one) => first.has(one);
    everyTable = (one) => table.has(one) && !first.has(one);
  }
  return everyTable(id) ? "table" : null;
}

/** Of one game: what its board needs, what its other pages and computers need, and what is needed by any part of it. */
interface Needed {
  readonly game: string;
  readonly board: ReadonlySet<string>;
  readonly besides: ReadonlySet<string>;
  readonly inTime: ReadonlySet<string>;
}

let boards: readonly Needed[] | null = null;
/** What pages of the site need, whatever comes late to them too. */
let ofSite: ReadonlySet<string> | null = null;
/**
 * Everything that is needed once these modules and all parts are there that come late to them, as far as both are of one folder:
 * of the site, or of a game.
 */
function neededInTime(modules: Modules, folder: string, begun: readonly string[]): ReadonlySet<string> {
  const isWithin = (id: string): boolean => id.startsWith(join(folder, "/"));
  const needed = new Set(begun);
  for (const id of needed) {
    const module = modules.getModuleInfo(id);
    for (const imported of module?.importedIds ?? []) needed.add(imported);
    const late = isWithin(id) ? module?.dynamicallyImportedIds : [];
    for (const part of late ?? []) if (isWithin(part)) needed.add(part);
  }
  return needed;
}

/** What a manifest fetches, by what the file is called. */
const FETCHED = /import\("(\.\/[^"]+)"\)/g;

function neededBy(folder: string, modules: Modules): Needed {
  const game = basename(folder);
  const files = [...readFileSync(join(folder, "manifest.ts"), "utf8").matchAll(FETCHED)].map(
    ([, file = ""]) => join(folder, file),
  );
  const board = join(folder, "board/index.tsx");
  return {
    game,
    board: withAll(modules, [board]),
    besides: withAll(
      modules,
      // What is printed takes its signs from the board, which stays whole.
      files.filter((file) => file !== board && !file.endsWith("/aid.tsx")),
    ),
    inTime: neededInTime(modules, folder, files),
  };
}

/**
 * What one board needs, or the same two, and nothing else does before there is a board, stands in one file for the same
 * reason. What it needs of others is needed by them or by more boards, and so is all that this needs: again no file waits
 * for another. What a page of the site or another game needs at any time stands elsewhere, or a board would be fetched for it.
 */
function ofBoards(id: string, modules: Modules): string | null {
  boards ??= globSync("*/manifest.ts", { cwd: here("../../games") }).map((file) =>
    neededBy(here(`../../games/${dirname(file)}`), modules),
  );
  ofSite ??= neededInTime(modules, here("src"), [MAIN]);
  const of = boards.filter(({ board }) => board.has(id));
  const isElsewhere =
    ofSite.has(id) ||
    boards.some(({ besides, board, inTime }) => besides.has(id) || (inTime.has(id) && !board.has(id)));
  return (of.length === 1 || of.length === 2) && !isElsewhere
    ? `board-${of.map(({ game }) => game).join("-")}`
    : null;
}

const MAIN = here("src/main.tsx");

/**
 * What the first page needs stands in one file, which every other page has then, too; what every table and what a board needs
 * besides in one each. Where the page begins stands apart: it waits for words, and they are there only with that file.
 */
const fileOf = (id: string, modules: Modules): string | null =>
  ofEveryTable(id, modules) ?? (atFirst?.(id) ? (id === MAIN ? null : "first") : ofBoards(id, modules));

export default defineConfig({
  root: here("."),
  plugins: [
    drawings(),
    firstShort(),
    fontsFirst(),
    unloaded(),
    previews(),
    react(),
    overview(),
    once(),
    offline(),
  ],
  // Computers that play in the browser fetch the game that they are asked for, and no other.
  worker: { format: "es" },
  build: {
    outDir: "dist",
    emptyOutDir: true,
    manifest: true,
    target: OLDEST_BROWSERS,
    // Drawings are pictures, not script: they stay files, and nothing is written into the page.
    assetsInlineLimit: 0,
    // Every page names hundreds of files: a shorter mark for each is a kilobyte less before the first choice.
    rolldownOptions: {
      // A part that is fetched later and needed at once is not fetched later.
      onLog: (level, log, handle) => handle(log.code === "INEFFECTIVE_DYNAMIC_IMPORT" ? "error" : level, log),
      output: {
        entryFileNames: "assets/[name]-[hash:7].js",
        chunkFileNames: "assets/[name]-[hash:7].js",
        assetFileNames: "assets/[name]-[hash:7][extname]",
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: fileOf }] },
      },
    },
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, needed, { hostId }) =>
        FOR_PROGRAMS.test(file) ? [] : notYetThere(hostId, needed),
    },
  },
  // Wouter still serves older Reacts, and asks a shim for what React itself has.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: "react" }] },
  server: { port: 5173, proxy },
  preview: { port: 4173, proxy },
});
