import { describe, expect, it, vi } from "vitest";
import { fetchAhead, insistently, later } from "../src/later.ts";

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
