import { describe, expect, it } from "vitest";
import { type Bout, levelFor, noted, onwardFrom, scoreAgainst } from "../src/practice/bouts.ts";

const bouts = (game: string, ...told: readonly (readonly [Bout["level"], boolean])[]): Bout[] =>
  told.map(([level, won], i) => ({ table: `${game}${i}`, game, level, won }));

describe("the way from level to level", () => {
  it("begins gently", () => {
    expect(levelFor([], "duel")).toBe("gentle");
    expect(levelFor(bouts("confrontation", ["strong", true]), "duel")).toBe("gentle");
  });

  it("stays with whom one played last until a row of games is won or lost", () => {
    const played = bouts("duel", ["fair", true], ["fair", true], ["fair", false], ["fair", true]);
    expect(onwardFrom(played, "duel")).toBeNull();
    expect(levelFor(played, "duel")).toBe("fair");
  });

  it("goes up after three won in a row, and down after three lost", () => {
    const won = bouts("duel", ["first", true], ["gentle", true], ["gentle", true], ["gentle", true]);
    expect(onwardFrom(won, "duel")).toEqual({ from: "gentle", to: "fair", way: "up" });
    const lost = bouts("duel", ["fair", false], ["fair", false], ["fair", false]);
    expect(levelFor(lost, "duel")).toBe("gentle");
  });

  it("ends with the strongest, and with the weakest", () => {
    const best = bouts("duel", ["best", true], ["best", true], ["best", true]);
    expect(levelFor(best, "duel")).toBe("best");
    const first = bouts("duel", ["first", false], ["first", false], ["first", false]);
    expect(levelFor(first, "duel")).toBe("first");
  });

  it("counts each table once, each game and each level by itself", () => {
    const [one, other] = bouts("duel", ["fair", true], ["gentle", false]);
    const all = [one, one, other].reduce<readonly Bout[]>(noted, []);
    expect(all).toHaveLength(2);
    expect(scoreAgainst(all, "duel", "fair")).toEqual({ games: 1, won: 1 });
    expect(scoreAgainst(all, "confrontation", "fair")).toEqual({ games: 0, won: 0 });
  });
});
