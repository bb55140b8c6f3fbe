/** What the computer would have done at the great moments of a battle for the valley. */
import type { Decision } from "@westmarch/campaign/judge";
import { recordOf, stream } from "@westmarch/kernel";
import { amissOf, firstOf, judgedGame, placesIn, thoughtOut } from "@westmarch/testkit/campaign";
import { describe, expect, test } from "vitest";
import { judge, madeAt, thought } from "../board/chronicle/judge/judging.ts";
import { momentsOf } from "../board/chronicle/moments.ts";
import { policy } from "../bot.ts";
import { fiveArmies } from "../index.ts";
import { imagine } from "../secrets.ts";
import type { FiveArmies } from "../state.ts";
import { engine } from "./table.ts";

const { kept, view, log } = judgedGame(engine, policy.playout, {
  seed: "judged",
  settings: {},
  place: (entry, heard) => ({ version: entry, index: heard }),
});
const places = placesIn(log, momentsOf(log, view));
const made = [...madeAt(kept, 0, places)].flatMap((one) => (one ? [one] : []));

/** An opinion that was come to quickly. */
const quickly = (one: (typeof made)[number]): Decision<FiveArmies> | null => thoughtOut(thought(one, 60));

describe("the judge", () => {
  test("looks at the choices that the moments came of, and at none that is slight", () => {
    expect(made.length).toBeGreaterThan(0);
    for (const { number, seat, option, g } of made) {
      expect(recordOf(kept).journal[number]).toMatchObject({ seat, option });
      const ask = engine.askOf(g, seat);
      expect(ask?.options).toContainEqual(option);
      expect(["maneuver", "casualties", "reroll"]).not.toContain(ask?.prompt);
    }
  });

  test("is always of the same opinion, gives chances, and knows no more than the seat that chose", () => {
    const random = stream(5);
    for (const one of made) {
      const opinion = quickly(one);
      expect(amissOf(opinion)).toEqual([]);
      const known = engine.view(one.g, one.seat);
      const other = { ...fiveArmies.clone(one.g), secret: imagine(known, one.seat, random) };
      expect(quickly({ ...one, g: other })).toEqual(opinion);
    }
  });

  test("tells how far it is with the moment that came first", () => {
    const late = places.at(-1);
    const [early] = places;
    if (!late || !early) throw new Error("there are moments");
    const news = firstOf(judge({ save: kept, ear: 0, places: [late, early] }), 4);
    expect(news.every(({ moment }) => moment === 1)).toBe(true);
  });
});
