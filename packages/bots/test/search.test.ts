import { type Ask, Engine, type Heard, hashed, type Option, type Seat, stream } from "@westmarch/kernel";
import { blind, type Doors, doors } from "@westmarch/testkit/doors";
import { purses } from "@westmarch/testkit/purses";
import { arena, sidesOf } from "@westmarch/training";
import { describe, expect, it } from "vitest";
import { greedyBot } from "../src/greedy.ts";
import { randomBot } from "../src/random.ts";
import { run, searchBot, seerBot } from "../src/search/bot.ts";
import { Duel } from "../src/search/duel.ts";
import { Search, STYLE } from "../src/search/search.ts";
import { imaginedWorlds } from "../src/worlds.ts";

const engine = new Engine(doors);

function asked(g: Doors, seat: Seat): Ask {
  const ask = engine.askOf(g, seat);
  if (!ask) throw new Error(`seat ${seat} is asked nothing`);
  return ask;
}

/** Both hands shown, the winner of them being this seat. */
function after(winner: 0 | 1, seed: number): Doors {
  const g = engine.start({}, hashed(seed));
  engine.play(g, 0, winner === 0 ? ["paper"] : ["rock"], hashed(seed));
  engine.play(g, 1, winner === 0 ? ["rock"] : ["paper"], hashed(seed));
  return g;
}

const choose = (g: Doors, seat: 0 | 1, seed: number, iterations = 300): Option => {
  const ask = asked(g, seat);
  return searchBot(engine, blind, { iterations }).choose(engine.view(g, seat), seat, ask, {
    random: stream(seed),
  });
};

describe("the search", () => {
  it("takes what it knows to win", () => {
    for (let seed = 0; seed < 10; seed++) {
      const g = after(0, seed);
      expect(choose(g, 0, seed)).toEqual(["open", g.secret.treasure]);
    }
  });

  it("answers alike in worlds that look alike, so it cannot be peeking", () => {
    for (let seed = 0; seed < 5; seed++) {
      const choices = [0, 1, 2].map((treasure) => {
        const g = after(1, seed);
        g.secret.treasure = treasure;
        return choose(g, 1, seed);
      });
      expect(choices[1]).toEqual(choices[0]);
      expect(choices[2]).toEqual(choices[0]);
    }
  });

  it("changes nothing in the view it is given", () => {
    const view = engine.view(after(1, 3), 1);
    const before = JSON.stringify(view);
    searchBot(engine, blind, { iterations: 50 }).choose(view, 1, asked(view, 1), {
      random: stream(1),
    });
    expect(JSON.stringify(view)).toBe(before);
  });

  it("mixes its hands where any habit would be found out", () => {
    const g = engine.start({}, hashed(4));
    const view = engine.view(g, 1);
    const search = new Search(engine, blind, 1, STYLE, stream(9));
    const worlds = imaginedWorlds(engine, blind, view, 1, stream(8));
    for (let i = 0; i < 6000; i++) search.iterate(worlds);
    expect(search.mixed).toBe(true);
    for (const { share } of search.lines()) expect(share).toBeCloseTo(1 / 3, 0);
    expect(search.lines()).toHaveLength(3);
  });

  it("treats a hand already shown in secret as unknown, not as random", () => {
    const g = engine.start({}, hashed(4));
    engine.play(g, 0, ["rock"], hashed(4));
    const view = engine.view(g, 1);
    expect(view.sealed[0]).toEqual(["sealed"]);
    const world = imaginedWorlds(engine, blind, view, 1, stream(2))();
    expect(engine.owes(world)).toEqual([0, 1]);
    const option = searchBot(engine, blind).choose(view, 1, asked(view, 1), {
      random: stream(1),
      iterations: 60,
    });
    expect(["rock", "paper", "scissors"]).toContain(option[0]);
  });

  it("believes what it has heard, and imagines by the view where that leads nowhere", () => {
    const believing = {
      ...blind,
      believe: (_view: Doors, _seat: Seat, heard: readonly Heard[]) =>
        heard.length === 0
          ? null
          : {
              fill: ({ secret }: Doors) => {
                secret.treasure = heard.length;
              },
            },
    };
    const view = engine.view(engine.start({}, hashed(4)), 1);
    const treasures = (heard?: readonly Heard[]) => {
      const worlds = imaginedWorlds(engine, believing, view, 1, stream(3), heard);
      return new Set(Array.from({ length: 20 }, () => worlds().secret.treasure));
    };
    const knock = { type: "knocked", facts: {} };
    expect([...treasures([knock, knock])]).toEqual([2]);
    expect(treasures([]).size).toBe(3);
    expect(treasures().size).toBe(3);
    expect(view.secret.treasure).toBe(-1);
  });

  it("keeps to its milliseconds by the clock it is given", () => {
    let clock = 0;
    const g = after(1, 1);
    const now = () => clock++;
    searchBot(engine, blind).choose(engine.view(g, 1), 1, asked(g, 1), {
      random: stream(1),
      now,
      milliseconds: 30,
    });
    expect(clock).toBeGreaterThanOrEqual(30);
    expect(clock).toBeLessThan(40);
  });

  it("takes all its milliseconds, unless how long it thinks can tell nothing", () => {
    const g = after(0, 1);
    const took = (open: boolean): number => {
      let clock = 0;
      const thinking = { random: stream(1), now: () => clock++, milliseconds: 2000, open };
      searchBot(engine, blind).choose(engine.view(g, 0), 0, asked(g, 0), thinking);
      return clock;
    };
    expect(took(false)).toBeGreaterThanOrEqual(2000);
    expect(took(true)).toBeGreaterThan(900);
    expect(took(true)).toBeLessThan(1800);
  });

  it("thinks no longer when what is left could not change its mind", () => {
    const g = after(0, 1);
    const search = new Search(engine, blind, 0, STYLE, stream(1));
    const worlds = imaginedWorlds(engine, blind, engine.view(g, 0), 0, stream(2));
    run(search, worlds, { random: stream(3), iterations: 1000 });
    expect(search.iterations).toBeGreaterThan(500);
    expect(search.iterations).toBeLessThan(1000);
    const [most, ...others] = search.lines().sort((one, other) => other.visits - one.visits);
    expect(most.option).toEqual(["open", g.secret.treasure]);
    for (const { visits } of others) expect(visits + 1000 - search.iterations).toBeLessThan(most.visits);
  });
});

