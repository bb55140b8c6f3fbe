/** The page behind a door: which way stands on the large leaf, who sits where, and where today's choices come from. */
import { sayFrom } from "@westmarch/boardkit/say";
import { Engine } from "@westmarch/kernel";
import { describe, expect, test } from "vitest";
import { DOORS } from "../src/games/doors.ts";
import { seatPlan } from "../src/lobby/choices.ts";
import { asPrinted, firstWay } from "../src/lobby/door/first.ts";
import { asKept } from "../src/lobby/door/since.ts";
import { waysBeside, waysThrough } from "../src/lobby/door/ways.ts";
import type { Guest } from "../src/lobby/plan.ts";
import english from "../src/text/doorway.en.json" with { type: "json" };

describe("the way on the large leaf", () => {
  test("is the guided game for somebody new, where there is one", () => {
    expect(firstWay(undefined, false, true)).toBe("guided");
    expect(firstWay(undefined, false, false)).toBe("computer");
  });

  test("is the computer for somebody who has played here", () => {
    expect(firstWay(undefined, true, true)).toBe("computer");
  });

  test("is the one that was taken last, unless there is no guided game any more", () => {
    expect(firstWay({ way: "friend", at: 0 }, true, true)).toBe("friend");
    expect(firstWay({ way: "guided", at: 0 }, true, false)).toBe("computer");
  });
});

describe("the ways beside it", () => {
  test("keep their places, and what was on the leaf at first stands where the one was that is there now", () => {
    const ways = waysThrough(true, "guided", false);
    expect(ways).toEqual(["guided", "computer", "friend", "screen"]);
    expect(waysBeside(ways, "guided", false)).toEqual({ tiles: ["computer", "friend", "screen"], links: [] });
    expect(waysBeside(ways, "computer", false)).toEqual({ tiles: ["guided", "friend", "screen"], links: [] });
  });

  test("are links where a game beside takes a tile's room, and none is lost", () => {
    const ways = waysThrough(true, "screen", true);
    expect(waysBeside(ways, "screen", true)).toEqual({ tiles: ["computer", "friend"], links: ["guided"] });
    expect(waysBeside(ways, "guided", true)).toEqual({ tiles: ["computer", "friend"], links: ["screen"] });
    expect(waysBeside(ways, "computer", true)).toEqual({ tiles: ["screen", "friend"], links: ["guided"] });
  });

  test("leave the guided game out where there is none", () => {
    expect(waysThrough(false, "computer", false)).toEqual(["computer", "friend", "screen"]);
  });
});

describe("a door", () => {
  test.each(DOORS)(
    "of $id tells of just the guided games that its board brings",
    async ({ load, guides }) => {
      const module = await load?.();
      if (!module) throw new Error("it is closed");
      const { guides: brought } = await module.besides();
      const parts = brought.map(({ seat, settings }) => module.game.seats(settings)[seat]);
      expect(guides.map(({ part }) => part)).toEqual(parts);
      expect(guides.map(({ title }) => title)).toEqual(brought.map(({ title }) => title));
    },
  );

  test.each(DOORS)("of $id leads to what is looked up in a game that has only begun", async ({ load }) => {
    const module = await load?.();
    if (!module) throw new Error("it is closed");
    const { game } = await module.besides();
    const engine = new Engine(game);
    const begun = engine.start({}, () => 0);
    expect(engine.asks(begun)).not.toEqual([]);
    expect(engine.view(begun, null).result).toBeNull();
  });
});

describe("seats of a table for four", async () => {
  const module = await DOORS.find(({ id }) => id === "war-of-the-ring")?.load?.();
  if (!module) throw new Error("it is closed");
  const game = { module, say: (key: string) => key, untranslated: false, decks: null, packs: null };
  const choices = {
    ...asPrinted,
    way: "computer",
    level: "fair",
    settings: { players: "4" },
    name: "",
    second: "",
  } as const;
  const company = (guests: readonly Guest[]) => ({ ...choices, company: { guests, names: [] } });

  test("are for computers unless somebody else was chosen", () => {
    expect(seatPlan(game, choices, "computer").guests).toEqual(Array(4).fill("computer"));
  });

  test("are all free where a friend is invited and nobody was chosen", () => {
    expect(
      seatPlan(game, company(["computer", "computer", "computer", "computer"]), "friend").guests,
    ).toEqual(Array(4).fill("friend"));
  });

  test("stay as chosen where a friend is among them", () => {
    const guests = ["computer", "friend", "computer", "screen"] as const;
    expect(seatPlan(game, company(guests), "friend").guests).toEqual(guests);
  });
});

test("today's choices say from which day they come", () => {
  const say = sayFrom("en", english);
  const now = Date.UTC(2026, 10, 28, 12);
  const day = 86_400_000;
  expect(asKept(now, "en", say, now)).toBe("as earlier today");
  expect(asKept(now - 2 * day, "en", say, now)).toBe("as on Thursday");
  expect(asKept(now - 40 * day, "en", say, now)).toBe("as on October 19");
});
