/** The game's words in all languages, as a page has them: of cards, decks and figures. */
import cardsEn from "../text/cards.en.json" with { type: "json" };
import cardsJa from "../text/cards.ja.json" with { type: "json" };
import cardsZhHans from "../text/cards.zh-Hans.json" with { type: "json" };
import cardsZhHant from "../text/cards.zh-Hant.json" with { type: "json" };
import decksEn from "../text/decks.en.json" with { type: "json" };
import decksJa from "../text/decks.ja.json" with { type: "json" };
import decksZhHans from "../text/decks.zh-Hans.json" with { type: "json" };
import decksZhHant from "../text/decks.zh-Hant.json" with { type: "json" };
import figuresEn from "../text/figures.en.json" with { type: "json" };
import figuresJa from "../text/figures.ja.json" with { type: "json" };
import figuresZhHans from "../text/figures.zh-Hans.json" with { type: "json" };
import figuresZhHant from "../text/figures.zh-Hant.json" with { type: "json" };

export const catalogues = {
  en: { ...cardsEn, ...decksEn, ...figuresEn },
  "zh-Hant": { ...cardsZhHant, ...decksZhHant, ...figuresZhHant },
  "zh-Hans": { ...cardsZhHans, ...decksZhHans, ...figuresZhHans },
  ja: { ...cardsJa, ...decksJa, ...figuresJa },
};
