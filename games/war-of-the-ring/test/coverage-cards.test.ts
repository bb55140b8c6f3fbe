/** Every half of every card, every ability and every tile has a test or a vector that plays it. */
import { testsIn, type WrittenCall } from "@westmarch/testkit/written";
import { describe, expect, test } from "vitest";
import { CARDS } from "../data/cards.ts";
import { TILE_NAMES } from "../data/tiles.ts";
import { missing, PLAYED, TESTS } from "./written.ts";

const NAMES = CARDS.map(({ name }) => name);

/** The card whose event half a choice plays. */
function eventOf(choice: string): string[] {
  const [verb, name = ""] = choice.split(":");
  return verb === "play" ? [name] : [];
}

/** The cards whose event half a call plays: by their choice, or by a table of `cards/playing.ts` that begins with it. */
function events({ name, args }: WrittenCall): readonly string[] {
  if (name === "playing" || name === "hunting") return args[0] ?? [];
  return name === "plays" ? args.flat().flatMap(eventOf) : [];
}

/** The cards whose combat half a call plays: by a round of `cards/combating.ts` with them. */
const combats = ({ name, args }: WrittenCall): readonly string[] => (name === "round" ? (args[1] ?? []) : []);

const calls = TESTS.flatMap((written) => written.calls);

describe("cards", () => {
  test("the event half of every card is played by a test or a vector", () => {
    const inVectors = PLAYED.flatMap(eventOf);
    expect(missing(NAMES, [...inVectors, ...calls.flatMap(events)])).toEqual([]);
  });

  test("the combat half of every card is played by a test", () => {
    expect(missing(NAMES, calls.flatMap(combats))).toEqual([]);
  });

  test("what is held, offered or named is not played", () => {
    const played = (body: string): string[] =>
      testsIn("a.test.ts", `test("stormcrow", () => { ${body} });`)
        .flatMap((written) => written.calls)
        .flatMap((call) => [...events(call), ...combats(call)]);
    expect(played('t.plays("shadow", "play:stormcrow:muster");')).toEqual(["stormcrow"]);
    expect(played('playing("stormcrow", "muster"); round({}, ["olog-hai"], []);')).toEqual([
      "stormcrow",
      "olog-hai",
    ]);
    expect(played('holding("stormcrow", "muster").may("shadow", "play:stormcrow:muster");')).toEqual([]);
    expect(played('offered({}, "olog-hai"); t.plays("shadow", "card:olog-hai");')).toEqual([]);
    expect(played('// plays "play:stormcrow:muster"\ncard("stormcrow");')).toEqual([]);
  });
});

/** By Character: his abilities, in words that a test's title has. */
const ABILITIES: Readonly<Record<string, readonly string[]>> = {
  "gandalf-the-grey": [
    "Gandalf the Grey as Guide",
    "Captain of the West",
    "Gandalf the White replaces the Grey",
  ],
  strider: ["Strider: as Guide", "Strider becomes Aragorn"],
  boromir: ["High Warden of the White Tower"],
  legolas: ["Prince of Mirkwood"],
  gimli: ["Dwarf of Erebor"],
  meriadoc: ["Meriadoc as Guide", "taken alive"],
  peregrin: ["Peregrin, being Guide", "Take Them Alive!"],
  aragorn: ["Strider becomes Aragorn"],
  "gandalf-the-white": ["Shadowfax", "The White Rider", "7.2.3: after the Grey's death"],
  gollum: ["Gollum lowers the damage", "With Gollum as Guide a standard tile", "Gollum joins and guides"],
  "witch-king": ["7.2.2: the Witch-king", "(Sorcerer)"],
  "mouth-of-sauron": ["7.2.2: the Mouth of Sauron", "Messenger of the Dark Tower"],
  saruman: ["7.2.2: Saruman", "The Voice of Saruman", "Servants of the White Hand"],
};

test("every ability of every Character has a test that names it", () => {
  const titles = TESTS.map(({ about, title }) => [...about, title].join(" "));
  const all = Object.values(ABILITIES).flat();
  expect(all.filter((ability) => !titles.some((title) => title.includes(ability)))).toEqual([]);
});

test("every Hunt tile has a test that names it", () => {
  const without = TILE_NAMES.filter((name) => !TESTS.some(({ title }) => title.includes(`tile ${name}`)));
  expect(without).toEqual([]);
});
