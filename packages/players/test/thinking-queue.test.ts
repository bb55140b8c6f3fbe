import { describe, expect, it } from "vitest";
import { longestRound, type Share, ThinkingQueue } from "../src/thinking-queue.ts";
import { VirtualClock } from "../src/virtual-clock.ts";

const LEAST = 20;
const NEVER = new AbortController().signal;

/** A queue, whose thoughts take all the time they have, or end where they are told that it is enough. */
function house(places: number) {
  const clock = new VirtualClock();
  const queue = new ThinkingQueue(places, LEAST, clock);
  const think = ({ milliseconds, enough }: Share): Promise<void> =>
    new Promise((over) => {
      const ring = clock.after(milliseconds, over);
      enough.addEventListener("abort", () => {
        ring();
        over();
      });
    });
  /** How long an answer took, and how long was thought about it, in milliseconds. */
  const ask = async (table: string, budget: number, show = false) => {
    const came = clock.now();
    let began = came;
    await queue.run({ table, show }, budget, NEVER, (share) => {
      began = clock.now();
      return think(share);
    });
    return { wait: clock.now() - came, thought: clock.now() - began };
  };
  /** A table of two computers, which think one after another for as long as there is a server. */
  const show = async (table: string, budget: number, seen: { turns: number }): Promise<never> => {
    for (;;) {
      await ask(table, budget, true);
      seen.turns++;
    }
  };
  return { clock, ask, show };
}

describe("thoughts that wait for one another", () => {
  it("answer a person in time beside forty tables of computers, which go on", async () => {
    const { clock, ask, show } = house(1);
    const seen = Array.from({ length: 40 }, () => ({ turns: 0 }));
    for (const [n, one] of seen.entries()) void show(`show ${n}`, 2500, one);
    const waits: number[] = [];
    const play = async (): Promise<void> => {
      for (let move = 0; move < 20; move++) {
        await clock.pause(3000);
        waits.push((await ask("person", 600)).wait);
      }
    };
    void play();
    await clock.passUntil(100_000);
    expect(waits).toHaveLength(20);
    // Who thinks is told to be done at once, but for the least time.
    expect(Math.max(...waits)).toBeLessThanOrEqual(600 + LEAST);
    for (const { turns } of seen) expect(turns).toBeGreaterThan(5);
  });

  it("answer forty people in time who ask at the same moment, and all of them think alike", async () => {
    for (const [places, budget] of [
      [1, 600],
      [1, 1400],
      [4, 200],
    ]) {
      const { clock, ask } = house(places);
      const answers: { wait: number; thought: number }[] = [];
      for (let n = 0; n < 40; n++)
        void ask(`person ${n}`, budget).then((answer) => void answers.push(answer));
      await clock.passUntil(10_000);
      expect(answers).toHaveLength(40);
      expect(Math.max(...answers.map(({ wait }) => wait))).toBeLessThanOrEqual(1.5 * budget);
      expect(Math.min(...answers.map(({ thought }) => thought))).toBeGreaterThanOrEqual(LEAST);
    }
  });

  it("have a slow opponent be done for a quick one that another person waits for", async () => {
    const { clock, ask } = house(1);
    const slow = ask("slow", 2500);
    await clock.passUntil(0);
    const quick = ask("quick", 200);
    await clock.passUntil(10_000);
    expect((await quick).wait).toBeLessThanOrEqual(300);
    expect((await slow).thought).toBeLessThan(200);
  });

  it("take all their time where nobody waits", async () => {
    const { clock, ask } = house(2);
    const both = [ask("a", 1400), ask("b", 2500)];
    await clock.passUntil(10_000);
    expect(await Promise.all(both)).toEqual([
      { wait: 1400, thought: 1400 },
      { wait: 2500, thought: 2500 },
    ]);
  });

  it("leave no show without a turn, however many people there are", async () => {
    const { clock, ask, show } = house(1);
    const seen = { turns: 0 };
    const people = Array.from({ length: 30 }, async (_, n) => {
      for (;;) await ask(`person ${n}`, 250);
    });
    await clock.passUntil(100);
    void show("show", 2500, seen);
    await clock.passUntil(20_000);
    expect(people).toHaveLength(30);
    expect(seen.turns).toBeGreaterThan(20);
  });
});

describe("the longest round", () => {
  it("is as long as nobody waits for, and short enough for the last of those who do", () => {
    expect(longestRound(0, [], 1)).toBe(Number.POSITIVE_INFINITY);
    expect(longestRound(100, [700], 1)).toBe(300);
    expect(longestRound(0, [900, 900, 900], 1)).toBe(225);
    expect(longestRound(0, [900, 900, 900], 3)).toBe(450);
    expect(longestRound(0, [900, 200], 2)).toBe(100);
  });
});
