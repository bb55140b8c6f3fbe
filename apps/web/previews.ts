import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { sayFrom } from "@westmarch/boardkit/say";
import { LANGUAGES, type Language, overEnglish } from "@westmarch/kernel/languages";
import type { KeptPuzzle } from "@westmarch/kernel/puzzle";
import { isOpen, type Manifest } from "@westmarch/registry/manifest";
import type { Plugin } from "vite";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const games = here("../../games/");

const IDS = globSync("*/manifest.ts", { cwd: games }).map((file) => basename(dirname(file)));

type Messages = Readonly<Record<string, string>>;

/** What stands in a file of words, and what it lacks in English. */
function messagesIn(language: Language, fileIn: (language: Language) => string): Messages {
  const read = (one: Language): Messages =>
    existsSync(fileIn(one)) ? (JSON.parse(readFileSync(fileIn(one), "utf8")) as Messages) : {};
  return overEnglish(read("en"), read(language));
}

/** Says what stands in a file of words, the English ones where there is none: read as messages, for a link shows sentences. */
const sayingOf = (language: Language, fileIn: (language: Language) => string) =>
  sayFrom(existsSync(fileIn(language)) ? language : "en", messagesIn(language, fileIn));

/** How many doors stand open, as the home page counts them. */
async function openDoors(): Promise<number> {
  const manifests = IDS.map((id) => pathToFileURL(join(games, id, "manifest.ts")).href);
  const read = await Promise.all(
    manifests.map(
      async (file) => ((await import(/* @vite-ignore */ file)) as { manifest: Manifest }).manifest,
    ),
  );
  return read.filter((manifest) => manifest.place !== null && isOpen(manifest)).length;
}
/** A table of the game, and a position of one of its puzzles, taken by `npm run pictures`. */
const tablePicture = (id: string): string => join(games, id, "door/preview.jpg");
const puzzlePicture = (id: string): string => join(games, id, "door/preview-puzzle.jpg");
/** The positions of single puzzles, taken by `npm run pictures -- puzzles` where a host wishes for them. */
const ownPictures = (id: string): string => join(games, id, "door/puzzles");

/** What a link says of itself in one language. */
function wordsIn(language: Language, open: number) {
  const say = sayingOf(language, (one) => here(`src/text/${one}.json`));
  const shown = IDS.map((id) => {
    const door = sayingOf(language, (one) => join(games, id, `text/door.${one}.json`));
    return [id, { title: door("title"), about: door("about") }] as const;
  });
  return {
    site: { title: say("name"), about: say("home.line", { open }) },
    games: Object.fromEntries(shown),
    // With their gaps, in the form in which the page's catalogues hold them.
    messages: messagesIn(language, (one) => here(`src/text/previews.${one}.json`)),
  };
}

/** The pictures that links to a game show. */
function picturesOf(id: string) {
  const table = existsSync(tablePicture(id)) ? id : "house";
  return { table, puzzle: existsSync(puzzlePicture(id)) ? `${id}-puzzle` : table };
}

/** How hard each puzzle of a game is, and its own picture where one was taken. Never its answer. */
function puzzlesOf(id: string) {
  const file = join(games, id, "puzzles.json");
  if (!existsSync(file)) return {};
  const kept: readonly KeptPuzzle[] = JSON.parse(readFileSync(file, "utf8"));
  return Object.fromEntries(
    kept.map(({ id: puzzle, rating }) => [
      puzzle,
      {
        rating,
        ...(existsSync(join(ownPictures(id), `${puzzle}.jpg`)) && { picture: `${id}/${puzzle}` }),
      },
    ]),
  );
}

/** What every link says of itself. */
export async function previewsOf() {
  const open = await openDoors();
  return {
    words: Object.fromEntries(LANGUAGES.map((language) => [language, wordsIn(language, open)])),
    pictures: Object.fromEntries(IDS.map((id) => [id, picturesOf(id)])),
    puzzles: Object.fromEntries(IDS.map((id) => [id, puzzlesOf(id)])),
  };
}

/** All pictures of games, by where they are served. */
const gamePictures = (): readonly (readonly [name: string, file: string])[] =>
  IDS.flatMap((id) => [
    [id, tablePicture(id)] as const,
    [`${id}-puzzle`, puzzlePicture(id)] as const,
    ...globSync("*.jpg", { cwd: ownPictures(id) }).map(
      (file) => [`${id}/${basename(file, ".jpg")}`, join(ownPictures(id), file)] as const,
    ),
  ]).filter(([, file]) => existsSync(file));

/** The pictures of the documents that the manifest shows to whoever installs the page. */
const SCREENSHOTS = ["home", "confrontation", "trading-card-game", "phone"] as const;

/**
 * `previews.json`: what the server writes into the head of the page, so that a link that was sent shows what it leads
 * to. The words are the page's own; the server has none.
 */
export const previews = (): Plugin => ({
  name: "westmarch-previews",
  async generateBundle() {
    const source = JSON.stringify(await previewsOf());
    this.emitFile({ type: "asset", fileName: "previews.json", source });
    for (const [name, file] of gamePictures())
      this.emitFile({ type: "asset", fileName: `previews/${name}.jpg`, source: readFileSync(file) });
    for (const name of SCREENSHOTS)
      this.emitFile({
        type: "asset",
        fileName: `screenshots/${name}.webp`,
        source: readFileSync(here(`../../docs/pictures/${name}.webp`)),
      });
  },
});
