import { openTable } from "@westmarch/protocol";
import { describe, expect, test } from "vitest";
import { grouped, type KnownTableEntry, outcomeOf } from "../src/device/knownTables.ts";
import { ago } from "../src/i18n/dates.ts";
import { planOf, type Wish } from "../src/lobby/plan.ts";
import { byPart, countOf, find, piecesOf } from "../src/rules/find.ts";

const wish: Wish = {
  game: "confrontation",
  how: "computer",
  seat: 0,
  level: "strong",
  settings: { variant: true },
  names: ["Rosie"],
};
const never = () => {
  throw new Error("nothing was left to chance");
};

describe("a new table", () => {
  test("against the computer has one seat of mine and a computer of the chosen strength", () => {
    expect(planOf(wish, 2, never).seats).toEqual([
      { kind: "me", name: "Rosie" },
      { kind: "bot", level: "strong" },
    ]);
  });

  test("seats the chosen players at a table for four", () => {
    const guests = ["computer", "friend", "screen", "computer"] as const;
    const names = ["Gondor", "Rohan", "Ulfast", "Marigold"];
    expect(planOf({ ...wish, seat: 3, guests, names }, 4, never).seats).toEqual([
      { kind: "bot", level: wish.level },
      { kind: "open" },
      { kind: "me", name: "Ulfast" },
      { kind: "me", name: "Marigold" },
    ]);
  });

  test("with a friend leaves the other seat open", () => {
    expect(planOf({ ...wish, how: "friend", seat: 1 }, 2, never).seats).toEqual([
      { kind: "open" },
      { kind: "me", name: "Rosie" },
    ]);
  });

  test("on one screen gives me every seat under its own name", () => {
    const plan = planOf({ ...wish, how: "screen", names: ["Rosie", "Sam"] }, 2, never);
    expect(plan.seats).toEqual([
      { kind: "me", name: "Rosie" },
      { kind: "me", name: "Sam" },
    ]);
  });

  test("asks chance for the side only when the player did", () => {
    expect(planOf({ ...wish, seat: null }, 2, () => 1).seats[1]).toEqual({ kind: "me", name: "Rosie" });
  });

  test("is something the server takes", () => {
    for (const how of ["computer", "friend", "screen"] as const) {
      expect(openTable.safeParse(planOf({ ...wish, how, names: ["Rosie", "Sam"] }, 2, never)).success).toBe(
        true,
      );
    }
  });
});

const entry = (token: string, over: Partial<NonNullable<KnownTableEntry["summary"]>>): KnownTableEntry => ({
  known: { token, table: token, game: "confrontation", at: 0 },
  summary: {
    token,
    table: token,
    game: "confrontation",
    mine: [0],
    version: 1,
    yourTurn: false,
    result: null,
    changedAt: 0,
    seats: [
      { seat: 0, role: "good", player: { kind: "person", name: "Rosie", online: true } },
      { seat: 1, role: "dark", player: { kind: "bot", level: "fair" } },
    ],
    ...over,
  },
});

describe("my tables", () => {
  const entries = [
    entry("new", { yourTurn: true, changedAt: 20 }),
    entry("old", { yourTurn: true, changedAt: 10 }),
    entry("theirs", {}),
    entry("over", { yourTurn: true, result: { winners: [1], reason: "frodo" } }),
    { ...entry("lost", {}), summary: null },
  ];
  const tokens = (group: "waiting" | "going" | "over" | "lost") =>
    grouped(entries, group).map(({ known }) => known.token);

  test("that wait come first, longest waiting before the others", () =>
    expect(tokens("waiting")).toEqual(["old", "new"]));
  test("that are over wait for nobody", () => expect(tokens("over")).toEqual(["over"]));
  test("at which a seat is still free wait for a player, unless it is one’s own turn already", () => {
    const free = [
      { seat: 0, role: "good", player: { kind: "person", name: "Rosie", online: true } },
      { seat: 1, role: "dark", player: null },
    ] as const;
    const open = [
      entry("open", { seats: free }),
      entry("begun", { seats: free, yourTurn: true }),
      entry("watched", { seats: free, mine: [] }),
    ];
    const groups = (["waiting", "awaited", "going"] as const).map((group) =>
      grouped(open, group).map(({ known }) => known.token),
    );
    expect(groups).toEqual([["begun"], ["open"], ["watched"]]);
  });
  test("that the server does not know stand apart", () => expect(tokens("lost")).toEqual(["lost"]));

  test("tell how they ended for their holder", () => {
    const ended = (winners: readonly number[], mine: readonly number[]) =>
      outcomeOf(entry("t", { mine, result: { winners, reason: "mordor" } }).summary);
    expect([ended([0], [0]), ended([1], [0]), ended([], [0]), ended([0], [0, 1]), ended([0], [])]).toEqual([
      "won",
      "beaten",
      "drawn",
      "ended",
      "ended",
    ]);
    expect(ended([0, 1], [0])).toBe("shared");
  });

  test("say how long ago something happened", () => {
    expect(ago(0, 59_000, "en")).toBe("this minute");
    expect(ago(0, 3 * 3_600_000, "en")).toBe("3 hours ago");
    expect(ago(0, 86_400_000, "en")).toBe("yesterday");
  });
});

describe("looking for a rule", () => {
  const chapters = [
    {
      title: "Moving",
      part: null,
      rules: [
        { number: "4.1", text: "A piece goes forward." },
        { number: "4.10", text: "The Palantír sees." },
      ],
    },
    {
      title: "Battle",
      part: null,
      rules: [
        { number: "6.3", text: "Frodo may slip away." },
        { number: "6.3.1", text: "Not from the Warg." },
      ],
    },
  ];
  const numbers = (asked: string) =>
    find(chapters, asked).flatMap(({ rules }) => rules.map(({ number }) => number));

  test("by number finds that rule and those under it, not its namesakes", () => {
    expect(numbers("6.3")).toEqual(["6.3", "6.3.1"]);
    expect(numbers("4.1")).toEqual(["4.1"]);
  });
  test("by words wants all of them, accents and capitals aside", () => {
    expect(numbers("palantir")).toEqual(["4.10"]);
    expect(numbers("FRODO away")).toEqual(["6.3"]);
    expect(numbers("frodo forward")).toEqual([]);
  });
  test("keeps the chapters under their parts", () => {
    const inParts = chapters.map((chapter, i) => ({ ...chapter, part: i === 0 ? "The map" : "The war" }));
    expect(byPart(inParts).map(({ part, chapters }) => [part, chapters.length])).toEqual([
      ["The map", 1],
      ["The war", chapters.length - 1],
    ]);
    expect(byPart(chapters)).toHaveLength(1);
  });

  test("leads on to the rules that words name, and to no other number", () => {
    const pieces = piecesOf("See 9.4.12 and 9.9.9, or 5.", new Set(["9.4.12"]));
    expect(pieces.map(({ text }) => text).join("")).toBe("See 9.4.12 and 9.9.9, or 5.");
    expect(pieces.filter(({ rule }) => rule)).toEqual([{ text: "9.4.12", rule: true }]);
  });

  test("by nothing finds the whole book", () => expect(countOf(find(chapters, "  "))).toBe(4));
});
