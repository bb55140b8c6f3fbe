/** Positions on one line: read and written at every decision of whole games, and by hand. */
import { Engine, NotationError, type Option } from "@westmarch/kernel";
import { anySettings, chanceOf, pick, randomOf } from "@westmarch/testkit";
import { inFull } from "@westmarch/testkit/full";
import { describe, expect, test } from "vitest";
import { type War, warOfTheRing } from "../index.ts";

const engine = new Engine(warOfTheRing);
const { notation } = warOfTheRing;

/** At how many decisions there is one at which positions are written and read; choices are, at each of them. */
const STRIDE = inFull(5, 1);

/** What the notation makes of a state, and of what each seat sees of it. */
function roundTrip(g: War): void {
  expect(notation.read(notation.write(g))).toEqual(g);
  for (const seat of [...g.sealed.keys(), null]) {
    const view = engine.view(g, seat);
    expect(notation.read(notation.write(view))).toEqual(view);
  }
}

describe("a position on one line", () => {
  test(`is the same again at ${inFull("many decisions", "every decision")} of random games of two, three and four`, () => {
    for (const [players, decisions] of [
      ["2", 260],
      ["3", 160],
      ["4", 160],
    ] as const) {
      const random = randomOf(Number(players), "choices");
      const chance = chanceOf(Number(players));
      const g = engine.start({ ...anySettings(warOfTheRing.settings, random), players }, chance);
      for (let i = 0; i < decisions && !g.result; i++) {
        const ask = pick(engine.asks(g), random);
        if (i % STRIDE === 0) roundTrip(g);
        expect(ask.options.map((option) => notation.option(notation.choice(option)))).toEqual(ask.options);
        engine.play(g, ask.seat, pick<Option>(ask.options, random), chance);
      }
    }
  });

  test("tells the Armies of the start in one word, and what has changed since", () => {
    const g = notation.read("map=start,osgiliath:-,pelargir:gondor3 dice=character,will;army,eye");
    const line = notation.write(g);
    expect(line).toContain("map=start,osgiliath:-,pelargir:gondor3");
    expect(line).toContain("dice=character,will;army,eye");
  });

  test("stands, when nothing else is said, where a die is chosen", () => {
    const g = notation.read("map=start dice=event;muster");
    expect(engine.asks(g)[0]).toMatchObject({ seat: 0, prompt: "act" });
  });

  test("is refused with the word that is wrong", () => {
    for (const line of [
      "map=nowhere:gondor1",
      "map=osgiliath:ents3",
      "acting=elrond",
      "weather=fair",
      "turn=soon",
    ])
      expect(() => notation.read(line), line).toThrow(NotationError);
  });
});
