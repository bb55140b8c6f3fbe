import { afterEach, describe, expect, it, vi } from "vitest";
import { fetchAhead, heedLosses, insistently, later, onceHere } from "../src/later.ts";

describe("what comes later", () => {
  it("is fetched once, however many ask", async () => {
    let fetched = 0;
    const part = later(async () => ++fetched);
    expect(part.here()).toBeNull();
    expect(await Promise.all([part.fetch(), part.fetch()])).toEqual([1, 1]);
    expect(await part.fetch()).toBe(1);
    expect(part.here()).toBe(1);
  });

  it("is fetched again if it did not come", async () => {
    let tries = 0;
    const part = later(async () => {
      if (++tries === 1) throw new Error("no connection");
      return "here";
    });
    await expect(part.fetch()).rejects.toThrow("no connection");
    expect(part.here()).toBeNull();
    expect(await part.fetch()).toBe("here");
  });

  it("is handed over when it comes, at once where it is here, and not to a caller that has left", async () => {
    vi.useFakeTimers();
    try {
      let tries = 0;
      const part = later(async () => {
        if (++tries === 1) throw new Error("no connection");
        return "here";
      });
      const taken: string[] = [];
      onceHere(part, (come) => taken.push(`waited: ${come}`));
      onceHere(part, (come) => taken.push(`left: ${come}`))();
      await vi.runAllTimersAsync();
      onceHere(part, (come) => taken.push(`came late: ${come}`));
      expect(taken).toEqual(["waited: here", "came late: here"]);
    } finally {
      vi.useRealTimers();
    }
  });

  it("is asked for again for a while, where the page is nothing without it", async () => {
    vi.useFakeTimers();
    try {
      let tries = 0;
      const coming = insistently(async () => {
        if (++tries < 3) throw new Error("no connection");
        return "here";
      });
      await vi.runAllTimersAsync();
      expect(await coming).toBe("here");
      const never = expect(insistently(() => Promise.reject(new Error("gone")))).rejects.toThrow("gone");
      await vi.runAllTimersAsync();
      await never;
    } finally {
      vi.useRealTimers();
    }
  });

  it("is asked for once where every further try is in vain", async () => {
    const load = vi.fn(() => Promise.reject(new Error("no net")));
    await expect(insistently(load, () => true)).rejects.toThrow("no net");
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("comes part by part while nobody waits for it, past one that fails", async () => {
    const order: string[] = [];
    const part = (name: string, fails = false) =>
      later(async () => {
        order.push(name);
        if (fails) throw new Error(name);
        return name;
      });
    await fetchAhead([part("rules"), part("broken", true), part("reference")]);
    expect(order).toEqual(["rules", "broken", "reference"]);
  });
});

describe("what a page has lost for good", () => {
  class Loss extends Error {}
  const without = () => heedLosses({ isLoss: () => false, openAnew: () => Promise.resolve() });
  /** A page that can be opened anew at the third attempt; afterwards nothing happens on it any more. */
  const page = () => {
    const heard = { attempts: 0, opened: false };
    heedLosses({
      isLoss: (error) => error instanceof Loss,
      openAnew: async () => {
        if (++heard.attempts < 3) return;
        heard.opened = true;
        await new Promise(() => {});
      },
    });
    vi.useFakeTimers();
    return heard;
  };
  afterEach(() => {
    vi.useRealTimers();
    without();
  });

  it("is not loaded again, for half of it may be there: the page is opened anew as soon as it can be", async () => {
    const heard = page();
    const load = vi.fn(() => Promise.reject(new Loss()));
    void insistently(load);
    await vi.runAllTimersAsync();
    expect(load).toHaveBeenCalledTimes(1);
    expect(heard).toEqual({ attempts: 3, opened: true });
  });

  it("opens nothing anew as long as nobody wants it", async () => {
    const heard = page();
    const load = vi.fn(() => Promise.reject(new Loss()));
    const part = later(load);
    const ahead = fetchAhead([part]);
    await vi.runAllTimersAsync();
    await ahead;
    expect(heard.attempts).toBe(0);
    onceHere(part, () => {});
    await vi.runAllTimersAsync();
    expect(load).toHaveBeenCalledTimes(1);
    expect(heard.opened).toBe(true);
  });

  it("is told where the page cannot be opened anew", async () => {
    page();
    heedLosses({ isLoss: (error) => error instanceof Loss, openAnew: () => Promise.resolve() });
    const told = expect(insistently(() => Promise.reject(new Loss("gone")))).rejects.toThrow("gone");
    await vi.runAllTimersAsync();
    await told;
  });
});
