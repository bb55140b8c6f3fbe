import { describe, expect, test } from "vitest";
import { GONDOR, NORTH, ROHAN, SHADOW, SOUTHRONS } from "../data/ids.ts";
import { region } from "../data/regionnames.ts";
import { isActive } from "../facts.ts";
import { NO_LEAD } from "../rules/armies/lead.ts";
import { canAttack } from "../rules/battle/attack.ts";
import { combatDice, leadershipInBattle } from "../rules/battle/force.ts";
import { attacks, count, fight, fought, IN_THE_MEADOWS, meadows, ready } from "./battling.ts";
import { dice } from "./table.ts";

describe("9.1 starting a battle", () => {
  test("an Army attacks the next region, what it besieges, or out of the Stronghold (9.1.1)", () => {
    const shadow = ready(
      {
        map: {
          "minas-tirith": { gondor: [2], sauron: [3] },
          lossarnach: { gondor: [1] },
          osgiliath: { sauron: [1] },
        },
      },
      "shadow",
    ).plays("shadow", "attack-with:army");
    shadow.mayOnly(
      "shadow",
      "attack:minas-tirith:lossarnach",
      "attack:minas-tirith:minas-tirith",
      "attack:osgiliath:lossarnach",
    );
    const free = ready(
      { map: { "minas-tirith": { gondor: [2], sauron: [3] }, lossarnach: { gondor: [1] } } },
      "free-peoples",
    ).plays("free-peoples", "attack-with:muster-army");
    free.mayOnly("free-peoples", "attack:minas-tirith:minas-tirith", "attack:lossarnach:minas-tirith");
  });

  test("without a unit of a Nation At War there is no attack (9.1.2, 11.6.2)", () => {
    ready(meadows({ isengard: [4] }, { rohan: [1] }, { nations: { isengard: 1 } }), "shadow").mayNot(
      "shadow",
      "attack-with:army",
    );
  });

  test("with a Character result a leader has to lead the attack, even Saruman from Orthanc (9.1.3)", () => {
    const lonely = meadows({ isengard: [4] }, { rohan: [1] });
    ready(lonely, "shadow", "character").mayNot("shadow", "attack-with:character");
    ready(meadows({ isengard: [4], nazgul: 1 }, { rohan: [1] }), "shadow", "character").may(
      "shadow",
      "attack-with:character",
    );
    const t = fight(
      { map: { orthanc: { isengard: [1], characters: ["saruman"] }, "fords-of-isen": { rohan: [1] } } },
      "shadow",
      "orthanc:fords-of-isen",
      [6, 1],
      "character",
    );
    expect(count(t, "fords-of-isen", "rohan-regular")).toBe(0);
    // 9.9.3: he does not advance.
    t.mayOnly("shadow", "go", "done").plays("shadow", "go");
    expect(count(t, "orthanc", "saruman")).toBe(1);
    expect(count(t, "fords-of-isen", "isengard-regular")).toBe(1);
  });

  test("the leader of a Character attack cannot be left in the rearguard (9.1.3)", () => {
    const t = ready(meadows({ isengard: [2], nazgul: 1 }, { rohan: [1] }), "shadow", "character")
      .draws(...dice(1, 1, 1))
      .plays("shadow", "attack-with:character", "stay:isengard-regular:1");
    // No other figure may stay, so nothing more is asked.
    expect(leadershipInBattle(t.state, fought(t), SHADOW)).toBe(1);
  });

  test("the attackers stay where they are while they fight (9.1.4)", () => {
    const t = fight(meadows({ isengard: [2] }, { rohan: [2] }), "shadow", IN_THE_MEADOWS, [1, 1, 1, 1]);
    t.awaits("shadow", "cease");
    expect(count(t, "fords-of-isen", "isengard-regular")).toBe(2);
  });

  test("a card that lets an Army attack needs a Nation At War all the same (9.1.5)", () => {
    const t = ready(
      { nations: { north: 2 }, map: { dale: { north: [1, 0, 1] }, "iron-hills": { sauron: [1] } } },
      "shadow",
    );
    const there = [region("dale"), region("iron-hills")] as const;
    expect(canAttack(t.state, 0, NO_LEAD, ...there)).toBe(false);
    t.state.steps[NORTH] = 0;
    expect(canAttack(t.state, 0, NO_LEAD, ...there)).toBe(true);
  });

  test("from outside only those around the Stronghold can be attacked, not those within (9.1.6, 10.4.1)", () => {
    const t = ready(
      { map: { "helms-deep": { rohan: [2], isengard: [2] }, "fords-of-isen": { isengard: [3] } } },
      "shadow",
    ).plays("shadow", "attack-with:army");
    // The one attack there is: from where the besiegers stand.
    t.awaits("shadow", "stay").may("shadow", "stay:isengard-regular:1");
    expect(t.state.stack.at(-1)).toMatchObject({ from: region("helms-deep"), to: region("helms-deep") });
  });

  test("as the battle starts, every Nation with units in the attacked Army wakes and advances (9.1.7, 11.3.2, 11.4.2)", () => {
    const t = fight(
      meadows(
        { isengard: [2] },
        { rohan: [1], gondor: [1] },
        { nations: { isengard: 0, rohan: [3, false], gondor: [1, false], north: [2, false] } },
      ),
      "shadow",
      IN_THE_MEADOWS,
      [1, 1, 1, 1],
    );
    expect([ROHAN, GONDOR, NORTH].map((nation) => isActive(t.state, nation))).toEqual([true, true, false]);
    expect([t.state.steps[ROHAN], t.state.steps[GONDOR], t.state.steps[NORTH]]).toEqual([2, 0, 2]);
  });

  test("an attacked Shadow Nation advances too, once for the whole battle (9.9.7, 11.4.2)", () => {
    const t = fight(
      {
        map: { pelargir: { gondor: [2] }, "west-harondor": { southrons: [2] } },
        nations: { gondor: 0, southrons: 2 },
      },
      "free-peoples",
      "pelargir:west-harondor",
      [1, 1, 1, 1],
    );
    expect(t.state.steps[SOUTHRONS]).toBe(1);
    t.draws(...dice(1, 1, 1, 1))
      .plays("free-peoples", "continue")
      .plays("shadow", "fight");
    expect(fought(t).round).toBe(2);
    expect(t.state.steps[SOUTHRONS]).toBe(1);
  });
});

