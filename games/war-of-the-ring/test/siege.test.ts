import { describe, expect, test } from "vitest";
import { ELVES, FREE, GONDOR, ISENGARD, NOBODY, ROHAN, SHADOW, SOUTHRONS } from "../data/ids.ts";
import { region } from "../data/regionnames.ts";
import type { Position } from "../position.ts";
import { hitsOn } from "../rules/battle/roll.ts";
import { besieged, unitsIn } from "../rules/figures.ts";
import { THREE_ROUNDS } from "../state.ts";
import { attacks, type BattleTable, count, fight, fought, ready } from "./battling.ts";
import { dice } from "./table.ts";

const HELMS_DEEP = region("helms-deep");
const LORIEN = region("lorien");

const SIEGE = "helms-deep:helms-deep";
const siege = (
  rohan: readonly [number, number?, number?],
  isengard: readonly [number, number?],
  more: Position = {},
) => ({ ...more, map: { ...more.map, "helms-deep": { rohan, isengard } } }) satisfies Position;
/** Isengard stands before Helm's Deep. */
const march = (
  rohan: readonly [number, number?, number?],
  isengard: readonly [number, number?],
): Position => ({
  map: { "helms-deep": { rohan }, "fords-of-isen": { isengard } },
});

describe("10.1 Cities and Fortifications", () => {
  test("the attacker needs a 6 in the first round, the defender does not (10.1.1)", () => {
    const t = fight(
      { map: { westemnet: { isengard: [3] }, edoras: { rohan: [4] } } },
      "shadow",
      "westemnet:edoras",
      [5, 5, 6, 5, 1, 1, 1],
    );
    expect(count(t, "edoras", "rohan-regular")).toBe(3);
    expect(count(t, "westemnet", "isengard-regular")).toBe(2);
    t.draws(...dice(5, 5, 1, 1, 1))
      .plays("shadow", "continue")
      .plays("free-peoples", "fight");
    expect(count(t, "edoras", "rohan-regular")).toBe(1);
  });

  test("a Fortification serves its defender (10.1.1)", () => {
    const t = fight(
      { map: { osgiliath: { sauron: [2] }, "minas-tirith": { gondor: [2] } } },
      "free-peoples",
      "minas-tirith:osgiliath",
      [5, 5, 1, 1],
    );
    expect(count(t, "osgiliath", "sauron-regular")).toBe(2);
  });

  test("a captured City protects its captor (10.1.2)", () => {
    const t = fight(
      { map: { lossarnach: { gondor: [1] }, pelargir: { southrons: [2], control: "shadow" } } },
      "free-peoples",
      "lossarnach:pelargir",
      [5, 1, 1],
    );
    expect(count(t, "pelargir", "southrons-regular")).toBe(2);
  });
});

