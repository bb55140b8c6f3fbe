import { greedyBot, searchBot } from "@westmarch/bots";
import { numbered } from "@westmarch/bots/experience";
import { leaves } from "@westmarch/bots/numbers";
import { type Ask, Engine, hashed, type Option, type Settings, sameOption, stream } from "@westmarch/kernel";
import { amissIn, amissSeen, wholeGame as played } from "@westmarch/testkit/campaign";
import { describe, expect, test } from "vitest";
import { NUMBERS } from "../bot/by-hand.ts";
import { byFigures } from "../bot/evaluation.ts";
import experience from "../bot/experience.json" with { type: "json" };
import { FEATURES, features } from "../bot/features.ts";
import { learning } from "../bot/learning.ts";
import { scoresBy } from "../bot/scores.ts";
import { JUDGES, sensesOf, type WrittenSense } from "../bot/sense.ts";
import { policy } from "../bot.ts";
import { changesOf } from "../brought.ts";
import { BEORN, bitOf, CARD, FREE, RAVENHILL, SHADOW, sideOf } from "../ids.ts";
import { type FiveArmies, fiveArmies } from "../index.ts";
import type { Pack } from "../pack/types.ts";
import { WESTMARCH } from "../pack/westmarch.ts";
import { printed } from "../printing.ts";
import { rivals } from "../rivals.ts";

const engine = new Engine(fiveArmies);
const scored = scoresBy(JUDGES);
const greedy = greedyBot(engine, policy);
const veteran = greedyBot(engine, rivals.veteran);

/** Plays a whole game by first sight (at random, one choice in `wild`) and looks in at every question. */
const wholeGame = (seed: number, look: (g: FiveArmies, ask: Ask) => void, wild = 0): FiveArmies =>
  played(
    engine,
    {
      settings: {},
      seed,
      wild,
      choose: (view, ask, random) => greedy.choose(view, ask.seat, ask, { random }),
    },
    look,
  ).g;

const isOffered = (options: readonly Option[], option: Option): boolean =>
  options.some((one) => sameOption(one, option));

test("every option of every question has a score, and what is promising is offered", () => {
  const amiss = new Set<string>();
  const thought = new Map<string, number>();
  for (let seed = 0; seed < 2; seed++)
    wholeGame(
      seed,
      (g, ask) => {
        const view = engine.view(g, ask.seat);
        for (const fault of amissIn(policy, scored, view, ask)) amiss.add(fault);
        if (ask.options.length > 1) thought.set(ask.prompt, policy.reduce?.(view, ask).length ?? 0);
      },
      5,
    );
  expect([...amiss]).toEqual([]);
  // Small choices are made at first sight, what matters is thought over.
  expect(thought.get("casualties")).toBe(1);
  expect(thought.get("part")).toBe(1);
  expect(thought.get("act")).toBeGreaterThan(1);
});

test.each([
  ["network", policy.evaluate],
  ["figures", byFigures],
])("the %s gives both sides together a whole chance, and changes nothing", (_, evaluate) => {
  const values: number[] = [];
  let questions = 0;
  wholeGame(3, (g) => {
    if (questions++ % 25 !== 0) return;
    const copy = structuredClone(g);
    const chance = evaluate(g, FREE);
    expect(chance).toBeGreaterThan(0);
    expect(chance).toBeLessThan(1);
    expect(chance + evaluate(g, SHADOW)).toBeCloseTo(1, 9);
    features(g, values);
    expect(values).toHaveLength(FEATURES.length);
    expect(values.every(Number.isFinite)).toBe(true);
    expect(g).toEqual(copy);
  });
});

test("a network sees features that there are, each once, and changes nothing", () => {
  let questions = 0;
  wholeGame(14, (g) => {
    if (questions++ % 20 !== 0) return;
    const copy = structuredClone(g);
    expect(amissSeen(learning, g)).toEqual([]);
    expect(g).toEqual(copy);
  });
});

test("a network sees no card of which it has learnt nothing", () => {
  const isWolves = ({ id }: { readonly id: string }): boolean => id === "sh_wolves";
  const own: Pack = {
    ...WESTMARCH,
    cards: WESTMARCH.cards.map((card) =>
      isWolves(card) ? { ...card, command: "Draw 2 Event cards." } : card,
    ),
  };
  const card = CARD.all.find((one) => isWolves({ id: printed(null).designs[one] }));
  if (card === undefined) throw new Error("there is no such card");
  const seen = (settings: Settings): number => {
    const g = engine.start(settings, hashed(1));
    const into = new Uint16Array(learning.inputs);
    g.secret.hands = [0, 0, 0, 0];
    const without = learning.features(g, into);
    g.secret.hands[2 * SHADOW + 1] = bitOf(card);
    return learning.features(g, into) - without;
  };
  expect(seen({})).toBe(1);
  expect(seen({ pack: changesOf(own) })).toBe(0);
});