describe("9.2 attacking force and rearguard", () => {
  test("each part has a unit; Nazgûl alone are no rearguard (9.2.1)", () => {
    const t = ready(meadows({ isengard: [3], nazgul: 2 }, { rohan: [2] }), "shadow").plays(
      "shadow",
      "attack-with:army",
    );
    t.mayOnly(
      "shadow",
      "go",
      "stay:isengard-regular:1",
      "stay:isengard-regular:2",
      "stay:nazgul:1",
      "stay:nazgul:2",
    );
    t.plays("shadow", "stay:nazgul:2").mayOnly(
      "shadow",
      "stay:isengard-regular:1",
      "stay:isengard-regular:2",
    );
  });

  test("who is not At War stays in the rearguard, Leaders too (9.2.2, 11.6.5)", () => {
    const t = ready(
      {
        nations: { gondor: 0, rohan: 1 },
        map: { osgiliath: { gondor: [3], rohan: [1, 0, 1] }, "north-ithilien": { sauron: [2] } },
      },
      "free-peoples",
    ).plays("free-peoples", "attack-with:muster-army");
    t.mayOnly("free-peoples", "go", "stay:gondor-regular:1", "stay:gondor-regular:2");
    t.draws(...dice(1, 1, 1, 1, 1)).plays("free-peoples", "go");
    expect(fought(t).rolled[0]).toHaveLength(3);
    expect(leadershipInBattle(t.state, fought(t), 0)).toBe(0);
  });

  test("a Leader who may not fight needs a unit to stay with him (9.2.3)", () => {
    const alone = {
      nations: { gondor: 0, rohan: 1 },
      map: { osgiliath: { gondor: [1], rohan: [0, 0, 1] }, "north-ithilien": { sauron: [2] } },
    } as const;
    ready(alone, "free-peoples").mayNot("free-peoples", "attack-with:muster-army");
    const two = { ...alone, map: { ...alone.map, osgiliath: { gondor: [2], rohan: [0, 0, 1] } } } as const;
    const t = ready(two, "free-peoples")
      .draws(...dice(1, 1, 1))
      .plays("free-peoples", "attack-with:muster-army");
    expect(fought(t).rolled[0]).toHaveLength(1);
  });

  test("the rearguard is not counted, takes no hit and does not advance (9.2.4)", () => {
    const t = ready(meadows({ isengard: [3], nazgul: 1 }, { rohan: [1] }), "shadow")
      .draws(...dice(6, 6))
      .plays("shadow", "attack-with:army", "stay:isengard-regular:2", "go");
    // The attacker's only unit has fallen, and the Nazgûl with it.
    expect(count(t, "fords-of-isen", "isengard-regular")).toBe(2);
    expect(count(t, "fords-of-isen", "nazgul")).toBe(0);
    t.awaits("free-peoples", "act");
    expect(count(t, "westemnet", "rohan-regular")).toBe(0);
    const won = ready(meadows({ isengard: [3] }, { rohan: [1] }), "shadow")
      .draws(...dice(6, 1))
      .plays("shadow", "attack-with:army", "stay:isengard-regular:2")
      .plays("shadow", "go");
    expect(count(won, "westemnet", "isengard-regular")).toBe(1);
  });

  test("afterwards all are one Army again (9.2.5)", () => {
    const t = ready(meadows({ isengard: [3] }, { rohan: [2] }), "shadow")
      .draws(...dice(1, 1, 1))
      .plays("shadow", "attack-with:army", "stay:isengard-regular:2", "cease");
    expect(t.state.battle).toBeNull();
    expect(count(t, "fords-of-isen", "isengard-regular")).toBe(3);
  });
});

