/** Every answer is given with something that lies on the table, or by the prompt alone. */
import { Engine } from "@westmarch/kernel";
import { questions } from "@westmarch/testkit";
import { describe, expect, test } from "vitest";
import { endOf, ontoOf, thingsAt, thingsOf } from "../board/acting/things.ts";
import { cardThing, copyThing, look, seatThing, siteThing, type ThingId } from "../board/look/look.ts";
import { policy } from "../bot.ts";
import { tradingCardGame } from "../index.ts";

const engine = new Engine(tradingCardGame);

/** What is said by buttons: numbers, yes and no, and the ends of things. */
const PROMPTED = ["bid", "place", "number", "option", "yes", "no", "done", "pass", "move", "stop"];

describe.each([
  ["2", 11],
  ["3", 12],
  ["4", 13],
])("in a game of %s", (players, seed) => {
  const asked = [...questions(engine, { settings: { players }, seed, most: 900, choose: policy.playout })];

  test("every answer is reached through a thing that is there, or by a button", () => {
    const verbs = new Set<string>();
    for (const { view, ask } of asked) {
      const seen = look(view, ask.seat);
      const there = new Set<ThingId>([
        ...view.table.filter(({ zone }) => zone !== "path").map(({ id }) => copyThing(id)),
        ...seen.road.map(({ number }) => siteThing(number)),
        ...[seen.own, ...seen.others].map(({ seat }) => seatThing(seat)),
      ]);
      for (const option of ask.options) {
        const things = thingsOf(view, option);
        verbs.add(option[0]);
        // Cards lie in the hand, or on a sheet that shows those that can be chosen.
        for (const thing of [...things, ...ontoOf(view, option)])
          expect(thing.startsWith("card:") || there.has(thing)).toBe(true);
        if (things.length === 0) expect(PROMPTED).toContain(option[0]);
      }
    }
    for (const verb of ["play", "use", "assign", "copy", "card"]) expect(verbs).toContain(verb);
  });

  test("a hint's mark is on whom an answer is put down, or on what it is given with", () => {
    for (const { view, ask } of asked)
      for (const option of ask.options) {
        const things = [...ontoOf(view, option), ...thingsOf(view, option)];
        // A site on the road and a sanctuary go by their place there, which an answer does not name.
        if (things[0]?.startsWith("site:")) continue;
        expect(endOf(option)).toBe(things[0] ?? null);
      }
  });

  test("what can be played lies in the hand", () => {
    for (const { view, ask } of asked) {
      if (ask.prompt !== "phase" && ask.prompt !== "action") continue;
      const hand = (look(view, ask.seat).hand ?? []).map(cardThing);
      for (const [thing, options] of thingsAt(view, ask))
        if (options.some(([verb]) => verb === "play")) expect(hand).toContain(thing);
    }
  });
});
