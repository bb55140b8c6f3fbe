/** The computer opponents of this game. */
import { greedyBot } from "@westmarch/bots";
import { Engine } from "@westmarch/kernel";
import { chanceOf, randomOf, stateAfter } from "@westmarch/testkit";
import { expect, test } from "vitest";
import { policy } from "../bot.ts";
import { tradingCardGame } from "../index.ts";

const engine = new Engine(tradingCardGame);
const greedy = greedyBot(engine, policy, { worlds: 4 });

/** Whether the greedy one, in this seat, wins against one who chooses at random and bids as little. */
function beatsRandom(seed: number, seat: number): boolean {
  const random = randomOf(seed, "bot");
  const chance = chanceOf(seed);
  const g = engine.start({}, chance);
  for (let made = 0; !g.result; made++) {
    if (made > 5000) throw new Error(`no end, seed ${seed}`);
    const [ask] = engine.asks(g);
    const { options } = ask;
    const option =
      ask.seat === seat
        ? greedy.choose(engine.view(g, seat), seat, ask, { random })
        : options[random(ask.prompt === "bid" ? 2 : options.length)];
    engine.play(g, ask.seat, option, chance);
  }
  return g.result.winners.includes(seat);
}

test("the greedy one beats chance from both seats", () => {
  const wins = Array.from({ length: 16 }, (_, i) => beatsRandom(i >> 1, i & 1));
  expect(wins.filter((won) => won).length).toBeGreaterThanOrEqual(11);
});

test("what a position is worth lies between 0 and 1, for every seat", () => {
  for (let seed = 0; seed < 20; seed++) {
    const g = stateAfter(engine, { players: String(2 + (seed % 5)) }, seed, seed * 6);
    for (const seat of g.out.keys()) {
      const worth = policy.evaluate(g, seat);
      expect(worth).toBeGreaterThanOrEqual(0);
      expect(worth).toBeLessThanOrEqual(1);
    }
  }
});
