import { greedyBot, randomBot, searchBot } from "@westmarch/bots";
import { Engine, hashed, stream } from "@westmarch/kernel";
import { arena } from "@westmarch/training";
import { describe, expect, test } from "vitest";
import { policy } from "../bot.ts";
import { FELLOWSHIP, SAURON } from "../data/ids.ts";
import { type Duel, duel } from "../index.ts";
import { type Table, table } from "./table.ts";

const engine = new Engine(duel);

/** Positions from games played by first sight. */
function middles(): Duel[] {
  return Array.from({ length: 40 }, (_, seed) => {
    const chance = hashed(seed);
    const random = stream(seed);
    const g = engine.start({}, chance);
    for (let made = 0; made < 2 * seed && g.result === null; made++) {
      const [ask] = engine.asks(g);
      engine.trust(g, ask.seat, policy.playout(g, ask, random), chance);
    }
    return g;
  }).filter((g) => g.result === null);
}

/** What the search chooses for Sauron. */
function searched(t: Table, iterations = 300): string {
  const [ask] = engine.asks(t.g);
  const bot = searchBot(engine, policy, { iterations });
  return duel.notation.choice(bot.choose(engine.view(t.g, ask.seat), ask.seat, ask, { random: stream(1) }));
}

describe("the sense of play", () => {
  test("gives both sides together a whole chance", () => {
    for (const g of middles()) {
      const chance = policy.evaluate(g, FELLOWSHIP);
      expect(chance).toBeGreaterThan(0);
      expect(chance + policy.evaluate(g, SAURON)).toBeCloseTo(1, 9);
    }
  });

  test("holds every option possible and chooses among what is offered", () => {
    const random = stream(3);
    for (const g of middles()) {
      const [ask] = engine.asks(g);
      const weights: number[] = [];
      policy.weigh?.(g, ask, ask.options, weights);
      expect(weights).toHaveLength(ask.options.length);
      expect(weights.every((weight) => weight > 0)).toBe(true);
      expect(ask.options).toContain(policy.playout(g, ask, random));
    }
  });

  test("likes to be ahead on the quest, on the map and among the races", () => {
    const sauron = (line: string) => policy.evaluate(table(`chapter=2 free=c2-01,c2-02 ${line}`).g, SAURON);
    const even = sauron("");
    expect(sauron("quest=0:10")).toBeGreaterThan(even);
    expect(sauron("quest=10:0")).toBeLessThan(even);
    expect(sauron("took=sauron:bree,isengard")).toBeGreaterThan(even);
    expect(sauron("sauron=c1-17,c1-18,c1-19,c1-20")).toBeGreaterThan(even);
  });
});

describe("the search", () => {
  test("takes the last step of the quest (11.8)", () => {
    const line = "chapter=3 free=c3-12,c3-01,c1-13 coins=9:9 quest=0:13";
    expect(searched(table(line))).toBe("play:c1-13");
  });

  test("takes the seventh region (16.3)", () => {
    const six = "lindon,arnor,rhovanion,enedwaith,gondor,mordor"
      .split(",")
      .map((region) => `sauron.${region}:1`)
      .join(",");
    const t = table(`chapter=2 free=c2-20,c2-01,c2-09 coins=9:9 units=${six}`);
    expect(searched(t)).toBe("play:c2-20");
    expect(searched(t.sauron("play:c2-20"))).toBe("place:rohan");
  });

  test("discards the card with which the opponent would win (11.8)", () => {
    const line = "chapter=3 free=c3-02,c1-13,c3-01 coins=9:0 quest=13:2";
    expect(searched(table(line), 600)).toMatch(/c1-13/);
  });
});

test("greedy beats random play", () => {
  const { winRate, failures } = arena(engine, greedyBot(engine, policy, { worlds: 4 }), randomBot(), {
    games: 20,
    seed: 3,
  });
  expect(failures).toEqual([]);
  expect(winRate).toBeGreaterThanOrEqual(0.9);
});
