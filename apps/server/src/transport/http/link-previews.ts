/** What a link shows of itself where it is pasted: title, sentence and picture. Never anything of a table. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { sayFrom } from "@westmarch/boardkit/say";
import { bestLanguage, isLanguage, type Language } from "@westmarch/kernel/languages";
import type { TournamentSummary } from "@westmarch/protocol";
import { z } from "zod";

const card = z.object({ title: z.string(), about: z.string() });
const words = z.object({
  site: card,
  games: z.record(z.string(), card),
  /** Sentences with gaps, as the page's own catalogues hold them. */
  messages: z.record(z.string(), z.string()),
});
const gamePictures = z.object({
  /** A table of the game, and a position of one of its puzzles. */
  table: z.string(),
  puzzle: z.string(),
});
const previewFile = z.object({
  words: z.record(z.string(), words),
  pictures: z.record(z.string(), gamePictures),
  /** By game, how hard each puzzle is, and its own picture where one was taken. */
  puzzles: z.record(
    z.string(),
    z.record(z.string(), z.object({ rating: z.number(), picture: z.string().optional() })),
  ),
});

/** What was built for the previews of links. */
export type Previews = z.infer<typeof previewFile>;
type Words = z.infer<typeof words>;

const NONE: Previews = { words: {}, pictures: {}, puzzles: {} };

/** What stands behind an address that names it, as far as everybody may know it. */
export type Behind =
  | ({ readonly kind: "tournament" } & Pick<
      TournamentSummary,
      "name" | "game" | "state" | "round" | "rounds" | "entrants"
    > & { readonly format: TournamentSummary["kind"] })
  | { readonly kind: "person"; readonly name: string; readonly about: string; readonly madeAt: number };

/** The request for a page, as far as the head of the page depends on it. */
export interface Asking {
  /** The path of the address. What stands behind `#` never comes here. */
  readonly path: string;
  /** The language that the link itself names, as `?lang=ja`. */
  readonly language?: string | null;
  readonly languages: string | undefined;
  /** Where this server is reached, as `https://example.org`; null if the request does not say so in a form to trust. */
  readonly origin: string | null;
  /** Null: the address names nothing that is kept here, or nothing that everybody may know. */
  readonly behind?: Behind | null;
}

/** What was built beside the page. Without it (an older build), pages show nothing of themselves. */
export async function readPreviews(webRoot: string): Promise<Previews> {
  try {
    return previewFile.parse(JSON.parse(await readFile(join(webRoot, "previews.json"), "utf8")));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return NONE;
    throw error;
  }
}

/** The first language that is asked for and there; English else. */
const languageOf = ({ language, languages = "" }: Asking, there: readonly string[]): Language =>
  bestLanguage(
    [language ?? "", ...languages.split(",")].map((wish) => wish.split(";", 1)[0].trim()),
    there.filter(isLanguage),
  );

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const tag = (property: string, content: string): string =>
  `<meta property="${property}" content="${escaped(content)}">`;

/** What one link shows. */
interface Preview {
  readonly title: string;
  readonly about: string;
  /** The name of a file among the pictures. */
  readonly picture: string;
}

/** What a preview is worded with. */
interface Wording {
  readonly said: Words;
  readonly say: ReturnType<typeof sayFrom>;
  readonly language: Language;
}

const HOUSE = "house";

const house = ({ said }: Wording): Preview => ({ ...said.site, picture: HOUSE });

function behindShown(behind: Behind, { said, say, language }: Wording): Preview {
  if (behind.kind === "tournament") {
    const { name, game, format, state, round, rounds, entrants } = behind;
    const title = said.games[game]?.title ?? said.site.title;
    const about = say("tournament.about", { game: title, format, state, round, rounds, entrants });
    return { title: name, about, picture: "tournament" };
  }
  const since = new Intl.DateTimeFormat(language, { year: "numeric", month: "long", timeZone: "UTC" });
  const about = behind.about || say("person.about", { since: since.format(behind.madeAt) });
  return { title: behind.name, about, picture: "person" };
}

