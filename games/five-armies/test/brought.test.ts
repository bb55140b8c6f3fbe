/** A table that brings a data pack of its own plays with that pack, to the end and ever after. */
import { settle } from "@westmarch/kernel";
import { chanceOf, fuzz } from "@westmarch/testkit";
import { expect, test } from "vitest";
import { brought, changesOf, LONGEST_BROUGHT, readBrought } from "../brought.ts";
import { CARD, PLACE, SHADOW } from "../ids.ts";
import { fiveArmies } from "../index.ts";
import { digestOf } from "../pack/digest.ts";
import type { Pack } from "../pack/types.ts";
import { WESTMARCH } from "../pack/westmarch.ts";
import { boxOf, printed } from "../printing.ts";
import { engine } from "./table.ts";

/** An owner's box: another Camp, and a card that does something else. */
const OWN: Pack = {
  ...WESTMARCH,
  id: "own",
  title: "My own box",
  regions: WESTMARCH.regions.map((region) =>
    region.id === "camp" ? { ...region, name: "The Camp of the Lake-men" } : region,
  ),
  cards: WESTMARCH.cards.map((card) =>
    card.id === "sh_wolves" ? { ...card, title: "Wolves!", command: "Draw 2 Event cards." } : card,
  ),
};
const settings = { pack: changesOf(OWN) };

test("what is different in a pack is told in little room, and reads back as the same pack", () => {
  expect(settings.pack.length).toBeLessThan(1000);
  const { pack } = readBrought(settings.pack);
  expect(pack && digestOf(pack)).toBe(digestOf(OWN));
  expect(brought(settings.pack)).toBe(digestOf(OWN));
  expect(brought(JSON.stringify(OWN, null, 1))).toBe(digestOf(OWN));
  expect(brought(JSON.stringify(WESTMARCH))).toBe("");
  // Even a box of which nothing but the form is ours fits into a setting.
  expect(JSON.stringify(WESTMARCH).length).toBeLessThan(LONGEST_BROUGHT);
});

test("its names, numbers and sentences are those of the game", () => {
  const g = engine.start(settings, chanceOf(1));
  expect(g.pack).toBe(digestOf(OWN));
  expect(boxOf(g).pack.regions.find(({ id }) => id === "camp")?.name).toBe("The Camp of the Lake-men");
  const card = CARD.all.find((one) => printed(g).designs[one] === "sh_wolves");
  if (card === undefined) throw new Error("the card has gone");
  expect(boxOf(g).said?.commands.sh_wolves).toEqual([{ do: "draw", cards: 2, from: "event" }]);
  expect(printed(null).designs[card]).toBe("sh_wolves");
  expect(boxOf(engine.start({}, chanceOf(1))).pack).toBe(WESTMARCH);
});

test("views name the pack and do not carry it", () => {
  const own = JSON.stringify(engine.view(engine.start(settings, chanceOf(1)), SHADOW)).length;
  const usual = JSON.stringify(engine.view(engine.start({}, chanceOf(1)), SHADOW)).length;
  expect(own - usual).toBe(64);
});

test("games with it hold every check, from its file and from its notation", { timeout: 120_000 }, () => {
  const checks = { twin: 0.03, views: 0.03, notation: 0.1, replay: 1 };
  const report = fuzz(engine, { seed: "own pack", replaced: ["rulings"], checks, games: 2, settings });
  expect(report.failures).toEqual([]);
});

test("a pack with which nobody can play is refused with the place and the reason", () => {
  const wrong = (pack: Pack) => () => settle(fiveArmies, { pack: changesOf(pack) });
  expect(
    wrong({ ...OWN, cards: OWN.cards.map((card, i) => (i === 0 ? { ...card, command: "Win." } : card)) }),
  ).toThrow(/cards\.ev_\w+\.command: sentence/);
  expect(wrong({ ...OWN, regions: OWN.regions.slice(1) })).toThrow(/pack does not fit \(/);
  expect(() => settle(fiveArmies, { pack: "{" })).toThrow(/not-json/);
  expect(() => engine.start({ pack: "nonsense" }, chanceOf(1))).toThrow(/not-json/);
  expect(PLACE.all.length).toBeGreaterThan(35);
});
