/** Chapter 11: the Political Track. */
import { describe, expect, test } from "vitest";
import { card } from "../data/cards.ts";
import {
  DWARVES,
  ELVES,
  GONDOR,
  ISENGARD,
  type NationId,
  NORTH,
  ROHAN,
  SAURON,
  SOUTHRONS,
} from "../data/ids.ts";
import { region } from "../data/regionnames.ts";
import { isActive, isOnTable } from "../facts.ts";
import type { Position } from "../position.ts";
import { at, dice } from "./table.ts";

const free = (more: Position) => at({ dice: { "free-peoples": ["muster"], shadow: ["army"] }, ...more });
const shadow = (more: Position) =>
  at({ acting: "shadow", dice: { "free-peoples": ["event"], shadow: ["army", "muster"] }, ...more });

describe("the Muster die", () => {
  test("2.6.1, 5.7.1, 11.4.1, 11.1.2: advances one Nation of its own side by one step", () => {
    const t = free({ nations: { rohan: [3, false] } })
      .mayNot("free-peoples", "advance:sauron:muster")
      .plays("free-peoples", "advance:rohan:muster");
    expect(t.state.steps[ROHAN]).toBe(2);
  });

  test("11.2.2: a passive Nation never goes to war", () => {
    free({ nations: { rohan: [1, false] } }).mayNot("free-peoples", "advance:rohan:muster");
    const t = free({ nations: { rohan: [1, true] } }).plays("free-peoples", "advance:rohan:muster");
    expect(t.state.steps[ROHAN]).toBe(0);
  });

  test("11.1.2: At War is final", () => {
    free({ nations: { rohan: 0 } }).mayNot("free-peoples", "advance:rohan:muster");
  });

  test("11.2.1: Shadow Nations are always active", () => {
    const t = shadow({}).plays("shadow", "advance:sauron:muster");
    expect(t.state.steps[SAURON]).toBe(0);
  });

  test("Threats and Promises: no passive Nation is advanced by a Muster result", () => {
    free({ table: ["threats-and-promises"], nations: { rohan: [3, false], gondor: [2, true] } })
      .mayNot("free-peoples", "advance:rohan:muster")
      .may("free-peoples", "advance:gondor:muster");
  });

  test("Threats and Promises: a Companion's ability ends it", () => {
    const t = free({ table: ["threats-and-promises"], map: { erebor: { characters: ["gimli"] } } }).plays(
      "free-peoples",
      "rouse:dwarves:muster",
    );
    expect(isOnTable(t.state, card("threats-and-promises"))).toBe(false);
    expect(t.state.steps[DWARVES]).toBe(2);
  });
});