describe("a search that goes on", () => {
  const seeing = { ...blind, fingerprint: (g: Doors) => g.open * 2 + g.turn };
  /** What the guest finds out while the host opens a door. */
  function meanwhile(iterations: number) {
    const g = after(0, 1);
    const search = new Search(engine, seeing, 1, STYLE, stream(1));
    const worlds = imaginedWorlds(engine, seeing, engine.view(g, 1), 1, stream(2));
    for (let i = 0; i < iterations; i++) search.iterate(worlds);
    const door = [0, 1, 2].find((one) => one !== g.secret.treasure) ?? 0;
    engine.play(g, 0, ["open", door], hashed(1));
    return { g, search, door };
  }

  it("begins where the others' choice has led, with all it knows of that place", () => {
    const { g, search, door } = meanwhile(300);
    const view = engine.view(g, 1);
    expect(search.goTo(view, asked(g, 1))).toBe(true);
    expect(search.iterations).toBeGreaterThan(20);
    expect(search.iterations).toBeLessThan(300);
    const lines = search.lines();
    expect(lines.map(({ option }) => option[1]).toSorted()).toEqual([0, 1, 2].filter((one) => one !== door));
    expect(lines.reduce((sum, { visits }) => sum + visits, 0)).toBe(search.iterations);
  });

  it("begins anew where it has never been, or knows nothing of what is offered", () => {
    const { g, search } = meanwhile(0);
    expect(search.goTo(engine.view(g, 1), asked(g, 1))).toBe(false);
    const known = meanwhile(300);
    const strange = { ...asked(known.g, 1), options: [["open", 9]] satisfies Option[] };
    expect(known.search.goTo(engine.view(known.g, 1), strange)).toBe(false);
    expect(known.search.iterations).toBe(300);
  });

  it("decides with what it has pondered", () => {
    const { g } = meanwhile(0);
    const bot = searchBot(engine, seeing, { iterations: 40 });
    const begun = after(0, 1);
    const pondering = bot.ponder?.(engine.view(begun, 1), 1, stream(1));
    for (let i = 0; i < 300; i++) pondering?.goOn();
    const thinking = { random: stream(2) };
    const view = engine.view(g, 1);
    expect(pondering?.consider(view, asked(g, 1), thinking).iterations).toBeGreaterThan(40);
    expect(bot.consider?.(view, 1, asked(g, 1), thinking).iterations).toBeLessThanOrEqual(40);
  });
});

