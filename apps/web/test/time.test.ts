/** Clocks as a page shows them: what is left, in words, and what a pace is. */
import { type Pace, pace } from "@westmarch/protocol";
import { describe, expect, test } from "vitest";
import { sayFrom } from "../src/i18n/index.ts";
import english from "../src/text/time.en.json";
import { breakLeft, type GameClocks, isSaid, leftNow } from "../src/time/gameClocks.ts";
import { draftOf, FIRST_DRAFT, numberIn, paceLine, paceOf, paceTerms, SOUGHT } from "../src/time/paces.ts";
import { briefly, DAY, HOUR, inWords, MINUTE, SECOND } from "../src/time/spans.ts";
import type { TimeSay } from "../src/time/words.ts";

const say: TimeSay = sayFrom("en", english);

const told = (
  seats: Partial<GameClocks["seats"][number]>[],
  rests: GameClocks["rests"] = null,
): GameClocks => ({
  rests,
  heard: 1000,
  seats: seats.map((one, seat) => ({
    seat,
    left: 10 * MINUTE,
    of: 20 * MINUTE,
    runs: false,
    vacation: 0,
    ...one,
  })),
});

describe("what is left on a clock", () => {
  test("is reckoned on by the device while the clock runs, however seldom it looks, and stands otherwise", () => {
    const both = told([{ runs: true }, {}]);
    const [own, other] = leftNow(both, "live", 1000 + 4 * MINUTE);
    expect(own).toEqual({ seat: 0, left: 6 * MINUTE, share: 0.3, state: "runs", late: false });
    expect(other).toMatchObject({ left: 10 * MINUTE, state: "stands" });
    expect(leftNow(both, "live", 0)[0]).toMatchObject({ left: 10 * MINUTE });
  });

  test("is late in the last minute of a live game, in the last two hours of a slow turn, and up at nothing", () => {
    const late = (left: number, kind: "live" | "slow") =>
      leftNow(told([{ left, runs: true }]), kind, 1000)[0];
    expect(late(MINUTE + 1, "live")?.late).toBe(false);
    expect(late(MINUTE, "live")?.late).toBe(true);
    expect(late(2 * HOUR, "slow")?.late).toBe(true);
    expect(leftNow(told([{ left: 5 * SECOND, runs: true }]), "live", 1000 + MINUTE)[0]).toMatchObject({
      left: 0,
      state: "up",
      late: true,
    });
    expect(leftNow(told([{ left: 0, up: true }]), "live", 1000)[0]?.state).toBe("up");
  });

  test("stands still at night and on vacation, and that is no hurry", () => {
    expect(leftNow(told([{ left: SECOND, rests: "night" }]), "slow", 9e9)[0]).toMatchObject({
      left: SECOND,
      state: "night",
      late: false,
    });
  });

  test("is said aloud when a point is passed, once, and not when a page has just come", () => {
    expect(isSaid(null, 20 * SECOND, "live")).toBe(false);
    expect(isSaid(61 * SECOND, 60 * SECOND, "live")).toBe(true);
    expect(isSaid(60 * SECOND, 59 * SECOND, "live")).toBe(false);
    expect(isSaid(12 * SECOND, 3 * SECOND, "live")).toBe(true);
    expect(isSaid(61 * SECOND, 60 * SECOND, "slow")).toBe(false);
  });

  test("of a break goes by, too; an adjourned game has no end", () => {
    expect(breakLeft(told([], { what: "pause", left: 15 * MINUTE }), 1000 + MINUTE)).toBe(14 * MINUTE);
    expect(breakLeft(told([], { what: "adjourn", left: null }), 9e9)).toBeNull();
  });
});

describe("time in words", () => {
  test("has no more than two units beside a candle, and never says less than there is", () => {
    const words = (left: number, seconds = false) => briefly(left, seconds, say);
    expect(words(DAY + 4 * HOUR + MINUTE)).toBe("1 day 4 h");
    expect(words(2 * DAY)).toBe("2 days");
    expect(words(9 * HOUR + 59 * MINUTE)).toBe("9 h");
    expect(words(HOUR + 5 * MINUTE)).toBe("1 h 5 min");
    expect(words(40 * MINUTE)).toBe("40 min");
    expect(words(30 * SECOND)).toBe("under a minute");
    expect(words(12 * MINUTE + 5 * SECOND, true)).toBe("12:05");
    expect(words(400, true)).toBe("0:01");
  });

  test("is whole words where it is read out", () => {
    expect(inWords(12 * MINUTE + SECOND, true, say)).toBe("12 minutes 1 second");
    expect(inWords(MINUTE - 1, true, say)).toBe("1 minute");
    expect(inWords(26 * HOUR, false, say)).toBe("1 day 2 hours");
  });
});

describe("a pace", () => {
  test("that is chosen is one that a server takes; what is no number is none", () => {
    const slow = paceOf({ ...FIRST_DRAFT, kind: "slow" }, "Asia/Taipei");
    expect(pace.parse(slow)).toEqual({
      kind: "slow",
      days: 2,
      night: { from: 22, until: 7, zone: "Asia/Taipei" },
      vacation: 7,
      out: "computer",
    });
    const own = { ...FIRST_DRAFT, kind: "live", live: "other" } as const;
    expect(pace.parse(paceOf({ ...own, minutes: "3", seconds: "0" }, "UTC"))).toMatchObject({ main: 180 });
    for (const minutes of ["", "0", "1.5", "2000", "ten"])
      expect(paceOf({ ...own, minutes }, "UTC")).toBeNull();
    for (const sought of SOUGHT) expect(pace.parse(sought.pace)).toEqual(sought.pace);
    expect(numberIn(" 7 ", { least: 1, most: 7 })).toBe(7);
  });

  test("becomes a draft that leads back to it", () => {
    const drafts = [
      FIRST_DRAFT,
      { ...FIRST_DRAFT, kind: "live", live: "5+5", out: { ...FIRST_DRAFT.out, live: "computer" } },
      { ...FIRST_DRAFT, kind: "live", live: "other", minutes: "7", seconds: "3" },
      { ...FIRST_DRAFT, kind: "slow", days: "7", vacation: 0 },
      { ...FIRST_DRAFT, kind: "slow", days: "other", ownDays: "9", night: false },
      { ...FIRST_DRAFT, kind: "slow", from: 1, until: 5, out: { ...FIRST_DRAFT.out, slow: "loss" } },
    ] as const;
    for (const draft of drafts) {
      const told = paceOf(draft, "UTC");
      expect(told).not.toBeNull();
      expect(paceOf(draftOf(told), "UTC")).toEqual(told);
    }
    expect(draftOf(null)).toBe(FIRST_DRAFT);
  });

  test("is told in a line, with what follows from it", () => {
    const live: Pace = { kind: "live", main: 900, increment: 10, out: "loss" };
    expect(paceLine(live, say)).toBe("15 min + 10 s");
    expect(paceLine({ ...live, main: 70, increment: 0 }, say)).toBe("70 seconds");
    expect(paceLine(undefined, say)).toBe("no clock");
    const slow: Pace = {
      kind: "slow",
      days: 1,
      night: { from: 22, until: 7, zone: "UTC" },
      vacation: 7,
      out: "warning",
    };
    expect([paceLine(slow, say), ...paceTerms(slow, "en", say)]).toEqual([
      "1 day a turn",
      "nobody loses by time",
      "no time from 22:00 to 07:00",
      "7 days of vacation",
    ]);
  });
});
