/** Battles and hunts as scenes, told event by event: which round, who has fallen, which dice, what it costs. */
import type { HeardOf } from "@westmarch/kernel";
import { strictly } from "@westmarch/testkit/board";
import { expect, test } from "vitest";
import { after } from "../board/staging/after.ts";
import { battleScene } from "../board/staging/battle/telling.ts";
import { stepNames } from "../board/staging/battle/words.ts";
import { price } from "../board/staging/hunt/prices.ts";
import { huntScene } from "../board/staging/hunt/telling.ts";
import { step } from "../board/staging/step.ts";
import { failedHunt, type LogEvent } from "../board/staging/within.ts";
import { BY_LOSSES, FIELD_BATTLE } from "../data/battles.ts";
import { BY_HUNT } from "../data/hunt-terms.ts";
import {
  BOROMIR,
  CHARACTER_FACE,
  eliteOf,
  FREE,
  ISENGARD,
  NONE,
  ROHAN,
  regularOf,
  SHADOW,
} from "../data/ids.ts";
import { region } from "../data/regionnames.ts";
import { TILE } from "../data/tiles.ts";
import { cloneWar, type War } from "../state.ts";
import { meadows, ready } from "./battling.ts";
import { hunted, struck } from "./hunting.ts";
import { wordsOf } from "./saying.ts";
import { at, engine } from "./table.ts";

const log = (events: readonly HeardOf<War>[]): readonly LogEvent[] =>
  events.map((event, index) => ({ ...event, version: 1, index }));

const [FROM, TO] = [region("fords-of-isen"), region("westemnet")];
const BATTLE = log([
  { type: "battle-began", facts: { from: FROM, to: TO, attacker: SHADOW, kind: FIELD_BATTLE } },
  { type: "combat-roll", facts: { side: SHADOW, dice: [5, 2, 6], hits: 2 } },
  { type: "combat-roll", facts: { side: FREE, dice: [1, 5], hits: 1 } },
  { type: "lost", facts: { region: FROM, figure: regularOf(ISENGARD), count: 1 } },
  { type: "reduced", facts: { region: TO, nation: ROHAN } },
  { type: "lost", facts: { region: TO, figure: regularOf(ROHAN), count: 1 } },
  { type: "card-chosen", facts: { side: SHADOW, deck: NONE } },
  { type: "combat-roll", facts: { side: SHADOW, dice: [6, 4], hits: 1 } },
  { type: "combat-roll", facts: { side: FREE, dice: [3], hits: 0 } },
  { type: "lost", facts: { region: TO, figure: regularOf(ROHAN), count: 1 } },
  { type: "battle-ended", facts: { from: FROM, to: TO, why: BY_LOSSES } },
]);
const before = ready(meadows({ isengard: [3] }, { rohan: [1, 1] }), "shadow").view(null);
/** The battle once so many of its events have begun to be shown. */
const battleAfter = (many: number) => {
  const told = BATTLE.slice(0, many);
  return battleScene({ view: before, told: before, since: told, log: told });
};

test("a battle begins where the armies stand, before any round", () => {
  const scene = battleAfter(1);
  expect(scene).toMatchObject({ round: 0, step: "field", attacker: SHADOW, from: FROM, to: TO });
  expect(scene?.camps.map(({ strength }) => strength)).toEqual([2, 3]);
});

test("a rearguard stands behind those who attack, as the table tells", () => {
  const since = BATTLE.slice(0, 1);
  const laid = cloneWar(after(before, since, before));
  if (laid.battle) laid.battle.rear[regularOf(ISENGARD)] = 1;
  const scene = battleScene({ view: laid, told: before, since, log: since });
  expect(scene?.camps.map(({ rear }) => rear[regularOf(ISENGARD)])).toEqual([0, 1]);
  expect(scene?.camps[SHADOW].force[regularOf(ISENGARD)]).toBe(2);
});

test("dice that hit are marked, in the order in which they fell", () => {
  const scene = battleAfter(3);
  expect(scene).toMatchObject({ round: 1, step: "roll" });
  const [free, shadow] = scene?.camps ?? [];
  expect(shadow?.roll.map(({ hit }) => hit)).toEqual([true, false, true]);
  expect(free?.roll.map(({ hit }) => hit)).toEqual([false, true]);
  expect([free?.hits, shadow?.hits]).toEqual([1, 2]);
});

test("the fallen stay in sight, struck through, until the next round begins", () => {
  const fallen = (many: number) => {
    const scene = battleAfter(many);
    return scene?.camps.map((camp) => camp.fallen.reduce((sum, count) => sum + count, 0));
  };
  expect([3, 4, 5, 6, 7].map(fallen)).toEqual([
    [0, 0],
    [0, 1],
    [1, 1],
    [2, 1],
    [0, 0],
  ]);
  const scene = battleAfter(5);
  expect(scene?.step).toBe("losses");
  expect(scene?.camps[FREE].fallen[eliteOf(ROHAN)]).toBe(1);
  // In its place stands a Regular.
  expect(scene?.camps[FREE].force[regularOf(ROHAN)]).toBe(2);
  expect(battleAfter(7)).toMatchObject({ round: 2, step: "laid" });
});

