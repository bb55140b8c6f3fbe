import { openingOf } from "@westmarch/bots";
import { Engine, stream } from "@westmarch/kernel";
import { describe, expect, it } from "vitest";
import { likelihoodOfSetUp, weighPlace } from "../bot/setup.ts";
import { policy } from "../bot.ts";
import { CHARACTER, CHARACTERS_OF, DARK, FRODO, GOOD, NINE, REGION, type Side } from "../data/ids.ts";
import { confrontation } from "../index.ts";
import { allSetUps } from "../tools/set-ups.ts";

const engine = new Engine(confrontation);
const start = () => engine.start({}, () => 0);
const SIDES: readonly Side[] = [GOOD, DARK];

/** Where everybody stands, by character, if this side stands like that. */
const standing = (side: Side, places: readonly number[]): number[] => {
  const at: number[] = CHARACTER.all.map(() => -1);
  for (const [i, region] of places.entries()) at[side * NINE + i] = region;
  return at;
};

describe("the plan for setting up", () => {
  it("3.1 is a plan over all 15,120 ways, each of which it says the likelihood of", () => {
    for (const side of SIDES) {
      const all = allSetUps(side);
      expect(all).toHaveLength(15_120);
      const sum = all.reduce((total, places) => total + likelihoodOfSetUp(side, standing(side, places)), 0);
      expect(sum).toBeCloseTo(1, 9);
    }
  });

  it("comes about piece by piece as it is said to", () => {
    for (const side of SIDES) {
      const g = start();
      let product = 1;
      for (const character of CHARACTERS_OF[side]) {
        const ask = engine.askOf(g, side)!;
        const weights = ask.options.map((option) => weighPlace(g, character, REGION.of(option[2])));
        const k = character % weights.length;
        product *= weights[k]! / weights.reduce((sum, weight) => sum + weight, 0);
        engine.play(g, side, ask.options[k]!, () => 0);
      }
      expect(product).toBeCloseTo(likelihoodOfSetUp(side, g.secret.at), 12);
      expect(product).toBeGreaterThan(0);
    }
  });

  it("knows no set-up that the rules do not allow", () => {
    const crowd = standing(GOOD, new Array<number>(NINE).fill(0));
    expect(likelihoodOfSetUp(DARK, crowd)).toBe(0);
  });

  it("leaves Frodo no place where he is always to be found", () => {
    const seen = new Map<number, number>();
    for (let seed = 0; seed < 200; seed++) {
      const [frodo] = openingOf(engine, policy, engine.view(start(), 0), 0, stream(seed));
      expect(frodo?.[1]).toBe(FRODO);
      seen.set(Number(frodo?.[2]), (seen.get(Number(frodo?.[2])) ?? 0) + 1);
    }
    expect(Math.max(...seen.values())).toBeLessThan(160);
  });
});
