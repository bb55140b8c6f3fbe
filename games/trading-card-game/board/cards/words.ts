/** The words of cards in the player's language: names and kinds first, texts when a card is opened large. */
import { type Later, later, laterAtRest } from "@westmarch/boardkit/later";
import { byLanguage, inEach, type Language } from "@westmarch/kernel/languages";
import { type Naming, namingIn } from "../../language/naming.ts";
import type { Reading } from "../../language/reading.ts";

const laterInEach = <T>(load: (language: Language) => Promise<T>): Readonly<Record<Language, Later<T>>> =>
  inEach((language) => later(() => load(language)));

/** Names, kinds, races, keywords. */
export const NAMINGS: Readonly<Record<Language, Later<Naming>>> = laterInEach(namingIn);

/** The same with what each card says. */
export const READINGS: Readonly<Record<Language, Later<Reading>>> = laterInEach(async (language) =>
  (await import("../../language/reading.ts")).readingIn(language),
);

/** The same for cards on the table, which are looked at before they are read. */
export const READINGS_AT_REST: Readonly<Record<Language, Later<Reading>>> = inEach((language) =>
  laterAtRest(() => READINGS[language].fetch()),
);

/** The rules by their numbers, as `rule.4.7`: a file of their own, fetched when a player opens the rules or a card. */
type RuleWords = typeof import("../../text/rules.en.json");
const rulesIn = (language: Language): Promise<{ readonly default: RuleWords }> =>
  byLanguage(language, (one) => import(`../../text/rules.${one}.json`));

export const RULE_WORDS: Readonly<Record<Language, Later<RuleWords>>> = laterInEach(
  async (language) => (await rulesIn(language)).default,
);
