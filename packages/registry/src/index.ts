/**
 * The games of this repository, for programs that must find one by its name: every folder of `games/` with a manifest is
 * one. What is only needed now and then (its sense of play, its words, its vectors) is loaded when it is asked for.
 */
import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { sayFrom } from "@westmarch/boardkit/say";
import type { Statistics } from "@westmarch/boardkit/statistics";
import { stillProps } from "@westmarch/boardkit/still";
import type { AnyGame, Core } from "@westmarch/kernel";
import { isWholeIn, type Language, overEnglish } from "@westmarch/kernel/languages";
import type { ListedCard } from "./cards.ts";
import type { Decks, Manifest, Packs, Programs, Speech } from "./manifest.ts";

export type { AnyGame } from "@westmarch/kernel";
export type { ListedCard, ListedFact } from "./cards.ts";
export type {
  DeckReport,
  Decks,
  Manifest,
  Packs,
  PlainSpeech,
  PlayedVector,
  Speech,
  ToldDeck,
} from "./manifest.ts";

/** Text keys and what they say. */
export type GameTexts = Readonly<Record<string, string>>;

/** Rules that can be played, by programs at least. */
export interface RulesEntry
  extends Omit<Programs, "game" | "speech" | "decks" | "packs" | "cards">,
    Pick<Manifest, "id"> {
  readonly game: AnyGame;
}

/** A game that people can sit down to. */
export interface GameEntry extends RulesEntry {
  /** The language in which it is told to a reader of this one: English where it has no words of it. */
  language(reader: Language): Language;
  /** How it is told without a picture, in a language that it is told in. */
  speech(language: Language): Promise<Speech>;
  /** The game's words, in the language in which it is told to this reader. */
  words(reader: Language): Promise<GameTexts>;
}

/** What a game tells about something that people bring, in its own words. */
interface Telling {
  readonly id: string;
  /** The language in which it is told to a reader of this one: English where it has no words of it. */
  language(reader: Language): Language;
  /** The game's words, in the language in which it is told to this reader. */
  words(reader: Language): Promise<GameTexts>;
}
/** A game to which players bring decks. */
export interface DecksEntry extends Telling {
  decks(): Promise<Decks>;
}
/** A game whose components are data that others can bring. */
export interface PacksEntry extends Telling {
  packs(): Promise<Packs>;
}

/** The folder of the games: in the repository one of their own; installed, they stand beside this package. */
const folder =
  ["../../../games", "../.."]
    .map((path) => join(import.meta.dirname, path))
    .find((path) => existsSync(path)) ?? ".";
/** What modules end in: `.ts` in the repository, `.js` where they are installed. */
const ENDING = extname(import.meta.filename);

/** Where games without a door are listed. */
const LAST = Number.POSITIVE_INFINITY;

const found: readonly Manifest[] = (
  await Promise.all(
    readdirSync(folder)
      .map((name) => join(folder, name, `manifest${ENDING}`))
      .filter((file) => existsSync(file))
      .map(async (file) => {
        const { manifest }: { readonly manifest: Manifest } = await import(pathToFileURL(file).href);
        return manifest;
      }),
  )
).sort((a, b) => (a.place ?? LAST) - (b.place ?? LAST));

/** The files of a game's words in a language: `LANGUAGE.json`, or several `PART.LANGUAGE.json`. Doors and rule books have their own. */
const filesOf = (id: string, language: Language): readonly string[] =>
  readdirSync(join(folder, id, "text"))
    .filter((file) => file === `${language}.json` || file.endsWith(`.${language}.json`))
    .filter((file) => !/^(door|rules)\./.test(file));

/** The language in which a game is told to a reader of this one: English where it has no words of it. */
const languageOf =
  (id: string) =>
  (reader: Language): Language =>
    filesOf(id, reader).length > 0 ? reader : "en";

/** A game's words in exactly this language. */
async function textIn(id: string, language: Language): Promise<GameTexts> {
  const parts = await Promise.all(
    filesOf(id, language).map(async (file): Promise<GameTexts> => {
      const words: GameTexts = JSON.parse(await readFile(join(folder, id, "text", file), "utf8"));
      return words;
    }),
  );
  return Object.assign({}, ...parts);
}

