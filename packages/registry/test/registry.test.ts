import { Engine } from "@westmarch/kernel";
import { LANGUAGES } from "@westmarch/kernel/languages";
import { describe, expect, test } from "vitest";
import { endingOf, games, unfinished } from "../src/index.ts";

describe.each(Object.entries({ ...unfinished, ...games }))("the rules of %s", (id, entry) => {
  test("are entered under their own id", () => {
    expect(entry.game.id).toBe(id);
  });

  test("refuse a file that holds no vectors of their format", async () => {
    await expect(entry.playVectors({ nothing: "here" })).rejects.toThrow();
    await expect(entry.proveVectors({ nothing: "here" })).rejects.toThrow();
  });
});

describe.each(Object.entries(unfinished))("%s, which has no words yet,", (_id, entry) => {
  test("has whatever sense of play it names", async () => {
    const policy = await entry.policy?.();
    if (policy) expect([typeof policy.playout, typeof policy.evaluate]).toEqual(["function", "function"]);
  });

  test("names what it speaks of", async () => {
    const plain = await entry.plain?.();
    if (!plain) return;
    expect(plain.about({ seat: 0, prompt: "no-such-prompt", options: [["pass"]] })).toEqual([]);
    expect(plain.facts({ type: "passed", facts: { seat: 1 } }, 2)).toEqual({
      seat: entry.game.seats({})[1],
    });
  });
});

describe("a finished game", () => {
  const { game } = games.confrontation ?? {};
  if (!game) throw new Error("The Confrontation is not there");
  const engine = new Engine(game);
  const begun = engine.start({}, () => 0);
  const over = engine.stop(begun, { winners: [1], reason: "frodo" });

  test("says how it ended in each language, as a spectator would read it", async () => {
    const told = await Promise.all(
      LANGUAGES.map((language) => endingOf("confrontation", engine.view(over, null), language)),
    );
    expect(told[0]).toMatch(/^Frodo has fallen\. The Shadow wins\./);
    const spoken = LANGUAGES.filter((language) => games.confrontation?.language(language) === language);
    expect(spoken).toContain("ja");
    expect(new Set(told).size).toBe(spoken.length);
  });

  test("says nothing where the game has no words for it", async () => {
    expect(await endingOf("no-such-game", engine.view(over, null), "en")).toBeNull();
  });
});

test("no game is both finished and unfinished", () => {
  expect(Object.keys(unfinished).filter((id) => id in games)).toEqual([]);
});

describe.each(Object.entries(games))("%s", (_id, entry) => {
  test("has a sense of play", async () => {
    const policy = await entry.policy();
    expect(policy.playout).toBeTypeOf("function");
    expect(policy.evaluate).toBeTypeOf("function");
  });

  test.each(LANGUAGES)("has its words in %s", async (language) => {
    const words = await entry.words(language);
    // What the shell and the terminal say of any game, in the game's own words.
    expect(Object.keys(words)).toEqual(expect.arrayContaining(["game.title", "ref.title", "log.round"]));
    for (const seat of entry.game.seats({})) expect(Object.keys(words)).toContain(`seat.${seat}`);
  });
});
