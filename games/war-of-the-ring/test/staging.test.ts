/** What is shown before it is told: whole games step by step, as their tables would show them, and battles as scenes. */
import type { Shown } from "@westmarch/boardkit";
import type { Seat } from "@westmarch/kernel";
import { type Moment, momentsOf as momentsIn, showings as showingsIn } from "@westmarch/testkit/campaign";
import { inFull } from "@westmarch/testkit/full";
import { describe, expect, test } from "vitest";
import { after } from "../board/staging/after.ts";
import { battleScene } from "../board/staging/battle/telling.ts";
import { huntScene } from "../board/staging/hunt/telling.ts";
import { step as stepOf } from "../board/staging/step.ts";
import type { War } from "../index.ts";
import { participants } from "../rules/battle/force.ts";
import { testWords, wordsOf } from "./saying.ts";
import { engine } from "./table.ts";

/** A game of chance choices: every moment of it, by ear. */
const momentsOf = (players: number, seed: string, ears: readonly (Seat | null)[]) =>
  momentsIn<War>(engine, seed, ears, { settings: { players: String(players) } });

/** Everything that a page shows of a game, in order: step by step, and at rest. */
const showings = (moments: readonly Moment<War>[], seat: Seat | null, calm: boolean): Generator<Shown<War>> =>
  showingsIn(moments, stepOf, seat, calm);

/** Words with the card that only its own player knows are no part of the picture. */
const picture = (one: Shown<War>): unknown => {
  const scene = battleScene(one) ?? huntScene(one, one.step?.scene !== undefined);
  return scene && { ...scene, said: scene.said?.type };
};

describe.each([
  [2, "two at the table"],
  [4, "four at the table"],
])("whole games of %i", (players) => {
  const ears: readonly (Seat | null)[] = [...Array(players).keys(), null];
  // A full run has three of each.
  const games = inFull(["a"], ["a", "b", "c"]).map((name) =>
    momentsOf(players, `staging ${players} ${name}`, ears),
  );

  test("give every event its moment, calm or not, and none is longer than two breaths", () => {
    for (const game of games)
      for (const [i, seat] of ears.entries()) {
        const { view, log } = game[i].at(-1) ?? { view: null, log: [] };
        if (!view) throw new Error("nothing happened");
        for (const calm of [false, true])
          for (const at of log.keys()) {
            const one = stepOf({ log, at, view, seat, calm });
            if (one !== null && one !== "along") expect(one.lasts).toBeLessThan(4000);
          }
      }
  });

  test("open every scene and close it again, or a player is asked something in it", () => {
    let scenes = 0;
    for (const game of games)
      for (const [i, seat] of ears.entries()) {
        let last: Shown<War> | null = null;
        for (const one of showings(game[i], seat, false)) {
          const staged = one.step?.scene !== undefined;
          if (staged) expect(picture(one)).not.toBeNull();
          const goesOn = last?.step?.scene !== undefined && last.step.stays === undefined;
          // Between two steps of a scene the table does not come through.
          if (goesOn && !staged) expect(one.step).toBeNull();
          if (staged && one.step?.stays !== undefined) scenes++;
          last = one;
        }
      }
    expect(scenes).toBeGreaterThan(20);
  });

  test("show in a battle what the table will look like, before it is laid out", () => {
    let battles = 0;
    for (const game of games)
      for (const moments of game)
        for (const [n, moment] of moments.entries()) {
          const before = moments[n - 1];
          const b = moment.view.battle;
          if (!before || !b || b.over !== 0) continue;
          const g = after(before.view, moment.log.slice(before.log.length), moment.view);
          const told = g.battle;
          if (!told) throw new Error("the battle was not seen");
          for (const side of [0, 1] as const)
            expect(participants(g, told, side)).toEqual(participants(moment.view, b, side));
          if (told.round === b.round)
            expect([told.rolled, told.rollHits, told.rerolled]).toEqual([b.rolled, b.rollHits, b.rerolled]);
          battles++;
        }
    expect(battles).toBeGreaterThan(20);
  });

  test("show the same hunts and the same forces in battle, however much is heard at once", () => {
    const fighting = (one: Shown<War>): unknown => {
      const scene = battleScene(one);
      if (!scene) return picture(one);
      return scene.camps.map(({ force, fallen, rear }) => ({ force, fallen, rear }));
    };
    let scenes = 0;
    for (const game of games)
      for (const [seat, moments] of game.slice(0, players).entries()) {
        const staged = (heard: readonly Moment<War>[]): Set<string> =>
          new Set(
            [...showings(heard, seat, false)].flatMap((one) =>
              one.step?.scene === undefined ? [] : [JSON.stringify(fighting(one))],
            ),
          );
        const seen = staged(moments);
        const atOnce = moments.filter(
          ({ view }, i) => i === 0 || engine.owes(view).includes(seat) || view.result !== null,
        );
        const shownAtOnce = [...staged(atOnce)];
        expect(shownAtOnce.filter((scene) => !seen.has(scene))).toEqual([]);
        scenes += shownAtOnce.length;
      }
    expect(scenes).toBeGreaterThan(20);
  });

  test("show everybody the same battles and hunts, whichever cards each knows", () => {
    const [game] = games;
    const all = ears.map((seat, i) => [...showings(game[i], seat, false)].map(picture));
    // The pace differs by seat, not what is seen: the pictures that stand at rest are the same.
    const atRest = ears.map((seat, i) =>
      [...showings(game[i], seat, false)].filter(({ step }) => step === null).map(picture),
    );
    for (const seen of atRest) expect(seen).toEqual(atRest[0]);
    const distinct = all.map((seen) => new Set(seen.map((one) => JSON.stringify(one))));
    for (const set of distinct) expect(set).toEqual(distinct[0]);
  });
});

const words = wordsOf("battle");
testWords("the words of battles and hunts", words, { called: Object.keys(words.en) });
