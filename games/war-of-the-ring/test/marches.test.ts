/** 8.2, 8.6, 8.7: who may not go everywhere, stacking, and movement by Event cards. */
import { describe, expect, test } from "vitest";
import {
  FREE,
  GONDOR,
  leaderOf,
  NAZGUL,
  NORTH,
  person,
  ROHAN,
  regularOf,
  SHADOW,
  SOUTHRONS,
  STRIDER,
} from "../data/ids.ts";
import { type RegionName, region } from "../data/regionnames.ts";
import type { Position } from "../position.ts";
import { count, free, shadow, units } from "./moves.ts";
import { at } from "./table.ts";

describe("Nations not At War", () => {
  test("8.6.1, 11.6.1: they do not enter another Nation, friend's or enemy's", () => {
    free({ osgiliath: { rohan: [1] } }, { nations: { rohan: [1, true] } })
      .plays("free-peoples", "armies:muster-army")
      .mayNot("free-peoples", "move:osgiliath:minas-tirith");
    shadow({ osgiliath: { sauron: [1] } }, { nations: { sauron: 1 } })
      .plays("shadow", "armies:army")
      .mayNot("shadow", "move:osgiliath:minas-tirith");
  });

  test("8.6.2: they enter their own Nation and regions of none", () => {
    free({ osgiliath: { gondor: [1] } }, { nations: { gondor: [2, false] } })
      .plays("free-peoples", "armies:muster-army")
      .may(
        "free-peoples",
        "move:osgiliath:minas-tirith",
        "move:osgiliath:druadan-forest",
        "move:osgiliath:north-ithilien",
      );
  });

  test("8.6.1, 11.6.5: others leave them behind where they may not go", () => {
    const t = free(
      { osgiliath: { gondor: [1], rohan: [1, 0, 1] } },
      { nations: { gondor: 0, rohan: [1, true] } },
    ).plays("free-peoples", "armies:muster-army", "move:osgiliath:minas-tirith", "done");
    expect(count(t.state, "osgiliath", regularOf(ROHAN))).toBe(1);
    expect(count(t.state, "osgiliath", leaderOf(ROHAN))).toBe(1);
    expect(units(t.state, FREE, "minas-tirith")).toBe(1);
  });

  test("8.6.1: with figures of two such Nations no third Nation is entered", () => {
    free(
      { "old-forest-road": { north: [1], elves: [1] } },
      { nations: { north: [2, true], elves: [2, true] } },
    )
      .plays("free-peoples", "armies:muster-army")
      .mayNot("free-peoples", "move:old-forest-road:erebor")
      .may("free-peoples", "move:old-forest-road:carrock", "move:old-forest-road:eastern-mirkwood");
  });

  test("8.5.4: a Leader not At War is not left alone by the unit that may go", () => {
    free({ osgiliath: { gondor: [1], rohan: [0, 0, 1] } }, { nations: { gondor: 0, rohan: [1, true] } })
      .plays("free-peoples", "armies:muster-army")
      .mayNot("free-peoples", "move:osgiliath:minas-tirith")
      .may("free-peoples", "move:osgiliath:south-ithilien");
  });

  test("11.6.4, AMB-64: in a foreign Nation they may stay, or leave it, but not move on in it", () => {
    free({ dale: {}, erebor: { north: [1] } }, { nations: { north: [2, true] } })
      .plays("free-peoples", "armies:muster-army")
      .may("free-peoples", "move:erebor:dale", "move:erebor:withered-heath")
      .mayNot("free-peoples", "move:erebor:iron-hills");
  });

  test("11.7.1, 7.1.3: Characters and Nazgûl are always At War", () => {
    const t = shadow(
      { osgiliath: { southrons: [1], nazgul: 1 } },
      { nations: { sauron: 1, southrons: 0 } },
    ).plays("shadow", "armies:army", "move:osgiliath:minas-tirith", "go");
    expect(count(t.state, "minas-tirith", NAZGUL)).toBe(1);
  });
});

