/** The guide of the first game, played through in the real engine. */
import { Engine } from "@westmarch/kernel";
import { walkGuide } from "@westmarch/testkit/board";
import { describe, expect, test } from "vitest";
import { guide } from "../board/guide.ts";
import { CARD } from "../data/cards.ts";
import { FELLOWSHIP, LANDMARK_TILE, REGIONS, SAURON, TOKEN } from "../data/ids.ts";
import { duel } from "../index.ts";
import { cardPrice, freedByChain, landmarkPrice } from "../rules/cost.ts";
import { regionsHeld } from "../rules/winning.ts";

const engine = new Engine(duel);
const card = CARD.named;

describe("the guide", () => {
  test("begins in a position that keeps every invariant and can be written down again", () => {
    const g = duel.notation.read(guide.position);
    expect(duel.invariants(g)).toEqual([]);
    expect(duel.notation.read(duel.notation.write(g))).toEqual(g);
  });

  test("every step is a legal choice, and it ends with all seven regions held", () => {
    const { g, replies, draws } = walkGuide(duel, guide);
    expect(g.result).toEqual({ winners: [FELLOWSHIP], reason: "conquest" });
    expect(replies).toBe(guide.replies.length);
    expect(draws).toBe(guide.chance.length);
  });

  test("what it says is what happened", () => {
    const heard: Record<string, string[]> = {};
    let from = 0;
    walkGuide(duel, guide, (g, say, events) => {
      heard[say] = events.slice(from).map(({ type }) => type);
      from = events.length;
      if (say === "guide.take") {
        expect(cardPrice(g, FELLOWSHIP, card("c2-01"))).toBe(0);
        expect(regionsHeld(g, FELLOWSHIP)).toBe(4);
      }
      if (say === "guide.price") expect(cardPrice(g, FELLOWSHIP, card("c2-14"))).toBe(1);
      if (say === "guide.chain") expect(freedByChain(g, FELLOWSHIP, card("c2-15"))).toBe(true);
      if (say === "guide.token")
        expect(engine.askOf(g, FELLOWSHIP)?.options).toEqual([
          ["token", TOKEN.named("elves-1")],
          ["token", TOKEN.named("elves-3")],
        ]);
      if (say === "guide.units") {
        expect(g.turn).toBe(FELLOWSHIP);
        expect([g.coins[FELLOWSHIP], cardPrice(g, FELLOWSHIP, card("c2-20"))]).toEqual([5, 2]);
      }
      if (say === "guide.discard") expect(freedByChain(g, SAURON, card("c2-21"))).toBe(true);
      if (say === "guide.landmark") {
        expect(landmarkPrice(g, FELLOWSHIP, LANDMARK_TILE.named("minas-tirith"))).toBe(4);
        expect(regionsHeld(g, FELLOWSHIP)).toBe(REGIONS.length - 1);
      }
    });
    expect(heard["guide.bonus"]).toContain("quest");
    expect(heard["guide.turned"]).toContain("card-revealed");
    expect(heard["guide.token"]).toContain("tokens-revealed");
    expect(heard["guide.units"]).toContain("turn-earned");
    expect(heard["guide.discard"]).toContain("conflict");
    expect(heard["guide.end"]).toContain("game-ended");
  });
});
