/** What the computer would have done at the great moments of a battle for the valley. */
import type { Happened } from "@westmarch/boardkit";
import type { Decision, News } from "@westmarch/campaign/judge";
import {
  begin,
  hashed,
  hear,
  type Recording,
  record,
  recordOf,
  replay,
  save,
  seedOf,
  stream,
} from "@westmarch/kernel";
import { describe, expect, test } from "vitest";
import { judge, madeAt, thought } from "../board/chronicle/judge/judging.ts";
import { momentsOf } from "../board/chronicle/moments.ts";
import { policy } from "../bot.ts";
import { fiveArmies } from "../index.ts";
import { imagine } from "../secrets.ts";
import type { FiveArmies } from "../state.ts";
import { engine } from "./table.ts";

/** A whole game of quick choices, as it is kept, and as seat 0 heard it. */
function game(seed: string) {
  const chance = hashed(seedOf(seed));
  const random = stream(seedOf(seed, "choices"));
  let recording: Recording<FiveArmies> = begin(engine, {}, chance);
  for (;;) {
    const [ask] = engine.asks(recording.state);
    if (!ask) break;
    const option = policy.playout(engine.view(recording.state, ask.seat), ask, random);
    recording = record(engine, recording, ask.seat, [option], chance);
  }
  const kept = save(engine, recording);
  const log: Happened[] = [];
  const whole = recordOf(kept);
  replay(engine, whole, whole.journal.length, (event, entry) => {
    const own = hear(event, 0);
    if (own) log.push({ ...own, version: entry, index: log.length });
  });
  return {
    kept,
    view: engine.view(recording.state, 0),
    log: log as unknown as readonly Happened<FiveArmies>[],
  };
}

const { kept, view, log } = game("judged");
const places = momentsOf(log, view).map(({ told }) => ({ at: log.indexOf(told), type: told.type }));
const made = [...madeAt(kept, 0, places)].flatMap((one) => (one ? [one] : []));

/** An opinion that was come to quickly. */
function quickly(one: (typeof made)[number]): Decision<FiveArmies> | null {
  const thinking = thought(one, 60);
  for (;;) {
    const next = thinking.next();
    if (next.done) return next.value;
  }
}

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
      const [chosen, better] = opinion?.chances ?? [];
      expect(chosen).toBeGreaterThan(0);
      expect(better).toBeGreaterThanOrEqual(chosen ?? 1);
      expect(opinion?.ask.options).toContainEqual(opinion?.better);
      const known = engine.view(one.g, one.seat);
      const other = { ...fiveArmies.clone(one.g), secret: imagine(known, one.seat, random) };
      expect(quickly({ ...one, g: other })).toEqual(opinion);
    }
  });

  test("tells how far it is with the moment that came first", () => {
    const late = places.at(-1);
    const [early] = places;
    if (!late || !early) throw new Error("there are moments");
    const news: News<FiveArmies>[] = [];
    for (const one of judge({ save: kept, ear: 0, places: [late, early] })) {
      news.push(one);
      if (news.length > 3) break;
    }
    expect(news.every(({ moment }) => moment === 1)).toBe(true);
  });
});
