import type { SeatInfo } from "@westmarch/protocol";
import { describe, expect, test } from "vitest";
import type { TableModel } from "../src/table/connection/model.ts";
import { matchNow, moodOf } from "../src/table/text/ending.ts";
import { awayOf, spanOf } from "../src/table/text/people.ts";

const won = (...winners: number[]) => ({ winners, reason: "resigned" });

describe("the end of a game", () => {
  test("is another for the winner, the loser and a spectator", () => {
    expect(moodOf(won(0), [0], 2)).toBe("won");
    expect(moodOf(won(0), [1], 2)).toBe("lost");
    expect(moodOf(won(0), [], 2)).toBe("over");
    expect(moodOf(won(0), [0, 1], 2)).toBe("over");
    expect(moodOf(won(), [0], 2)).toBe("over");
  });

  test("counts for the evening", () => {
    expect(matchNow(null, won(1), "one", 2)).toEqual({ won: [0, 1], drawn: 0, games: ["one"] });
    const before = { won: [2, 1], drawn: 1, games: ["a", "b"] };
    expect(matchNow(before, won(), null, 2)).toEqual({ won: [2, 1], drawn: 2, games: ["a", "b"] });
  });
});

describe("who is away", () => {
  const person = (seat: number, online: boolean, seenAt: number): SeatInfo => ({
    seat,
    role: "",
    player: { kind: "person", name: `p${seat}`, online, seenAt },
  });
  const at = (...seats: SeatInfo[]) => ({ seats }) as TableModel;

  test("is the player who has been gone longest of those whose turn it is", () => {
    const table = at(person(0, false, 0), person(1, false, 60_000));
    expect(awayOf(table, [0, 1], 150_000)).toMatchObject({ info: { seat: 0 }, minutes: 2 });
    expect(awayOf(table, [1], 150_000)).toMatchObject({ info: { seat: 1 }, minutes: 1 });
  });

  test("is nobody while one of them is there, or a computer has the turn", () => {
    const bot: SeatInfo = { seat: 1, role: "", player: { kind: "bot", level: "fair" } };
    expect(awayOf(at(person(0, false, 0), person(1, true, 0)), [0, 1], 90_000)).toBeNull();
    expect(awayOf(at(person(0, false, 0), bot), [1], 90_000)).toBeNull();
  });

  test("is told in the largest unit of which there are two", () => {
    expect(spanOf(2, "en")).toBe("2 minutes");
    expect(spanOf(119, "en")).toBe("119 minutes");
    expect(spanOf(130, "en")).toBe("2 hours");
    expect(spanOf(60 * 60, "en")).toBe("2 days");
    expect(spanOf(3, "ja")).toBe("3 分");
  });
});
