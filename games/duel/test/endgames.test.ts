import { searchBot } from "@westmarch/bots";
import { Engine, hashed, stream } from "@westmarch/kernel";
import { describe, expect, it } from "vitest";
import { cardsLeft, isEndgame, lossOf, type Solved, solved } from "../bot/endgame.ts";
import { policy } from "../bot.ts";
import { duel } from "../index.ts";
import type { Duel } from "../state.ts";

const engine = new Engine(duel);

/** Turns with so many cards left, one of each game that comes so far by chance. */
function endgames(left: number, games: number): Duel[] {
  const found: Duel[] = [];
  for (let seed = 0; seed < games; seed++) {
    const chance = hashed(seed);
    const random = stream(seed);
    const g = engine.start({}, chance);
    while (g.result === null) {
      const [{ prompt, seat, options }] = engine.asks(g);
      if (prompt === "turn" && isEndgame(g) && cardsLeft(g) === left) {
        found.push(engine.game.clone(g));
        break;
      }
      engine.trust(g, seat, options[random(options.length)], chance);
    }
  }
  return found;
}

/** What the first seat gets where both play as well as they can; null where something is turned up on the way. */
function played(g: Duel): number | null {
  if (g.result) return g.result.winners.length > 1 ? 0.5 : 1 - g.result.winners[0];
  const [{ seat, options }] = engine.asks(g);
  const values = [...options].map((option) => {
    const after = engine.game.clone(g);
    return engine.trust(after, seat, option, () => 0).barrier ? null : played(after);
  });
  if (!values.every((value) => value !== null)) return null;
  return seat === 0 ? Math.max(...values) : Math.min(...values);
}

const exactly = (g: Duel): Solved => {
  const found = solved(g, 200_000);
  if (typeof found === "string") throw new Error(found);
  return found;
};

/** Sauron chooses between the last two cards: by one both come to as many regions, by the other it has more. */
const LAST_TWO =
  "chapter=3 turn=sauron coins=7:12 quest=11:8 units=fellowship.rhovanion:1,fellowship.enedwaith:3,fellowship.rohan:1,fellowship.mordor:2,sauron.arnor:3,sauron.gondor:2 tokens=;elves-3,dwarves-1,elves-1 forts=1010100:101011 slots=c3-20,c3-09,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,- left=c1-15,c1-12,c1-18,c2-10,c2-01,x,c3-16,c3-23,c3-15 fellowship=c1-03,c1-04,c1-05,c1-08,c1-09,c1-10,c1-20,c2-02,c2-07,c2-09,c2-13,c2-14,c2-19,c2-20,c2-23,c3-04,c3-05,c3-07,c3-12,c3-14,c3-22 sauron=c1-01,c1-02,c1-06,c1-07,c1-11,c1-16,c1-17,c1-19,c1-22,c1-23,c2-06,c2-08,c2-15,c2-16,c2-18,c2-22,c3-01,c3-02,c3-03,c3-06,c3-13,c3-17,c3-21 pile=c1-13,c1-14,c1-21,c2-03,c2-04,c2-05,c2-11,c2-12,c2-17,c2-21,c3-08,c3-10,c3-11,c3-18,c3-19 landmarks=1:1:0:1:0:1:0 stacks=elves-2;ents-2,ents-3,ents-1;hobbits-3,hobbits-1,hobbits-2;humans-2,humans-1,humans-3;dwarves-3,dwarves-2;wizards-3,wizards-2,wizards-1 known=1:0:0:1:0:0 trio=2 looked=3:0 drawn=84";

describe("a search of the end of a game", () => {
  it("does not take a game that both win for one of its own", () => {
    const g = duel.notation.read(LAST_TWO);
    const [{ seat, prompt, options }] = engine.asks(g);
    expect(exactly(g).options.map(({ value }) => value)).toEqual([1, 0.5, 0, 0]);
    const view = engine.view(g, seat);
    const ask = { seat, prompt, options };
    for (let seed = 0; seed < 5; seed++) {
      const option = searchBot(engine, policy).choose(view, seat, ask, {
        random: stream(seed),
        iterations: 300,
      });
      expect(lossOf(exactly(g), option)).toBe(0);
    }
  });
});

describe("the end of a game, solved", () => {
  it("is worth what playing every line to its end comes to", () => {
    let compared = 0;
    for (const g of endgames(1, 12)) {
      const [{ seat }] = engine.asks(g);
      const value = played(g);
      if (value === null) continue;
      expect(exactly(g).best).toBe(seat === 0 ? value : 1 - value);
      compared++;
    }
    expect(compared).toBeGreaterThan(3);
  });

  it("hangs on nothing that nobody can see", () => {
    const before = endgames(3, 12);
    let solvable = 0;
    for (const g of before) {
      const values = [1, 2, 3].map((seed) => {
        const [{ seat }] = engine.asks(g);
        const world = engine.determinize(engine.view(g, seat), seat, stream(seed));
        const found = solved(world, 20_000);
        return typeof found === "string" ? found : found.options.map(({ value }) => value.toFixed(9)).join();
      });
      if (values[0] !== "too-large") solvable++;
      expect(new Set(values).size).toBe(1);
    }
    expect(solvable).toBeGreaterThan(2);
  });

  it("says what a choice loses, and when there is too much to follow", () => {
    const [g] = endgames(2, 12);
    const exact = exactly(g);
    for (const { option, value } of exact.options) expect(lossOf(exact, option)).toBe(exact.best - value);
    expect(() => lossOf(exact, ["decline"])).toThrow("not offered");
    expect(solved(g, 1)).toBe("too-large");
    expect(solved(engine.start({}, hashed(1)), 1000)).toBe("not-alike");
  });
});
