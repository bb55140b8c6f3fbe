/** 8.3 and 8.4: recruiting. */
import { describe, expect, test } from "vitest";
import { eliteOf, type FigureId, GONDOR, leaderOf, NAZGUL, NORTH, regularOf, SHADOW } from "../data/ids.ts";
import { type RegionName, region } from "../data/regionnames.ts";
import type { Position } from "../position.ts";
import { figuresIn } from "../rules/figures.ts";
import type { War } from "../state.ts";
import { at } from "./table.ts";

const count = (g: War, where: RegionName, figure: FigureId): number => figuresIn(g, region(where), figure);
const free = (more: Position) => at({ dice: { "free-peoples": ["muster"], shadow: ["army"] }, ...more });
const shadow = (more: Position, face: "muster" | "muster-army" = "muster") =>
  at({ acting: "shadow", dice: { "free-peoples": ["event"], shadow: [face] }, ...more });
const NORTH_AT_WAR: Position["nations"] = { north: 0 };

describe("recruiting with a Muster result", () => {
  test("8.3.1 a: one Elite, and nothing else", () => {
    const t = free({ nations: NORTH_AT_WAR })
      .plays("free-peoples", "recruit-with:muster", "figure:north-elite", "to:bree")
      .awaits("shadow", "act");
    expect(count(t.state, "bree", eliteOf(NORTH))).toBe(1);
  });

  test("8.3.1 b, 8.3.4: two Regulars, in two different Settlements", () => {
    const t = free({ nations: NORTH_AT_WAR })
      .plays("free-peoples", "recruit-with:muster", "figure:north-regular", "to:bree")
      .mayNot("free-peoples", "figure:north-elite")
      .plays("free-peoples", "figure:north-regular")
      .mayNot("free-peoples", "to:bree")
      .plays("free-peoples", "to:dale")
      .awaits("shadow", "act");
    expect(count(t.state, "bree", regularOf(NORTH))).toBe(1);
    expect(count(t.state, "dale", regularOf(NORTH))).toBe(1);
  });

  test("8.3.1 c: two Leaders", () => {
    const t = free({ nations: NORTH_AT_WAR, map: { bree: { north: [1] }, dale: { north: [1] } } }).plays(
      "free-peoples",
      "recruit-with:muster",
      "figure:north-leader",
      "to:bree",
      "figure:north-leader",
    );
    expect(count(t.state, "bree", leaderOf(NORTH))).toBe(1);
    expect(count(t.state, "dale", leaderOf(NORTH))).toBe(1);
  });

  test("8.3.1 d, AMB-06: a Leader and one Regular unit", () => {
    const t = free({ nations: NORTH_AT_WAR, map: { bree: { north: [1] } } }).plays(
      "free-peoples",
      "recruit-with:muster",
      "figure:north-leader",
      "figure:north-regular",
      "to:carrock",
    );
    expect(count(t.state, "bree", leaderOf(NORTH))).toBe(1);
    expect(count(t.state, "carrock", regularOf(NORTH))).toBe(1);
  });

  test("8.3.1 c and d for the Shadow: Nazgûl", () => {
    const t = shadow({ nations: { sauron: 0 } })
      .plays("shadow", "recruit-with:muster", "figure:nazgul", "to:barad-dur")
      .may("shadow", "figure:nazgul", "figure:sauron-regular", "done")
      .plays("shadow", "figure:nazgul", "to:dol-guldur");
    expect(count(t.state, "barad-dur", NAZGUL)).toBe(1);
    expect(count(t.state, "dol-guldur", NAZGUL)).toBe(1);
  });

  test("8.3.2, 11.6.3: the Nation is At War", () => {
    free({ nations: { north: [1, true] } }).mayNot("free-peoples", "recruit-with:muster");
    shadow({ nations: { isengard: 0 } })
      .plays("shadow", "recruit-with:muster")
      .mayOnly("shadow", "figure:isengard-elite", "figure:isengard-regular");
  });

  test("8.3.3, 8.3.11: in its Nation's own Settlements, Towns no less than Strongholds", () => {
    free({ nations: NORTH_AT_WAR })
      .plays("free-peoples", "recruit-with:muster", "figure:north-elite")
      .mayOnly("free-peoples", "to:bree", "to:carrock", "to:dale", "to:the-shire");
  });

  test("8.3.4: the two figures may be of two Nations At War", () => {
    free({ nations: { north: 0, elves: 0 } })
      .plays("free-peoples", "recruit-with:muster", "figure:north-regular", "to:bree")
      .may("free-peoples", "figure:elves-regular");
  });

  test("8.3.5: Nazgûl only in Sauron Strongholds, with Sauron At War", () => {
    const t = shadow({ nations: { sauron: 0 } }).plays("shadow", "recruit-with:muster", "figure:nazgul");
    t.mayNot("shadow", "to:orthanc").may("shadow", "to:moria", "to:mount-gundabad");
    shadow({ nations: { isengard: 0 } })
      .plays("shadow", "recruit-with:muster")
      .mayNot("shadow", "figure:nazgul");
  });

  test("8.3.6, 8.3.10: not in a Settlement that the enemy has taken, nor by its taker", () => {
    const taken = { dale: { sauron: [1], control: "shadow" } } as const;
    free({ nations: NORTH_AT_WAR, map: taken })
      .plays("free-peoples", "recruit-with:muster", "figure:north-elite")
      .mayNot("free-peoples", "to:dale");
    shadow({ nations: { sauron: 0 }, map: taken })
      .plays("shadow", "recruit-with:muster", "figure:sauron-elite")
      .mayNot("shadow", "to:dale");
  });

  test("8.3.6: not in a besieged Stronghold", () => {
    free({ nations: { elves: 0 }, map: { lorien: { elves: [1], sauron: [1] } } })
      .plays("free-peoples", "recruit-with:muster", "figure:elves-elite")
      .mayNot("free-peoples", "to:lorien");
  });

  test("AMB-05: but by the Chinese rulebook for a Regular with a Leader", () => {
    const t = free({
      nations: { elves: 0 },
      options: { chineseRulebook: true },
      map: { lorien: { elves: [1], sauron: [1] }, rivendell: { elves: [1] } },
    });
    t.plays("free-peoples", "recruit-with:muster", "figure:elves-regular")
      .may("free-peoples", "to:lorien")
      .plays("free-peoples", "to:lorien")
      .mayOnly("free-peoples", "figure:elves-leader", "done");
    free({
      nations: { elves: 0 },
      options: { chineseRulebook: true },
      map: { lorien: { elves: [1], sauron: [1] } },
    })
      .plays("free-peoples", "recruit-with:muster", "figure:elves-elite")
      .mayNot("free-peoples", "to:lorien");
  });

  test("AMB-05: or before a Stronghold of one's own Nation that one besieges", () => {
    const position = (chineseRulebook: boolean): Position => ({
      nations: { gondor: 0 },
      options: { chineseRulebook },
      map: {
        "minas-tirith": { gondor: [1], sauron: [1], control: "shadow" },
        "dol-amroth": { gondor: [1] },
      },
    });
    free(position(true))
      .plays("free-peoples", "recruit-with:muster", "figure:gondor-leader", "to:minas-tirith")
      .mayOnly("free-peoples", "figure:gondor-regular", "done");
    free(position(true))
      .plays("free-peoples", "recruit-with:muster", "figure:gondor-elite")
      .mayNot("free-peoples", "to:minas-tirith");
    const t = free(position(false)).plays("free-peoples", "recruit-with:muster", "figure:gondor-leader");
    expect(count(t.state, "dol-amroth", leaderOf(GONDOR))).toBe(1);
  });

  test("8.3.7: enemy Characters without units do not hinder", () => {
    free({ nations: NORTH_AT_WAR, map: { bree: { nazgul: 2 } } })
      .plays("free-peoples", "recruit-with:muster", "figure:north-elite")
      .may("free-peoples", "to:bree");
  });

  test("8.3.8, AMB-36: a Leader only where a Free Peoples unit stands", () => {
    free({ nations: NORTH_AT_WAR })
      .plays("free-peoples", "recruit-with:muster")
      .mayNot("free-peoples", "figure:north-leader");
    free({ nations: NORTH_AT_WAR, map: { dale: { dwarves: [1] } } })
      .plays("free-peoples", "recruit-with:muster", "figure:north-leader")
      .mayOnly("free-peoples", "figure:north-regular", "done");
  });

  test("8.3.9, AMB-50, AMB-84: the second figure may be left out", () => {
    free({ nations: NORTH_AT_WAR })
      .plays("free-peoples", "recruit-with:muster", "figure:north-regular", "to:bree", "done")
      .awaits("shadow", "act");
  });

  test("8.3.9: figures come from the reinforcements", () => {
    free({ nations: NORTH_AT_WAR, lost: { north: [0, 5] } })
      .plays("free-peoples", "recruit-with:muster")
      .mayNot("free-peoples", "figure:north-elite");
  });

  test("2.2.2: Fortifications recruit nobody", () => {
    free({ nations: { gondor: 0 } })
      .plays("free-peoples", "recruit-with:muster", "figure:gondor-elite")
      .mayNot("free-peoples", "to:osgiliath");
  });

  test("8.2.3, AMB-32: recruiting above ten is legal and costs the excess; with strict stacking it is not", () => {
    const map = { bree: { north: [9, 1] } } as const;
    free({ nations: NORTH_AT_WAR, map, lost: { north: [1] } })
      .plays("free-peoples", "recruit-with:muster", "figure:north-elite", "to:bree")
      .awaits("free-peoples", "excess");
    free({ nations: NORTH_AT_WAR, map, options: { strictStacking: true } })
      .plays("free-peoples", "recruit-with:muster", "figure:north-elite")
      .mayNot("free-peoples", "to:bree");
  });
});

