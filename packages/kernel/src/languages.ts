/**
 * The languages of the house: listed here and nowhere else. Types, menus, what is loaded, what is sent and what is tested follow from
 * the list. How a language writes numbers, dates and lists, sorts names, counts (plural categories) and which script its letters are
 * in, `Intl` knows by its code.
 */

interface Listed {
  /** What the language calls itself. */
  readonly name: string;
  /** Spaces stand between its words and after its marks, which are narrow. */
  readonly spaced: boolean;
  /** It is written from right to left. */
  readonly rightToLeft?: true;
  /** The tag by which names are put in a row, where the language's own would write what we do not. */
  readonly lists?: string;
  /**
   * What there is of it as a whole, for the compiler and the tests to hold it to: everything, or these catalogues: `shell` (page and
   * server), `command-line`, or a game. All others are begun: what they lack is said in English.
   */
  readonly whole: true | readonly string[];
}

const LISTED = {
  en: { name: "English", spaced: true, lists: "en-GB", whole: true },
  "zh-Hant": { name: "繁體中文", spaced: false, whole: true },
  "zh-Hans": { name: "简体中文", spaced: false, whole: true },
  ja: { name: "日本語", spaced: false, whole: true },
  de: { name: "Deutsch", spaced: true, whole: ["shell", "command-line", "duel", "confrontation"] },
} as const satisfies Readonly<Record<string, Listed>>;

const entryOf = (language: Language): Listed => LISTED[language];

export type Language = keyof typeof LISTED;

/** All languages, in the order in which a reader chooses among them. */
export const LANGUAGES = Object.keys(LISTED) as readonly Language[];

/** The languages that are whole: whatever is said there is said in each of them. */
type WholeLanguage = { [L in Language]: (typeof LISTED)[L]["whole"] extends true ? L : never }[Language];

/** What there is in some languages, English among them. */
export type InLanguages<T> = Readonly<{ en: T } & Partial<Record<Language, T>>>;

/** What there must be in every language that is whole, and may be in others. */
export type InWholeLanguages<T> = Readonly<Record<WholeLanguage, T> & Partial<Record<Language, T>>>;

/** What there is in this language; the English one where there is none. */
export const inLanguage = <T>(there: InLanguages<T>, language: Language): T => there[language] ?? there.en;

/** Makes something for every language. */
export const inEach = <T>(make: (language: Language) => T): Readonly<Record<Language, T>> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as Record<Language, T>;

/** What each language calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = inEach((language) => LISTED[language].name);

/** Whether spaces stand between the words of a language, and after its marks. */
export const isSpaced = (language: Language): boolean => LISTED[language].spaced;

/** Which way a language is written, as pages say it. */
export const directionOf = (language: Language): "ltr" | "rtl" =>
  entryOf(language).rightToLeft ? "rtl" : "ltr";

/** The tag by which `Intl` puts names in a row in a language. English lists them without a comma before the last. */
export const listsAs = (language: Language): string => entryOf(language).lists ?? language;

/** Whether all words of a catalogue are there in a language. Otherwise it is begun: what it lacks is said in English. */
export function isWholeIn(language: Language, catalogue: string): boolean {
  const { whole } = entryOf(language);
  return whole === true || whole.includes(catalogue);
}

/** What is whole in a language: everything, or these catalogues. */
export const wholeOf = (language: Language): readonly (string | true)[] => [entryOf(language).whole].flat();

/** The words of a catalogue in a language: those that it has, and the English ones in the place of those that it lacks. */
export const overEnglish = <C extends object>(english: C, own: Partial<C>): C => ({ ...english, ...own });

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