describe("stacking", () => {
  test("8.2.1, 8.2.2, 8.2.5: units above ten go back to the reinforcements, as their owner chooses", () => {
    const t = shadow({ dagorlad: { sauron: [2] }, "north-ithilien": { sauron: [8], southrons: [1] } })
      .plays("shadow", "armies:army", "move:dagorlad:north-ithilien", "go", "done")
      .awaits("shadow", "excess")
      .mayOnly("shadow", "lose:sauron-regular", "lose:southrons-regular")
      .plays("shadow", "lose:southrons-regular")
      .awaits("free-peoples", "act");
    expect(units(t.state, SHADOW, "north-ithilien")).toBe(10);
    expect(t.state.pool[SOUTHRONS * 3]).toBe(24);
  });

  test("8.2.2: nothing is asked where all units are alike", () => {
    const t = shadow({ dagorlad: { sauron: [2] }, "north-ithilien": { sauron: [10] } })
      .plays("shadow", "armies:army", "move:dagorlad:north-ithilien", "go", "done")
      .awaits("free-peoples", "act");
    expect(units(t.state, SHADOW, "north-ithilien")).toBe(10);
  });

  test("1.5.3: the Free Peoples' go back to the reinforcements too", () => {
    const t = free({ osgiliath: { gondor: [1] }, "minas-tirith": { gondor: [10] } }).plays(
      "free-peoples",
      "armies:muster-army",
      "move:osgiliath:minas-tirith",
      "done",
    );
    expect(t.state.pool[GONDOR * 3]).toBe(5);
    expect(t.state.lost[GONDOR * 3]).toBe(0);
  });

  test("8.2.1, 2.4.5: Leaders, Nazgûl and Characters do not count", () => {
    shadow({ dagorlad: { nazgul: 4, sauron: [1] }, "north-ithilien": { sauron: [9], nazgul: 3 } })
      .plays("shadow", "armies:army", "move:dagorlad:north-ithilien", "go", "done")
      .awaits("free-peoples", "act");
  });

  test("0.4.6, 8.2.2, 8.2.4: only when the action is over: a full region may be left with the same die", () => {
    shadow({ dagorlad: { sauron: [2] }, "north-ithilien": { sauron: [10] } })
      .plays("shadow", "armies:army", "move:dagorlad:north-ithilien", "go")
      .plays("shadow", "move:north-ithilien:osgiliath", "stay:sauron-regular:8")
      .awaits("free-peoples", "act");
  });

  test("AMB-32: with strict stacking nobody moves where there is no room", () => {
    const t = shadow(
      { dagorlad: { sauron: [3] }, "north-ithilien": { sauron: [8] }, "noman-lands": { sauron: [10] } },
      { options: { strictStacking: true } },
    ).plays("shadow", "armies:army");
    t.mayNot("shadow", "move:dagorlad:noman-lands")
      .plays("shadow", "move:dagorlad:north-ithilien")
      .mayOnly("shadow", "stay:sauron-regular:1", "stay:sauron-regular:2")
      .plays("shadow", "stay:sauron-regular:1", "done")
      .awaits("free-peoples", "act");
    expect(units(t.state, SHADOW, "north-ithilien")).toBe(10);
  });
});

