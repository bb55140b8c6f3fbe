/** The bell of rounds: what it tells, where, and how soon it looks again. */
import type { TournamentCall, TournamentMine } from "@westmarch/protocol";
import { describe, expect, test } from "vitest";
import {
  beginning,
  callId,
  isForAll,
  lookAgainIn,
  ringing,
  tellsItself,
} from "../src/tournaments/ringing.ts";
import { withCount } from "../src/ui/title.ts";

const call = (came: boolean): TournamentCall => ({
  table: "t1",
  round: 2,
  with: { kind: "guest", name: "Bo" },
  came,
  rung: 0,
  left: 60_000,
});

const playing = (more: Partial<TournamentMine> = {}): TournamentMine => ({
  told: null,
  id: "lake",
  name: "The Long Lake Open",
  game: "duel",
  state: "running",
  round: 2,
  nextIn: null,
  startsIn: null,
  checkIn: null,
  call: call(false),
  ...more,
});

describe("the bell of rounds", () => {
  test("rings for a game that waits, until its player has been at the table", () => {
    expect(ringing([playing()]).map((one) => one.call.table)).toEqual(["t1"]);
    expect(ringing([playing({ call: call(true) }), playing({ call: null })])).toEqual([]);
  });

  test("rings anew for a game that was put off when the organiser calls its players", () => {
    const [once, again] = [0, 1].map((rung) => ({ of: playing(), call: { ...call(false), rung } }));
    expect(once && callId(once)).not.toBe(again && callId(again));
  });

  test("tells when the next round begins, while that is waited for", () => {
    expect(
      beginning([playing(), playing({ id: "shire", call: null, nextIn: 5000 })]).map(({ id }) => id),
    ).toEqual(["shire"]);
  });

  test("says nothing of a round that is long off, until it is near", () => {
    const tomorrow = playing({ call: null, nextIn: 23 * 3_600_000 });
    expect(beginning([tomorrow])).toEqual([]);
    expect(lookAgainIn([tomorrow])).toBeLessThanOrEqual(60_000);
  });

  test("hands on what it was told as it is, so that time runs on from when it was told", () => {
    const resting = playing({ nextIn: 5000 });
    expect(beginning([resting])[0]).toBe(resting);
    expect(ringing([resting])[0]?.call).toBe(resting.call);
  });

  test("leaves it to the tournament’s own page and to the table to say so", () => {
    expect(tellsItself("/tournament/lake", playing())).toBe(true);
    expect(tellsItself("/tournaments", playing())).toBe(true);
    expect(tellsItself("/table/t1", playing())).toBe(true);
    expect(tellsItself("/settings", playing())).toBe(false);
    expect(tellsItself("/table/t2", playing())).toBe(false);
  });

  test("is silent on pages that a whole room reads", () => {
    expect(["/tournament/lake/wall", "/tournament/lake/poster"].every(isForAll)).toBe(true);
    expect(["/tournament/lake", "/tournaments", "/watch"].some(isForAll)).toBe(false);
  });

  test("looks again at once when a break is over, often while a round is played, and seldom where nothing is", () => {
    expect(lookAgainIn([playing({ call: null, nextIn: 2000 })])).toBe(2500);
    const [playingNow, waiting, nothing] = [[playing()], [playing({ state: "open", call: null })], []].map(
      lookAgainIn,
    );
    expect(playingNow).toBeLessThan(waiting ?? 0);
    expect(waiting).toBeLessThan(nothing ?? 0);
  });

  test("counts what waits before the title of the page", () => {
    expect(withCount(0, "Settings · Westmarch")).toBe("Settings · Westmarch");
    expect(withCount(2, "Settings · Westmarch")).toBe("(2) Settings · Westmarch");
  });
});
