import { hint, PLAIN_REASONS, type Policy } from "@westmarch/bots";
import { type Core, Engine, hashed, type Seat, stream } from "@westmarch/kernel";
import { LANGUAGES } from "@westmarch/kernel/languages";
import { describe, expect, test } from "vitest";
import { games } from "../src/index.ts";

const told = await Promise.all(
  Object.entries(games).map(async ([id, entry]) => ({ id, entry, policy: await entry.policy() })),
);
const reasoned = told.flatMap(({ id, entry, policy: { reasons, ...rest } }) =>
  reasons ? [{ id, entry, policy: { ...rest, reasons } }] : [],
);

/** How far what figures say and what was learnt may lie apart on average; of the card game, whose network is surer than figures are. */
const NEARLY = 0.15;
const SURER = 0.2;

/** Positions of one game by rule of thumb, at which one seat has something to choose. */
function* middles(engine: Engine<Core>, policy: Policy<Core>, every: number, most: number) {
  const chance = hashed(11);
  const random = stream(12);
  const g = engine.start({}, chance);
  for (let made = 0, seen = 0; g.result === null && seen < most; made++) {
    const [ask, ...others] = engine.asks(g);
    if (made >= every * (seen + 1) && others.length === 0 && ask.options.length > 1) {
      seen++;
      yield { g: engine.game.clone(g), ask };
    }
    engine.trust(g, ask.seat, policy.playout(g, ask, random), chance);
  }
}

test("every game on the table that one wins gives reasons", () => {
  expect(reasoned.map(({ id }) => id).sort()).toEqual([
    "confrontation",
    "duel",
    "five-armies",
    "trading-card-game",
    "war-of-the-ring",
  ]);
});

describe.each(reasoned)("the reasons of $id", ({ id, entry, policy }) => {
  const engine = new Engine(entry.game);
  const { reasons } = policy;

  test.each(LANGUAGES)("are sentences in %s, for every seat", async (language) => {
    const words = await entry.words(language);
    // Some reasons are given only at the beginning.
    const states = [engine.start({}, hashed(1)), ...[...middles(engine, policy, 20, 1)].map(({ g }) => g)];
    const names = states.flatMap((g) =>
      engine.game
        .seats({})
        .flatMap((_, seat) => reasons.parts.map((part) => `hint.${reasons.name(part, g, seat)}`)),
    );
    for (const name of names) expect(words[name], name).toBeTypeOf("string");
  });

  test("add up to what the evaluation says, or nearly where that was learnt", () => {
    const terms: number[] = [];
    let looked = 0;
    let apart = 0;
    for (const { g } of middles(engine, policy, 13, 12)) {
      if (!(policy.quiet?.(g) ?? true) || reasons.isKnown?.(g) === false || g.sealed.length > 2) continue;
      for (const seat of [0, 1]) {
        reasons.terms(g, seat, terms);
        expect(terms).toHaveLength(reasons.partOf.length);
        const sum = terms.reduce((all, term) => all + term, 0);
        const worth = policy.evaluate(g, seat);
        const told = 1 / (1 + Math.exp(-sum));
        if (reasons.beside) apart += Math.abs(told - worth);
        else if (worth > 0.011 && worth < 0.989) expect(told).toBeCloseTo(worth, 6);
        looked++;
      }
    }
    expect(looked).toBeGreaterThan(0);
    expect(apart / looked).toBeLessThan(id === "trading-card-game" ? SURER : NEARLY);
  });

  test("belong to what is offered, and are the same in all worlds that look the same", () => {
    const hinted = (view: Core, seat: Seat) => {
      const ask = engine.askOf(view, seat);
      if (!ask) throw new Error("nothing is asked");
      return hint(engine, policy, { view, seat, ask }, { random: stream(5), iterations: 24 });
    };
    let seen = 0;
    for (const { g, ask } of middles(engine, policy, 23, 2)) {
      seen++;
      const { seat, options } = ask;
      const view = engine.view(g, seat);
      // What another seat has sealed stays sealed: that it has is there for everybody to see.
      const other = engine.determinize(view, seat, stream(9));
      const one = hinted(view, seat);
      expect(options).toContainEqual(one.option);
      expect(one.than).not.toEqual(one.option);
      const known = [...PLAIN_REASONS, ...reasons.parts.map((part) => reasons.name(part, view, seat))];
      expect(known).toContain(one.because);
      expect(hinted(engine.view(other, seat), seat)).toEqual(one);
    }
    expect(seen).toBe(2);
  });
});
