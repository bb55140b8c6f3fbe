/** The gallery: pictures of boards, cards and states that the tests compare with, and those of the documents. */
import { globSync } from "node:fs";
import { basename, join } from "node:path";
import { copied, written } from "./pages.ts";

/** A picture, by its file in the repository, and what is to be seen. */
interface Shown {
  readonly file: string;
  readonly caption: string;
}

const plain = (name: string): string =>
  name.replaceAll("-", " ").replace(/^./, (first) => first.toUpperCase());

const WINDOWS: { readonly [window: string]: string } = {
  desktop: "on a screen",
  tablet: "on a tablet",
  phone: "on a phone",
};

/** The pictures of a folder by name: `hunt-phone-candle`, the state, the window and the light. */
function captioned(file: string): Shown {
  const name = basename(file).replace(/\.\w+$/, "");
  const [, state, window = "", light] = /^(.+)-(desktop|tablet|phone)-(day|candle)$/.exec(name) ?? [];
  if (state === undefined) return { file, caption: plain(name) };
  const by = light === "candle" ? ", by candlelight" : "";
  return { file, caption: `${plain(state)}, ${WINDOWS[window] ?? window}${by}` };
}

const found = (root: string, glob: string): readonly Shown[] =>
  globSync(glob, { cwd: root })
    .map((file) => file.replaceAll("\\", "/"))
    .sort()
    .map(captioned);

/** Pictures of the documents. */
const BOARDS: readonly Shown[] = [
  { file: "docs/pictures/home.webp", caption: "The home page: one door for each game" },
  { file: "docs/pictures/confrontation.webp", caption: "The Confrontation" },
  { file: "docs/pictures/battle.webp", caption: "A battle of the Confrontation, by candlelight" },
  { file: "docs/pictures/phone.webp", caption: "The Confrontation on a phone" },
  { file: "docs/pictures/duel.webp", caption: "Duel for Middle-earth" },
  { file: "docs/pictures/war-of-the-ring.webp", caption: "War of the Ring" },
  { file: "docs/pictures/five-armies.webp", caption: "The Battle of Five Armies" },
  { file: "docs/pictures/trading-card-game.webp", caption: "The trading card game" },
];

/** The parts of the gallery. */
const partsOf = (
  root: string,
): readonly (readonly [title: string, about: string, shown: readonly Shown[]])[] => [
  ["Boards", "Each game at its table, as it was played by a computer.", BOARDS],
  [
    "Cards",
    "Every kind of card of the trading card game, in both lights.",
    found(root, "e2e/baselines/cards/*.webp"),
  ],
  [
    "States of War of the Ring",
    "Moments of the game in three sizes, by day and by candlelight.",
    found(root, "e2e/baselines/war/*.webp"),
  ],
  [
    "States of the trading card game",
    "From the first choice to the ending.",
    found(root, "e2e/baselines/card-game/*.webp"),
  ],
  ["Looking closely", "A map drawn near, and let go.", found(root, "e2e/baselines/*.png")],
];

/** Writes the page and brings its pictures along. */
export function writeGallery(root: string, folder: string): void {
  const parts = partsOf(root).map(([title, about, shown]) => {
    const figures = shown.map(({ file, caption }) => {
      const here = `gallery/${file.replace(/^(?:e2e\/baselines|docs)\//, "").replaceAll("/", "-")}`;
      copied(join(root, file), join(folder, "public", here));
      return `<figure><a href="/${here}" target="_blank"><img src="/${here}" alt="${caption}" loading="lazy"></a><figcaption>${caption}</figcaption></figure>`;
    });
    return `## ${title}\n\n${about}\n\n<div class="gallery">\n${figures.join("\n")}\n</div>`;
  });
  const head =
    "# Gallery\n\nMost of these pictures are what the tests in a browser compare the pages with: if something comes to look otherwise, " +
    "a test fails. They are copied from there whenever this site is built.";
  written(join(folder, "gallery.md"), `${[head, ...parts].join("\n\n")}\n`);
}