describe("moving by Event cards", () => {
  const card = (name: "through-a-day-and-a-night", map: NonNullable<Position["map"]>, more: Position = {}) =>
    at({
      map,
      hands: { "free-peoples": [name] },
      dice: { "free-peoples": ["event"], shadow: ["army"] },
      ...more,
    });
  const gather = (map: NonNullable<Position["map"]>, more: Position = {}) =>
    at({
      map,
      acting: "shadow",
      hands: { shadow: ["shadows-gather"] },
      nations: { sauron: 0, southrons: 0, isengard: 0 },
      dice: { "free-peoples": ["event"], shadow: ["event"] },
      ...more,
    }).plays("shadow", "play:shadows-gather:event");

  test("8.7.1, 8.7.5: up to two regions, each free for Army movement", () => {
    const t = card(
      "through-a-day-and-a-night",
      { edoras: { rohan: [2], characters: ["strider"] }, eastemnet: { sauron: [1] } },
      { nations: { rohan: 0 } },
    ).plays("free-peoples", "play:through-a-day-and-a-night:event");
    t.may("free-peoples", "to:westemnet", "to:fangorn", "to:helms-deep")
      .mayNot("free-peoples", "to:eastemnet")
      .mayNot("free-peoples", "to:parth-celebrant");
  });

  test("8.7.2: the Army is defined before it moves", () => {
    const t = card(
      "through-a-day-and-a-night",
      { edoras: { rohan: [2], characters: ["strider"] } },
      { nations: { rohan: 0 } },
    ).plays("free-peoples", "play:through-a-day-and-a-night:event", "to:fangorn", "stay:rohan-regular:1");
    expect(units(t.state, FREE, "fangorn")).toBe(1);
    expect(units(t.state, FREE, "edoras")).toBe(1);
    expect(count(t.state, "fangorn", person(STRIDER))).toBe(1);
  });

  test("8.7.3: a Settlement passed through without enemy units is taken, if the Army goes that way", () => {
    const osgiliath = () =>
      gather({ osgiliath: { sauron: [1] }, pelargir: { southrons: [1], control: "shadow" } })
        .plays("shadow", "from:osgiliath")
        .awaits("shadow", "march-by");
    const by = osgiliath().plays("shadow", "to:lossarnach");
    expect(by.state.control[region("lossarnach")]).toBe(SHADOW);
    expect(units(by.state, SHADOW, "pelargir")).toBe(2);
    const past = osgiliath().plays("shadow", "to:south-ithilien");
    expect(past.state.control[region("lossarnach")]).toBe(FREE);
    expect(units(past.state, SHADOW, "pelargir")).toBe(2);
  });

  test("8.7.3: a detour may be worth its while, even to a region next door", () => {
    const ride = (map: NonNullable<Position["map"]>) =>
      card(
        "through-a-day-and-a-night",
        { westemnet: { rohan: [2], characters: ["strider"] }, ...map },
        { nations: { rohan: 0 } },
      ).plays("free-peoples", "play:through-a-day-and-a-night:event", "to:fords-of-isen");
    const t = ride({ "helms-deep": { control: "shadow" } })
      .awaits("free-peoples", "march-by")
      .may("free-peoples", "to:helms-deep", "to:fords-of-isen")
      .plays("free-peoples", "to:helms-deep", "go");
    expect(t.state.control[region("helms-deep")]).toBe(FREE);
    expect(units(t.state, FREE, "fords-of-isen")).toBe(2);
    // Where the way makes no difference, the player is not asked for it.
    ride({}).awaits("free-peoples", "stay");
  });

  test("8.6.1, 8.7.3: the way decides who may come along", () => {
    const ride = (by: RegionName) =>
      card(
        "through-a-day-and-a-night",
        { fangorn: { rohan: [1], north: [1], characters: ["strider"] } },
        { nations: { rohan: 0 } },
      ).plays("free-peoples", "play:through-a-day-and-a-night:event", "to:western-brown-lands", `to:${by}`);
    expect(
      count(
        ride("parth-celebrant").plays("free-peoples", "go").state,
        "western-brown-lands",
        regularOf(NORTH),
      ),
    ).toBe(1);
    expect(count(ride("eastemnet").state, "western-brown-lands", regularOf(NORTH))).toBe(0);
  });

  test("8.7.4: passing through friends is no stacking; only the end counts", () => {
    const t = gather({
      "noman-lands": { sauron: [2] },
      dagorlad: { sauron: [10] },
      "north-ithilien": { southrons: [1] },
      "eastern-emyn-muil": { gondor: [1] },
    }).plays("shadow", "from:noman-lands", "to:north-ithilien", "go");
    expect(units(t.state, SHADOW, "dagorlad")).toBe(10);
    expect(units(t.state, SHADOW, "north-ithilien")).toBe(3);
  });

  test("6.3.4: Nations not At War stay out of foreign Nations on the way as well", () => {
    at({
      map: { "ash-mountains": { southrons: [1] }, "north-ithilien": { sauron: [1] } },
      acting: "shadow",
      hands: { shadow: ["shadows-gather"] },
      nations: { sauron: 0, southrons: 1 },
      dice: { "free-peoples": ["event"], shadow: ["event"] },
    })
      .plays("shadow", "play:shadows-gather:event")
      .may("shadow", "from:ash-mountains");
  });
});
