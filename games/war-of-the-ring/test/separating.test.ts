/** 12.9: Companions leave the Fellowship. */
import { expect, test } from "vitest";
import { BOROMIR, GIMLI, GONDOR, LEGOLAS, MERIADOC, ROHAN } from "../data/ids.ts";
import { region } from "../data/regionnames.ts";
import { isActive } from "../facts.ts";
import type { Position } from "../position.ts";
import { IN_FELLOWSHIP } from "../state.ts";
import { at } from "./table.ts";

const road = (fellowship: Position["fellowship"], map: Position["map"] = {}): Position => ({
  fellowship,
  map,
  dice: { "free-peoples": ["character", "character"], shadow: ["army", "army"] },
});

test("12.9.1 One Companion or one group separates with a Character die, never on the Mordor Track", () => {
  const t = at(road({ companions: ["strider", "legolas", "gimli"] })).plays(
    "free-peoples",
    "separate-with:character",
  );
  t.awaits("free-peoples", "separate").mayOnly(
    "free-peoples",
    "character:strider",
    "character:legolas",
    "character:gimli",
  );
  t.plays("free-peoples", "character:legolas").mayOnly(
    "free-peoples",
    "go",
    "character:strider",
    "character:gimli",
  );
  t.plays("free-peoples", "character:gimli", "go", "to:rivendell");
  expect([t.state.at[LEGOLAS], t.state.at[GIMLI]]).toEqual([region("rivendell"), region("rivendell")]);
  at(road({ companions: ["strider"], mordor: 1 })).mayNot("free-peoples", "separate-with:character");
});

test("12.9.2 12.9.7 Legolas and Meriadoc go seven regions from Rivendell, to the Woodland Realm", () => {
  const position = road({ progress: 5, companions: ["strider", "legolas", "meriadoc"] });
  const t = at(position).plays(
    "free-peoples",
    "separate-with:character",
    "character:legolas",
    "character:meriadoc",
    "go",
    "to:woodland-realm",
  );
  expect([t.state.at[LEGOLAS], t.state.at[MERIADOC]]).toEqual([
    region("woodland-realm"),
    region("woodland-realm"),
  ]);
  expect(t.state.progress).toBe(5);
});

test("12.9.2 They may stay where the figure is", () => {
  const t = at(road({ companions: ["boromir"], at: "hollin" })).plays(
    "free-peoples",
    "separate-with:character",
    "to:hollin",
  );
  expect(t.state.at[BOROMIR]).toBe(region("hollin"));
});

test("12.9.2 They stop at a Stronghold of the Shadow, and heed black borders", () => {
  const t = at(road({ companions: ["boromir"], at: "hollin" })).plays(
    "free-peoples",
    "separate-with:character",
  );
  t.may("free-peoples", "to:moria").mayNot("free-peoples", "to:dimrill-dale");
});

test("12.9.3 In a besieged Stronghold they stay inside", () => {
  const t = at(
    road({ companions: ["gimli"], progress: 4 }, { rivendell: { elves: [2], sauron: [5] } }),
  ).plays("free-peoples", "separate-with:character");
  expect(t.state.at[GIMLI]).toBe(region("rivendell"));
});

test("12.9.5 11.3.4 Who steps out of the Fellowship where he must stay has come into play there, and rouses", () => {
  const t = at(
    road({ companions: ["meriadoc"], at: "helms-deep" }, { "helms-deep": { gondor: [2], isengard: [5] } }),
  );
  expect(isActive(t.state, ROHAN)).toBe(false);
  expect(isActive(t.plays("free-peoples", "separate-with:character").state, ROHAN)).toBe(true);
});

test("12.9.4 12.9.6 A revealed Fellowship may separate them, and stays revealed where it is", () => {
  const t = at(road({ companions: ["boromir", "gimli"], revealed: true, at: "hollin" })).plays(
    "free-peoples",
    "separate-with:character",
    "character:gimli",
    "go",
    "to:hollin",
  );
  expect([t.state.revealed, t.state.bearers, t.state.at[BOROMIR]]).toEqual([
    1,
    region("hollin"),
    IN_FELLOWSHIP,
  ]);
});

test("12.9.5 Ending in a City of theirs they activate its Nation, and Gollum may have to guide", () => {
  const t = at(road({ companions: ["boromir"], at: "osgiliath" })).plays(
    "free-peoples",
    "separate-with:character",
    "to:minas-tirith",
  );
  expect([isActive(t.state, GONDOR), t.state.guide]).toEqual([true, 9]);
});
