import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const games = here("../../games/");

const LANGUAGES = ["en", "zh-Hant", "zh-Hans", "ja"] as const;
const IDS = globSync("*/manifest.ts", { cwd: games }).map((file) => basename(dirname(file)));

type Words = Readonly<Record<string, string>>;

const wordsIn = (file: string): Words => JSON.parse(readFileSync(file, "utf8")) as Words;
/** A table of the game, taken by `npm run pictures`. */
const pictureOf = (id: string): string => join(games, id, "door/preview.jpg");

/** What a link says of itself in one language. */
function previewsIn(language: string) {
  const words = wordsIn(here(`src/text/${language}.json`));
  const shown = IDS.map((id) => {
    const { title, about } = wordsIn(join(games, id, `text/door.${language}.json`));
    return [id, { title, about, picture: existsSync(pictureOf(id)) ? id : "house" }] as const;
  });
  return {
    site: { title: words.name, about: words["home.line"] },
    invited: words["join.title"],
    games: Object.fromEntries(shown),
  };
}

/**
 * `previews.json`: what the server writes into the head of the page, so that a link that was sent shows what it leads
 * to. The words are the page's own; the server has none.
 */
export const previews = (): Plugin => ({
  name: "westmarch-previews",
  generateBundle() {
    const source = JSON.stringify(Object.fromEntries(LANGUAGES.map((one) => [one, previewsIn(one)])));
    this.emitFile({ type: "asset", fileName: "previews.json", source });
    for (const id of IDS.filter((one) => existsSync(pictureOf(one))))
      this.emitFile({ type: "asset", fileName: `previews/${id}.jpg`, source: readFileSync(pictureOf(id)) });
  },
});
