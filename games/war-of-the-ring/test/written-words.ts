/** The words of the log and of the end, with the names of what they speak of, in every language. */
import { type Catalogues, strictly } from "@westmarch/testkit/board";
import endingEn from "../text/ending.en.json" with { type: "json" };
import endingJa from "../text/ending.ja.json" with { type: "json" };
import endingHans from "../text/ending.zh-Hans.json" with { type: "json" };
import endingHant from "../text/ending.zh-Hant.json" with { type: "json" };
import logEn from "../text/log.en.json" with { type: "json" };
import logJa from "../text/log.ja.json" with { type: "json" };
import logHans from "../text/log.zh-Hans.json" with { type: "json" };
import logHant from "../text/log.zh-Hant.json" with { type: "json" };
import namesEn from "../text/names.en.json" with { type: "json" };
import namesJa from "../text/names.ja.json" with { type: "json" };
import namesHans from "../text/names.zh-Hans.json" with { type: "json" };
import namesHant from "../text/names.zh-Hant.json" with { type: "json" };
import placesEn from "../text/places.en.json" with { type: "json" };
import placesJa from "../text/places.ja.json" with { type: "json" };
import placesHans from "../text/places.zh-Hans.json" with { type: "json" };
import placesHant from "../text/places.zh-Hant.json" with { type: "json" };
import { cardsEn, cardsZhHans as cardsHans, cardsZhHant as cardsHant, cardsJa } from "./card-words.ts";

export const LOG = { en: logEn, "zh-Hant": logHant, "zh-Hans": logHans, ja: logJa };
export const ENDING = { en: endingEn, "zh-Hant": endingHant, "zh-Hans": endingHans, ja: endingJa };
const WORDS: Catalogues = {
  en: { ...cardsEn, ...endingEn, ...logEn, ...namesEn, ...placesEn },
  "zh-Hant": { ...cardsHant, ...endingHant, ...logHant, ...namesHant, ...placesHant },
  "zh-Hans": { ...cardsHans, ...endingHans, ...logHans, ...namesHans, ...placesHans },
  ja: { ...cardsJa, ...endingJa, ...logJa, ...namesJa, ...placesJa },
};
/** The strict voice of all of them. */
export const strict = strictly(WORDS);
