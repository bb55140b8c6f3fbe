/** The words that the board says, in every language. */
import battleEn from "../text/battle.en.json" with { type: "json" };
import battleJa from "../text/battle.ja.json" with { type: "json" };
import battleZhHans from "../text/battle.zh-Hans.json" with { type: "json" };
import battleZhHant from "../text/battle.zh-Hant.json" with { type: "json" };
import choicesEn from "../text/choices.en.json" with { type: "json" };
import choicesJa from "../text/choices.ja.json" with { type: "json" };
import choicesZhHans from "../text/choices.zh-Hans.json" with { type: "json" };
import choicesZhHant from "../text/choices.zh-Hant.json" with { type: "json" };
import namesEn from "../text/names.en.json" with { type: "json" };
import namesJa from "../text/names.ja.json" with { type: "json" };
import namesZhHans from "../text/names.zh-Hans.json" with { type: "json" };
import namesZhHant from "../text/names.zh-Hant.json" with { type: "json" };
import placesEn from "../text/places.en.json" with { type: "json" };
import placesJa from "../text/places.ja.json" with { type: "json" };
import placesZhHans from "../text/places.zh-Hans.json" with { type: "json" };
import placesZhHant from "../text/places.zh-Hant.json" with { type: "json" };
import refusalsEn from "../text/refusals.en.json" with { type: "json" };
import refusalsJa from "../text/refusals.ja.json" with { type: "json" };
import refusalsZhHans from "../text/refusals.zh-Hans.json" with { type: "json" };
import refusalsZhHant from "../text/refusals.zh-Hant.json" with { type: "json" };
import settingsEn from "../text/settings.en.json" with { type: "json" };
import settingsJa from "../text/settings.ja.json" with { type: "json" };
import settingsZhHans from "../text/settings.zh-Hans.json" with { type: "json" };
import settingsZhHant from "../text/settings.zh-Hant.json" with { type: "json" };
import { cardsEn, cardsJa, cardsZhHans, cardsZhHant } from "./card-words.ts";

/** What can be chosen, asked and refused. */
export const CHOICES = {
  en: choicesEn,
  "zh-Hant": choicesZhHant,
  "zh-Hans": choicesZhHans,
  ja: choicesJa,
};
export const REFUSALS = {
  en: refusalsEn,
  "zh-Hant": refusalsZhHant,
  "zh-Hans": refusalsZhHans,
  ja: refusalsJa,
};
/** What is told of seats and settings before a game. */
export const SETTINGS = {
  en: settingsEn,
  "zh-Hant": settingsZhHant,
  "zh-Hans": settingsZhHans,
  ja: settingsJa,
};
/** Questions, answers and refusals, with the names of everything that they speak of. */
export const SPEECH = {
  en: { ...namesEn, ...battleEn, ...placesEn, ...cardsEn, ...choicesEn, ...refusalsEn },
  "zh-Hant": {
    ...namesZhHant,
    ...battleZhHant,
    ...placesZhHant,
    ...cardsZhHant,
    ...choicesZhHant,
    ...refusalsZhHant,
  },
  "zh-Hans": {
    ...namesZhHans,
    ...battleZhHans,
    ...placesZhHans,
    ...cardsZhHans,
    ...choicesZhHans,
    ...refusalsZhHans,
  },
  ja: { ...namesJa, ...battleJa, ...placesJa, ...cardsJa, ...choicesJa, ...refusalsJa },
};
