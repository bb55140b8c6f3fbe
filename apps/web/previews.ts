import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { sayFrom } from "@westmarch/boardkit/say";
import { LANGUAGES, type Language } from "@westmarch/kernel/languages";
import { isOpen, type Manifest } from "@westmarch/registry/manifest";
import type { Plugin } from "vite";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const games = here("../../games/");

const IDS = globSync("*/manifest.ts", { cwd: games }).map((file) => basename(dirname(file)));

/** Says what stands in a file of words, the English ones where there is none: read as messages, for a link shows sentences. */
function sayingOf(language: Language, fileIn: (language: Language) => string) {
  const spoken = existsSync(fileIn(language)) ? language : "en";
  return sayFrom(
    spoken,
    JSON.parse(readFileSync(fileIn(spoken), "utf8")) as Readonly<Record<string, string>>,
  );
}

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
/** A table of the game, taken by `npm run pictures`. */
const pictureOf = (id: string): string => join(games, id, "door/preview.jpg");

/** What a link says of itself in one language. */
function previewsIn(language: Language, open: number) {
  const say = sayingOf(language, (one) => here(`src/text/${one}.json`));
  const shown = IDS.map((id) => {
    const door = sayingOf(language, (one) => join(games, id, `text/door.${one}.json`));
    const picture = existsSync(pictureOf(id)) ? id : "house";
    return [id, { title: door("title"), about: door("about"), picture }] as const;
  });
  return {
    site: { title: say("name"), about: say("home.line", { open }) },
    invited: say("join.title"),
    games: Object.fromEntries(shown),
  };
}

/** What every link says of itself, by language. */
export async function previewsOf() {
  const open = await openDoors();
  return Object.fromEntries(LANGUAGES.map((language) => [language, previewsIn(language, open)]));
}

/**
 * `previews.json`: what the server writes into the head of the page, so that a link that was sent shows what it leads
 * to. The words are the page's own; the server has none.
 */
export const previews = (): Plugin => ({
  name: "westmarch-previews",
  async generateBundle() {
    const source = JSON.stringify(await previewsOf());
    this.emitFile({ type: "asset", fileName: "previews.json", source });
    for (const id of IDS.filter((one) => existsSync(pictureOf(one))))
      this.emitFile({ type: "asset", fileName: `previews/${id}.jpg`, source: readFileSync(pictureOf(id)) });
  },
});
