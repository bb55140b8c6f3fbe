/** How the cards of a pack read, in each language: fetched when something is read, and so is what fetches it. */

import { type Later, later } from "@westmarch/boardkit/later";
import { inEach, type Language } from "@westmarch/kernel/languages";
import type { Reading } from "../language/reading.ts";

export const READINGS: Readonly<Record<Language, Later<Reading>>> = inEach((language) =>
  later(async () => (await import("../language/reading.ts")).readingIn(language)),
);
