import type { Language } from "@westmarch/boardkit";
import type { Catalogue } from "@westmarch/boardkit/say";

export const LANGUAGES: readonly { readonly id: Language; readonly name: string }[] = [
  { id: "en", name: "English" },
  { id: "zh-Hant", name: "繁體中文" },
  { id: "zh-Hans", name: "简体中文" },
  { id: "ja", name: "日本語" },
];

export const isLanguage = (word: unknown): word is Language => LANGUAGES.some(({ id }) => id === word);

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

const shell: Record<Language, () => Promise<{ default: Catalogue }>> = {
  en: () => import("./shell/en.ts"),
  "zh-Hant": () => import("./shell/zh-Hant.ts"),
  "zh-Hans": () => import("./shell/zh-Hans.ts"),
  ja: () => import("./shell/ja.ts"),
};

/** The shell's own words, and those of the doors. */
export const shellWords = async (language: Language): Promise<Catalogue> => (await shell[language]()).default;
