/** What is shown before it is told: whole games step by step, as their tables would show them. */
import { describe, expect, test } from "vitest";
import { after } from "../board/staging/after.ts";
import { asked, combatScene } from "../board/staging/combat/telling.ts";
import { cardBehind, placesOf } from "../board/staging/happening.ts";
import { step } from "../board/staging/step.ts";
import { combatAround, type LogEvent } from "../board/staging/within.ts";
import { EARS, momentsOf, showings } from "./showing.ts";

const GAMES = ["a long day", "dusk", "at the gate", "wings", "wolves", "five"].map((seed) => momentsOf(seed));
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

  test("every combat ends with a scene that stays until the player goes on, once", () => {
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
        const events: readonly LogEvent[] = [log[at]];
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

describe("a combat as a scene", () => {
  test("comes up with its first event and stays until its last, unless something is asked of the map", () => {
    let scenes = 0;
    for (const { seat, moments } of played)
      for (const one of showings(moments, seat)) {
        const scene = combatScene(one);
        if (one.step?.scene !== undefined) expect(scene).not.toBeNull();
        else if (scene !== null) expect(asked(one.view)).not.toBeNull();
        if (scene !== null) scenes++;
      }
    expect(scenes).toBeGreaterThan(500);
  });

  test("shows armies, markers and walls as the table will lie when it has all been told", () => {
    let rounds = 0;
    for (const { moments } of played)
      for (const [n, moment] of moments.entries()) {
        const before = moments[n - 1];
        const b = moment.view.battle;
        if (!before || !b || moment.view.columns.length > 0 || moment.view.result) continue;
        const g = after(before.view, moment.log.slice(before.log.length));
        const told = g.battle;
        if (!told) throw new Error("the combat was not seen");
        for (const at of [b.from, b.target]) {
          expect(g.units.slice(at * 9, at * 9 + 9)).toEqual(moment.view.units.slice(at * 9, at * 9 + 9));
          expect([g.damage[at], g.tokens[at]]).toEqual([moment.view.damage[at], moment.view.tokens[at]]);
        }
        expect([told.round, told.breach, told.beorn]).toEqual([b.round, b.breach, b.beorn]);
        expect([g.wrath, g.bats, g.at]).toEqual([moment.view.wrath, moment.view.bats, moment.view.at]);
        rounds++;
      }
    expect(rounds).toBeGreaterThan(200);
  });

  test("shows an army that is no more without the markers and tokens of those who came, and one that went with its own", () => {
    let [fallen, went] = [0, 0];
    for (const { seat, moments } of played)
      for (const one of showings(moments, seat))
        for (const camp of combatScene(one)?.camps ?? []) {
          const units = camp.units.reduce((sum, many) => sum + many, 0);
          if (units === 0) {
            expect([camp.tokens, camp.damage, camp.bears]).toEqual([0, 0, 0]);
            fallen++;
          } else {
            expect(camp.strength).toBeGreaterThan(0);
            expect(camp.bears).toBeGreaterThanOrEqual(units);
            went++;
          }
        }
    expect(fallen).toBeGreaterThan(10);
    expect(went).toBeGreaterThan(100);
  });

  test("shows dice as the rules have them, with what each of them must show", () => {
    let rolls = 0;
    for (const { seat, moments } of played)
      for (const one of showings(moments, seat)) {
        const scene = one.step === null ? combatScene(one) : null;
        const b = one.view.battle;
        if (!scene || !b) continue;
        for (const camp of scene.camps) {
          if (camp.dice.length === 0) continue;
          expect(camp.dice.map(({ pips }) => pips)).toEqual(b.rolled[camp.side]);
          expect(camp.dice.map(({ hit }) => (hit ? 1 : 0))).toEqual(b.struck[camp.side]);
          expect(camp.dice.filter(({ black }) => black)).toHaveLength(b.black[camp.side]);
          rolls++;
        }
      }
    expect(rolls).toBeGreaterThan(100);
  });
});
