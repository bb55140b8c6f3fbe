/** A tournament as its organiser chooses it, and what is asked of the server for it. */
import { describe, expect, it } from "vitest";
import {
  comingEight,
  faultIn,
  firstDraft,
  roundsOf,
  startOf,
  wishOf,
} from "../src/tournaments/hold/draft.ts";
import { draftIn } from "../src/tournaments/hold/lastHeld.ts";
import { roman } from "../src/tournaments/numerals.ts";

const NOW = new Date(2026, 11, 4, 12, 0).getTime();
const HOUR = 3_600_000;
const draft = firstDraft("duel", NOW);
const around = { accounts: true, name: "Midwinter", now: NOW };

describe("a tournament that is about to be opened", () => {
  it("is, as it stands at first, one without clock or start that anybody may enter", () => {
    expect(wishOf(draft, around)).toEqual({
      name: "Midwinter",
      game: "duel",
      settings: {},
      kind: "swiss",
      rounds: 5,
      games: 1,
      hours: null,
      guests: true,
    });
  });

  it("can be as the last one was, and takes nothing that this page does not know", () => {
    const time = { ...draft.time, kind: "slow", days: "3", out: { live: "loss", slow: "loss" } } as const;
    const last = { ...draft, name: "Thursdays", kind: "knockout", places: "8", time, at: 5 } as const;
    expect(draftIn(JSON.parse(JSON.stringify(last)), NOW)).toEqual({ ...last, at: comingEight(NOW) });
    const odd = { game: "duel", kind: "bingo", rounds: 7, places: null, time: "late", guests: "no" };
    expect(draftIn(odd, NOW)).toEqual(draft);
    for (const none of [null, "duel", {}, { game: "chess" }]) expect(draftIn(none, NOW)).toBeNull();
  });

  it("begins in so many minutes from the moment at which it is opened, or at an evening", () => {
    expect(startOf({ ...draft, start: "15" }, NOW)).toBe(NOW + HOUR / 4);
    expect(startOf({ ...draft, start: "at" }, NOW)).toBe(NOW + 8 * HOUR);
    expect(comingEight(NOW + 7.5 * HOUR)).toBe(NOW + 32 * HOUR);
  });

  it("asks for a check-in where it has a start, for places, and for clocks that wait for people", () => {
    const time = { ...draft.time, kind: "live" } as const;
    const wish = wishOf({ ...draft, time, start: "60", checkIn: "15", places: "8" }, around);
    expect(wish).toMatchObject({ startsAt: NOW + HOUR, checkIn: 15, places: 8, grace: 300, rest: 180 });
    expect(wishOf({ ...draft, checkIn: "15" }, around)).not.toHaveProperty("checkIn");
  });

  it("as an arena lasts so many minutes, with one game of each pairing and no break", () => {
    const time = { ...draft.time, kind: "live", live: "5+5" } as const;
    const wish = wishOf({ ...draft, kind: "arena", games: "4", grace: "1", time, lasts: "30" }, around);
    expect(wish).toMatchObject({ kind: "arena", lasts: 30, games: 1, grace: 60, hours: null });
    expect(wish).not.toHaveProperty("rest");
  });

  it("has as many rounds as its format needs for its places", () => {
    expect(roundsOf({ ...draft, kind: "knockout", places: "16" })).toBe(4);
    expect(roundsOf({ ...draft, kind: "round-robin", places: "8" })).toBe(7);
    expect(roundsOf({ ...draft, kind: "knockout" })).toBeNull();
  });

  it("is not opened with too many rounds, or for a moment that is past", () => {
    expect(faultIn(draft, NOW)).toBeNull();
    expect(faultIn({ ...draft, rounds: "13" }, NOW)).toBe("rounds");
    expect(faultIn({ ...draft, start: "at", at: NOW }, NOW)).toBe("start");
  });
});

it("rounds are told in Roman numerals", () => {
  expect([1, 4, 9, 12, 39].map(roman)).toEqual(["I", "IV", "IX", "XII", "XXXIX"]);
});
