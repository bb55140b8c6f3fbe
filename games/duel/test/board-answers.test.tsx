/** How answers stand in the bar of Duel, and which of them are things of the table. */
import { Engine } from "@westmarch/kernel";
import { atRest, strictly } from "@westmarch/testkit/board";
import { expect, test } from "vitest";
import { besides } from "../board/besides.ts";
import { board } from "../board/index.tsx";
import type { Key } from "../board/keys.ts";
import { CARD } from "../data/cards.ts";
import { duel } from "../index.ts";
import en from "../text/en.json" with { type: "json" };

const voice = strictly<Key>({ en, "zh-Hant": en, "zh-Hans": en, ja: en });

test("discarding is one of two things to do with a card: it ends nothing, and so Enter plays", () => {
  const engine = new Engine(duel);
  const g = engine.start({}, () => 1);
  const [ask] = engine.asks(g);
  const discards = ask.options.filter(([verb]) => verb === "discard");
  const props = atRest(g, ask.seat, "en", voice);
  expect(discards.length).toBeGreaterThan(0);
  for (const option of discards)
    expect(board.label(option, ask, props)).toMatchObject({ tone: "quiet", ends: false });
});

test("cards that are chosen out of a pile are pressed where they lie open", () => {
  const card = CARD.of(3);
  expect(besides.hints?.(["fetch", card])).toBe(`card:${card}`);
  expect(besides.hints?.(["grey-card", card])).toBe(`card:${card}`);
  expect(besides.hints?.(["discard", card])).toBeNull();
});