/** A game's words for a reader of a language; what a language lacks that is only begun is English. */
const textOf =
  (id: string) =>
  async (reader: Language): Promise<GameTexts> => {
    const language = languageOf(id)(reader);
    const own = await textIn(id, language);
    return isWholeIn(language, id) ? own : overEnglish(await textIn(id, "en"), own);
  };

/** What stands on a game's door; its id where it has none. */
export async function titleOf(id: string, language: Language): Promise<string> {
  if (!found.some((manifest) => manifest.id === id)) return id;
  const [own, english] = [language, "en"].map((one) => join(folder, id, `text/door.${one}.json`));
  const words: GameTexts = JSON.parse(await readFile(existsSync(own) ? own : english, "utf8"));
  return words.title ?? id;
}

/** Names what was counted. */
type Naming = (what: "opening" | "card", key: string) => string;

/** How a game has ended, in its own words; null: the registry does not know the game. `view`: a spectator's. */
export async function endingOf(id: string, view: Core, reader: Language): Promise<string | null> {
  const entry = games[id];
  if (!entry) return null;
  const language = entry.language(reader);
  const say = sayFrom(language, await entry.words(language));
  const { text } = (await entry.speech(language)).ending(
    stillProps({ view, seat: null, ask: null, say, language }),
  );
  return text.replaceAll(/<\/?b>/g, "");
}

/** What is counted of a game's finished games, with a way to name it for a reader; null: nothing but how they ended. */
export async function statisticsOf(
  id: string,
  reader: Language,
): Promise<{ readonly count: Statistics["count"]; readonly named: Naming } | null> {
  const entry = games[id];
  if (!entry?.statistics) return null;
  const language = entry.language(reader);
  const say = sayFrom(language, await entry.words(language));
  const { count, named } = await entry.statistics(language);
  return { count, named: (what, key) => named(what, key, say) };
}

const told = await Promise.all(
  found.map(async ({ programs, ...manifest }) => ({ ...manifest, programs: await programs?.() })),
);

const onTable: Record<string, GameEntry> = {};
const inTerminal: Record<string, RulesEntry> = {};
for (const { id, table, programs } of told) {
  if (!programs) continue;
  const { speech, decks: _decks, packs: _packs, cards: _cards, ...rest } = programs;
  const entry: RulesEntry = { ...rest, id, game: await programs.game() };
  if (!table) inTerminal[id] = entry;
  else if (speech) onTable[id] = { ...entry, language: languageOf(id), speech, words: textOf(id) };
  else throw new Error(`games/${id} has a table, and its programs.ts has no speech`);
}

/** Games to which players bring decks, by id, whether or not they can be played yet. */
export const withDecks: Readonly<Record<string, DecksEntry>> = Object.fromEntries(
  told.flatMap(({ id, programs: { decks } = {} }) =>
    decks ? [[id, { id, decks, language: languageOf(id), words: textOf(id) }] as const] : [],
  ),
);

/** Games whose components are data, by id, whether or not they can be played yet. */
export const withPacks: Readonly<Record<string, PacksEntry>> = Object.fromEntries(
  told.flatMap(({ id, programs: { packs } = {} }) =>
    packs ? [[id, { id, packs, language: languageOf(id), words: textOf(id) }] as const] : [],
  ),
);

/** The games on the table, by id, in the order of their doors. */
export const games: Readonly<Record<string, GameEntry>> = onTable;

/** Games whose rules are complete and which have no board and no words yet, by id. */
export const unfinished: Readonly<Record<string, RulesEntry>> = inTerminal;

/** The cards of the games that tell of theirs, by id of the game. */
export const cardLists: Readonly<Record<string, (language: Language) => Promise<readonly ListedCard[]>>> =
  Object.fromEntries(
    told.flatMap(({ id, programs: { cards } = {} }) =>
      cards
        ? [[id, async (reader: Language) => cards(languageOf(id)(reader), await textOf(id)(reader))] as const]
        : [],
    ),
  );
