/** The guides of the first games, played through in the real engine. */
import type { Guide } from "@westmarch/boardkit";
import { Engine, type Event } from "@westmarch/kernel";
import { walkGuide } from "@westmarch/testkit/board";
import { describe, expect, test } from "vitest";
import { guides } from "../board/guide.ts";
import { printed } from "../data/ids.ts";
import { type CardGame, tradingCardGame } from "../index.ts";
import en from "../text/guide.en.json" with { type: "json" };
import ja from "../text/guide.ja.json" with { type: "json" };
import zhHans from "../text/guide.zh-Hans.json" with { type: "json" };
import zhHant from "../text/guide.zh-Hant.json" with { type: "json" };

const [free, shadow] = guides;

/** What had happened since the step before, by the step that speaks of it; and the table as it stood then. */
function walked(guide: Guide) {
  const heard: Record<string, readonly Event[]> = {};
  const stood: Record<string, CardGame> = {};
  let from = 0;
  const end = walkGuide(tradingCardGame, guide, (g, say, events) => {
    heard[say] = events.slice(from);
    stood[say] = tradingCardGame.clone(g);
    from = events.length;
  });
  return { ...end, heard, stood };
}

/** The things on the table, and in the learner's hand, by the ids that a guide points at. */
function thingsOf(g: CardGame, seat: number): readonly string[] {
  const sites = Array.from({ length: 7 }, (_, i) => `site:${i + 1}`);
  const hand = g.secret.hands[seat].map((card) => `card:${printed(card).id}`);
  return ["pool", ...sites, ...hand, ...g.table.map(({ id }) => `copy:${id}`)];
}

describe.each([
  ["the Free Peoples", free],
  ["the Shadow", shadow],
] as const)("the guide of %s", (_, guide) => {
  test("begins with the opening of the boxes in a position that can be written down again", () => {
    const g = tradingCardGame.notation.read(guide.position);
    expect(tradingCardGame.invariants(g)).toEqual([]);
    expect(tradingCardGame.notation.read(tradingCardGame.notation.write(g))).toEqual(g);
    expect(g.rulings.firstGame).toBe(true);
  });

  test("is legal at every step, uses all that was prepared, and leaves nothing to chance", () => {
    const { replies, draws } = walked(guide);
    expect(replies).toBe(guide.replies.length);
    expect(draws).toBe(0);
  });

  test("asks its learner for just the choice that a step speaks of", () => {
    const engine = new Engine(tradingCardGame);
    const { stood } = walked(guide);
    for (const { say, allow } of guide.steps) {
      const [choice] = allow;
      if (choice) expect(engine.askOf(stood[say], guide.seat)?.options, say).toContainEqual(choice);
    }
  });

  test("points at things that are there", () => {
    const { stood } = walked(guide);
    for (const { say, point } of guide.steps)
      if (point !== undefined) expect(thingsOf(stood[say], guide.seat), say).toContain(point);
  });

  test("takes between twenty-five and thirty-five steps", () => {
    expect(guide.steps.length).toBeGreaterThanOrEqual(25);
    expect(guide.steps.length).toBeLessThanOrEqual(35);
  });
});

const typesOf = (events: readonly Event[] | undefined): readonly string[] =>
  events?.map(({ type }) => type) ?? [];
const FRODO = 1;
const GANDALF = 5;
const woundsOf = (g: CardGame, id: number): number => g.wounds[g.table.findIndex((copy) => copy.id === id)];

test("what the guide of the Free Peoples says is what happened", () => {
  const { heard, stood, g } = walked(free);
  expect(woundsOf(stood["guide.free.sword"], GANDALF)).toBe(1);
  expect(heard["guide.free.twilight"]).toContainEqual({ type: "twilight", facts: { by: 5, pool: 7 } });
  expect(heard["guide.free.twilight"]).toContainEqual({ type: "twilight", facts: { by: -6, pool: 1 } });
  expect(heard["guide.free.assign"]).toContainEqual({
    type: "archery",
    facts: { fellowship: 1, minions: 0 },
  });
  expect(heard["guide.free.intimidate"]).toContainEqual({
    type: "skirmish-ended",
    facts: { character: GANDALF, winner: "minions", strength: 11, against: 11, overwhelmed: false },
  });
  expect(typesOf(heard["guide.free.regroup"]).filter((type) => type === "wounded")).toHaveLength(1);
  expect(stood["guide.free.again"].pool).toBe(5);
  expect(stood["guide.free.passes"].table.filter(({ zone }) => zone === "middle")).toHaveLength(3);
  expect(heard["guide.free.ring"]).toContainEqual({
    type: "skirmish-ended",
    facts: { character: FRODO, winner: "minions", strength: 6, against: 12, overwhelmed: false },
  });
  expect(typesOf(heard["guide.free.burden"])).toContain("ring-on");
  expect([stood["guide.free.burden"].burdens[0], woundsOf(stood["guide.free.burden"], FRODO)]).toEqual([
    2, 0,
  ]);
  expect(typesOf(heard["guide.free.stop"])).toContain("ring-off");
  expect(stood["guide.free.shadow"].turn).toBe(1);
  expect(stood["guide.free.shadow"].pool).toBe(4);
  expect(woundsOf(stood["guide.free.sorry"], GANDALF)).toBe(0);
  expect([g.burdens[0], g.at[0], g.phase]).toEqual([1, 3, "fellowship"]);
});

test("what the guide of the Shadow says is what happened", () => {
  const { heard, stood, g } = walked(shadow);
  expect(stood["guide.shadow.pool"].pool).toBe(12);
  expect(stood["guide.shadow.scavengers"].pool).toBe(5);
  expect(stood["guide.shadow.done"].pool).toBe(0);
  expect(typesOf(heard["guide.shadow.assign"])).toContain("archery");
  expect(typesOf(heard["guide.shadow.drums"])).toContain("killed");
  expect(heard["guide.shadow.ring"]).toContainEqual({
    type: "skirmish-ended",
    facts: { character: 7, winner: "minions", strength: 7, against: 14, overwhelmed: true },
  });
  expect(stood["guide.shadow.burden"].burdens[0]).toBe(1);
  expect(typesOf(heard["guide.shadow.moves"])).toContain("fellowship-moved");
  expect(stood["guide.shadow.moves"].pool).toBe(2);
  expect(g.result).toEqual({ winners: [1], reason: "last" });
});

describe("the words of the guides", () => {
  const said = new Set<string>(
    guides.flatMap(({ title, steps }) => [...(title ? [title] : []), ...steps.map(({ say }) => say)]),
  );

  test("say nothing that no guide says, and no step more than three sentences", () => {
    expect(Object.keys(en).filter((key) => !said.has(key))).toEqual([]);
    for (const catalogue of [en, zhHant, zhHans, ja])
      for (const text of Object.values(catalogue))
        expect(text.match(/[.!。！](?=\s|$|[^.\s])/gu)?.length ?? 0, text).toBeLessThanOrEqual(3);
  });
});