describe("10.2, 10.3 field battle or siege", () => {
  test("in a field battle a Stronghold gives nothing (10.2.1)", () => {
    const t = ready(march([3], [2]), "shadow");
    attacks(t, "shadow", "");
    t.draws(...dice(5, 5, 1, 1, 1)).plays("free-peoples", "fight");
    expect(count(t, "helms-deep", "rohan-regular")).toBe(1);
  });

  test("a captured Stronghold serves its captor, one of the attacker's does not (10.2.2)", () => {
    const captured = ready(
      { map: { westemnet: { rohan: [2] }, "helms-deep": { isengard: [2], control: "shadow" } } },
      "free-peoples",
    );
    attacks(captured, "free-peoples", "").awaits("shadow", "stand");
  });

  test("the defender chooses before every round (10.3.1, 10.3.2)", () => {
    const t = ready(march([3], [3]), "shadow");
    attacks(t, "shadow", "").awaits("free-peoples", "stand");
    t.draws(...dice(1, 1, 1, 1, 1, 1))
      .plays("free-peoples", "fight")
      .plays("shadow", "continue");
    if (t.ask("free-peoples")?.prompt === "retreat") t.plays("free-peoples", "fight");
    t.awaits("free-peoples", "stand").plays("free-peoples", "withdraw");
    expect(t.state.battle?.round).toBe(2);
    t.awaits("shadow", "advance");
  });

  test("the whole Army goes inside; the attackers may come up with all or part of theirs (10.3.3, 10.3.4)", () => {
    const t = ready(march([2, 0, 1], [4]), "shadow");
    attacks(t, "shadow", "").plays("free-peoples", "withdraw").plays("shadow", "stay:isengard-regular:3");
    expect(besieged(t.state, HELMS_DEEP)).toBe(FREE);
    expect(count(t, "helms-deep", "isengard-regular")).toBe(1);
    expect(count(t, "fords-of-isen", "isengard-regular")).toBe(3);
    expect(count(t, "helms-deep", "rohan-leader")).toBe(1);
  });

  test("if nobody advances there is no siege (10.3.5)", () => {
    const t = ready(march([7], [4]), "shadow");
    attacks(t, "shadow", "").plays("free-peoples", "withdraw").plays("shadow", "done");
    expect(besieged(t.state, HELMS_DEEP)).toBe(NOBODY);
    expect(count(t, "helms-deep", "rohan-regular")).toBe(7);
    t.awaits("free-peoples", "act");
  });

  test("more than five units do not find room; they go back to the reinforcements (10.3.6)", () => {
    const t = ready({ map: { osgiliath: { sauron: [3] }, "minas-tirith": { gondor: [5, 2, 2] } } }, "shadow");
    attacks(t, "shadow", "osgiliath:minas-tirith").plays("free-peoples", "withdraw").plays("shadow", "go");
    const before = t.state.pool[GONDOR * 3];
    t.awaits("free-peoples", "excess").plays("free-peoples", "lose:gondor-regular", "lose:gondor-regular");
    expect(unitsIn(t.state, FREE, region("minas-tirith"))).toBe(5);
    expect(t.state.pool[GONDOR * 3]).toBe(before + 2);
    expect(t.state.lost[GONDOR * 3]).toBe(0);
    expect(count(t, "minas-tirith", "gondor-leader")).toBe(2);
  });

  test("withdrawing is no capture (10.3.7)", () => {
    const t = ready(march([2], [4]), "shadow");
    attacks(t, "shadow", "").plays("free-peoples", "withdraw").plays("shadow", "go");
    expect(t.state.control[HELMS_DEEP]).toBe(FREE);
    expect(t.state.points).toEqual([0, 0]);
  });
});

