import { describe, expect, test } from "vitest";
import { BOROMIR, ELVES, GONDOR, LEGOLAS, MOUTH_OF_SAURON, ROHAN, SAURON, SHADOW } from "../data/ids.ts";
import type { Position } from "../position.ts";
import { DEAD } from "../state.ts";
import { attacks, count, fight, IN_THE_MEADOWS, meadows, ready, told } from "./battling.ts";
import { dice } from "./table.ts";

const lost = (state: { lost: number[] }, nation: number): number[] =>
  state.lost.slice(nation * 3, nation * 3 + 3);
const pool = (state: { pool: number[] }, nation: number): number[] =>
  state.pool.slice(nation * 3, nation * 3 + 3);

/** Isengard rolls these dice and Rohan's Army has to choose. */
const hurt = (rohan: readonly [number, number], pips: readonly number[], more: Position = {}) =>
  fight(meadows({ isengard: [pips.length] }, { rohan }, more), "shadow", IN_THE_MEADOWS, [
    ...pips,
    ...new Array<number>(Math.min(5, rohan[0] + rohan[1])).fill(1),
  ]);

describe("9.7 casualties", () => {
  test("both sides' hits are settled before either is taken off: who falls still strikes (9.7.1, 9.9.5)", () => {
    const t = fight(meadows({ isengard: [1] }, { rohan: [1] }), "shadow", IN_THE_MEADOWS, [6, 6]);
    t.awaits("free-peoples", "act");
    expect(count(t, "fords-of-isen", "isengard-regular")).toBe(0);
    expect(count(t, "westemnet", "rohan-regular")).toBe(0);
  });

  test("the attacker takes his losses first, and the defender sees them (9.7.2)", () => {
    const t = fight(meadows({ isengard: [1, 1] }, { rohan: [1, 1] }), "shadow", IN_THE_MEADOWS, [6, 1, 6, 1]);
    t.awaits("shadow", "hits").plays("shadow", "lose:isengard-regular").awaits("free-peoples", "hits");
  });

  test("one hit removes a Regular, or reduces an Elite (9.7.3)", () => {
    const t = hurt([1, 1], [6]);
    t.mayOnly("free-peoples", "lose:rohan-regular", "reduce:rohan-elite");
    t.plays("free-peoples", "reduce:rohan-elite");
    expect(count(t, "westemnet", "rohan-regular")).toBe(2);
    expect(count(t, "westemnet", "rohan-elite")).toBe(0);
  });

  test("two hits may take a whole Elite (9.7.4, 9.7.8)", () => {
    const t = hurt([2, 2], [6, 6]);
    t.mayOnly("free-peoples", "lose:rohan-regular", "reduce:rohan-elite", "lose:rohan-elite");
    t.plays("free-peoples", "lose:rohan-elite").awaits("shadow", "cease");
    expect(count(t, "westemnet", "rohan-elite")).toBe(1);
    expect(count(t, "westemnet", "rohan-regular")).toBe(2);
  });

  test("a unit that the first hit has reduced may fall to the second (9.7.4)", () => {
    const t = hurt([0, 2], [6, 6]).plays("free-peoples", "reduce:rohan-elite", "lose:rohan-regular");
    expect(count(t, "westemnet", "rohan-elite")).toBe(1);
    expect(count(t, "westemnet", "rohan-regular")).toBe(0);
  });

  test("three hits leave two steps of five, whatever way they are taken (9.7.12)", () => {
    const one = hurt([1, 2], [6, 6, 6]).plays("free-peoples", "lose:rohan-elite", "lose:rohan-regular");
    expect([count(one, "westemnet", "rohan-regular"), count(one, "westemnet", "rohan-elite")]).toEqual([
      0, 1,
    ]);
    const two = hurt([1, 2], [6, 6, 6]).plays(
      "free-peoples",
      "reduce:rohan-elite",
      "reduce:rohan-elite",
      // Only Regulars are left, and nothing is asked.
    );
    expect([count(two, "westemnet", "rohan-regular"), count(two, "westemnet", "rohan-elite")]).toEqual([
      2, 0,
    ]);
  });

  test("all hits are used while a unit remains; more are lost (9.7.5)", () => {
    const t = hurt([1, 0], [6, 6, 6, 6]);
    expect(count(t, "westemnet", "rohan-regular")).toBe(0);
    t.awaits("shadow", "advance");
  });

  test("the Regular comes from the casualties first, then from the reinforcements (9.7.6)", () => {
    const t = hurt([0, 2], [6, 1], { lost: { rohan: [1] } });
    expect(lost(t.state, ROHAN)).toEqual([0, 1, 0]);
    expect(pool(t.state, ROHAN)).toEqual([9, 3, 4]);
    const fresh = hurt([0, 2], [6, 1]);
    expect(lost(fresh.state, ROHAN)).toEqual([0, 1, 0]);
    expect(pool(fresh.state, ROHAN)).toEqual([9, 3, 4]);
  });

  test("a reduced Shadow Elite goes to the reinforcements (9.7.6, 1.5.2)", () => {
    const t = fight(
      { map: { osgiliath: { gondor: [1] }, "north-ithilien": { sauron: [0, 1] } } },
      "free-peoples",
      "",
      [6, 1],
    );
    expect(pool(t.state, SAURON).slice(0, 2)).toEqual([35, 6]);
    expect(count(t, "north-ithilien", "sauron-regular")).toBe(1);
  });

  test("without a Regular to be had one hit takes the whole Elite (9.7.7)", () => {
    const t = hurt([0, 2], [6, 1], { map: { edoras: { rohan: [10] } } });
    t.awaits("shadow", "cease");
    expect(count(t, "westemnet", "rohan-elite")).toBe(1);
    expect(count(t, "westemnet", "rohan-regular")).toBe(0);
  });

  test("two hits together take no more than one Elite that cannot be reduced (9.7.4)", () => {
    const t = hurt([0, 3], [6, 6], { map: { edoras: { rohan: [10] } } });
    expect(count(t, "westemnet", "rohan-elite")).toBe(2);
  });

  test("Free Peoples units are lost for good, Shadow units go to the reinforcements (1.5.1, 9.7.9)", () => {
    const t = fight(meadows({ isengard: [2] }, { rohan: [2] }), "shadow", IN_THE_MEADOWS, [6, 1, 6, 1]);
    expect(lost(t.state, ROHAN)[0]).toBe(1);
    expect(t.state.pool[5 * 3]).toBe(11);
  });

  test("with the last unit all Leaders, Nazgûl and Characters of the force go (9.7.10)", () => {
    const t = fight(
      meadows(
        { isengard: [1], nazgul: 2, characters: ["mouth-of-sauron"] },
        { gondor: [1, 0, 1], characters: ["boromir"] },
      ),
      "shadow",
      IN_THE_MEADOWS,
      [6, 6, 1, 1],
    );
    expect(count(t, "fords-of-isen", "nazgul")).toBe(0);
    expect(pool(t.state, SAURON)[2]).toBe(8);
    expect(t.state.at[MOUTH_OF_SAURON]).toBe(DEAD);
    expect(t.state.at[BOROMIR]).toBe(DEAD);
    expect(lost(t.state, GONDOR)).toEqual([1, 0, 1]);
    expect(told(t, "character-died")).toHaveLength(2);
  });

  test("a rearguard is not drawn into its force's fall (9.7.10, 9.2.4)", () => {
    const t = ready(
      {
        map: { osgiliath: { rohan: [2], characters: ["legolas"] }, "north-ithilien": { sauron: [3] } },
      },
      "free-peoples",
    )
      .draws(...dice(1, 6, 6, 6))
      .plays("free-peoples", "attack-with:muster-army", "stay:rohan-regular:1", "stay:legolas:1");
    expect(t.state.at[LEGOLAS]).toBeGreaterThanOrEqual(0);
    expect(count(t, "osgiliath", "rohan-regular")).toBe(1);
  });

  test("Leaders, Nazgûl and Characters take no hits (9.7.11)", () => {
    const t = fight(
      meadows({ isengard: [2] }, { gondor: [2, 0, 1], characters: ["boromir"] }),
      "shadow",
      IN_THE_MEADOWS,
      [6, 1, 1, 1, 1, 1, 1],
    );
    expect(count(t, "westemnet", "gondor-regular")).toBe(1);
    expect(count(t, "westemnet", "gondor-leader")).toBe(1);
    expect(count(t, "westemnet", "boromir")).toBe(1);
  });

  test("an Elite alone is reduced without a question (0.1.3)", () => {
    const t = fight(
      { map: { "dimrill-dale": { elves: [0, 1] }, moria: { sauron: [1] } } },
      "shadow",
      "",
      [6, 1],
    );
    expect(count(t, "dimrill-dale", "elves-regular")).toBe(1);
    expect(lost(t.state, ELVES)).toEqual([0, 1, 0]);
    t.awaits("shadow", "cease");
  });
});

test("hits of different Nations are the owner's choice", () => {
  const t = ready(meadows({ isengard: [2] }, { rohan: [1], gondor: [1] }), "shadow").draws(
    ...dice(6, 1, 1, 1),
  );
  attacks(t, "shadow", IN_THE_MEADOWS).mayOnly("free-peoples", "lose:gondor-regular", "lose:rohan-regular");
  expect(t.state.battle?.attacker).toBe(SHADOW);
});
