import type { DeckChoosing } from "@westmarch/boardkit";
import { expect, test } from "vitest";
import { decksAt } from "../src/decks/decksAt.ts";

/** A game whose computers bring what their level is called. */
const choosing: DeckChoosing = {
  Choice: () => null,
  isDeck: () => true,
  named: () => null,
  usual: () => ({ deck: "usual" }),
  computers: (level) => ({ deck: level }),
  isWhole: () => true,
  at: (seat, { deck = "" }) => ({ [`deck${seat}`]: deck }),
};
const mine = { deck: "mine" };

test("each brings what was chosen for the own place, wherever chance puts the opener", () => {
  const two = { choosing, brings: [mine, { deck: "theirs" }], level: "fair" } as const;
  expect(decksAt(two, 0)).toEqual({ deck0: "mine", deck1: "theirs" });
  expect(decksAt(two, 1)).toEqual({ deck1: "mine", deck0: "theirs" });
});

test("computers choose for themselves, by their strength, unless they are told what to bring", () => {
  const four = {
    choosing,
    brings: [mine, null, { deck: "theirs" }, { deck: "told" }],
    level: "gentle",
  } as const;
  expect(decksAt(four, 2)).toEqual({ deck2: "mine", deck0: "gentle", deck1: "theirs", deck3: "told" });
});