describe("activation", () => {
  test("11.3.1: by a Shadow Army that enters a region of the Nation, Settlement or not", () => {
    const t = shadow({
      map: { osgiliath: { sauron: [1] } },
      nations: { sauron: 0, gondor: [2, false] },
    }).plays("shadow", "armies:army", "move:osgiliath:druadan-forest");
    expect(isActive(t.state, GONDOR)).toBe(true);
    expect(t.state.steps[GONDOR]).toBe(2);
  });

  test("11.3.1: not by Nazgûl alone", () => {
    const t = at({
      acting: "shadow",
      map: { morannon: { nazgul: 1 } },
      nations: { gondor: [2, false] },
      dice: { "free-peoples": ["event"], shadow: ["character"] },
    }).plays("shadow", "minions:character", "to:druadan-forest");
    expect(isActive(t.state, GONDOR)).toBe(false);
  });

  test("11.3.2, 11.4.2, 11.4.4: an attack activates and then advances every Nation with units there, once", () => {
    const t = shadow({
      map: { "south-ithilien": { sauron: [3] }, osgiliath: { gondor: [1], north: [1], rohan: [0, 1] } },
      nations: { sauron: 0, gondor: [1, false], north: [3, false], rohan: [2, true] },
    })
      .draws(...dice(1, 1, 1), ...dice(1, 1, 1))
      .plays("shadow", "attack-with:army", "go");
    expect([GONDOR, NORTH, ROHAN].map((nation) => isActive(t.state, nation))).toEqual([true, true, true]);
    expect([GONDOR, NORTH, ROHAN].map((nation) => t.state.steps[nation])).toEqual([0, 2, 1]);
  });

  test("11.4.2: Shadow Nations advance when attacked", () => {
    const t = at({
      map: { osgiliath: { gondor: [3] }, "south-ithilien": { southrons: [1] } },
      nations: { gondor: 0, southrons: 2 },
      dice: { "free-peoples": ["muster-army"], shadow: ["army"] },
    })
      .draws(...dice(1, 1, 1), ...dice(1))
      .plays("free-peoples", "attack-with:muster-army", "go");
    expect(t.state.steps[SOUTHRONS]).toBe(1);
  });

  test("11.4.5: a Nation with only Leaders there is not concerned", () => {
    const t = shadow({
      map: { "south-ithilien": { sauron: [3] }, osgiliath: { gondor: [1], rohan: [0, 0, 1] } },
      nations: { sauron: 0, gondor: [2, true], rohan: [2, false] },
    })
      .draws(...dice(1, 1, 1), ...dice(1), ...dice(1))
      .plays("shadow", "attack-with:army", "go");
    expect(isActive(t.state, ROHAN)).toBe(false);
    expect(t.state.steps[ROHAN]).toBe(2);
  });

  test("11.4.3, 2.2.3: a captured Settlement advances its Nation, a Town without a point", () => {
    const t = shadow({
      map: { osgiliath: { sauron: [1] } },
      nations: { sauron: 0, gondor: [2, false] },
    }).plays("shadow", "armies:army", "move:osgiliath:lossarnach");
    expect(t.state.steps[GONDOR]).toBe(1);
    expect(t.state.points[1]).toBe(0);
    expect(t.state.control[region("lossarnach")]).toBe(1);
  });

  test("10.9.5: recapture takes the points back and has no political effect", () => {
    const t = free({
      dice: { "free-peoples": ["muster-army"], shadow: ["army"] },
      map: { lossarnach: { gondor: [1] }, pelargir: { control: "shadow" } },
      nations: { gondor: [2, true] },
    }).plays("free-peoples", "armies:muster-army", "move:lossarnach:pelargir");
    expect(t.state.points[1]).toBe(0);
    expect(t.state.steps[GONDOR]).toBe(2);
  });
});

