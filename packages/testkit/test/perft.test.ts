import { hashed } from "@westmarch/kernel";
import { table } from "@westmarch/testkit";
import { expect, test } from "vitest";
import { divide, perft } from "../src/index.ts";
import { engineOf, roundWith } from "./variants.ts";

const engine = engineOf();
const start = engine.start({}, hashed(1));
const BID = "game=2:0:0:3:1:0:3 seat=;;;5;1 seat=;;;5;1 deck=* pile= sealed=-,- at=round.bid{taken:0}";

test("no choice leads one way, and a finished game ends there", () => {
  expect(perft(engine, start, 0)).toBe(1);
  expect(perft(engine, engine.stop(start, { winners: [], reason: "resigned" }), 3)).toBe(1);
});

test("the numbers of the opening are golden", () => {
  expect([1, 2, 3, 4].map((depth) => perft(engine, start, depth))).toEqual([5, 21, 52, 184]);
});

test("with every value of chance, equal bids lead both ways", () => {
  const g = table(engine, BID).state;
  expect(perft(engine, g, 2, { chance: 5 })).toBe(4);
  expect(perft(engine, g, 2, { chance: "all" })).toBe(6);
});

test("divided by first choice the numbers add up", () => {
  const g = table(engine, BID).state;
  const counts = divide(engine, g, 2, { chance: "all" });
  expect(counts).toEqual({ "bid:0": 3, "bid:1": 3 });
});

test("a changed rule changes a number", () => {
  const generous = roundWith({ begin: () => {} });
  expect(perft(generous, generous.start({ seats: "3" }, hashed(1)), 5)).toBe(
    perft(engine, engine.start({ seats: "3" }, hashed(1)), 5),
  );
  const strict = roundWith({ muster: ({ g }) => void g.round });
  expect(perft(strict, strict.start({}, hashed(1)), 3)).not.toBe(perft(engine, start, 3));
});

test("following a position leaves it as it was", () => {
  const before = JSON.stringify(start);
  perft(engine, start, 3, { chance: "all" });
  expect(JSON.stringify(start)).toBe(before);
});