/** Pages of a game whose links say what waits there, by the first part of the address; others say what the game is. */
const SAID_OF_GAMES: { readonly [kind: string]: { readonly title: string; readonly about?: string } } = {
  join: { title: "join" },
  replay: { title: "replay", about: "replay.about" },
  puzzles: { title: "puzzles", about: "puzzles.about" },
};

const GAME_PAGE =
  /^\/(?:embed\/)?(join|watch|replay|new|rules|guide|learn|puzzles|decks|packs|ladder|aids|reference)\/([a-z0-9-]{1,64})(?:\/([a-z0-9-]{1,64}))?\/?$/;

/** What the link to a page of a game shows; null where there is no such game, or no such puzzle. */
function gameShown(path: string, { said, say }: Wording, { pictures, puzzles }: Previews): Preview | null {
  const [, kind = "", id = "", part] = GAME_PAGE.exec(path) ?? [];
  const game = Object.hasOwn(said.games, id) ? said.games[id] : undefined;
  if (!game) return null;
  const drawn = pictures[id];
  const picture = (kind === "puzzles" ? drawn?.puzzle : drawn?.table) ?? HOUSE;
  const slots = { game: game.title };
  if (kind === "puzzles" && part !== undefined) {
    const of = puzzles[id] ?? {};
    const puzzle = Object.hasOwn(of, part) ? of[part] : undefined;
    if (!puzzle) return null;
    const about = say("puzzle.about", { rating: puzzle.rating });
    return { title: say("puzzle", slots), about, picture: puzzle.picture ?? picture };
  }
  const message = Object.hasOwn(SAID_OF_GAMES, kind) ? SAID_OF_GAMES[kind] : undefined;
  return {
    title: message ? say(message.title, slots) : game.title,
    about: message?.about ? say(message.about, slots) : game.about,
    picture,
  };
}

/** Pages of the house whose links say what they are, by the path. */
const HOUSE_PAGES: readonly (readonly [path: RegExp, key: string, picture: string])[] = [
  [/^\/puzzles\/today\/?$/, "today", "puzzle"],
  [/^\/lab\/sent\/?$/, "study", "lab"],
  [/^\/lab(?:\/|$)/, "lab", "lab"],
  [/^\/replay\/?$/, "replays", HOUSE],
  [/^\/tournaments\/?$/, "tournaments", "tournament"],
];

/** What a link shows: of what it names, of its game, of its page, or of the house. */
function previewOf({ path, behind }: Asking, wording: Wording, previews: Previews): Preview {
  if (behind) return behindShown(behind, wording);
  const game = gameShown(path, wording, previews);
  if (game) return game;
  const [, key, picture] = HOUSE_PAGES.find(([pattern]) => pattern.test(path)) ?? [];
  if (key === undefined || picture === undefined) return house(wording);
  const { say } = wording;
  return { title: say(key), about: say(`${key}.about`), picture };
}

/** The page with what its link shows. `index` is the page as it was built. */
export function withPreview(index: string, previews: Previews, asking: Asking): string {
  const language = languageOf(asking, Object.keys(previews.words));
  const said = previews.words[language] ?? previews.words.en;
  if (!said) return index;
  const say = sayFrom(language, said.messages);
  const { title, about, picture } = previewOf(asking, { said, say, language }, previews);
  const image = asking.origin === null ? null : `${asking.origin}/previews/${picture}.jpg`;
  const tags = [
    tag("og:site_name", said.site.title),
    tag("og:type", "website"),
    tag("og:locale", language),
    tag("og:title", title),
    tag("og:description", about),
    ...(image === null
      ? []
      : [tag("og:image", image), tag("og:image:width", "1200"), tag("og:image:height", "630")]),
    '<meta name="twitter:card" content="summary_large_image">',
  ];
  return index.replace("</title>", () => `</title>${tags.join("")}`);
}
