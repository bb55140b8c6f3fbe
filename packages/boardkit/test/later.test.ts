import { describe, expect, it } from "vitest";
import { fetchAhead, later } from "../src/later.ts";

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
