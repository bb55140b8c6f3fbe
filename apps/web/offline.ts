import { globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { isWholeIn, LANGUAGES, type Language } from "@westmarch/kernel/languages";
import type { Manifest as GameManifest } from "@westmarch/registry/manifest";
import { build, type Plugin } from "vite";
import { OLDEST_BROWSERS } from "./browsers.ts";
import { SHELL } from "./src/i18n/files.ts";
import type { OfflineFiles } from "./src/offline/files.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

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
const PAGES = [
  "home/Home",
  "lobby/CommonRoomPage",
  "settings/Settings",
  "OnEveryPage",
  "accounts/PersonMark",
  "profile/People",
];

/** The words of these pages in a language. */
const wordsIn = (language: Language): readonly string[] => [
  `src/i18n/shell/${language}.ts`,
  `src/text/commons.${language}.json`,
  `src/text/offline.${language}.json`,
  `src/text/people.${language}.json`,
];

/** The words that were built for a reader of this language: the English ones, too, where the language is begun. */
const wordsFor = (manifest: Manifest, language: Language): readonly string[] =>
  isWholeIn(language, SHELL)
    ? wordsIn(language)
    : [...wordsIn("en"), ...wordsIn(language).filter((source) => manifest[source])];

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

const entriesOf = (manifest: Manifest): string[] =>
  Object.keys(manifest).filter((source) => manifest[source]?.isEntry);

function kept(manifest: Manifest, dist: string): OfflineFiles {
  const entries = entriesOf(manifest);
  const pages = filesOf(manifest, [...entries, ...PAGES.map((page) => `src/${page}.tsx`)]);
  const drawn = globSync("assets/{icons,header-icons,skyline,ground,door-}*.svg", { cwd: dist });
  for (const file of drawn) pages.add(`/${file.replaceAll("\\", "/")}`);
  const words = LANGUAGES.map((language) => {
    const own = [...filesOf(manifest, wordsFor(manifest, language))];
    return [language, own.filter((file) => !pages.has(file))] as const;
  });
  // Every browser that has service workers reads the smaller kind of fonts.
  return { any: [...pages].filter((file) => !file.endsWith(".woff")), words: Object.fromEntries(words) };
}

/** The pages at which a game is played without the server: a new table, one on this device, and the lab. */
const PLAYED = [
  "lobby/NewTable.tsx",
  "play/LocalTablePage.tsx",
  "local-tables/LocalTableSwitch.tsx",
  "local-tables/openTable.ts",
  "local-tables/OwnLocalTables.tsx",
  "local-tables/localServer.ts",
  "replay/ReplayPage.tsx",
  "analysis/AnalysisPages.tsx",
];

/**
 * Whatever may be the name of a file that was built. It is looked for where one may begin, and not at every letter of something long, such as
 * the weights of a network.
 */
const NAMES = /(?<![\w.-])[\w.-]+\.(?:js|css|svg|woff2|json|png|webp)/g;
/** A source for readers of one language. */
const SPOKEN = new RegExp(`[./](${LANGUAGES.join("|")})[./]`);

/** Whether it is the worker that thinks beside the page. It mentions the computers of all games. */
const isWorker = (file: string): boolean => /^\/assets\/worker-[^/]*\.js$/.test(file);

/** The computers of each game that the worker mentions: the game, and the file that is fetched. */
const MINDS = /games\/([\w-]+)\/programs\.ts[`"'][^,]*?import\([`"']\.\/([^`"']+)/g;

/** The files that one file mentions. Of computers, the worker is asked for those of one game alone. */
function namedIn(file: string, game: string, dist: string): readonly string[] {
  const text = readFileSync(join(dist, file), "utf8");
  const minds = isWorker(file) ? [...text.matchAll(MINDS)] : [];
  const others = new Set(minds.filter(([, whose]) => whose !== game).map(([, , name]) => name));
  return [...text.matchAll(NAMES)].map(([name]) => name).filter((name) => !others.has(name));
}

/** Everything that these files mention, directly or not, themselves too; of what stands `apart` nothing is looked into. */
function mentionedBy(
  files: readonly string[],
  apart: ReadonlySet<string>,
  game: string,
  dist: string,
): Set<string> {
  const there = new Set(readdirSync(join(dist, "assets")));
  const found = new Set(files);
  for (const file of found) {
    if (apart.has(file) || !/\.(?:js|css)$/.test(file)) continue;
    for (const name of namedIn(file, game, dist)) if (there.has(name)) found.add(`/assets/${name}`);
  }
  return found;
}

/** A game before another one speaks that one's words, too. */
async function manifestOf(game: string): Promise<Pick<GameManifest, "kin">> {
  const file = here(`../../games/${game}/manifest.ts`);
  const { manifest }: { readonly manifest: GameManifest } = await import(pathToFileURL(file).href);
  return manifest;
}

/** The languages in which these games speak to a reader: English, too, where the reader's own is begun. */
const languagesSaid = (reader: Language, games: readonly string[]): readonly Language[] =>
  [SHELL, ...games].every((catalogue) => isWholeIn(reader, catalogue)) ? [reader] : [reader, "en"];

/** What a game needs to be played without the server. */
async function played(
  manifest: Manifest,
  dist: string,
  game: string,
  base: OfflineFiles,
): Promise<OfflineFiles> {
  const { kin } = await manifestOf(game);
  const own = (source: string) =>
    source.startsWith(`../../games/${game}/`) ||
    (kin !== undefined && source.startsWith(`../../games/${kin.game}/text/`));
  // The first page mentions all pages, and all games.
  const apart = filesOf(manifest, [...entriesOf(manifest), "src/home/Home.tsx"]);
  const known = new Set(base.any);
  const pages = filesOf(
    manifest,
    PLAYED.map((page) => `src/${page}`),
  );
  // Its board, rule book, decks and boxes, and all their words.
  const shown = Object.keys(manifest).filter((source) => own(source) && /\/(?:board|text)\//.test(source));
  const all = mentionedBy([...pages, ...filesOf(manifest, shown)], apart, game, dist);
  const spoken = new Map<string, string>(
    Object.entries(manifest).flatMap(([source, { file }]) => {
      const [, language] = SPOKEN.exec(source) ?? [];
      return language === undefined ? [] : [[`/${file}`, language] as const];
    }),
  );
  const files = [...all].filter((file) => !known.has(file) && !file.endsWith(".woff"));
  return {
    any: files.filter((file) => !spoken.has(file)),
    words: Object.fromEntries(
      LANGUAGES.map((language) => {
        const said: readonly unknown[] = languagesSaid(language, kin ? [game, kin.game] : [game]);
        return [language, files.filter((file) => said.includes(spoken.get(file)))];
      }),
    ),
  };
}

/** The games that have tables. */
const gamesIn = (manifest: Manifest): string[] =>
  Object.keys(manifest).flatMap(
    (source) => /^\.\.\/\.\.\/games\/([^/]+)\/board\/index\.tsx$/.exec(source)?.[1] ?? [],
  );

/**
 * `sw.js`, which opens the pages where there is no server, and `offline.json`: what it keeps for that, with
 * `offline/GAME.json` for each game that a player has turned to. Made of what was
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
    mkdirSync(join(dist, "offline"), { recursive: true });
    for (const game of gamesIn(manifest))
      writeFileSync(
        join(dist, "offline", `${game}.json`),
        JSON.stringify(await played(manifest, dist, game, files)),
      );
    await build({
      configFile: false,
      logLevel: "warn",
      publicDir: false,
      // Another list is another edition: the browser takes up what differs.
      define: { __KEPT__: JSON.stringify(files.any) },
      build: {
        outDir: dist,
        emptyOutDir: false,
        target: OLDEST_BROWSERS,
        rolldownOptions: {
          input: here("src/offline/worker/sw.ts"),
          output: { format: "iife", entryFileNames: "sw.js" },
        },
      },
    });
  },
});
