/** The guides of the first games, played through in the real engine. */
import { Engine } from "@westmarch/kernel";
import { walkedGuide } from "@westmarch/testkit/board";
import { describe, expect, test } from "vitest";
import { guides } from "../board/guide.ts";
import { CARD } from "../data/cards.ts";
import { FELLOWSHIP, LANDMARK_TILE, REGIONS, SAURON, TOKEN } from "../data/ids.ts";
import { duel } from "../index.ts";
import { cardPrice, freedByChain, landmarkPrice } from "../rules/cost.ts";
import { regionsHeld } from "../rules/winning.ts";
import type { Duel } from "../state.ts";

const engine = new Engine(duel);
const card = CARD.named;
const [fellowship, sauron] = guides;

describe.each(guides.map((guide) => [guide.steps[0].say, guide] as const))("the guide of %s", (_, guide) => {
  test("begins in a position that keeps every invariant and can be written down again", () => {
    const g = duel.notation.read(guide.position);
    expect(duel.invariants(g)).toEqual([]);
    expect(duel.notation.read(duel.notation.write(g))).toEqual(g);
  });

  test("is legal at every step, and uses all that was prepared", () => {
    const { replies, draws } = walkedGuide(duel, guide);
    expect(replies).toBe(guide.replies.length);
    expect(draws).toBe(guide.chance.length);
  });
});

/** How the table stands when this is said. */
function when(stood: Readonly<Record<string, Duel>>, say: string): Duel {
  const g = stood[say];
  if (!g) throw new Error(`no guide says ${say}`);
  return g;
}

test("what the guide of the Fellowship says is what happened, and it ends with all seven regions held", () => {
  const { heard, stood, g } = walkedGuide(duel, fellowship);
  const at = (step: string) => when(stood, `guide.${step}`);
  expect(cardPrice(at("take"), FELLOWSHIP, card("c2-01"))).toBe(0);
  expect(regionsHeld(at("take"), FELLOWSHIP)).toBe(4);
  expect(cardPrice(at("price"), FELLOWSHIP, card("c2-14"))).toBe(1);
  expect(freedByChain(at("chain"), FELLOWSHIP, card("c2-15"))).toBe(true);
  expect(engine.askOf(at("token"), FELLOWSHIP)?.options).toEqual([
    ["token", TOKEN.named("elves-1")],
    ["token", TOKEN.named("elves-3")],
  ]);
  expect(at("units").turn).toBe(FELLOWSHIP);
  expect([at("units").coins[FELLOWSHIP], cardPrice(at("units"), FELLOWSHIP, card("c2-20"))]).toEqual([5, 2]);
  expect(freedByChain(at("discard"), SAURON, card("c2-21"))).toBe(true);
  expect(landmarkPrice(at("landmark"), FELLOWSHIP, LANDMARK_TILE.named("minas-tirith"))).toBe(4);
  expect(regionsHeld(at("landmark"), FELLOWSHIP)).toBe(REGIONS.length - 1);
  expect(heard["guide.bonus"]).toContain("quest");
  expect(heard["guide.turned"]).toContain("card-revealed");
  expect(heard["guide.token"]).toContain("tokens-revealed");
  expect(heard["guide.units"]).toContain("turn-earned");
  expect(heard["guide.discard"]).toContain("conflict");
  expect(g.result).toEqual({ winners: [FELLOWSHIP], reason: "conquest" });
});

test("what the guide of Sauron says is what happened, and it ends with the Nazgûl at their goal", () => {
  const { heard, stood, g } = walkedGuide(duel, sauron);
  const at = (step: string) => when(stood, `guide.sauron.${step}`);
  expect(at("chase").quest[SAURON]).toBe(8);
  expect(regionsHeld(at("danger"), FELLOWSHIP)).toBe(REGIONS.length - 1);
  expect(cardPrice(at("purple"), SAURON, card("c3-22"))).toBe(0);
  expect(heard["guide.sauron.landmark"]).toEqual(expect.arrayContaining(["unit-removed", "coins-given"]));
  expect(regionsHeld(at("landmark"), FELLOWSHIP)).toBe(REGIONS.length - 2);
  expect(landmarkPrice(at("landmark"), SAURON, LANDMARK_TILE.named("isengard"))).toBe(2);
  expect(cardPrice(at("grey"), FELLOWSHIP, card("c3-06"))).toBe(0);
  expect(cardPrice(at("again"), FELLOWSHIP, card("c3-06"))).toBe(1);
  expect(at("again").quest[SAURON]).toBe(9);
  expect([at("rings").coins[SAURON], cardPrice(at("rings"), SAURON, card("c3-07"))]).toEqual([3, 3]);
  expect(heard["guide.sauron.carried"]).toEqual(
    expect.arrayContaining(["fortress-removed", "quest", "card-revealed"]),
  );
  expect(at("carried").quest).toEqual([5, 12]);
  expect(freedByChain(at("chain"), SAURON, card("c3-04"))).toBe(true);
  expect(g.result).toEqual({ winners: [SAURON], reason: "quest" });
});