describe("10.4 the siege", () => {
  test("in every round the besieger needs a 6 and the besieged a 5 (10.4.1, 10.4.2)", () => {
    const t = fight(siege([3], [3]), "shadow", SIEGE, [5, 6, 6, 5, 1, 1]);
    expect(count(t, "helms-deep", "rohan-regular")).toBe(1);
    expect(count(t, "helms-deep", "isengard-regular")).toBe(2);
    t.awaits("free-peoples", "act");
  });

  test("the besieged cannot retreat; the besieger may leave a rearguard (10.4.3, 9.8.6)", () => {
    const t = ready(siege([1], [3, 1]), "shadow")
      .draws(...dice(1, 1, 1, 1))
      .plays("shadow", "attack-with:army", "stay:isengard-regular:1", "go")
      .awaits("shadow", "extend");
    expect(fought(t).rolled[SHADOW]).toHaveLength(3);
    t.draws(...dice(1, 1, 1, 1)).plays("shadow", "reduce:isengard-elite");
    t.awaits("free-peoples", "act");
  });

  test("each more round costs a participating Elite, reduced (10.4.4)", () => {
    const t = fight(siege([3], [2, 2]), "shadow", SIEGE, [1, 1, 1, 1, 1, 1, 1]);
    t.mayOnly("shadow", "cease", "reduce:isengard-elite");
    t.draws(...dice(5, 1, 1, 1, 1, 1, 1)).plays("shadow", "reduce:isengard-elite");
    expect(fought(t).round).toBe(2);
    expect(hitsOn(fought(t), SHADOW)).toBe(6);
    expect([count(t, "helms-deep", "isengard-regular"), count(t, "helms-deep", "isengard-elite")]).toEqual([
      3, 1,
    ]);
    t.plays("shadow", "cease").awaits("free-peoples", "act");
  });

  test("an Elite in the rearguard pays for nothing (10.4.4)", () => {
    ready(siege([1], [3, 1]), "shadow")
      .draws(...dice(1, 1, 1, 1))
      .plays("shadow", "attack-with:army", "stay:isengard-elite:1", "go")
      .awaits("free-peoples", "act");
  });

  test("without a Regular to be had there is no extension; with hard sieges the Elite is lost (10.4.4, AMB-35)", () => {
    const position = siege([3], [2, 1], { map: { orthanc: { isengard: [10] } } });
    fight(position, "shadow", SIEGE, [1, 1, 1, 1, 1, 1]).awaits("free-peoples", "act");
    const hard = fight({ ...position, options: { hardSieges: true } }, "shadow", SIEGE, [1, 1, 1, 1, 1, 1]);
    hard.draws(...dice(1, 1, 1, 1, 1)).plays("shadow", "reduce:isengard-elite");
    expect(count(hard, "helms-deep", "isengard-elite")).toBe(0);
    expect(count(hard, "helms-deep", "isengard-regular")).toBe(2);
  });

  test("if both survive the siege goes on (10.4.5)", () => {
    const t = fight(siege([2], [2]), "shadow", SIEGE, [1, 1, 1, 1]);
    expect(besieged(t.state, HELMS_DEEP)).toBe(FREE);
    expect(t.state.battle).toBeNull();
  });

  test("the siege ends with the last besieging unit; Nazgûl alone do not hold it (0.4.3, 10.4.6)", () => {
    const t = ready({ map: { "helms-deep": { rohan: [2], isengard: [1], nazgul: 1 } } }, "shadow");
    t.plays("shadow", "armies:army");
    t.plays("shadow", "move:helms-deep:westemnet", "stay:nazgul:1");
    if (t.ask("shadow")?.prompt === "stay") t.plays("shadow", "go");
    expect(besieged(t.state, HELMS_DEEP)).toBe(NOBODY);
  });

  test("besiegers may attack their neighbours (10.4.7)", () => {
    ready(siege([2], [2], { map: { westemnet: { rohan: [1] } } }), "shadow")
      .plays("shadow", "attack-with:army")
      .may("shadow", "attack:helms-deep:westemnet", "attack:helms-deep:helms-deep");
  });

  test("the region around is free for the besiegers, the Stronghold is still its holder's (2.3.3, 10.4.8)", () => {
    const t = ready(siege([2], [2], { map: { "fords-of-isen": { isengard: [1] } } }), "shadow");
    t.plays("shadow", "armies:army").may("shadow", "move:fords-of-isen:helms-deep");
    expect(t.state.control[HELMS_DEEP]).toBe(FREE);
  });

  test("Companions shut in do not leave (10.4.9)", () => {
    const t = ready(
      {
        map: {
          "minas-tirith": { gondor: [2], sauron: [2], characters: ["boromir"] },
          bree: { characters: ["gimli"] },
          dale: { characters: ["legolas"] },
        },
      },
      "free-peoples",
      "character",
    ).plays("free-peoples", "companions:character");
    t.mayNot("free-peoples", "character:boromir").may("free-peoples", "character:gimli", "character:legolas");
  });

  test("each siege battle is an attack on the Nations within (10.4.10)", () => {
    const t = fight(
      siege([2], [2], { nations: { isengard: 0, rohan: [2, true] } }),
      "shadow",
      SIEGE,
      [1, 1, 1, 1],
    );
    expect(t.state.steps[ROHAN]).toBe(1);
    expect(t.state.steps[ISENGARD]).toBe(0);
  });

  /** What Grond and The Fighting Uruk-hai make of a siege battle. */
  const ofThreeRounds = (position: Position): BattleTable => {
    const t = ready({ ...position, hands: { shadow: ["return-to-valinor"] } }, "shadow");
    attacks(t, "shadow", SIEGE);
    fought(t).terms |= THREE_ROUNDS;
    return t;
  };

  test("a card may make it last three rounds: free of cost, and the attacker may cease after each (10.4.11)", () => {
    const t = ofThreeRounds(siege([3], [1, 1]));
    for (let round = 1; round <= 2; round++) {
      t.draws(...dice(1, 1, 1, 1, 1))
        .plays("shadow", "done")
        .mayOnly("shadow", "cease", "continue");
      t.plays("shadow", "continue");
    }
    t.draws(...dice(1, 1, 1, 1, 1))
      .plays("shadow", "done")
      .mayOnly("shadow", "cease", "reduce:isengard-elite");
  });

  test("with hard sieges it lasts three rounds, no fewer and no more (AMB-90)", () => {
    const t = ofThreeRounds(siege([3], [1, 1], { options: { hardSieges: true } }));
    for (let round = 1; round <= 3; round++) t.draws(...dice(1, 1, 1, 1, 1)).plays("shadow", "done");
    t.awaits("free-peoples", "act");
  });
});

