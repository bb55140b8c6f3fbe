/** What the Character cards say, for each of them. */
import { describe, expect, test } from "vitest";
import { BONUS_DICE, LEADERSHIP, LEVEL } from "../data/characters.ts";
import { CHARACTERS, type CharacterName, FREE, NATIONS_OF, SHADOW } from "../data/ids.ts";
import type { RegionName } from "../data/regionnames.ts";
import { isActive } from "../facts.ts";
import { leadershipInBattle } from "../rules/battle/force.ts";
import { fight, fought, IN_THE_MEADOWS, meadows } from "./battling.ts";
import { at } from "./table.ts";

/** Level, Leadership, and the dice that he brings. */
const PRINTED: readonly (readonly [CharacterName, level: number, leadership: number, dice: number])[] = [
  ["gandalf-the-grey", 3, 1, 0],
  ["strider", 3, 1, 0],
  ["boromir", 2, 1, 0],
  ["legolas", 2, 1, 0],
  ["gimli", 2, 1, 0],
  ["meriadoc", 1, 1, 0],
  ["peregrin", 1, 1, 0],
  ["aragorn", 3, 2, 1],
  ["gandalf-the-white", 3, 1, 1],
  ["mouth-of-sauron", 3, 2, 1],
  ["saruman", 0, 1, 1],
];

test.each(PRINTED)("7.1.1: %s has the Level, Leadership and dice of his card", (name, ...printed) => {
  const character = CHARACTERS.indexOf(name);
  expect([LEVEL[character], LEADERSHIP[character], BONUS_DICE[character]]).toEqual(printed);
});

test("the Witch-king has Leadership 2 and brings a die", () => {
  const witchKing = CHARACTERS.indexOf("witch-king");
  expect([LEADERSHIP[witchKing], BONUS_DICE[witchKing]]).toEqual([2, 1]);
});

/** In the meadows, Companions beside one Regular of Rohan: the dice they roll, and their Leadership. */
const beside = (...characters: CharacterName[]): [dice: number, leadership: number] => {
  const t = fight(
    meadows({ isengard: [1] }, { rohan: [1], characters }),
    "shadow",
    IN_THE_MEADOWS,
    new Array<number>(12).fill(1),
  );
  return [fought(t).rolled[FREE].length, leadershipInBattle(t.state, fought(t), FREE)];
};

describe("Captain of the West", () => {
  test.each(["gandalf-the-grey", "strider", "boromir", "legolas", "gimli"] as const)(
    "Captain of the West: %s adds one die and leads",
    (name) => expect(beside(name)).toEqual([2, 1]),
  );

  test("Captain of the West: Aragorn too, and he leads for two", () => {
    expect(beside("aragorn")).toEqual([2, 2]);
  });

  test.each(["meriadoc", "peregrin", "gandalf-the-white"] as const)(
    "Captain of the West: %s is none, but leads",
    (name) => expect(beside(name)).toEqual([1, 1]),
  );

  test("Captain of the West: several add up, to five dice at most", () => {
    expect(beside("boromir", "legolas", "gimli")).toEqual([4, 3]);
    expect(beside("gandalf-the-grey", "strider", "boromir", "legolas", "gimli")).toEqual([5, 5]);
  });
});

/** A City or Stronghold of each Nation: Dwarves, Elves, Gondor, the North, Rohan. */
const HOMES: readonly RegionName[] = ["erebor", "woodland-realm", "pelargir", "dale", "edoras"];
const ALL = [0, 1, 2, 3, 4];

describe("whom they rouse (11.3.5)", () => {
  test.each([
    ["gandalf-the-grey", ALL],
    ["strider", [3]],
    ["boromir", [2]],
    ["legolas", [1]],
    ["gimli", [0]],
    ["meriadoc", ALL],
    ["peregrin", ALL],
    ["aragorn", ALL],
    ["gandalf-the-white", ALL],
  ] as const)("%s rouses where he ends in their Cities and Strongholds: %j", (name, nations) => {
    const roused = HOMES.flatMap((home, nation) => {
      const t = at({
        players: 2,
        nations: Object.fromEntries(
          (["dwarves", "elves", "gondor", "north", "rohan"] as const).map((one) => [
            one,
            [3, false] as const,
          ]),
        ),
        map: { [BESIDE[nation]]: { characters: [name] } },
        dice: { "free-peoples": ["character"], shadow: ["army", "muster"] },
      }).plays("free-peoples", "companions:character", `to:${home}`);
      const active = NATIONS_OF[FREE].filter((one) => isActive(t.state, one));
      expect(active.every((one) => one === nation)).toBe(true);
      return active;
    });
    expect(roused).toEqual(nations);
  });
});

/** A region of no settlement beside each of those homes. */
const BESIDE: readonly RegionName[] = [
  "withered-heath",
  "old-forest-road",
  "lossarnach",
  "northern-rhovanion",
  "folde",
];

test("The Sorcerer draws for a card of his own hand only while he takes part: not from the rearguard", () => {
  const t = at({
    acting: "shadow",
    nations: { isengard: 0, sauron: 0 },
    map: {
      "fords-of-isen": { isengard: [2], sauron: [1], characters: ["witch-king"] },
      westemnet: { rohan: [1] },
    },
    hands: { shadow: ["stormcrow"] },
    dice: { "free-peoples": ["muster"], shadow: ["army", "muster"] },
  }).plays("shadow", "attack-with:army", "stay:sauron-regular:1", "stay:witch-king:1");
  while (t.ask("shadow")?.prompt === "stay") t.plays("shadow", "go");
  t.draws(...new Array<number>(9).fill(0)).plays("shadow", "card:stormcrow");
  expect(fought(t).sorcery).toBe(-1);
  expect(t.ask("shadow")?.prompt).not.toBe("sorcerer");
  expect(fought(t).attacker).toBe(SHADOW);
});
