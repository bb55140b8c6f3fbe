/** The words of cards in the player's language: names and kinds first, texts when a card is opened large. */
import { type Later, later } from "@westmarch/boardkit/later";
import { type CardLanguage, type Naming, namingIn } from "../../language/naming.ts";
import type { Reading } from "../../language/reading.ts";

const inEach = <T>(
  load: (language: CardLanguage) => Promise<T>,
): Readonly<Record<CardLanguage, Later<T>>> => ({
  en: later(() => load("en")),
  "zh-Hant": later(() => load("zh-Hant")),
  "zh-Hans": later(() => load("zh-Hans")),
  ja: later(() => load("ja")),
});

/** Names, kinds, races, keywords. */
export const NAMINGS: Readonly<Record<CardLanguage, Later<Naming>>> = inEach(namingIn);

/** The same with what each card says. */
export const READINGS: Readonly<Record<CardLanguage, Later<Reading>>> = inEach(async (language) =>
  (await import("../../language/reading.ts")).readingIn(language),
);
