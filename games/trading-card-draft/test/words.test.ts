/** The words of a draft, in every language: whole drafts are said strictly. */

import { Engine } from "@westmarch/kernel";
import type { Language } from "@westmarch/kernel/languages";
import { atRest, saidByThePage, storyOf, strictly, wordChecks } from "@westmarch/testkit/board";
import { CARD } from "@westmarch/trading-card-game/data/ids";
import cardsEn from "@westmarch/trading-card-game/text/cards.en.json" with { type: "json" };
import cardsJa from "@westmarch/trading-card-game/text/cards.ja.json" with { type: "json" };
import cardsZhHans from "@westmarch/trading-card-game/text/cards.zh-Hans.json" with { type: "json" };
import cardsZhHant from "@westmarch/trading-card-game/text/cards.zh-Hant.json" with { type: "json" };
import { describe, expect, test } from "vitest";
import type { Key } from "../board/keys.ts";
import { speechIn } from "../board/speech.ts";
import { type Draft, tradingCardDraft } from "../index.ts";
import en from "../text/en.json" with { type: "json" };
import ja from "../text/ja.json" with { type: "json" };
import zhHans from "../text/zh-Hans.json" with { type: "json" };
import zhHant from "../text/zh-Hant.json" with { type: "json" };

const catalogues = { en, "zh-Hant": zhHant, "zh-Hans": zhHans, ja };
const LANGUAGES = Object.keys(catalogues) as Language[];
/** With what is said on the cards. */
const said = strictly<Key>({
  en: { ...en, ...cardsEn },
  "zh-Hant": { ...zhHant, ...cardsZhHant },
  "zh-Hans": { ...zhHans, ...cardsZhHans },
  ja: { ...ja, ...cardsJa },
});
const engine = new Engine(tradingCardDraft);

describe("the words", () => {
  const checks = wordChecks({
    place: "trading-card-game",
    catalogues,
    called: saidByThePage(tradingCardDraft, []),
    written: ["starter", "pack", "picked", "passed", "opened", "ended"],
  });
  test.each(checks)("%s", (_, faults) => expect(faults()).toEqual([]));

  test.each(LANGUAGES)("tell whole drafts and what is asked in %s", async (language) => {
    const { ending, label, line, refusal, sentence } = await speechIn(language);
    for (const way of ["draft", "sealed"])
      for (const ear of [0, null]) {
        const { g, log } = storyOf(engine, { players: "3", way, packs: "3" }, 5, ear);
        const props = atRest<Draft, Key>(engine.view(g, ear), ear, language, said);
        for (const event of log) expect(line(event, props) === null, event.type).toBe(event.type === "pack");
        const { title, text } = ending(props);
        expect([title, text].every((words) => words !== "")).toBe(true);
      }
    const g = engine.start({ players: "2" }, (counter, sides) => (counter * 7) % sides);
    const ask = engine.askOf(engine.view(g, 0), 0);
    if (!ask) throw new Error("nobody is asked");
    const props = atRest<Draft, Key>(engine.view(g, 0), 0, language, said);
    expect(sentence(ask, props)).not.toBe("");
    const buttons = ask.options.map(([, card]) => label(["pick", CARD.of(card)], ask, props).text);
    expect(new Set(buttons).size).toBe(ask.options.length);
    for (const attempt of [["pick", 364] as const, ["fly"] as const]) {
      const refused = engine.refusal(g, 0, attempt);
      expect(refused && refusal(refused, props)).not.toBe("");
    }
  });
});