test("the end of a battle is seen as long as it is being shown, and not after", () => {
  expect(battleAfter(11)).toMatchObject({ round: 2, step: "on", over: BY_LOSSES });
  expect(battleScene({ view: before, told: before, since: [], log: BATTLE })).toBeNull();
});

test("that another round may follow is not said of a battle that is over", () => {
  const say = strictly(wordsOf("battle", "names"))("en");
  const last = (many: number) => {
    const scene = battleAfter(many);
    return scene && stepNames(say, scene).at(-1);
  };
  expect([last(5), last(11)]).toEqual(["Another round?", "Battle over"]);
});

test("only the last word of a battle stays until the player goes on", () => {
  const steps = BATTLE.map((_, i) => step({ log: BATTLE, at: i, view: before, seat: null, calm: false }));
  const stays = steps.map((one) => one !== null && one !== "along" && one.stays !== undefined);
  expect(stays.lastIndexOf(true)).toBe(BATTLE.length - 1);
  expect(stays.filter(Boolean)).toHaveLength(1);
});

const HOLLIN = region("hollin");
const HUNT = log([
  { type: "hunt-rolled", facts: { dice: [5, 3], rerolled: [6], successes: 2 } },
  { type: "tile", facts: { tile: TILE.named("eye-1"), by: BY_HUNT } },
  { type: "casualty", facts: { character: BOROMIR } },
  { type: "corruption", facts: { by: 1, now: 1 } },
  { type: "revealed", facts: { region: HOLLIN } },
]);
const quiet = at(hunted({ box: [1, 2], map: { hollin: { nazgul: 1 } } })).view(null);
const huntAfter = (many: number) => {
  const told = HUNT.slice(0, many);
  return huntScene({ view: quiet, told: quiet, since: told, log: told }, true);
};

test("a Hunt shows what its dice need, and which succeed", () => {
  const scene = huntAfter(1);
  expect(scene).toMatchObject({ level: 2, step: "again", search: { needed: 5, successes: 2 } });
  expect(scene?.search?.roll.map(({ hit }) => hit)).toEqual([true, false]);
  expect(scene?.search?.again.map(({ hit }) => hit)).toEqual([true]);
});

test("the level of a Hunt is what was thrown, whatever the table before it tells of the Hunt Box", () => {
  const told = at(hunted({ box: [1, 0] })).view(null);
  const since = HUNT.slice(0, 1);
  expect(huntScene({ view: quiet, told, since, log: since }, true)?.level).toBe(2);
});

test("a Hunt that finds nothing is no scene, but a note until the next action begins", () => {
  const nothing = log([
    { type: "action", facts: { seat: 0, verb: "travel", face: CHARACTER_FACE } },
    { type: "travelled", facts: { progress: 1 } },
    { type: "hunt-rolled", facts: { dice: [2, 4], rerolled: [], successes: 0 } },
    { type: "passed", facts: { seat: 1 } },
  ]);
  const stepAt = (events: readonly LogEvent[], at: number) =>
    step({ log: events, at, view: quiet, seat: null, calm: false });
  expect(stepAt(nothing, 2)).toEqual({ name: "hunt-rolled", lasts: 1100 });
  expect(stepAt(HUNT, 0)).toMatchObject({ scene: "stage.hurry" });
  expect(failedHunt(nothing.slice(0, 3))).toBe(nothing[2]);
  expect(failedHunt(nothing)).toBeNull();
  expect(failedHunt(HUNT)).toBeNull();
});

test("an Eye does as much damage as there were successes", () => {
  expect(huntAfter(2)).toMatchObject({ step: "tile", drawn: { damage: 2, reveals: true, stops: false } });
});

test("who has fallen is struck through in the company, and Corruption is seen to grow", () => {
  const scene = huntAfter(4);
  expect(scene?.company.filter(({ gone }) => gone).map(({ character }) => character)).toEqual([BOROMIR]);
  expect(scene).toMatchObject({ before: 0, corruption: 1, step: "price" });
  expect(huntAfter(5)).toMatchObject({ revealed: true, step: "seen" });
});

test("without an event of it, and without a question, there is no Hunt to be seen", () => {
  expect(huntScene({ view: quiet, told: quiet, since: [], log: HUNT }, false)).toBeNull();
});

test.each(["zh-Hant", "zh-Hans", "ja"] as const)(
  "no spaces stand between the sentences of a price in %s",
  (language) => {
    const view = struck({ fellowship: { companions: ["boromir", "gimli"] } }, "3-1").view("free-peoples");
    const ask = engine.askOf(view, 0);
    const say = strictly(wordsOf("battle", "names"))(language);
    const prices = ask?.options.map((option) => price({ ask, view, say }, option) ?? "");
    expect(prices).toHaveLength(3);
    expect(prices?.filter((words) => words === "" || /\s/.test(words))).toEqual([]);
  },
);
