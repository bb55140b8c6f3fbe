import type { Chosen, Wanted } from "@westmarch/bots/fallback-chain";
import { type Core, Engine, hashed } from "@westmarch/kernel";
import { anyDoors } from "@westmarch/testkit/doors";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type BotPool, createBotPool } from "../src/pool.ts";
import { LOADING } from "./faulty.ts";

const engine = new Engine(anyDoors);
const started = engine.start({}, hashed(1));
const view: Core = JSON.parse(JSON.stringify(engine.view(started, 1)));
const wanted = (game: string, level = "strong"): Wanted => ({
  game,
  view,
  seat: 1,
  level,
  budgetMs: 60,
  seed: 5,
});
const HANDS = ["rock", "paper", "scissors"];

const registry = new URL("./faulty.ts", import.meta.url);
let pool: BotPool;
beforeAll(() => {
  pool = createBotPool({
    registry,
    size: 2,
    together: 2,
    memory: 48,
    grace: 1500,
    preparing: 5000,
  });
});
afterAll(() => pool.close());

describe("a pool of bots", { timeout: 300_000 }, () => {
  it("answers with an option, by the level asked for", async () => {
    for (const level of [
      "first",
      "gentle",
      "fair",
      "skilled",
      "strong",
      "best",
      "greedy",
      "random",
      "search:20i",
    ]) {
      const chosen = await pool.choose(wanted("sound", level));
      expect(chosen).toMatchObject({ by: level, fellBack: false, troubles: [] });
      expect(HANDS).toContain(chosen.options[0][0]);
    }
  });

  it("hands on what the seat has heard, to games that make something of it", async () => {
    expect(await Promise.all(["sound", "remembers", "none"].map((game) => pool.remembers(game)))).toEqual([
      false,
      true,
      false,
    ]);
    const told = (type: string) =>
      pool.choose({ ...wanted("remembers", "greedy"), heard: [{ type, facts: {} }] });
    expect((await told("knocked")).by).toBe("greedy");
    expect((await told("rang")).by).toBe("random");
  });

  it("answers the same for the same seed where only iterations limit the bot", async () => {
    const once = await pool.choose(wanted("sound", "search:50i"));
    expect(await pool.choose(wanted("sound", "search:50i"))).toEqual(once);
  });

  it("stops a bot that loops for ever and lets the greedy one step in", async () => {
    const began = performance.now();
    const chosen = await pool.choose(wanted("hangs-in-search"));
    expect(chosen).toMatchObject({ by: "greedy", fellBack: true });
    expect(chosen.troubles).toEqual(["strong: no answer within 1560 ms"]);
    expect(performance.now() - began).toBeGreaterThan(1500);
    expect((await pool.choose(wanted("sound"))).by).toBe("strong");
  });

  it("gives a thread the time to start and to load its game, and does not count that as thought", async () => {
    expect(await pool.choose(wanted("loads-slowly"))).toMatchObject({ by: "strong", fellBack: false });
  });

  it("waits for no game that is never loaded", async () => {
    const own = createBotPool({ registry, size: 1, preparing: 300 });
    const chosen = await own.choose(wanted("never-loads", "greedy"));
    expect(chosen).toMatchObject({ by: "random", troubles: ["greedy: no answer within 300 ms"] });
    await own.close();
  });

  it("lets a thread that loads its game slower than one waits load on, for the next question", async () => {
    const own = createBotPool({ registry, size: 1, preparing: 1000 });
    const channel = new BroadcastChannel(LOADING);
    expect((await own.choose(wanted("loads-when-told", "greedy"))).by).toBe("random");
    const ask = async () => {
      channel.postMessage(null);
      return (await own.choose(wanted("loads-when-told", "greedy"))).by;
    };
    await expect.poll(ask, { timeout: 60_000 }).toBe("greedy");
    channel.close();
    await own.close();
  });

  it("plays at random when every bot hangs", async () => {
    const chosen = await pool.choose(wanted("hangs-always"));
    expect(chosen).toMatchObject({ by: "random", fellBack: true });
    expect(chosen.troubles).toHaveLength(2);
    expect(HANDS).toContain(chosen.options[0][0]);
  });

  it("lets others help whom only time ends, and nobody else", async () => {
    // A thread that has not loaded its game by then is of no help.
    await expect
      .poll(async () => (await pool.choose(wanted("throws-in-search", "best"))).troubles.toSorted(), {
        timeout: 30_000,
      })
      .toEqual(["best: out of my depth", "helper: out of my depth"]);
    const counted = await pool.choose(wanted("throws-in-search", "search:500i"));
    expect(counted.troubles).toEqual(["search:500i: out of my depth"]);
    const both = await Promise.all(["best", "best"].map((level) => pool.choose(wanted("sound", level))));
    expect(both.map(({ by, troubles }) => [by, troubles])).toEqual([
      ["best", []],
      ["best", []],
    ]);
  });

  it("thinks on while others choose, and says what went wrong with that", async () => {
    const table = "t";
    const of = (game: string, level = "best") => ({ ...wanted(game, level), table });
    const signal = new AbortController().signal;
    const failing = { ...of("throws-in-search"), seat: 0, view: engine.view(started, 0) };
    pool.ponder({ ...of("sound"), budgetMs: 20 }, signal);
    let failed: Chosen | undefined;
    // A thread that has not begun by then has nothing to say, and begins anew.
    await vi.waitFor(
      async () => {
        failed = await pool.choose(failing);
        if (!failed.troubles.includes("pondering: out of my depth")) {
          pool.ponder(failing, signal);
          throw new Error(`it says only ${failed.troubles}`);
        }
      },
      { timeout: 30_000 },
    );
    expect(failed).toMatchObject({ by: "greedy", fellBack: true });
    expect(await pool.choose(of("sound"))).toMatchObject({ by: "best", troubles: [] });
    // Counted levels are as strong without it.
    pool.ponder(of("throws-in-search", "strong"), signal);
    expect((await pool.choose(of("throws-in-search", "strong"))).troubles).toEqual([
      "strong: out of my depth",
    ]);
    expect(pool.busy).toBe(0);
  });

  it("survives a bot that throws", async () => {
    const chosen = await pool.choose(wanted("throws-in-search"));
    expect(chosen).toMatchObject({ by: "greedy", fellBack: true, troubles: ["strong: out of my depth"] });
  });

  it("survives a bot that ends its thread", async () => {
    const chosen = await pool.choose(wanted("ends-its-thread"));
    expect(chosen).toMatchObject({ by: "greedy", fellBack: true });
    expect((await pool.choose(wanted("sound"))).by).toBe("strong");
  });

  it("survives a bot that devours its memory", async () => {
    const chosen = await pool.choose(wanted("eats-memory"));
    expect(chosen).toMatchObject({ by: "greedy", fellBack: true });
    expect((await pool.choose(wanted("sound"))).by).toBe("strong");
  });

  it("does not pass on a choice that was not offered", async () => {
    const chosen = await pool.choose(wanted("cheats"));
    expect(chosen).toMatchObject({ by: "random", fellBack: true });
    expect(chosen.troubles[0]).toContain("was not offered");
    expect(HANDS).toContain(chosen.options[0][0]);
  });

  it("seats nobody who sees everything, and plays on when a level is unknown", async () => {
    expect(await pool.choose(wanted("sound", "seer"))).toMatchObject({ by: "greedy", fellBack: true });
    expect(await pool.choose(wanted("sound", "grandmaster"))).toMatchObject({ by: "fair", fellBack: true });
  });

  it("serves many at once, good and bad", async () => {
    const names = [
      "sound",
      "throws-in-search",
      "sound",
      "cheats",
      "sound",
      "hangs-in-search",
      "sound",
      "sound",
    ];
    const all = await Promise.all(names.map((name) => pool.choose(wanted(name))));
    for (const [i, { options, by }] of all.entries()) {
      expect(HANDS).toContain(options[0][0]);
      if (names[i] === "sound") expect(by).toBe("strong");
    }
    expect(pool.busy).toBe(0);
  });

  it("judges a position, and says so when it cannot", async () => {
    expect(await pool.judge(wanted("sound"))).toBeGreaterThanOrEqual(0);
    expect(await pool.judge(wanted("sound"))).toBeLessThanOrEqual(1);
    await expect(pool.judge(wanted("hangs-always"))).rejects.toThrow("no answer within 1560 ms");
    expect((await pool.choose(wanted("sound"))).by).toBe("strong");
  });

  it("refuses only where nothing is owed or nothing is known", async () => {
    const over = { ...view, result: { winners: [0], reason: "treasure" } };
    await expect(pool.choose({ ...wanted("sound"), view: over })).rejects.toThrow("owes nothing");
    await expect(pool.choose(wanted("chess"))).rejects.toThrow("there is no game chess");
  });
});
