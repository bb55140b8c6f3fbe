/** The words of the Event cards, in every language: their names, and what they say. */
import saidEn from "../text/cards.en.json" with { type: "json" };
import saidJa from "../text/cards.ja.json" with { type: "json" };
import saidZhHans from "../text/cards.zh-Hans.json" with { type: "json" };
import saidZhHant from "../text/cards.zh-Hant.json" with { type: "json" };
import titlesEn from "../text/titles.en.json" with { type: "json" };
import titlesJa from "../text/titles.ja.json" with { type: "json" };
import titlesZhHans from "../text/titles.zh-Hans.json" with { type: "json" };
import titlesZhHant from "../text/titles.zh-Hant.json" with { type: "json" };

export const cardsEn = { ...titlesEn, ...saidEn };
export const cardsJa = { ...titlesJa, ...saidJa };
export const cardsZhHans = { ...titlesZhHans, ...saidZhHans };
export const cardsZhHant = { ...titlesZhHant, ...saidZhHant };
