/** What things are called: by the game's words, and by the titles of a pack. */
import type { Language } from "@westmarch/kernel/languages";
import { describe, expect, test } from "vitest";
import {
  cardName,
  characterName,
  forceName,
  groupName,
  maneuverName,
  place,
  placeAt,
  placeName,
  tileName,
  unitName,
  units,
} from "../board/names.ts";
import { CARD, CHARACTER, GROUP, MANEUVER, PLACE, TILE, UNIT } from "../ids.ts";
import { readingIn } from "../language/reading.ts";
import { WESTMARCH } from "../pack/westmarch.ts";
import { LANGUAGES, speaking } from "./saying.ts";

const typeset = (name: string): string => name.replaceAll("'", "’");

describe.each(LANGUAGES)("in %s", (language) => {
  const own: Language = language;

  test("places, units and characters are called as the built-in pack calls them", async () => {
    const say = await speaking(language);
    const { name } = await readingIn(own);
    const printed = new Map(
      [
        ...WESTMARCH.regions,
        ...WESTMARCH.units,
        ...WESTMARCH.passes,
        ...WESTMARCH.passes.map(({ point, pointName }) => ({ id: point, name: pointName })),
      ].map((one) => [one.id, typeset(name(one.name))]),
    );
    for (const at of PLACE.all) expect(placeName(say, at)).toBe(printed.get(PLACE.names[at]));
    for (const unit of UNIT.all) expect(unitName(say, unit)).toBe(printed.get(UNIT.names[unit]));
    for (const one of WESTMARCH.characters) {
      const who = characterName(say, CHARACTER.of(CHARACTER.find(one.id)));
      expect(name(one.name).includes(who)).toBe(true);
    }
  });

  test("everything that is named has a name of its own", async () => {
    const say = await speaking(language);
    const kinds = [
      PLACE.all.map((at) => placeName(say, at)),
      UNIT.all.map((unit) => unitName(say, unit)),
      CHARACTER.all.map((one) => characterName(say, one)),
      GROUP.all.map((group) => groupName(say, group)),
      MANEUVER.all.map((one) => maneuverName(say, one)),
    ];
    for (const names of kinds) {
      expect(names.join()).not.toMatch(/[{}]|undefined|^,|,,/);
      expect(new Set(names).size).toBe(names.length);
    }
    for (const card of CARD.all) expect(cardName(say, card)).not.toMatch(/[{}]|undefined|^$/);
    for (const tile of TILE.all) expect(tileName(say, tile)).toMatch(/^\d/);
  });
});

test("places have an article and a preposition where English wants them", async () => {
  const say = await speaking("en");
  const told = (name: (typeof PLACE.names)[number]): string[] => {
    const at = PLACE.named(name);
    return [place(say, at), placeAt(say, at)];
  };
  expect(told("ravenhill")).toEqual(["Ravenhill", "on Ravenhill"]);
  expect(told("the_fens")).toEqual(["the Fens", "in the Fens"]);
  expect(told("front_gate")).toEqual(["the Front Gate", "at the Front Gate"]);
  expect(told("spur_horn")).toEqual(["Spur’s Horn", "on Spur’s Horn"]);
});

test("units are counted, and a force is a list of what it consists of", async () => {
  const say = await speaking("en");
  expect(units(say, UNIT.named("man_of_the_lake"), 2)).toBe("2 Men of the Lake");
  expect(units(say, UNIT.named("elven_spearman"), 1)).toBe("1 Elven Spearman");
  const force = new Array<number>(20).fill(0);
  expect(forceName(say, force)).toBe("nobody");
  expect(forceName(say, force.with(6, 3).with(17, 1).with(18, 2).with(19, 1))).toBe(
    "3 Orcs, Bolg, 2 Leadership tokens and 1 damage marker",
  );
});
