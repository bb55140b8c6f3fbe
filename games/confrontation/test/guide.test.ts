/** The guide of the first game, played through in the real engine. */
import { Engine, type Event, type Option, sameOption } from "@westmarch/kernel";
import { describe, expect, test } from "vitest";
import { guide } from "../board/guide.ts";
import { FANGORN, GIMLI, GOOD, REGIONS } from "../data/ids.ts";
import { type Confrontation, confrontation } from "../index.ts";

const engine = new Engine(confrontation);

/** Plays the guide; before each step the learner is asked, `look` sees the state and what has happened. */
function walk(look: (g: Confrontation, say: string, events: readonly Event[]) => void = () => {}) {
  const g = confrontation.notation.read(guide.position);
  const events: Event[] = [];
  let replies = 0;
  let draws = 0;
  const play = (seat: number, option: Option) =>
    engine.play(
      g,
      seat,
      option,
      () => guide.chance[draws++]!,
      (event) => events.push(event),
    );
  for (const { say, allow } of guide.steps) {
    look(g, say, events);
    if (allow.length > 0) {
      const ask = engine.askOf(g, guide.seat);
      for (const option of allow) {
        expect(
          ask?.options.some((offered) => sameOption(offered, option)),
          `${say}: ${option.join(" ")}`,
        ).toBe(true);
      }
      play(guide.seat, allow[0]!);
    }
    for (;;) {
      const reply = guide.replies[replies];
      if (!reply || !engine.askOf(g, reply.seat)) break;
      replies++;
      play(reply.seat, reply.option);
    }
  }
  return { g, events, replies, draws };
}

describe("the guide", () => {
  test("every step is a legal choice, and it ends with Frodo in Mordor", () => {
    const { g, replies, draws } = walk();
    expect(g.result?.reason).toBe("mordor");
    expect(g.result?.winners).toEqual([GOOD]);
    expect(replies).toBe(guide.replies.length);
    expect(draws).toBe(guide.chance.length);
  });

  test("what it says is what happened", () => {
    const heard: Record<string, string[]> = {};
    let from = 0;
    walk((g, say, events) => {
      heard[say] = events.slice(from).map(({ type }) => type);
      from = events.length;
      if (say === "guide.strong") expect(g.secret.at[GIMLI]).toBe(FANGORN);
      if (say === "guide.road") expect(g.count[GOOD * 16 + REGIONS.indexOf("mirkwood")]).toBe(0);
    });
    expect(heard["guide.power"]).toContain("struck");
    expect(heard["guide.open"]).toContain("totals");
    expect(heard["guide.slip"]).toContain("retreated");
    expect(heard["guide.road"]).toContain("retreated");
  });
});
