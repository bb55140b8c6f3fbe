import {
  allTold,
  type Happened,
  type Heard,
  hearOf,
  hurried,
  newest,
  type Sequence,
  type StepOf,
  scenesOf,
  shown,
  stepOver,
} from "@westmarch/boardkit";
import type { Core } from "@westmarch/kernel";
import { describe, expect, test } from "vitest";

/** Fights are scenes, walks are seen on the table, coins fly along with the event before, the rest is only told. */
const stepOf: StepOf = ({ log, at }) => {
  const { type } = log[at];
  if (type === "fight") return { name: "fight", lasts: 1000, scene: "skip" };
  if (type === "verdict") return { name: "verdict", lasts: 1000, scene: "continue", stays: 9000 };
  if (type === "walk") return { name: "walk", lasts: 400 };
  return type === "coin" ? "along" : null;
};
const look = { stepOf, seat: null, calm: false };

const happened = (version: number, ...types: readonly string[]): Happened[] =>
  types.map((type, index) => ({ type, version, index, facts: {} }));

/** A table heard of at a version; its view only says which version it is of. */
const heard = (version: number, log: readonly Happened[]): Heard => ({
  version,
  log,
  view: { drawn: version } as Core,
});

const told = (sequence: Sequence): readonly string[] => shown(sequence, look).toldLog.map(({ type }) => type);
const seen = (sequence: Sequence): readonly string[] => shown(sequence, look).log.map(({ type }) => type);
const viewed = (sequence: Sequence): number => shown(sequence, look).view.drawn;
const counted = (sequence: Sequence): number => shown(sequence, look).told.drawn;

const opened = allTold(heard(1, happened(1, "turn")));
const attack = [...happened(1, "turn"), ...happened(2, "walk", "fight", "fight", "verdict", "turn")];

describe("what was heard", () => {
  test("before the table was opened is told at once", () => {
    expect(shown(allTold(heard(2, attack)), look)).toMatchObject({ step: null, held: false });
    expect(told(allTold(heard(2, attack)))).toHaveLength(6);
  });

  test("waits for no scene once a player has resigned", () => {
    const during = hearOf(opened, heard(2, attack), look);
    expect(during.step?.name).toBe("walk");
    const view = { drawn: 3, result: { winners: [1], reason: "resigned" } } as Core;
    const after = hearOf(during, { ...heard(3, attack), view }, look);
    expect(after.step).toBeNull();
    expect(counted(after)).toBe(3);
    const won = { drawn: 3, result: { winners: [1], reason: "shire" } } as Core;
    expect(hearOf(during, { ...heard(3, attack), view: won }, look).step?.name).toBe("walk");
  });

  test("is told when the step that shows it is over, and no sooner", () => {
    let at = hearOf(opened, heard(2, attack), look);
    const steps: (string | undefined)[] = [];
    const words: number[] = [];
    for (; at.step; at = stepOver(at, look)) {
      steps.push(at.step.name);
      words.push(told(at).length);
      expect(seen(at).length).toBe(told(at).length + 1);
      expect(counted(at)).toBe(1);
    }
    expect(steps).toEqual(["walk", "fight", "fight", "verdict"]);
    expect(words).toEqual([1, 2, 3, 4]);
    expect(told(at)).toHaveLength(6);
    expect(counted(at)).toBe(2);
  });

  test("in a scene leaves the table as it stood until the scene is over", () => {
    let at = hearOf(opened, heard(2, attack), look);
    for (; at.step; at = stepOver(at, look)) {
      expect(viewed(at)).toBe(1);
      expect(shown(at, look).held).toBe(true);
    }
    expect(viewed(at)).toBe(2);
    expect(shown(at, look).held).toBe(false);
  });

  test("on the table itself is laid out as soon as it begins, and counted when it is over", () => {
    const walk = [...happened(1, "turn"), ...happened(2, "walk", "turn")];
    const at = hearOf(opened, heard(2, walk), look);
    expect(viewed(at)).toBe(2);
    expect(counted(at)).toBe(1);
    expect(told(at)).toEqual(["turn"]);
    expect(told(stepOver(at, look))).toEqual(["turn", "walk", "turn"]);
  });

  test("along with something else is shown and told with it", () => {
    const log = [...happened(1, "turn"), ...happened(2, "walk", "coin", "coin", "turn")];
    const at = hearOf(opened, heard(2, log), look);
    expect(seen(at)).toEqual(["turn", "walk", "coin", "coin"]);
    expect(told(at)).toEqual(["turn"]);
  });

  test("without anything to be seen is told at once", () => {
    const at = hearOf(opened, heard(2, [...happened(1, "turn"), ...happened(2, "said")]), look);
    expect(at.step).toBeNull();
    expect(told(at)).toEqual(["turn", "said"]);
  });
});

