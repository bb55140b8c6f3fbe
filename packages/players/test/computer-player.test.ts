import { Engine, hashed } from "@westmarch/kernel";
import { anyDoors } from "@westmarch/testkit/doors";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createComputerPlayer } from "../src/computer-player.ts";
import type { BotPlayer, BotQuestion } from "../src/port.ts";

const engine = new Engine(anyDoors);
const view = engine.view(engine.start({}, hashed(1)), 1);
const ask = engine.askOf(view, 1);
if (!ask) throw new Error("the guest is asked first");

let player: BotPlayer;
const logged: unknown[] = [];
const log = {
  trouble: (message: string, error: unknown, facts: object) =>
    logged.push([message, error instanceof Error ? error.message : error, facts]),
};
const question = (game: string): BotQuestion => ({
  game,
  view,
  seat: 1,
  ask,
  recall: async () => [{ type: "knocked", facts: {} }],
  level: "fair",
  budgetMs: 200,
  seed: 1,
  signal: new AbortController().signal,
});

beforeAll(() => {
  const registry = new URL("./faulty.ts", import.meta.url).href;
  player = createComputerPlayer({ registry, threads: 1, log });
});
afterAll(() => player.close?.());

describe("the computer player of a server", () => {
  it("opens as many places as the host names", () => {
    expect(player.places).toBe(1);
  });

  it("answers by a search", { timeout: 30_000 }, async () => {
    expect(await player.choose(question("sound"))).toMatchObject({ by: "search", fellBack: false });
    expect(logged).toEqual([]);
  });

  it("looks up what the seat has heard for a game whose players remember", { timeout: 30_000 }, async () => {
    expect(await player.choose(question("remembers"))).toMatchObject({ by: "search", fellBack: false });
  });

  it("logs that it failed, and not in which words", { timeout: 30_000 }, async () => {
    expect(await player.choose(question("throws-in-search"))).toMatchObject({ by: "greedy", fellBack: true });
    const facts = { game: "throws-in-search", seat: 1, level: "fair" };
    expect(logged).toEqual([["a computer opponent could not answer", "failed", facts]]);
  });

  it("takes nothing for a trifle that its game does not call one", async () => {
    expect(await player.isTrifle?.("sound", "open")).toBe(false);
    expect(await player.isTrifle?.("no such game", "open")).toBe(false);
  });
});