describe("10.5 the sortie", () => {
  const lorien = (
    elves: readonly [number, number?, number?],
    sauron: readonly [number, number?],
  ): Position => ({
    map: { lorien: { elves, sauron } },
  });

  test("part of the besieged may go out, and who is not At War stays in (10.5.1)", () => {
    const t = ready(
      {
        nations: { elves: 0, rohan: 1, sauron: 0 },
        map: { lorien: { elves: [2], rohan: [1], sauron: [3] } },
      },
      "free-peoples",
    ).plays("free-peoples", "attack-with:muster-army");
    t.mayOnly("free-peoples", "go", "stay:elves-regular:1");
    t.draws(...dice(1, 1, 1, 1)).plays("free-peoples", "stay:elves-regular:1");
    expect(fought(t).rolled[FREE]).toHaveLength(1);
  });

  test("it is a field battle: both hit on 5, round after round, without a price (10.5.2)", () => {
    const t = fight(lorien([1, 2, 1], [4]), "free-peoples", "lorien:lorien", [5, 5, 2, 5, 2, 2, 2, 1]);
    t.plays("free-peoples", "reduce:elves-elite");
    expect(count(t, "lorien", "sauron-regular")).toBe(2);
    t.mayOnly("free-peoples", "cease", "continue");
    t.draws(...dice(1, 1, 1, 1, 1, 1))
      .plays("free-peoples", "continue")
      .plays("shadow", "fight");
    expect(fought(t).round).toBe(2);
  });

  test("when they cease they are inside again (10.5.3)", () => {
    const t = fight(lorien([2], [2]), "free-peoples", "lorien:lorien", [1, 1, 1, 1]).plays(
      "free-peoples",
      "cease",
    );
    expect(besieged(t.state, LORIEN)).toBe(FREE);
  });

  test("the besiegers may retreat, and then the siege is over; nobody goes further (10.5.4, 10.5.5, 10.4.6)", () => {
    const t = fight(lorien([2], [2]), "free-peoples", "lorien:lorien", [1, 1, 1, 1])
      .plays("free-peoples", "continue")
      .plays("shadow", "to:dimrill-dale");
    expect(besieged(t.state, LORIEN)).toBe(NOBODY);
    expect(count(t, "lorien", "elves-regular")).toBe(2);
    t.awaits("shadow", "act");
  });

  test("a fallen sortie leaves the Stronghold to its rearguard, or to the besiegers (10.5.6, 10.9.2)", () => {
    const held = ready(lorien([2], [2]), "free-peoples")
      .draws(...dice(1, 6, 1))
      .plays("free-peoples", "attack-with:muster-army", "stay:elves-regular:1");
    expect(besieged(held.state, LORIEN)).toBe(FREE);
    const taken = fight(
      {
        nations: { north: 0, sauron: 0, elves: [2, true] },
        map: { lorien: { north: [1, 0, 1], sauron: [2] } },
      },
      "free-peoples",
      "lorien:lorien",
      [1, 6, 1, 1],
    );
    expect(taken.state.control[LORIEN]).toBe(SHADOW);
    expect(taken.state.points[SHADOW]).toBe(2);
    expect(taken.state.steps[ELVES]).toBe(1);
    expect(count(taken, "lorien", "north-leader")).toBe(0);
  });

  test("the besiegers have no walls to go behind (10.5.7)", () => {
    const t = fight(lorien([1], [2]), "free-peoples", "lorien:lorien", [5, 1, 1]);
    expect(count(t, "lorien", "sauron-regular")).toBe(1);
    t.awaits("free-peoples", "cease");
  });

  test("a sortie advances the Nations of the besiegers (11.4.2)", () => {
    const t = fight(
      { nations: { elves: 0, southrons: 2 }, map: { lorien: { elves: [1], southrons: [1] } } },
      "free-peoples",
      "lorien:lorien",
      [1, 1],
    );
    expect(t.state.steps[SOUTHRONS]).toBe(1);
  });
});
