/** What the ending page shows of a war adds up with how it stands in the end. */
import type { Happened } from "@westmarch/boardkit";
import { describe, expect, test } from "vitest";
import { throwsOf } from "../board/chronicle/combat.ts";
import { huntsOf } from "../board/chronicle/hunts.ts";
import { luckOf } from "../board/chronicle/luck.ts";
import { momentsOf } from "../board/chronicle/moments.ts";
import { neededFor } from "../board/chronicle/pips.ts";
import { turnsOf } from "../board/chronicle/record.ts";
import { BOTH_SIDES, LEADER, NATION, nationOfFigure, type Side, sideOfNation } from "../data/ids.ts";
import { ALL_REGIONS } from "../data/regions.ts";
import { ARMIES_AT_START } from "../data/setup.ts";
import type { War } from "../index.ts";
import { hitsOn } from "../rules/battle/roll.ts";
import { unitsIn } from "../rules/figures.ts";
import { type Game, playedBy } from "./hearing.ts";

/** The number from which the dice of a roll hit, as the rules have it. */
function neededBy(event: Happened<War>, { battle }: War): number | null {
  if (!battle) return null;
  if (event.type === "combat-roll")
    return hitsOn(battle, event.facts.side) - battle.rollBonus[event.facts.side];
  return event.type === "reroll"
    ? hitsOn(battle, event.facts.side) - battle.rerollBonus[event.facts.side]
    : null;
}
const within = (needed: number): number => Math.max(2, Math.min(6, needed));

interface Watched extends Game {
  readonly log: readonly Happened<War>[];
  /** By throw of the Combat roll and the re-roll, in order. */
  readonly needed: readonly number[];
}
function watched(players: number, seed: string): Watched {
  const needed: number[] = [];
  const game = playedBy(players, seed, (event, g) => {
    const one = neededBy(event, g);
    if (one !== null) needed.push(within(one));
  });
  return { ...game, needed, log: game.heard[players] };
}

const GAMES = [2, 2, 2, 2, 3, 4].map((players, i) => watched(players, `chronicle ${i}`));

/** Units of a side on the map. */
const unitsOf = (g: War, side: Side): number =>
  ALL_REGIONS.reduce((sum, at) => sum + unitsIn(g, side, at), 0);

/** Units that it begins with. */
const begun = (side: Side): number =>
  ARMIES_AT_START.reduce(
    (sum, [, nation, regular, elite]) =>
      sideOfNation(NATION.named(nation)) === side ? sum + regular + elite : sum,
    0,
  );

describe("the chronicle", () => {
  test("ends each turn with the Corruption and the points that there were", () => {
    for (const { g, log } of GAMES) {
      const turns = turnsOf(log, huntsOf(log));
      expect(turns.map(({ turn }) => turn)).toEqual(Array.from({ length: g.turn }, (_, i) => i + 1));
      const last = turns[turns.length - 1];
      expect([last?.corruption, last?.points]).toEqual([g.corruption, g.points]);
      for (const { way, corruption, dice, box } of turns) {
        expect(way).toBeGreaterThanOrEqual(0);
        expect(way).toBeLessThanOrEqual(1);
        expect(corruption).toBeLessThanOrEqual(12);
        expect(Math.min(...dice, box)).toBeGreaterThanOrEqual(0);
      }
    }
  });

  test("counts every unit that was lost", () => {
    for (const { g, log } of GAMES) {
      const turns = turnsOf(log, huntsOf(log));
      for (const side of BOTH_SIDES) {
        let came = 0;
        for (const { type, facts } of log)
          if ((type === "recruited" || type === "withdrawn") && facts.figure < LEADER)
            if (sideOfNation(nationOfFigure(facts.figure)) === side) came += type === "recruited" ? 1 : -1;
        const lost = turns.reduce((sum, { losses }) => sum + losses[side], 0);
        expect(begun(side) + came - lost).toBe(unitsOf(g, side));
      }
    }
  });

  test("knows where every Hunt tile is", () => {
    for (const { g, log } of GAMES) expect(huntsOf(log).places).toEqual(g.tiles);
  });

  test("knows from which number on dice have hit", () => {
    let right = 0;
    let all = 0;
    for (const { log, needed } of GAMES) {
      const rolled = new Set<Happened<War>>(
        log.filter(({ type }) => type === "combat-roll" || type === "reroll"),
      );
      expect(rolled.size).toBe(needed.length);
      const throws = throwsOf(log.filter((event) => event.type !== "special-attack"));
      expect(throws.length).toBe(needed.length);
      for (const [i, one] of throws.entries()) {
        all++;
        if (one.needed === needed[i]) right++;
        expect(one.hits).toBeLessThanOrEqual(one.dice);
      }
    }
    expect(all).toBeGreaterThan(300);
    expect(right / all).toBeGreaterThan(0.99);
  });

  test("finds that luck evens out", () => {
    for (const kind of ["battle", "hunt", "tiles", "eyes"] as const) {
      const all = GAMES.flatMap(({ log }) => luckOf(log, huntsOf(log)).filter((one) => one.kind === kind));
      const real = all.reduce((sum, one) => sum + one.real, 0);
      const expected = all.reduce((sum, one) => sum + one.expected, 0);
      expect(all.reduce((sum, { tries }) => sum + tries, 0)).toBeGreaterThan(30);
      expect(Math.abs(real / expected - 1)).toBeLessThan(0.2);
    }
  });

  test("looks at three moments, in their order, that are in the log", () => {
    for (const { log } of GAMES) {
      const moments = momentsOf(log);
      expect(moments).toHaveLength(3);
      const places = moments.map(({ told: [event] }) => log.indexOf(event));
      expect(places).not.toContain(-1);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
    }
  });

  test("has nothing to tell of nothing", () => {
    const hunts = huntsOf([]);
    expect(turnsOf([], hunts)).toEqual([]);
    expect(momentsOf([])).toEqual([]);
    expect(luckOf([], hunts).map(({ real, expected }) => [real, expected])).toEqual(Array(5).fill([0, 0]));
  });
});

describe("the number that dice have needed", () => {
  test("is the nearest to what was thought that they tell of", () => {
    expect(neededFor([1, 4, 5, 6], 2, 5)).toBe(5);
    expect(neededFor([1, 4, 5, 6], 3, 5)).toBe(4);
    expect(neededFor([6, 6], 2, 7)).toBe(6);
    expect(neededFor([1, 2, 3], 3, 5)).toBe(5);
  });
});