describe("news that comes while something is shown", () => {
  const scene = [...happened(1, "turn"), ...happened(2, "fight", "turn")];
  const more = [...scene, ...happened(3, "walk", "turn")];

  test("waits for its turn, and so does its view", () => {
    let at = hearOf(hearOf(opened, heard(2, scene), look), heard(3, more), look);
    expect([at.step?.name, viewed(at), counted(at)]).toEqual(["fight", 1, 1]);
    at = stepOver(at, look);
    expect([at.step?.name, viewed(at), counted(at)]).toEqual(["walk", 3, 2]);
    expect(told(at)).toEqual(["turn", "fight", "turn"]);
    expect(told(stepOver(at, look))).toHaveLength(5);
  });

  test("that takes something back ends what is being shown", () => {
    const at = hearOf(hearOf(opened, heard(2, scene), look), heard(3, happened(1, "turn")), look);
    expect(at.step).toBeNull();
    expect([viewed(at), counted(at)]).toEqual([3, 3]);
  });

  test("is not shown at all when there is far too much of it", () => {
    const long = [...happened(1, "turn"), ...happened(2, ...new Array<string>(60).fill("fight"))];
    const at = hearOf(opened, heard(2, long), look);
    expect(at.step).toBeNull();
    expect(newest(at).version).toBe(2);
  });

  test("without an event brings its view when all before it has been told", () => {
    let at = hearOf(hearOf(opened, heard(2, scene), look), heard(3, scene), look);
    expect(viewed(at)).toBe(1);
    at = stepOver(at, look);
    expect([viewed(at), counted(at)]).toEqual([3, 3]);
  });
});

describe("a player who has seen enough", () => {
  const news = [
    ...happened(1, "turn"),
    ...happened(2, "walk", "coin", "walk", "turn"),
    ...happened(3, "walk", "fight", "turn"),
  ];
  const walking = hearOf(hearOf(opened, heard(2, news.slice(0, 5)), look), heard(3, news), look);

  test("is told everything at once up to the next scene, which is not passed over", () => {
    const now = hurried(walking, look);
    expect(now.step).toMatchObject({ name: "fight", scene: "skip" });
    expect(told(now)).toEqual(["turn", "walk", "coin", "walk", "turn", "walk"]);
    expect(hurried(now, look)).toBe(now);
  });

  test("is told all of it where no scene comes", () => {
    const now = hurried(hearOf(opened, heard(2, news.slice(0, 5)), look), look);
    expect(now.step).toBeNull();
    expect(viewed(now)).toBe(2);
  });
});

describe("the scenes of a log", () => {
  const scenes = (...types: readonly string[]) =>
    scenesOf({ log: happened(1, ...types), view: heard(1, []).view, seat: null }, stepOf).map(
      ({ first, last }) => [first, last],
    );

  test("reach from their first step to the one that stays", () => {
    expect(scenes("walk", "fight", "coin", "fight", "verdict", "turn")).toEqual([[1, 4]]);
    expect(scenes("fight", "verdict", "fight", "turn", "verdict")).toEqual([
      [0, 1],
      [2, 4],
    ]);
  });

  test("end where something else is seen", () => {
    expect(scenes("fight", "turn", "walk", "fight", "verdict")).toEqual([
      [0, 0],
      [3, 4],
    ]);
  });

  test("are only those that have come to their end", () => {
    expect(scenes("turn", "walk")).toEqual([]);
    expect(scenes("fight", "verdict", "fight", "coin")).toEqual([[0, 1]]);
  });
});