describe("9.3 strength and leadership", () => {
  test("all of the defender's figures in the region take part (2.4.1, 9.3.1)", () => {
    const t = fight(
      meadows({ isengard: [1] }, { rohan: [1, 1, 1], characters: ["legolas"] }),
      "shadow",
      IN_THE_MEADOWS,
      [1, 1, 1, 1, 1, 1],
    );
    expect(fought(t).rolled[0]).toHaveLength(3);
    expect(leadershipInBattle(t.state, fought(t), 0)).toBe(2);
  });

  test("a Companion alone in a region is not drawn into a battle (9.3.1)", () => {
    ready(meadows({ isengard: [1] }, { characters: ["gimli"] }), "shadow")
      .mayNot("shadow", "attack-with:army")
      .may("shadow", "armies:army");
  });

  test("Nazgûl of the attacker in the defender's region look on (9.3.2)", () => {
    const t = fight(meadows({ isengard: [1] }, { rohan: [1], nazgul: 3 }), "shadow", IN_THE_MEADOWS, [1, 1]);
    expect(leadershipInBattle(t.state, fought(t), SHADOW)).toBe(0);
  });

  test("strength is the number of units, of which five at most roll (1.1.4, 9.3.3, 9.3.7)", () => {
    const t = fight(
      meadows({ isengard: [6, 2] }, { rohan: [3, 1] }),
      "shadow",
      IN_THE_MEADOWS,
      [1, 1, 1, 1, 1, 1, 1, 1, 1],
    );
    expect([0, 1].map((side) => fought(t).rolled[side].length)).toEqual([4, 5]);
  });

  test("leadership adds Leaders, Nazgûl and Characters; five dice at most are rolled again (1.1.4, 9.3.4, 9.3.5)", () => {
    const t = fight(
      meadows(
        { isengard: [6], nazgul: 3, characters: ["witch-king", "mouth-of-sauron"] },
        { rohan: [1, 0, 1] },
      ),
      "shadow",
      IN_THE_MEADOWS,
      [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
    );
    expect(leadershipInBattle(t.state, fought(t), SHADOW)).toBe(7);
    expect(fought(t).rerolled[SHADOW]).toHaveLength(5);
  });

  test("a Captain of the West adds one to the strength (9.3.5)", () => {
    const t = fight(
      meadows({ isengard: [1] }, { rohan: [1], characters: ["gimli", "meriadoc"] }),
      "shadow",
      IN_THE_MEADOWS,
      [1, 1, 1, 1, 1],
    );
    expect(fought(t).rolled[0]).toHaveLength(2);
  });

  test("Elites of Isengard lead while Saruman is in play (Servants of the White Hand)", () => {
    const t = fight(
      meadows({ isengard: [1, 2] }, { rohan: [1] }, { map: { orthanc: { characters: ["saruman"] } } }),
      "shadow",
      IN_THE_MEADOWS,
      [1, 1, 1, 1, 1, 1],
    );
    expect(leadershipInBattle(t.state, fought(t), SHADOW)).toBe(2);
  });

  test("both values are those of the figures still there (9.3.6)", () => {
    const t = fight(meadows({ isengard: [3] }, { rohan: [3] }), "shadow", IN_THE_MEADOWS, [5, 1, 1, 6, 6, 1]);
    expect(combatDice(t.state, fought(t), 1)).toBe(1);
    expect(combatDice(t.state, fought(t), 0)).toBe(2);
  });
});

test("an attack that only one way is open to asks for nothing else (0.1.3)", () => {
  const t = ready(meadows({ isengard: [1] }, { rohan: [2] }), "shadow").draws(...dice(1, 1, 1));
  attacks(t, "shadow", "").awaits("shadow", "cease");
});