describe("Companions activate", () => {
  const walk = (
    from: "bree" | "dagorlad" | "folde",
    who: "strider" | "boromir" | "gandalf-the-grey",
    more: Position = {},
  ) =>
    at({
      map: { [from]: { characters: [who] }, ...more.map },
      dice: { "free-peoples": ["character"], shadow: ["army"] },
      ...(more.nations ? { nations: more.nations } : {}),
      ...(more.options ? { options: more.options } : {}),
    });

  test("11.3.4, 11.3.5: where a movement ends in a City or Stronghold of a Nation they can rouse", () => {
    const t = walk("folde", "gandalf-the-grey", { nations: { rohan: [3, false] } }).plays(
      "free-peoples",
      "companions:character",
      "to:edoras",
    );
    expect(isActive(t.state, ROHAN)).toBe(true);
    const u = walk("folde", "boromir", { nations: { rohan: [3, false] } }).plays(
      "free-peoples",
      "companions:character",
      "to:edoras",
    );
    expect(isActive(u.state, ROHAN)).toBe(false);
  });

  test("11.3.4: Towns do not count", () => {
    const t = walk("bree", "gandalf-the-grey", { nations: { north: [3, false] } }).plays(
      "free-peoples",
      "companions:character",
      "to:buckland",
    );
    expect(isActive(t.state, NORTH)).toBe(false);
  });

  test("11.3.4, AMB-11: not where the enemy rules, but by the Chinese rulebook", () => {
    const map = { edoras: { control: "shadow" } } as const;
    const go = (options: Position["options"]) =>
      walk("folde", "gandalf-the-grey", {
        map,
        nations: { rohan: [3, false] },
        ...(options ? { options } : {}),
      }).plays("free-peoples", "companions:character", "to:edoras");
    expect(isActive(go({}).state, ROHAN)).toBe(false);
    expect(isActive(go({ chineseRulebook: true }).state, ROHAN)).toBe(true);
  });

  test("11.3.4: with an Army too", () => {
    const t = free({
      dice: { "free-peoples": ["muster-army"], shadow: ["army"] },
      map: { folde: { rohan: [1], characters: ["meriadoc"] } },
      nations: { rohan: [3, false] },
    }).plays("free-peoples", "armies:muster-army", "move:folde:edoras", "go");
    expect(isActive(t.state, ROHAN)).toBe(true);
  });

  test("AMB-41: a Companion left standing activates nobody", () => {
    const t = free({
      map: { edoras: { characters: ["meriadoc"] } },
      nations: { rohan: [3, false] },
    }).plays("free-peoples", "skip:muster");
    expect(isActive(t.state, ROHAN)).toBe(false);
  });

  test("Wormtongue: a Shadow Army in Rohan rouses nobody while he whispers; a Companion ends it", () => {
    const position = {
      map: { orthanc: { isengard: [1], characters: ["saruman"] } },
      table: ["wormtongue"],
      nations: { isengard: 0, rohan: [3, false] },
    } as const;
    const t = shadow({ ...position, table: ["wormtongue"] }).plays(
      "shadow",
      "armies:army",
      "move:orthanc:fords-of-isen",
    );
    expect(isActive(t.state, ROHAN)).toBe(false);
    const u = at({
      map: { ...position.map, folde: { characters: ["gandalf-the-grey"] } },
      table: ["wormtongue"],
      nations: { rohan: [3, false] },
      dice: { "free-peoples": ["character"], shadow: ["army"] },
    }).plays("free-peoples", "companions:character", "to:edoras");
    expect(isActive(u.state, ROHAN)).toBe(true);
    expect(isOnTable(u.state, card("wormtongue"))).toBe(false);
  });

  test("11.2.1: the Elves are active from the start", () => {
    expect(isActive(free({}).state, ELVES)).toBe(true);
  });
});

describe("11.1.1 11.3.3 11.3.6: where the counters stand, and what else activates", () => {
  test("11.1.1: every Nation begins one, two or three steps from war", () => {
    const { steps } = free({}).state;
    const three = [DWARVES, ELVES, NORTH, ROHAN].map((nation) => steps[nation]);
    expect(three).toEqual([3, 3, 3, 3]);
    expect([GONDOR, SOUTHRONS].map((nation) => steps[nation])).toEqual([2, 2]);
    expect([ISENGARD, SAURON].map((nation) => steps[nation])).toEqual([1, 1]);
  });

  test("11.3.3: the Fellowship declared in a City or Stronghold of a Nation, not in a Town", () => {
    const declared = (where: "edoras" | "pelargir", nation: NationId): boolean => {
      const t = at({
        phase: "fellowship",
        fellowship: { at: where, progress: 1 },
        nations: { rohan: [3, false], gondor: [2, false] },
      }).plays("free-peoples", `to:${where}`);
      return isActive(t.state, nation);
    };
    expect(declared("edoras", ROHAN)).toBe(true);
    expect(declared("pelargir", GONDOR)).toBe(true);
    const town = at({
      phase: "fellowship",
      fellowship: { at: "bree", progress: 1 },
      nations: { north: [3, false] },
    });
    expect(isActive(town.plays("free-peoples", "to:bree").state, NORTH)).toBe(false);
  });

  test("11.3.6: a card may activate: Wisdom of Elrond", () => {
    const t = free({
      hands: { "free-peoples": ["wisdom-of-elrond"] },
      nations: { dwarves: [3, false] },
    }).plays("free-peoples", "play:wisdom-of-elrond:muster", "nation:dwarves");
    expect(isActive(t.state, DWARVES)).toBe(true);
  });
});