test("what others hold changes no choice at first sight", () => {
  const random = stream(9);
  let questions = 0;
  wholeGame(4, (g, ask) => {
    if (questions++ % 11 !== 0) return;
    const view = engine.view(g, ask.seat);
    const other = engine.view(engine.determinize(view, ask.seat, random), ask.seat);
    for (const bot of [greedy, veteran]) {
      const by = (seen: FiveArmies) => bot.choose(seen, ask.seat, ask, { random: stream(questions) });
      expect(by(other)).toEqual(by(view));
      expect(isOffered(ask.options, by(view))).toBe(true);
    }
  });
});

test("each side weighs by its own numbers, and by those set by hand where nothing is written", () => {
  const chance = hashed(2);
  const g = engine.start({}, chance);
  const isPass = ([verb]: Option): boolean => verb === "pass";
  let [ask] = engine.asks(g);
  while (!ask.options.some(isPass)) {
    engine.trust(g, ask.seat, ask.options[0], chance);
    [ask] = engine.asks(g);
  }
  const nothing = { numbers: {}, prizes: {}, posts: {}, tendencies: {} };
  const passing = (own: Partial<WrittenSense>, others: Partial<WrittenSense> = {}): number => {
    const [one, two] = [
      { ...nothing, ...own },
      { ...nothing, ...others },
    ];
    const isFree = sideOf(ask.seat) === FREE;
    const scores: number[] = [];
    const senses = sensesOf({ "free-peoples": isFree ? one : two, shadow: isFree ? two : one });
    scoresBy(senses)(g, ask, ask.options, scores);
    return scores[ask.options.findIndex(isPass)];
  };
  expect(passing({})).toBeCloseTo(NUMBERS.wait, 9);
  expect(passing({ numbers: { wait: 2 } })).toBeCloseTo(2, 9);
  expect(passing({}, { numbers: { wait: 2 } })).toBeCloseTo(NUMBERS.wait, 9);
  expect(passing({ tendencies: { pass: { always: 1 } } })).toBeCloseTo(NUMBERS.wait + 1, 9);
});

describe.each([
  // The network has learnt from no position in which the Shadow holds everything while its enemies stand there.
  ["network", policy.evaluate, 0.7],
  ["figures", byFigures, 0.9],
] as const)("the sense of play, by its %s,", (_, evaluate, sure) => {
  /** A game at its beginning, changed. */
  const changed = (change: (g: FiveArmies) => void): number => {
    const g = engine.start({}, hashed(1));
    change(g);
    return evaluate(g, SHADOW);
  };
  const even = changed(() => {});

  test("likes settlements, and most of all those that win", () => {
    const one = changed((g) => {
      g.control[RAVENHILL] = 1;
    });
    const won = changed((g) => g.control.fill(1));
    expect(one).toBeGreaterThan(even);
    expect(won).toBeGreaterThan(one);
    expect(won).toBeGreaterThan(sure);
  });

  test("knows that Beorn ends the game when the Shadow has too little", () => {
    const near = changed((g) => {
      g.fate = 12;
    });
    const come = changed((g) => {
      g.fate = 12;
      g.dice[FREE * 7] = 1;
    });
    const gone = changed((g) => {
      g.fate = 12;
      g.dice[FREE * 7] = 1;
      g.at[BEORN] = RAVENHILL;
    });
    expect(near).toBeLessThan(even);
    expect(come).toBeLessThan(near);
    expect(come).toBeLessThan(gone);
  });
});

test("the search chooses what is offered, and the same again from the same seed", () => {
  const bots = [policy, rivals.figures].map((one) => searchBot(engine, one, { iterations: 6 }));
  const played = () => {
    const chance = hashed(5);
    const g = engine.start({}, chance);
    const chosen: Option[] = [];
    for (let made = 0; made < 60 && g.result === null; made++) {
      const [ask] = engine.asks(g);
      const view = engine.view(g, ask.seat);
      const option = bots[made % 2].choose(view, ask.seat, ask, { random: stream(made) });
      if (!isOffered(ask.options, option)) throw new Error(`${ask.prompt}: ${option.join(":")}`);
      chosen.push(option);
      engine.trust(g, ask.seat, option, chance);
    }
    return chosen;
  };
  expect(played()).toEqual(played());
});

test("all that was learnt by playing is told apart", () => {
  expect(numbered(experience).size).toBe(leaves(experience).length);
});
