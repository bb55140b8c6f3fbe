/** Costs (6.1): what can be paid at all. */
import { expect, test } from "vitest";
import { contextFromHand } from "../cards/text-context.ts";
import { CARD } from "../data/ids.ts";
import type { Cost } from "../language/tree.ts";
import { blank } from "../position.ts";
import { canPay } from "../rules/playable.ts";

const DISCARD_A_CARD: Cost = [
  [
    {
      pay: "discard",
      target: [{ is: "some", which: { how: "one" }, kinds: [{ noun: { kind: "card" } }] }],
      from: "your hand",
    },
  ],
];

const EVENT = CARD.named("1C3");
const OTHER = CARD.named("1C299");

test("an event that is played cannot be discarded from hand for its own cost (5.5, 6.1)", () => {
  const g = blank();
  const said = contextFromHand(0, EVENT);
  const pays = (...hand: (typeof EVENT)[]): boolean => {
    g.secret.hands[0] = hand;
    return canPay(g, said, DISCARD_A_CARD, { itself: EVENT });
  };
  expect(pays(EVENT)).toBe(false);
  expect(pays(EVENT, OTHER)).toBe(true);
  expect(pays(EVENT, EVENT)).toBe(true);
});

test("for all that others know, a hand of one card cannot pay for an event in it either (6.1)", () => {
  const g = blank();
  const pays = (...hand: (typeof EVENT)[]): boolean => {
    g.secret.hands[0] = hand;
    return canPay(g, contextFromHand(0, EVENT), DISCARD_A_CARD, { itself: EVENT, publicly: true });
  };
  expect(pays(OTHER)).toBe(false);
  expect(pays(OTHER, OTHER)).toBe(true);
});
