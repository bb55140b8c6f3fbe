/** The losses that a player takes with one press (9.7). */
import { Engine } from "@westmarch/kernel";
import { describe, expect, test } from "vitest";
import { falling, thenAsked, usualLosses } from "../board/acting/ahead.ts";
import { lostBy } from "../board/acting/usual.ts";
import { ELITE, FREE } from "../data/ids.ts";
import { warOfTheRing } from "../index.ts";
import { fight, IN_THE_MEADOWS, meadows } from "./battling.ts";

const engine = new Engine(warOfTheRing);

/** Isengard throws these dice at Rohan's Army, which loses what is usual. */
function usual(rohan: readonly [number, number], pips: readonly number[]) {
  const strikers = Math.min(5, rohan[0] + rohan[1]);
  const t = fight(meadows({ isengard: [pips.length] }, { rohan }), "shadow", IN_THE_MEADOWS, [
    ...pips,
    ...new Array<number>(strikers).fill(1),
  ]);
  const view = engine.view(t.state, FREE);
  const ask = engine.askOf(view, FREE);
  if (ask?.prompt !== "hits") throw new Error("no hits are taken");
  const options = usualLosses(view, ask);
  const then = thenAsked(view, FREE, options);
  const lost = lostBy(view, options, then?.view ?? null).map(
    ([[verb, figure], count]) => `${count} ${figure < ELITE ? "regular" : "elite"} ${verb}`,
  );
  const struck = falling(view, ask, options).map(([verb]) => verb);
  return { verbs: options.map(([verb]) => verb), asked: then?.ask?.prompt ?? null, lost, struck };
}

describe("the usual losses", () => {
  test("answer all hits at once, and end the question", () => {
    const { verbs, asked } = usual([4, 2], [6, 6, 6]);
    expect(verbs).toHaveLength(3);
    expect(asked).not.toBe("hits");
  });

  test("are Regulars as long as others strike in their place", () =>
    expect(usual([6, 2], [6, 6, 6]).verbs).toEqual(["lose", "lose", "lose"]));

  test("are Elites that strike on as Regulars where every unit throws a die", () =>
    expect(usual([2, 2], [6, 6]).verbs).toEqual(["reduce", "reduce"]));

  test("come to Elites when no more than five units are left", () =>
    expect(usual([4, 2], [6, 6]).verbs).toEqual(["lose", "reduce"]));

  test("are told, and struck through, with whom the rules strike off by themselves once one kind alone is left", () => {
    expect(usual([1, 1], [6, 6])).toMatchObject({
      verbs: ["reduce"],
      lost: ["1 elite reduce", "1 regular lose"],
      struck: ["reduce", "lose"],
    });
    expect(usual([4, 2], [6, 6]).lost).toEqual(["1 regular lose", "1 elite reduce"]);
  });
});
