/** The languages of the house: listed here and nowhere else. What has no words in one of them speaks English. */

interface Listed {
  /** What the language calls itself. */
  readonly name: string;
  /** Spaces stand between its words and after its marks, which are narrow. */
  readonly spaced: boolean;
}

const LISTED = {
  en: { name: "English", spaced: true },
  "zh-Hant": { name: "繁體中文", spaced: false },
  "zh-Hans": { name: "简体中文", spaced: false },
  ja: { name: "日本語", spaced: false },
} as const satisfies Readonly<Record<string, Listed>>;

export type Language = keyof typeof LISTED;

/** All languages, in the order in which a reader chooses among them. */
export const LANGUAGES = Object.keys(LISTED) as readonly Language[];

/** What there is in some languages, English among them. */
export type InLanguages<T> = Readonly<{ en: T } & Partial<Record<Language, T>>>;

/** What there is in this language; the English one where there is none. */
export const inLanguage = <T>(there: InLanguages<T>, language: Language): T => there[language] ?? there.en;

/** Makes something for every language. */
export const inEach = <T>(make: (language: Language) => T): Readonly<Record<Language, T>> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as Record<Language, T>;

/** What each language calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = inEach((language) => LISTED[language].name);

/** Whether spaces stand between the words of a language, and after its marks. */
export const isSpaced = (language: Language): boolean => LISTED[language].spaced;

export const isLanguage = (word: unknown): word is Language =>
  LANGUAGES.some((language) => language === word);

/** A reader's language tag, or null: some browsers hand on their system's (`en-US@posix`), which is no tag at all. */
function localeOf(tag: string): Intl.Locale | null {
  try {
    return new Intl.Locale(tag.replace(/[@.].*$/, "").replaceAll("_", "-")).maximize();
  } catch {
    return null; // no reader can mean it
  }
}

/** Of these languages, the one that serves a reader of those (`navigator.languages`, best first) best. */
export function bestLanguage(wanted: readonly string[], of: readonly Language[] = LANGUAGES): Language {
  const ours = of.map((language) => ({ language, locale: localeOf(language) }));
  for (const locale of wanted.map(localeOf)) {
    const near = ours.filter((one) => locale && one.locale?.language === locale.language);
    const best = near.find((one) => one.locale?.script === locale?.script) ?? near[0];
    if (best) return best.language;
  }
  return "en";
}

/** What Node and a bundler say of a module that is not there. */
const isMissing = (error: unknown): boolean =>
  error instanceof Error &&
  ("code" in error
    ? error.code === "ERR_MODULE_NOT_FOUND"
    : error.message.startsWith("Unknown variable dynamic import"));

/** Loads the module that goes by the name of a language; the English one where there is none of that name. */
export async function byLanguage<T>(
  language: Language,
  load: (language: Language) => Promise<T>,
): Promise<T> {
  try {
    return await load(language);
  } catch (error) {
    if (language === "en" || !isMissing(error)) throw error;
    return load("en");
  }
}
