/** What is shown before it is told: whole games step by step, as their tables would show them. */
import { describe, expect, test } from "vitest";
import { cardBehind, placesOf } from "../board/staging/happening.ts";
import { step } from "../board/staging/step.ts";
import { combatAround, type Told } from "../board/staging/within.ts";
import { EARS, momentsOf, showings } from "./showing.ts";

const GAMES = ["a long day", "dusk", "at the gate"].map((seed) => momentsOf(seed));
const played = GAMES.flatMap((game) =>
  EARS.map((seat, i) => {
    const last = game[i].at(-1);
    if (last === undefined) throw new Error("there is no such game");
    return { seat, moments: game[i], view: last.view, log: last.log };
  }),
);

describe("of whole games", () => {
  test("every event is shown, goes along with another, or has nothing to be seen", () => {
    for (const { seat, view, log } of played)
      for (const at of log.keys())
        for (const calm of [false, true]) {
          const shows = step({ log, at, view, seat, calm });
          if (shows === null || shows === "along") continue;
          expect(shows.lasts).toBeGreaterThan(0);
          expect(shows.scene !== undefined).toBe(combatAround(log, at) >= 0);
        }
  });

  test("every combat ends with a scene that stays until somebody goes on, once", () => {
    for (const { seat, view, log } of played)
      for (const at of log.keys()) {
        const shows = step({ log, at, view, seat, calm: false });
        const stays = shows !== null && shows !== "along" && shows.stays !== undefined;
        const { type } = log[at];
        expect(stays).toBe(combatAround(log, at) >= 0 && (type === "combat-ended" || type === "won"));
      }
  });

  test("events are seen at places of the map, and what others play lies beside them", () => {
    let cards = 0;
    for (const { seat, view, log } of played)
      for (const at of log.keys()) {
        const events: readonly Told[] = [log[at]];
        for (const place of placesOf(events, view)) expect(place).toBeGreaterThanOrEqual(0);
        if (cardBehind(log, events, seat) !== null) cards++;
      }
    expect(cards).toBeGreaterThan(100);
  });

  test("every step of it can be seen, and at its end everything has been told", () => {
    for (const { seat, moments } of played) {
      let last = null;
      for (const one of showings(moments, seat)) last = one;
      expect(last?.since).toEqual([]);
      expect(last?.toldLog).toHaveLength(moments.at(-1)?.log.length ?? -1);
    }
  });
});
