/** A round as one of its tables shows it: whose games are whose, who is waited for, who is called what. */
import type { RoundNow } from "@westmarch/protocol";
import { describe, expect, test } from "vitest";
import { missing, namesIn, ownSeats, pairingsOf, waits } from "../src/round/seats.ts";
import { hearMessage } from "../src/table/connection/model.ts";

const person = (name: string, ready = true) => ({ player: { kind: "person", name } as const, ready });
const computer = { player: { kind: "bot", level: "fair" } as const, ready: true };

const ROUND: RoundNow = {
  table: "draft",
  game: "trading-card-game",
  players: [person("Ada"), computer, person("", false), computer],
  stages: [
    {
      pairings: [
        { seats: [3, 0], table: "one", winners: null },
        { seats: [1, 2], table: null, winners: null },
      ],
      bye: null,
    },
  ],
  standings: [],
  over: false,
};

describe("a round", () => {
  test("is that of one's seats at the draft, seen from any table of it", () => {
    expect(ownSeats(ROUND, { table: "draft", mine: [0, 2] })).toEqual([0, 2]);
    expect(ownSeats(ROUND, { table: "one", mine: [1] })).toEqual([0]);
    expect(ownSeats(ROUND, { table: "one", mine: [] })).toEqual([]);
    expect(ownSeats(ROUND, { table: "another", mine: [0] })).toEqual([]);
  });

  test("says of a game that cannot be played for whose deck it waits", () => {
    expect(pairingsOf(ROUND).map((pairing) => missing(ROUND, pairing))).toEqual([[], [2]]);
  });

  test("tells computers apart by their numbers", () => {
    const say = Object.assign((key: string, slots = {}) => `${key} ${JSON.stringify(slots)}`, {
      language: "en" as const,
    });
    expect(namesIn(ROUND, say, say)).toEqual([
      "Ada",
      'round.computer {"n":2}',
      "table.seat.nameless {}",
      'round.computer {"n":4}',
    ]);
  });

  test("calls a lone computer by no number", () => {
    const say = Object.assign((key: string) => key, { language: "en" as const });
    const players = [person("Ada"), computer];
    expect(namesIn({ ...ROUND, players }, say, say)).toEqual(["Ada", "table.bot.short"]);
  });

  test("says whether games of a seat wait for a deck", () => {
    expect([0, 1, 2, 3].map((seat) => waits(ROUND, [seat]))).toEqual([false, true, true, false]);
  });

  test("is news only at a table that is known", () => {
    expect(hearMessage(null, { type: "round", round: ROUND })).toBeNull();
  });
});
