/** The words of cards in the player's language: names and kinds first, texts when a card is opened large. */
import { type Later, later } from "@westmarch/boardkit/later";
import type { Language } from "@westmarch/kernel/languages";
import { type Naming, namingIn } from "../../language/naming.ts";
import type { Reading } from "../../language/reading.ts";

const inEach = <T>(load: (language: Language) => Promise<T>): Readonly<Record<Language, Later<T>>> => ({
  en: later(() => load("en")),
  "zh-Hant": later(() => load("zh-Hant")),
  "zh-Hans": later(() => load("zh-Hans")),
  ja: later(() => load("ja")),
});

/** Names, kinds, races, keywords. */
export const NAMINGS: Readonly<Record<Language, Later<Naming>>> = inEach(namingIn);

/** The same with what each card says. */
export const READINGS: Readonly<Record<Language, Later<Reading>>> = inEach(async (language) =>
  (await import("../../language/reading.ts")).readingIn(language),
);

/** The rules by their numbers, as `rule.4.7`: a file of their own, fetched when a player opens the rules or a card. */
type RuleWords = typeof import("../../text/rules.en.json");
const RULE_FILES: Readonly<Record<Language, () => Promise<{ readonly default: RuleWords }>>> = {
  en: () => import("../../text/rules.en.json"),
  "zh-Hant": () => import("../../text/rules.zh-Hant.json"),
  "zh-Hans": () => import("../../text/rules.zh-Hans.json"),
  ja: () => import("../../text/rules.ja.json"),
};
export const RULE_WORDS: Readonly<Record<Language, Later<RuleWords>>> = inEach(
  async (language) => (await RULE_FILES[language]()).default,
);