describe("recruiting by an Event card", () => {
  const play = (
    name: "guards-of-the-citadel" | "king-brands-men" | "riders-of-theoden" | "imrahil-of-dol-amroth",
    more: Position = {},
  ) =>
    at({
      hands: { "free-peoples": [name] },
      dice: { "free-peoples": ["muster"], shadow: ["army"] },
      ...more,
    });

  test("8.4.1, 8.4.2, 8.4.5: the Nation need not be At War; 8.4.6: all figures go to the region named", () => {
    const t = play("guards-of-the-citadel", { nations: { gondor: [2, false] } }).plays(
      "free-peoples",
      "play:guards-of-the-citadel:muster",
      "figure:gondor-elite",
    );
    expect(count(t.state, "minas-tirith", eliteOf(GONDOR))).toBe(1);
    expect(count(t.state, "minas-tirith", leaderOf(GONDOR))).toBe(1);
  });

  test("8.4.3, AMB-07: into a Stronghold under siege; by the Chinese rulebook not into one that is named", () => {
    const map = { "minas-tirith": { gondor: [1], sauron: [2] } } as const;
    const t = play("guards-of-the-citadel", { map }).plays(
      "free-peoples",
      "play:guards-of-the-citadel:muster",
      "figure:gondor-regular",
    );
    expect(count(t.state, "minas-tirith", regularOf(GONDOR))).toBe(2);
    const u = play("guards-of-the-citadel", { map, options: { chineseRulebook: true } });
    expect(u.options("free-peoples")).toContain("skip:muster");
    if (u.options("free-peoples").includes("play:guards-of-the-citadel:muster"))
      u.plays("free-peoples", "play:guards-of-the-citadel:muster");
    expect(count(u.state, "minas-tirith", regularOf(GONDOR))).toBe(1);
  });

  test("8.2.1, 8.4.3: five units at most stay inside", () => {
    const t = play("guards-of-the-citadel", { map: { "minas-tirith": { gondor: [5], sauron: [2] } } })
      .plays("free-peoples", "play:guards-of-the-citadel:muster", "figure:gondor-elite")
      .awaits("free-peoples", "excess")
      .plays("free-peoples", "lose:gondor-regular");
    expect(count(t.state, "minas-tirith", regularOf(GONDOR))).toBe(4);
    expect(count(t.state, "minas-tirith", eliteOf(GONDOR))).toBe(1);
  });

  test("8.4.4: not where the enemy stands or rules", () => {
    play("king-brands-men", { map: { dale: { sauron: [1], control: "shadow" } } })
      .draws(0)
      .plays("free-peoples", "play:king-brands-men:muster")
      .awaits("shadow", "act");
  });

  test("8.4.4, 2.5.2: the region of a Stronghold that one besieges is free: who comes joins the besiegers", () => {
    const t = play("guards-of-the-citadel", {
      map: { "minas-tirith": { gondor: [1], sauron: [2], control: "shadow" } },
    }).plays("free-peoples", "play:guards-of-the-citadel:muster", "figure:gondor-elite");
    expect(count(t.state, "minas-tirith", eliteOf(GONDOR))).toBe(1);
    expect(t.state.control[region("minas-tirith")]).toBe(SHADOW);
  });

  test("8.4.7, 6.3.3: all that can be placed is placed; what cannot is skipped", () => {
    const t = play("imrahil-of-dol-amroth", { lost: { gondor: [15, 0, 4] } });
    t.plays("free-peoples", "play:imrahil-of-dol-amroth:muster");
    expect(count(t.state, "dol-amroth", eliteOf(GONDOR))).toBe(1);
    expect(count(t.state, "dol-amroth", leaderOf(GONDOR))).toBe(0);
  });
});