describe("regret matching", () => {
  it("finds the plan that nobody can exploit in an uneven game of pennies", () => {
    // Matching heads pays the first seat 1, matching tails a half: each shows heads once in three.
    const asks: Ask[] = [0, 1].map((seat) => ({ seat, prompt: "penny", options: [["heads"], ["tails"]] }));
    const pays: Readonly<Record<string, number>> = { "heads heads": 1, "tails tails": 0.5 };
    const duel = new Duel();
    const random = stream(3);
    for (let i = 0; i < 20_000; i++) {
      duel.choose({ playout: () => ["heads"], evaluate: () => 0.5 }, null, asks, random);
      const paid = pays[`${duel.chosen(0)[0]} ${duel.chosen(1)[0]}`] ?? 0;
      duel.learn([paid, 1 - paid]);
    }
    for (const seat of [0, 1]) {
      const heads = duel.plan(seat).flatMap(({ option, share }) => (option[0] === "heads" ? [share] : []));
      expect(heads).toHaveLength(1);
      expect(heads[0]).toBeGreaterThan(0.25);
      expect(heads[0]).toBeLessThan(0.42);
    }
  });
});

describe("the arena", () => {
  it("plays every seed from both seats and adds up", () => {
    const seen: string[] = [];
    const result = arena(engine, randomBot<Doors>(), randomBot<Doors>(), {
      games: 200,
      onGame: ({ seed, seat }) => seen.push(`${seed}/${seat}`),
    });
    expect(result.games).toBe(200);
    expect(result.bySeat.map(({ games }) => games)).toEqual([100, 100]);
    expect(new Set(seen).size).toBe(200);
    expect(result.failures).toEqual([]);
    const [low, high] = result.interval;
    expect(low).toBeLessThan(result.winRate);
    expect(high).toBeGreaterThan(result.winRate);
  });

  it("ranks the bots as it should", () => {
    const play = { games: 300, seed: 7 };
    const searching = arena(engine, searchBot(engine, blind, { iterations: 60 }), randomBot<Doors>(), play);
    expect(searching.winRate).toBeGreaterThan(0.55);
    const greedy = arena(engine, greedyBot(engine, blind), randomBot<Doors>(), play);
    expect(greedy.winRate).toBeGreaterThan(0.5);
    const seer = arena(engine, seerBot(engine, blind, { iterations: 60 }), randomBot<Doors>(), play);
    expect(seer.winRate).toBeGreaterThan(searching.winRate);
  });

  it("lets the seer choose where one option alone is worth telling apart", () => {
    const seer = seerBot(engine, { ...blind, reduce: (_g, { options }) => [options[1]] }, { iterations: 5 });
    const g = engine.start({}, hashed(1));
    const [ask] = engine.asks(g);
    expect(seer.choose(g, ask.seat, ask, { random: stream(1) })).toEqual(ask.options[1]);
  });

  it("is the same again from the same seed", () => {
    const once = () =>
      arena(engine, searchBot(engine, blind, { iterations: 20 }), randomBot<Doors>(), { games: 20, seed: 3 });
    expect(once()).toEqual(once());
  });

  it("lets each bot play a whole side, and counts half for a game that both sides win", () => {
    const table = new Engine(purses);
    const putting = (coins: number) => ({
      name: `puts ${coins}`,
      choose: (): Option => ["put", coins],
    });
    const seats: number[] = [];
    const rich = arena(table, putting(3), putting(1), { games: 4, onGame: ({ seat }) => seats.push(seat) });
    expect([rich.games, rich.winRate, rich.draws]).toEqual([4, 1, 0]);
    expect(rich.bySeat.map(({ games }) => games)).toEqual([2, 2, 2, 2]);
    expect(seats).toEqual([0, 1, 0, 1]);
    const even = arena(table, putting(2), putting(2), { games: 4 });
    expect([even.games, even.winRate, even.draws]).toEqual([4, 0.5, 4]);
    expect(sidesOf(new Engine({ ...purses, teams: () => [[0], [1], [2], [3]] }), {})).toBeNull();
  });

  it("counts a bot that breaks the rules as a failure of that game, not of the run", () => {
    const cheat = { name: "cheat", choose: (): Option => ["open", 99] };
    const result = arena(engine, cheat, randomBot<Doors>(), { games: 4 });
    expect(result.games).toBe(0);
    expect(result.failures).toHaveLength(4);
    expect(result.failures[0]?.error).toContain("may not play");
  });
});
