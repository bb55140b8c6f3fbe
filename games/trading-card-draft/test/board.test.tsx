/** What a draft's table says at its head. */
import { Engine } from "@westmarch/kernel";
import { atRest, strictly } from "@westmarch/testkit/board";
import cardsEn from "@westmarch/trading-card-game/text/cards.en.json" with { type: "json" };
import { expect, test } from "vitest";
import { board } from "../board/index.tsx";
import type { Key } from "../board/keys.ts";
import { tradingCardDraft } from "../index.ts";
import en from "../text/en.json" with { type: "json" };

const words = { ...en, ...cardsEn };
const voice = strictly<Key>({ en: words, "zh-Hant": words, "zh-Hans": words, ja: words });

test("the pack of a draft is named there, and none of sealed ones, which are all there at once", () => {
  const momentOf = (way: string) => {
    const g = new Engine(tradingCardDraft).start({ players: "2", way, packs: "3" }, () => 1);
    return board.moment?.(atRest(g, 0, "en", voice));
  };
  expect([momentOf("draft"), momentOf("sealed")]).toEqual(["Pack 1 of 3", ""]);
});
