/** The languages that everything is written in: listed here and nowhere else. What has no words in one of them speaks English. */
export const LANGUAGES = ["en", "zh-Hant", "zh-Hans", "ja"] as const;

export type Language = (typeof LANGUAGES)[number];

/** What each language calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: "English",
  "zh-Hant": "繁體中文",
  "zh-Hans": "简体中文",
  ja: "日本語",
};

export const isLanguage = (word: unknown): word is Language =>
  LANGUAGES.some((language) => language === word);
