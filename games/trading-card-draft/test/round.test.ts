/** Decks for the round after a draft: what may be handed in, and what computers make of what they have. */
import { Engine, stream } from "@westmarch/kernel";
import { tradingCardGame } from "@westmarch/trading-card-game";
import { deckFromPool } from "@westmarch/trading-card-game/decks/fromPool";
import { writeDeck } from "@westmarch/trading-card-game/decks/lines";
import { expect, test } from "vitest";
import { collectorsOf } from "../collectors.ts";
import { type Draft, tradingCardDraft } from "../index.ts";
import { round } from "../round.ts";

/** Sealed pools of two. */
function pools(): Draft {
  const draw = stream(3);
  return new Engine(tradingCardDraft).start({ players: "2", way: "sealed" }, (_, sides) => draw(sides));
}

const deckOf = (g: Draft, seat: number) => {
  const deck = deckFromPool(collectorsOf(g.secret.pools[seat]));
  if (!deck) throw new Error("no deck can be made of this pool");
  return deck;
};

test("a deck made of a pool may be handed in, in whatever language it is written", () => {
  const g = pools();
  const deck = deckOf(g, 0);
  const plain = writeDeck(deck).join("\n");
  for (const language of ["en", "ja"] as const)
    expect(round.judge(g, 0, writeDeck(deck, { language, title: "Mine" }).join("\n"))).toEqual({
      deck: plain,
    });
  expect(round.made(g, 0)).toBe(plain);
});

test("a deck made of another’s pool may not, and what is missing is named", () => {
  const g = pools();
  const judged = round.judge(g, 0, writeDeck(deckOf(g, 1)).join("\n"));
  expect(judged).toMatchObject({ refusal: { reason: "not-in-pool" } });
  expect("refusal" in judged && judged.refusal.facts?.cards).toHaveLength(1);
});

test("a deck against chapter 2 may not, and its rule is named", () => {
  const g = pools();
  const deck = deckOf(g, 0);
  const few = { ...deck, drawDeck: deck.drawDeck.slice(2) };
  expect(round.judge(g, 0, writeDeck(few).join("\n"))).toMatchObject({
    refusal: { rule: "2.2", facts: { least: 60 } },
  });
});

test("a line that cannot be read is named by its number", () => {
  const g = pools();
  expect(round.judge(g, 0, "4x Legolas, Greenleaf\n2x Nobody at All")).toMatchObject({
    refusal: { reason: "unknown", facts: { line: 2 } },
  });
});

test("two decks from pools begin a game for two", () => {
  const g = pools();
  const [one, other] = [round.made(g, 0), round.made(g, 1)];
  if (one === null || other === null) throw new Error("no deck can be made");
  const draw = stream(4);
  const state = new Engine(tradingCardGame).start(round.settings([one, other]), (_, sides) => draw(sides));
  expect(state.secret.brought.map(({ length }) => length)).toEqual(
    [deckOf(g, 0), deckOf(g, 1)].map(({ drawDeck }) => drawDeck.length),
  );
});
