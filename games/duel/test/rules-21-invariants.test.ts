/** Section 21: totals of the components, and what holds through whole games. Places are checked in games.test.ts. */
import { Engine, hashed, stream } from "@westmarch/kernel";
import { describe, expect, test } from "vitest";
import { CARDS } from "../data/cards.ts";
import { CARDS_OF_CHAPTER, LANDMARKS, REGIONS } from "../data/ids.ts";
import { LANDMARK } from "../data/landmarks.ts";
import { SLOTS } from "../data/layouts.ts";
import { IMMEDIATE, TRIGGERS } from "../data/tokens.ts";
import { type Duel, duel } from "../index.ts";

const engine = new Engine(duel);

/** A random game, looked at after every choice: what was taken in its turns. */
function randomGame(seed: number, look: (g: Duel) => void = () => {}): string[] {
  const chance = hashed(seed);
  const random = stream(seed);
  const taken: string[] = [];
  const g = engine.start({}, chance);
  while (!g.result) {
    const [ask] = engine.asks(g);
    const option = ask.options[random(ask.options.length)];
    if (ask.prompt === "turn") taken.push(option[0]);
    engine.trust(g, ask.seat, option, chance);
    look(g);
  }
  return taken;
}

describe("the components", () => {
  test("21.9 rings, units and coins on the cards have their totals by chapter", () => {
    const total = (kind: string) =>
      [0, 1, 2].map((chapter) =>
        CARDS.slice(chapter * CARDS_OF_CHAPTER, (chapter + 1) * CARDS_OF_CHAPTER)
          .flatMap(({ effects }) => effects)
          .reduce((sum, one) => sum + (one.do === kind && "n" in one ? one.n : 0), 0),
      );
    expect([total("rings"), total("units"), total("coins")]).toEqual([
      [4, 7, 11],
      [3, 10, 18],
      [8, 7, 10],
    ]);
  });

  test("21.9 each region stands on exactly four red cards, each with as many units as its chapter", () => {
    const regions = CARDS.flatMap(({ effects }) =>
      effects.flatMap((one) => (one.do === "units" ? one.regions : [])),
    );
    for (const region of REGIONS.keys()) expect(regions.filter((one) => one === region)).toHaveLength(4);
    for (const { name, colour, effects } of CARDS) {
      if (colour === "red")
        expect(effects).toEqual([expect.objectContaining({ do: "units", n: Number(name[1]) })]);
    }
  });

  test("21.9 every tile costs six skills and no coins, and begins with its fortress", () => {
    expect(LANDMARK).toHaveLength(LANDMARKS.length);
    for (const { price, effects } of LANDMARK) {
      expect([price.coins, price.skills.reduce((sum, n) => sum + n)]).toEqual([0, 6]);
      expect(effects[0].do).toBe("fortress");
    }
    expect(IMMEDIATE.size + TRIGGERS.size).toBe(12);
  });

  test("21.9 every tableau can be taken to its last card, and only its last row is free at first", () => {
    for (const layout of SLOTS) {
      expect(layout).toHaveLength(20);
      const gone = new Set<number>();
      for (let before = -1; before < gone.size; ) {
        before = gone.size;
        for (const [slot, { coveredBy }] of layout.entries())
          if (coveredBy.every((one) => gone.has(one))) gone.add(slot);
      }
      expect(gone.size).toBe(20);
      for (const { faceUp, coveredBy } of layout) if (!faceUp) expect(coveredBy.length).toBeGreaterThan(0);
    }
  });
});

describe("the invariants", () => {
  const broken = (line: string, harm: (g: Duel) => void): string => {
    const g = engine.game.clone(engine.start({}, hashed(1)));
    expect([line, duel.invariants(g)]).toEqual([line, []]);
    harm(g);
    return duel.invariants(g).join("; ");
  };

  test("21.1 to 21.6 are named when they are broken", () => {
    expect(broken("coins", (g) => g.coins.fill(16))).toMatch(/21\.1/);
    expect(broken("units", (g) => g.units.fill(3, 0, 7))).toMatch(/21\.2/);
    expect(broken("both", (g) => g.units.fill(1))).toMatch(/21\.3/);
    expect(broken("forts", (g) => g.fortresses.fill(2))).toMatch(/21\.3.*9\.3|9\.3.*21\.3/);
    expect(broken("cards", (g) => g.where.fill(0, 0, 3))).toMatch(/21\.4/);
    expect(broken("tiles", (g) => g.secret.pile.pop())).toMatch(/21\.5/);
    expect(broken("tokens", (g) => g.secret.stacks[0].pop())).toMatch(/21\.5/);
    expect(broken("known", (g) => g.known.fill(4))).toMatch(/12\.6/);
    expect(broken("quest", (g) => g.quest.fill(15))).toMatch(/21\.6/);
    expect(broken("skills", (g) => g.skills.fill(1))).toMatch(/10\.1/);
    expect(broken("races", (g) => g.races.fill(1))).toMatch(/10\.4/);
    expect(broken("tiles up", (g) => g.landmarks.fill(2))).toMatch(/4\.3/);
  });

  test("21.6 steps never fall, so that each bonus comes at most once to a side", () => {
    for (let seed = 0; seed < 60; seed++) {
      let before = [0, 0];
      randomGame(seed, ({ quest }) => {
        for (const side of [0, 1]) expect(quest[side]).toBeGreaterThanOrEqual(before[side]);
        before = quest.slice();
      });
    }
  });

  test("21.7 without landmarks and extra turns a chapter has ten turns a side, and Sauron begins each", () => {
    const chance = hashed(5);
    const turns: [number, number][] = [];
    const g = engine.start({}, chance);
    while (!g.result) {
      const [{ seat, options }] = engine.asks(g);
      turns.push([g.chapter, seat]);
      const discard = options.find(([verb]) => verb === "discard");
      engine.trust(g, seat, discard ?? options[0], chance);
    }
    for (const chapter of [1, 2, 3]) {
      const sides = turns.filter(([of]) => of === chapter).map(([, side]) => side);
      expect(sides).toEqual(Array.from({ length: 20 }, (_, i) => (i + 1) % 2));
    }
  });

  test("21.8 every game ends within 60 turns of cards and 7 of landmarks", () => {
    for (let seed = 0; seed < 100; seed++) {
      const taken = randomGame(seed);
      const tiles = taken.filter((verb) => verb === "landmark").length;
      expect(tiles).toBeLessThanOrEqual(7);
      expect(taken.length - tiles).toBeLessThanOrEqual(60);
    }
  });
});
