/** What the computer would have done at the great moments of a war. */
import type { Decision as AnyDecision } from "@westmarch/campaign/judge";
import { recordOf, stream } from "@westmarch/kernel";
import { amissOf, firstOf, judgedGame, placesIn, thoughtOut } from "@westmarch/testkit/campaign";
import { describe, expect, test } from "vitest";
import { judge, madeAt, thought } from "../board/chronicle/judge/judging.ts";
import { momentsOf } from "../board/chronicle/moments.ts";
import { policy } from "../bot.ts";
import type { War } from "../index.ts";
import { engine } from "./table.ts";
import { exchanged } from "./worlds.ts";

type Decision = AnyDecision<War>;

const { kept, log } = judgedGame<War>(engine, policy.playout, {
  seed: "judged",
  settings: { players: "2" },
  // Versions of a table do not count its choices; only the order of what was heard is sure.
  place: (entry) => ({ version: entry * 3 + 7, index: 0 }),
});
const moments = momentsOf(log);
const places = placesIn(log, moments);
const made = [...madeAt(kept, 0, places)].flatMap((one) => (one ? [one] : []));

/** An opinion that was come to quickly. */
const quickly = (one: (typeof made)[number]): Decision | null => thoughtOut(thought(one, 60));

describe("the judge", () => {
  test("looks at the choices that the moments came of", () => {
    const { journal } = recordOf(kept);
    expect(made).toHaveLength(3);
    for (const { number, seat, option, g } of made) {
      expect(journal[number]).toMatchObject({ seat, option });
      const ask = engine.askOf(g, seat);
      expect(ask?.options.length).toBeGreaterThan(1);
      expect(ask?.options).toContainEqual(option);
    }
    const entries = made.map(({ number }) => number * 3 + 7);
    for (const [i, { told }] of moments.entries()) {
      expect(entries[i]).toBeLessThanOrEqual(told[0].version);
      expect(entries[i]).toBeGreaterThan(told[0].version - 3 * 60);
    }
  });

  test("is always of the same opinion, and gives chances", () => {
    for (const one of made) {
      const opinion = quickly(one);
      expect(opinion).toEqual(quickly(one));
      expect(amissOf(opinion)).toEqual([]);
      expect(opinion?.chances[1]).toBeLessThan(1);
    }
  });

  test("knows no more than the seat that chose", () => {
    const random = stream(5);
    let others = 0;
    for (const one of made) {
      const opinion = quickly(one);
      for (let i = 0; i < 3; i++) {
        const other = exchanged(one.g, one.seat, random);
        if (JSON.stringify(other) === JSON.stringify(one.g)) continue;
        others++;
        expect(quickly({ ...one, g: other })).toEqual(opinion);
      }
    }
    expect(others).toBeGreaterThan(4);
  });

  test("tells of each moment by its place, and how far it is", () => {
    const [late, early] = [places[2], places[0]];
    if (!late || !early) throw new Error("there are three moments");
    const news = firstOf(judge({ save: kept, ear: 0, places: [late, early] }), 4);
    expect(news.every(({ moment }) => moment === 1)).toBe(true);
    const parts = news.flatMap((one) => ("done" in one ? [one.done] : []));
    expect(parts).toEqual(parts.toSorted((a, b) => a - b));
  });

  test("does not judge a log that is of another game", () => {
    const [place] = places;
    if (!place) throw new Error("there are three moments");
    expect(() => [...madeAt(kept, 0, [{ ...place, type: "swapped" }])]).toThrow("tells no swapped");
    expect(() => [...madeAt(kept, 0, [{ ...place, at: log.length }])]).toThrow("ends before");
  });
});
