/** Positions, packs and decks that come from elsewhere: each is read, or refused with what is wrong; none breaks a reader. */
import { sayFrom } from "@westmarch/boardkit/say";
import { Engine, NotationError, stream } from "@westmarch/kernel";
import { playable } from "@westmarch/positions";
import { spoiltDocument, spoiltLine, stateAfter } from "@westmarch/testkit";
import { inFull } from "@westmarch/testkit/full";
import { assert, integer, property } from "fast-check";
import { describe, expect, test } from "vitest";
import { games, withDecks, withPacks } from "../src/index.ts";

/** The same inputs each time: what is found is found by everybody. */
const BUDGET = { numRuns: inFull(100, 400), seed: 30 };
const anySeed = integer({ min: 0, max: 1 << 30 });

describe.each(Object.entries(games))("a position of %s", (_id, { game }) => {
  const engine = new Engine(game);
  const lines = [0, 9, 25, 60, 120, 250].map((choices) =>
    game.notation.write(stateAfter(engine, {}, choices, choices)),
  );

  test("that is spoiled can be gone on from, or is refused with a sentence", () => {
    assert(
      property(anySeed, (seed) => {
        const line = spoiltLine(lines, stream(seed));
        try {
          const g = playable(engine, line);
          expect(typeof game.notation.write(g)).toBe("string");
        } catch (error) {
          if (!(error instanceof NotationError))
            throw new Error(`not refused but broken by ${line}`, { cause: error });
          expect(error.message).not.toMatch(/undefined|not iterable|Infinity|primitive/);
        }
      }),
      BUDGET,
    );
  });

  test("is refused where it names no place in the rules, and where numbers are too large to count with", () => {
    const [line = ""] = lines;
    const stack = /stack=\S+/.exec(line)?.[0] ?? "";
    expect(() => playable(engine, `${line.replace(stack, "")} stack=nowhere.at-all`)).toThrow(NotationError);
    expect(() => playable(engine, line.replace(/\d+/, "9".repeat(400)))).toThrow(NotationError);
  });
});

describe.each(Object.entries(withPacks))("a pack of %s", (_id, entry) => {
  test("that is spoiled is judged, and every complaint has its place", async () => {
    const [packs, say] = [await entry.packs(), sayFrom("en", await entry.words("en"))];
    const built: unknown = JSON.parse(packs.builtIn());
    assert(
      property(anySeed, (seed) => {
        const text = JSON.stringify(spoiltDocument(built, stream(seed)));
        const { digest, complaints } = packs.read(text, say);
        expect(digest === null).toBe(complaints.length > 0);
        for (const { place, sentence } of complaints) expect([place, sentence]).not.toContain("");
      }),
      BUDGET,
    );
  });

  test("in which something else stands for an id is complained of at its place", async () => {
    const [packs, say] = [await entry.packs(), sayFrom("en", await entry.words("en"))];
    const built: object = JSON.parse(packs.builtIn());
    const lists = Object.entries(built).filter(([, list]) => Array.isArray(list) && "id" in (list[0] ?? {}));
    expect(lists.length).toBeGreaterThan(0);
    for (const [key, list] of lists)
      for (const id of [{ toString: 1 }, [], 3, null]) {
        const text = JSON.stringify({ ...built, [key]: [{ ...list[0], id }, ...list.slice(1)] });
        const places = packs.read(text, say).complaints.map(({ place }) => place);
        expect(places, `${key} with ${JSON.stringify(id)}`).toContain(`${key}.0.id`);
      }
  });
});

describe.each(Object.entries(withDecks))("a deck of %s", (_id, entry) => {
  test("that is spoiled is judged, and every trouble has its line", async () => {
    const [decks, say] = [await entry.decks(), sayFrom("en", await entry.words("en"))];
    const ready = decks.ready(say).map(({ lines }) => lines.join(" "));
    assert(
      property(anySeed, (seed) => {
        const random = stream(seed);
        const text = spoiltLine(ready, random)
          .split(" ")
          .map((word) => (random(8) === 0 ? `${word}\n` : `${word} `))
          .join("");
        const { legal, troubles, faults } = decks.read(text, say);
        for (const { line } of troubles) expect(line).toBeLessThanOrEqual(text.split("\n").length);
        if (legal) expect([troubles, faults]).toEqual([[], []]);
      }),
      { ...BUDGET, numRuns: inFull(40, 150) },
    );
  });
});
