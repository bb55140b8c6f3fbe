/** The guides of the first games, played through in the real engine. */
import { guideChecks, walkedGuide, wordChecks } from "@westmarch/testkit/board";
import { describe, expect, test } from "vitest";
import { readId } from "../board/explaining.ts";
import { guides } from "../board/guide.ts";
import { BARD, DEAD, DWARVEN_VETERAN, FRONT_GATE, PLACE, THORIN } from "../ids.ts";
import { fiveArmies } from "../index.ts";
import { figuresIn, hasArmy, shadowPoints } from "../rules/board.ts";
import { wordsOf } from "./saying.ts";

const [free, shadow] = guides;
const GATE_MEADOW = PLACE.named("gate_meadow");
const EASTERN_SPUR = PLACE.named("eastern_spur");

test("the guides point at things that can be explained", () => {
  for (const { point } of guides.flatMap(({ steps }) => steps))
    if (point !== undefined) expect(readId(point), point).not.toBeNull();
});

test("on a phone what the guides say lies on no die, card or step towards dusk", () => {
  for (const { docked, steps } of guides) {
    expect(docked).toBe(true);
    expect(steps.filter((step) => step.docked === false)).toEqual([]);
  }
});

test("what the guide of the Free Peoples says is what happened", () => {
  const { heard, stood, g } = walkedGuide(fiveArmies, free);
  expect(heard["guide.free.fate"]).toEqual(expect.arrayContaining(["fate", "fate-card"]));
  expect(stood["guide.free.fate"]?.fate).toBe(6);
  expect(heard["guide.free.attack"]).toContain("shot");
  expect(stood["guide.free.attack"]?.damage[GATE_MEADOW]).toBe(2);
  expect(heard["guide.free.effect"]).toContain("combat-roll");
  expect(stood["guide.free.markers"]?.damage[FRONT_GATE]).toBe(2);
  expect(heard["guide.free.cease"]).toContain("removed");
  expect(heard["guide.free.walls"]).toEqual(expect.arrayContaining(["combat", "superior", "drew"]));
  expect(heard["guide.free.recruit"]).toContain("rallied");
  expect(heard["guide.free.thorin"]?.filter((type) => type === "flipped")).toHaveLength(2);
  expect(stood["guide.free.draw"]?.at[THORIN]).toBe(FRONT_GATE);
  expect(heard["guide.free.stay"]).toContain("destroyed");
  expect(hasArmy(g, 1, GATE_MEADOW)).toBe(false);
  expect(figuresIn(g, FRONT_GATE, DWARVEN_VETERAN)).toBe(3);
});

test("what the guide of the Shadow says is what happened", () => {
  const { heard, stood, g } = walkedGuide(fiveArmies, shadow);
  expect(stood["guide.shadow.fate"]?.fate).toBe(4);
  expect(heard["guide.shadow.march"]?.filter((type) => type === "flipped")).toHaveLength(2);
  expect(heard["guide.shadow.combined"]?.filter((type) => type === "marched")).toHaveLength(2);
  expect(heard["guide.shadow.goblins"]).toContain("superior");
  expect(stood["guide.shadow.walls"]?.battle?.breach).toBe(2);
  expect(stood["guide.shadow.breach"]?.battle?.breach).toBe(3);
  expect(heard["guide.shadow.advance"]).toEqual(expect.arrayContaining(["destroyed", "eliminated"]));
  expect(g.at[BARD]).toBe(DEAD);
  expect([g.control[EASTERN_SPUR], shadowPoints(g)]).toEqual([1, 4]);
});

const words = wordsOf("guide");
const said = new Set<string>(guides.flatMap(({ steps }) => steps.map(({ say }) => say)));
describe("the words of the guides", () => {
  test.each(wordChecks({ place: "five-armies", catalogues: words, called: [...said], written: [] }))(
    "%s",
    (_, faults) => expect(faults()).toEqual([]),
  );
});

describe("the guides", () => {
  test.each(guideChecks(fiveArmies, guides, words))("%s", (_, faults) => expect(faults()).toEqual([]));
});
