/** The guides of the first games, played through in the real engine. */
import { guideChecks, walkedGuide } from "@westmarch/testkit/board";
import { describe, expect, test } from "vitest";
import { guides } from "../board/guide.ts";
import { FREE, GONDOR, SHADOW } from "../data/ids.ts";
import { region } from "../data/regionnames.ts";
import { warOfTheRing } from "../index.ts";
import { besieged } from "../rules/figures.ts";
import { testWords, wordsOf } from "./saying.ts";

const [free, shadow] = guides;
const HELMS_DEEP = region("helms-deep");

test.each([
  ["the Free Peoples", free],
  ["the Shadow", shadow],
])("the guide of %s takes its learner through three turns", (_, guide) => {
  const turns = walkedGuide(warOfTheRing, guide).events.filter(({ type }) => type === "rolled");
  expect(turns).toHaveLength(6);
});

test("what the guide of the Free Peoples says is what happened", () => {
  const { heard, stood, g } = walkedGuide(warOfTheRing, free);
  expect(heard["guide.free.hunt"]).toContain("hunt-rolled");
  expect(heard["guide.free.draw"]).toContain("advanced");
  expect(stood["guide.free.draw"].steps[GONDOR]).toBe(0);
  expect(heard["guide.free.onward"]).toContain("declared");
  expect([stood["guide.free.declare"].corruption, stood["guide.free.onward"].corruption]).toEqual([2, 1]);
  expect(heard["guide.free.found"]).toContain("tile");
  expect(heard["guide.free.card"]).toEqual(expect.arrayContaining(["revealed", "battle-began"]));
  expect(heard["guide.free.retreat"]).toContain("hits-cancelled");
  expect(heard["guide.free.hide"]).toContain("retreated");
  expect(heard["guide.free.recruit"]).toEqual(expect.arrayContaining(["hidden", "captured"]));
  expect(heard["guide.free.loss"]).toContain("combat-roll");
  expect(heard["guide.free.walk"]).toContain("withdrew");
  expect(besieged(stood["guide.free.walk"], region("minas-tirith"))).toBe(FREE);
  expect(heard["guide.free.spare"]).toContain("special-attack");
  expect(heard["guide.free.falls"]).toContain("tile");
  expect(heard["guide.free.last"]).toContain("character-died");
  expect(stood["guide.free.last"].corruption).toBe(stood["guide.free.will"].corruption);
  expect([g.turn, g.points, g.progress]).toEqual([5, [0, 1], 2]);
});

test("what the guide of the Shadow says is what happened", () => {
  const { heard, stood, g } = walkedGuide(warOfTheRing, shadow);
  expect(heard["guide.shadow.found"]).toEqual(expect.arrayContaining(["rolled", "tile", "corruption"]));
  expect(heard["guide.shadow.seen"].filter((type) => type === "tile")).toHaveLength(2);
  expect(heard["guide.shadow.attack"]).toContain("entered");
  expect(heard["guide.shadow.advance"]).toContain("special-attack");
  expect(stood["guide.shadow.fly"].bearers).toBe(region("dimrill-dale"));
  expect(stood["guide.shadow.deep"].nazgul[region("dimrill-dale")]).toBe(1);
  expect(heard["guide.shadow.siege"]).toContain("withdrew");
  expect(besieged(stood["guide.shadow.lair"], HELMS_DEEP)).toBe(FREE);
  expect(stood["guide.shadow.eighth"].owned[SHADOW]).toBe(8);
  expect(heard["guide.shadow.hidden"]).toContain("hidden");
  expect(heard["guide.shadow.taken"]).toEqual(expect.arrayContaining(["reduced", "captured"]));
  expect([g.control[HELMS_DEEP], g.points]).toEqual([SHADOW, [0, 2]]);
});

const words = wordsOf("guide");
const said = new Set<string>(guides.flatMap(({ steps }) => steps.map(({ say }) => say)));
testWords("the words of the guides", words, { called: [...said] });
describe("the guides", () => {
  test.each(guideChecks(warOfTheRing, guides, words))("%s", (_, faults) => expect(faults()).toEqual([]));
});
