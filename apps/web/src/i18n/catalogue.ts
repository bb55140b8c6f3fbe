import type { Catalogue } from "@westmarch/boardkit/say";
import type { Language } from "@westmarch/kernel/languages";

/** A reader's language tag, or null: some browsers hand on their system's (`en-US@posix`), which is no tag at all. */
function localeOf(tag: string): Intl.Locale | null {
  try {
    return new Intl.Locale(tag.replace(/[@.].*$/, "").replaceAll("_", "-")).maximize();
  } catch {
    return null; // not a language anybody could mean
  }
}

/** The language of ours that a reader of these (`navigator.languages`, best first) is best served by. */
export function bestLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const locale = localeOf(tag);
    if (!locale) continue;
    const { language, script, region } = locale;
    if (language === "en") return "en";
    if (language === "ja") return "ja";
    if (language === "zh")
      return script === "Hant" || region === "TW" || region === "HK" ? "zh-Hant" : "zh-Hans";
  }
  return "en";
}

/** What is said in one language: by the shell, and where the games' words are, each to be fetched by its file. */
interface Spoken {
  readonly default: Catalogue;
  readonly texts: Readonly<Record<string, () => Promise<Catalogue>>>;
}

const shell: Record<Language, () => Promise<Spoken>> = {
  en: () => import("./shell/en.ts"),
  "zh-Hant": () => import("./shell/zh-Hant.ts"),
  "zh-Hans": () => import("./shell/zh-Hans.ts"),
  ja: () => import("./shell/ja.ts"),
};

/** The shell's own words, and those of the doors. */
export const shellWords = async (language: Language): Promise<Catalogue> => (await shell[language]()).default;

/** A file of a game's words in one language: `LANGUAGE.json`, or `PART.LANGUAGE.json`. */
export interface TextFile {
  /** Empty for the whole of them. */
  readonly part: string;
  readonly load: () => Promise<Catalogue>;
}

/** The files of a game's words. They come with the shell's own, so that no page carries those of other languages. */
export async function textsOf(game: string, language: Language): Promise<readonly TextFile[]> {
  const folder = `/games/${game}/text/`;
  return Object.entries((await shell[language]()).texts).flatMap(([file, load]) => {
    const at = file.indexOf(folder);
    return at < 0 ? [] : [{ part: file.slice(at + folder.length).replace(/\.?[^.]+\.json$/, ""), load }];
  });
}
