import type { Catalogue } from "@westmarch/boardkit/say";
import { isWholeIn, type Language, overEnglish } from "@westmarch/kernel/languages";
import { byName, SHELL } from "./files.ts";

/** What is said in one language: by the shell, and where the games' words are, each to be fetched by its file. */
interface Spoken {
  readonly default: Catalogue;
  readonly texts: Readonly<Record<string, () => Promise<Catalogue>>>;
}

const shell = import.meta.glob<Spoken>("./shell/*.ts");
const spokenIn = byName(shell);

/** The games, by their folders; nothing is read of them here. */
const GAMES = Object.keys(
  import.meta.glob("../../../../games/*/manifest.ts", { eager: true, import: "manifest" }),
).map((file) => file.split("/").at(-2));

/** The language in which the page speaks to a reader of this one: English where it has no words of it. */
export const languageOfPage = (language: Language): Language =>
  `./shell/${language}.ts` in shell ? language : "en";

/** The shell's own words, and those of the doors: what there is not in this language, it says in English. */
export async function shellWords(language: Language): Promise<Catalogue> {
  const { default: own } = await spokenIn(language);
  if (isWholeIn(language, SHELL) && GAMES.every((game) => `door.${game}.title` in own)) return own;
  return overEnglish((await spokenIn("en")).default, own);
}

/** A file of a game's words in one language: `LANGUAGE.json`, or `PART.LANGUAGE.json`. */
export interface TextFile {
  /** Empty for the whole of them. */
  readonly part: string;
  readonly load: () => Promise<Catalogue>;
}

/** The words of a game by their files, and the language that they are in. */
export interface GameFiles {
  readonly language: Language;
  /** Some of them are English, since the language is only begun in this game. */
  readonly begun: boolean;
  readonly files: readonly TextFile[];
}

/** The files of a game's words that there are in exactly this language. */
function filesIn(game: string, { texts }: Spoken): readonly TextFile[] {
  const folder = `/games/${game}/text/`;
  return Object.entries(texts).flatMap(([file, load]) => {
    const at = file.indexOf(folder);
    return at < 0 ? [] : [{ part: file.slice(at + folder.length).replace(/\.?[^.]+\.json$/, ""), load }];
  });
}

/**
 * The files of a game's words: in English where it has none in this language, and where the language is begun, English for
 * all that it lacks. They come with the shell's own, so that no page carries those of other languages.
 */
export async function textsOf(game: string, wanted: Language): Promise<GameFiles> {
  const language = languageOfPage(wanted);
  const own = filesIn(game, await spokenIn(language));
  if (own.length > 0 && isWholeIn(language, game)) return { language, begun: false, files: own };
  if (own.length === 0 && language !== "en") return textsOf(game, "en");
  const english = filesIn(game, await spokenIn("en"));
  const files = english.map(({ part, load }) => {
    const ours = own.find((file) => file.part === part);
    if (!ours) return { part, load };
    return { part, load: async () => overEnglish(...(await Promise.all([load(), ours.load()]))) };
  });
  return { language, begun: true, files };
}
