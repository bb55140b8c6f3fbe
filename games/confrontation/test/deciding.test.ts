/** What is shown as the deed that decided a game, when it is over. */
import { Engine } from "@westmarch/kernel";
import { storyOf } from "@westmarch/testkit/board";
import { describe, expect, test } from "vitest";
import { deciding } from "../board/deciding.ts";
import { CHARACTERS_OF, DARK, FRODO, MORDOR, SHIRE, sideOf } from "../data/ids.ts";
import { confrontation } from "../index.ts";

const engine = new Engine(confrontation);

/** Random games that end in this way, as an onlooker and as either side hears them. */
function endings(reason: string, many: number) {
  const found = [];
  for (let seed = 0; found.length < many && seed < 400; seed++) {
    const ear = [null, 0, 1][seed % 3] ?? null;
    const { g, log } = storyOf(engine, {}, seed, ear);
    if (g.result?.reason === reason) found.push({ log, deed: deciding(log) });
  }
  expect(found).toHaveLength(many);
  return found;
}

describe("the deed that decided a game", () => {
  test("10.1 is the step into Mordor, and Frodo's", () => {
    for (const { deed } of endings("mordor", 3)) {
      expect(deed?.event.facts).toMatchObject({ to: MORDOR });
      expect(deed?.by).toEqual([FRODO]);
    }
  });

  test("10.2 is Frodo's fall, with the Shadow's character that brought it about", () => {
    for (const { deed } of endings("frodo", 6)) {
      expect(deed?.event.type).toBe("fell");
      expect(deed?.fallen).toContain(FRODO);
      for (const victor of deed?.by ?? []) expect(sideOf(victor)).toBe(DARK);
    }
  });

  test("10.3 is the last step into the Shire, by those that stand there", () => {
    for (const { deed } of endings("shire", 3)) {
      expect(deed?.event.facts).toMatchObject({ to: SHIRE });
      expect(deed?.by.length).toBeGreaterThanOrEqual(3);
      expect(CHARACTERS_OF[DARK]).toEqual(expect.arrayContaining([...(deed?.by ?? [])]));
    }
  });

  test("is the last that fell where a game was given up, and nothing before anything was done", () => {
    const { log } = storyOf(engine, {}, 1, null);
    const unfinished = log.filter(({ type }) => type !== "game-ended");
    const last = unfinished.findLast(({ type }) => type === "fell");
    expect(last).toBeDefined();
    expect(deciding(unfinished)?.event).toBe(last);
    expect(deciding([])).toBeNull();
  });

  test("of a match is that of its second game", () => {
    const { log } = storyOf(engine, { match: true }, 3, 0);
    const second = log.findLastIndex(({ type }) => type === "game-began");
    expect(log.indexOf(deciding(log)?.event ?? log[0]!)).toBeGreaterThan(second);
  });
});
