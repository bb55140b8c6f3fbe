import { greedyBot, randomBot, searchBot } from "@westmarch/bots";
import { numbered } from "@westmarch/bots/experience";
import { leaves } from "@westmarch/bots/numbers";
import { type Ask, hashed, stream } from "@westmarch/kernel";
import { amissIn, amissSeen, wholeGame as played } from "@westmarch/testkit/campaign";
import { arena } from "@westmarch/training";
import { describe, expect, test } from "vitest";
import { byFigures } from "../bot/evaluation.ts";
import experience from "../bot/experience.json" with { type: "json" };
import { FEATURES, features } from "../bot/features.ts";
import { learning } from "../bot/learning.ts";
import { scoresBy } from "../bot/scores.ts";
import { JUDGES } from "../bot/sense.ts";
import { policy } from "../bot.ts";
import { FREE, SHADOW } from "../data/ids.ts";
import { SEATS_OF_SIDES, seatsOf, sideOf } from "../seats.ts";
import type { War } from "../state.ts";
import { at, engine } from "./table.ts";

const greedy = greedyBot(engine, policy);
const scored = scoresBy(JUDGES);

/** What happens at one question of a game, before it is answered. */
type Look = (g: War, ask: Ask, view: War) => void;

/** Plays a whole game by first sight (or at random, one choice in `wild`) and looks in at every question. */
const wholeGame = (players: number, seed: number, look: Look, wild = 0) =>
  played(
    engine,
    {
      settings: { players: String(players) },
      seed,
      wild,
      choose(view, ask, random) {
        const option = greedy.choose(view, ask.seat, ask, { random });
        if (!ask.options.some((offered) => offered === option))
          throw new Error(`${ask.prompt}: ${option.join(":")} is not offered`);
        return option;
      },
    },
    look,
  );

describe.each([2, 3, 4])("with %i players", (players) => {
  test("whole games come to an end by choices that are offered, and partners win together", () => {
    for (let seed = 0; seed < 2; seed++) {
      const { g, choices } = wholeGame(players, seed, () => {});
      expect(choices.length).toBeLessThan(3000);
      expect(SEATS_OF_SIDES[players]).toContainEqual(g.result?.winners);
    }
  });

  test("the same game is played again from the same seeds", () => {
    expect(wholeGame(players, 7, () => {}).choices).toEqual(wholeGame(players, 7, () => {}).choices);
  });

  test("what others hold changes no choice", () => {
    const random = stream(9);
    let questions = 0;
    wholeGame(players, 11, (_g, ask, view) => {
      if (questions++ % 7 !== 0) return;
      const other = engine.determinize(view, ask.seat, random);
      const here = greedy.choose(view, ask.seat, ask, { random: stream(questions) });
      const there = greedy.choose(engine.view(other, ask.seat), ask.seat, ask, { random: stream(questions) });
      expect(there).toEqual(here);
    });
  });

  test("every option of every question has a score, and choosing changes nothing", () => {
    const amiss = new Set<string>();
    const look: Look = (_g, ask, view) => {
      for (const fault of amissIn(policy, scored, view, ask)) amiss.add(fault);
    };
    wholeGame(players, 1, look, 3);
    expect([...amiss]).toEqual([]);
    const before = engine.start({ players: String(players) }, hashed(1));
    const [ask] = engine.asks(before);
    const copy = structuredClone(before);
    policy.playout(before, ask, stream(1));
    expect(before).toEqual(copy);
  });

  test.each([
    ["network", policy.evaluate],
    ["figures", byFigures],
  ])("the %s gives both sides together a whole chance, and partners the same", (_, evaluate) => {
    const values: number[] = [];
    let questions = 0;
    wholeGame(players, 13, (g) => {
      if (questions++ % 20 !== 0) return;
      const chances = g.sealed.map((_, seat) => evaluate(g, seat));
      const [free] = seatsOf(g, FREE);
      const [shadow] = seatsOf(g, SHADOW);
      expect(chances[free]).toBeGreaterThan(0);
      expect(chances[free]).toBeLessThan(1);
      expect(chances[free] + chances[shadow]).toBeCloseTo(1, 9);
      for (const [seat, chance] of chances.entries())
        expect(chance).toBe(chances[sideOf(g, seat) === FREE ? free : shadow]);
      features(g, values);
      expect(values).toHaveLength(FEATURES.length);
      expect(values.every(Number.isFinite)).toBe(true);
    });
  });

  test("a network sees features that there are, each once", () => {
    let questions = 0;
    wholeGame(players, 14, (g) => {
      if (questions++ % 20 !== 0) return;
      expect(amissSeen(learning, g)).toEqual([]);
    });
  });
});

describe.each([
  ["network", policy.evaluate],
  ["figures", byFigures],
])("the sense of play, by its %s,", (_, evaluate) => {
  const chanceOf = (position: Parameters<typeof at>[0]) => evaluate(at(position).state, 0);
  const start = { start: true } as const;

  test("likes to be further on, less burdened and nearer to victory by war", () => {
    const even = chanceOf(start);
    expect(chanceOf({ ...start, fellowship: { at: "morannon" } })).toBeGreaterThan(even);
    expect(chanceOf({ ...start, fellowship: { corruption: 8 } })).toBeLessThan(even);
    const taken = { control: "shadow", sauron: [4] } as const;
    expect(chanceOf({ ...start, map: { "minas-tirith": taken, "dol-amroth": taken } })).toBeLessThan(even);
  });
});

test("greedy beats random play on both sides", () => {
  const { bySeat, failures } = arena(engine, greedy, randomBot(), { games: 20, seed: 3 });
  expect(failures).toEqual([]);
  for (const { winRate } of bySeat) expect(winRate).toBeGreaterThanOrEqual(0.85);
});

test("the search answers with one of the options, the same one for the same seed", () => {
  const g = engine.start({}, hashed(5));
  const [ask] = engine.asks(g);
  const bot = searchBot(engine, policy, { iterations: 30 });
  const option = bot.choose(engine.view(g, ask.seat), ask.seat, ask, { random: stream(2) });
  expect(ask.options).toContainEqual(option);
  expect(bot.choose(engine.view(g, ask.seat), ask.seat, ask, { random: stream(2) })).toEqual(option);
});

test("all that was learnt by playing is told apart", () => {
  expect(numbered(experience).size).toBe(leaves(experience).length);
});
