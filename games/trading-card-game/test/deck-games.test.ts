/** Whole games with decks that may be played. */
import { Engine, stream } from "@westmarch/kernel";
import { describe, expect, test } from "vitest";
import { brought } from "../decks/brought.ts";
import type { Deck } from "../decks/deck.ts";
import { randomDeck } from "../decks/random.ts";
import { READY_DECKS } from "../decks/ready.ts";
import { invariants } from "../invariants.ts";
import type { CardGame } from "../state.ts";
import { gameOf } from "./table.ts";

/** Plays a game at random to its end, or for so many decisions. */
function played(decks: readonly Deck[], seed: number, most = 8000): CardGame {
  const pick = stream(seed);
  const chance = (_: number, sides: number): number => pick(sides);
  const engine = new Engine(gameOf(decks.map(brought)));
  const g = engine.start({}, chance);
  for (let made = 0; made < most && !g.result; made++) {
    const [ask] = engine.asks(g);
    if (!ask) throw new Error("nobody is asked, and the game goes on");
    engine.trust(g, ask.seat, ask.options[pick(ask.options.length)], chance);
  }
  return g;
}

describe("games at random end, and no card is lost or made on the way,", () => {
  test("with each of the decks that come with the game", () => {
    for (const [i, { id, deck }] of READY_DECKS.entries()) {
      const g = played([deck, READY_DECKS[(i + 1) % READY_DECKS.length].deck], i);
      expect([id, g.result?.winners.length, invariants(g)]).toEqual([id, 1, []]);
    }
  });

  test.each([2, 3, 4, 6])("with random decks of %i players", (players) => {
    for (let seed = 0; seed < 5; seed++) {
      const draw = stream(seed * 10 + players);
      const decks = Array.from({ length: players }, () => randomDeck(draw));
      const g = played(decks, seed);
      expect([seed, g.result?.winners.length, invariants(g)]).toEqual([seed, 1, []]);
    }
  });
});
