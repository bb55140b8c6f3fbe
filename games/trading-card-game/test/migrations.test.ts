/** Games that were saved under earlier versions of these rules. */
import { UNANSWERED } from "@westmarch/cards";
import { Engine } from "@westmarch/kernel";
import { stateAfter } from "@westmarch/testkit";
import { expect, test } from "vitest";
import { tradingCardGame } from "../index.ts";
import { event } from "../rules/happen.ts";
import { enter } from "../vocabulary.ts";

const engine = new Engine(tradingCardGame);

test("a game of version 1 goes on, and remembers who was assigned and is still there", () => {
  const now = stateAfter(engine, { players: "2" }, 7, 40);
  const [first] = now.table;
  if (!first) throw new Error("there is nothing on the table");
  const gone = now.copies;
  const then = { ...now, version: 1, wereAssigned: [gone, first.id] };
  expect(engine.load(then)).toEqual({ ...now, wereAssigned: [first] });
});

test("a game of version 2 counted rounds of players, and goes on by their seats", () => {
  const now = engine.game.notation.read(
    "players=3 order=player-1,player-2,player-3 turn=player-1 phase=maneuver stack=game.next/turn.archery/procedure.action{turn:2;passed:[0,2]}",
  );
  const { taken: _, ...before } = now;
  const then = {
    ...before,
    version: 2,
    rulings: { ownCosts: true },
    starts: now.starts.map(({ bearer, ring }) => ({ bearer, ring })),
    stack: now.stack.map((f) =>
      f.chapter === "procedure" ? { ...f, turn: 2, passed: undefined, passes: 2 } : f,
    ),
  };
  const loaded = engine.load(JSON.parse(JSON.stringify(then)));
  expect(loaded).toEqual(now);
  expect(engine.owes(loaded)).toEqual([1]);
});

test("a game of version 2 goes on at the paragraphs that have other names since", () => {
  const now = stateAfter(engine, { players: "2" }, 7, 40);
  const told = {
    ...enter("happening", event("turn-begins", now.turn)).call,
    ...UNANSWERED,
    used: [],
    tokenless: false,
  };
  const names = { barred: "stands", about: "before", beforehand: "beforehand", which: "must", may: "after" };
  for (const [before, since] of Object.entries(names)) {
    const { passed: _, ...then } = { ...told, at: before, turn: 0, passes: 0 };
    const loaded = engine.load({ ...now, version: 2, stack: [then] } as { version: number });
    expect(loaded.stack).toEqual([{ ...told, at: since }]);
  }
});
