/** Chapter 16 where it meets actions, movement, recruiting and stacking. */
import { describe, expect, test } from "vitest";
import {
  ELVES,
  type FigureId,
  GONDOR,
  NORTH,
  ROHAN,
  regularOf,
  SAURON,
  SHADOW,
  SOUTHRONS,
  WITCH_KING,
} from "../data/ids.ts";
import { type RegionName, region } from "../data/regionnames.ts";
import { REGION_COUNT } from "../data/regions.ts";
import type { Position } from "../position.ts";
import { figuresIn } from "../rules/figures.ts";
import type { War } from "../state.ts";
import { at } from "./table.ts";

const count = (g: War, where: RegionName, figure: FigureId): number => figuresIn(g, region(where), figure);
/** Four players; the Gondor and Witch-king seats have the next slots. */
const four = (position: Position) => at({ players: 4, leading: ["rohan", "saruman"], ...position });
const mixed = (t: ReturnType<typeof at>, side: 0 | 1, where: RegionName): typeof t => {
  t.state.mixed.push(side * REGION_COUNT + region(where));
  return t;
};

describe("the order of actions", () => {
  test("16.5.1, 16.5.2: the seats take turns, non-Leading players first, with the dice of their side", () => {
    four({ dice: { "free-peoples": ["event", "event", "event"], shadow: ["army", "army", "army"] } })
      .awaits("gondor", "act")
      .plays("gondor", "skip:event")
      .awaits("witch-king", "act")
      .plays("witch-king", "skip:army")
      .awaits("rohan", "act")
      .plays("rohan", "skip:event")
      .awaits("saruman", "act")
      .plays("saruman", "skip:army")
      .awaits("gondor", "act");
  });

  test("16.5.3, AMB-17: who passes has his side's next slot again", () => {
    four({ dice: { "free-peoples": ["event"], shadow: ["army", "army"] } })
      .plays("gondor", "pass")
      .plays("witch-king", "skip:army")
      .awaits("gondor", "act");
  });

  test("16.5.4, AMB-60: a side without dice is left out, and the other's players alternate", () => {
    four({ dice: { "free-peoples": ["event"], shadow: ["army", "army", "army"] } })
      .plays("gondor", "skip:event")
      .plays("witch-king", "skip:army")
      .awaits("saruman", "act")
      .plays("saruman", "skip:army")
      .awaits("witch-king", "act");
  });

  test("16.5.5, AMB-59: a Ring a turn for the side, not for each player", () => {
    four({ rings: [2, 0], dice: { "free-peoples": ["event", "event", "event"], shadow: ["army"] } })
      .plays("gondor", "ring:event:muster", "skip:muster")
      .plays("witch-king", "skip:army")
      .mayNot("rohan", "ring:event:muster");
  });
});

describe("each with his own Nations", () => {
  test("16.6.1: moves his own Armies only, and leaves his partner's figures where they are", () => {
    const t = four({
      map: { osgiliath: { gondor: [1], rohan: [1] }, edoras: { rohan: [1] } },
      nations: { gondor: 0, rohan: 0 },
      dice: { "free-peoples": ["muster-army"], shadow: ["army"] },
    })
      .plays("gondor", "armies:muster-army")
      .mayNot("gondor", "move:edoras:folde")
      .plays("gondor", "move:osgiliath:minas-tirith");
    expect(count(t.state, "minas-tirith", regularOf(GONDOR))).toBe(1);
    expect(count(t.state, "osgiliath", regularOf(ROHAN))).toBe(1);
  });

  test("16.6.1: recruits and advances his own Nations only", () => {
    four({ nations: { gondor: 0, rohan: 0 }, dice: { "free-peoples": ["muster"], shadow: ["army"] } })
      .may("gondor", "advance:elves:muster")
      .mayNot("gondor", "advance:north:muster")
      .plays("gondor", "recruit-with:muster")
      .mayOnly("gondor", "figure:gondor-elite", "figure:gondor-regular");
  });

  test("16.6.1: but a Companion's ability is anybody's", () => {
    four({
      map: { erebor: { characters: ["gimli"] } },
      dice: { "free-peoples": ["muster"], shadow: ["army"] },
    }).may("gondor", "rouse:dwarves:muster");
  });

  test("16.6.2: either Free Peoples player moves the Fellowship and Companions", () => {
    four({
      map: { bree: { characters: ["strider"] } },
      dice: { "free-peoples": ["character"], shadow: ["army"] },
    }).may("gondor", "travel:character", "companions:character", "separate-with:character");
  });

  test("16.6.3: only the Witch-king's player recruits Nazgûl and moves the Witch-king and the Mouth", () => {
    const map = {
      "barad-dur": { sauron: [1], nazgul: 1, characters: ["witch-king", "mouth-of-sauron"] },
    } as const;
    const position: Position = {
      players: 4,
      map,
      nations: { sauron: 0, isengard: 0 },
      acting: "shadow",
      dice: { "free-peoples": ["event"], shadow: ["muster", "character"] },
    };
    at({ ...position, leading: ["rohan", "saruman"] })
      .plays("witch-king", "minions:character")
      .mayOnly("witch-king", "from:barad-dur", "character:witch-king", "character:mouth-of-sauron");
    const t = at({ ...position, leading: ["rohan", "witch-king"] });
    t.plays("saruman", "minions:character").awaits("saruman", "minion-to");
    at({ ...position, leading: ["rohan", "witch-king"], options: { looseTeams: true } })
      .plays("saruman", "minions:character")
      .mayOnly("saruman", "from:barad-dur", "character:witch-king");
    at({ ...position, leading: ["rohan", "witch-king"] })
      .plays("saruman", "recruit-with:muster")
      .mayOnly("saruman", "figure:isengard-elite", "figure:isengard-regular");
  });

  test("16.6.3: Saruman is brought by his own player, the others by the Witch-king's", () => {
    const position: Position = {
      players: 4,
      map: { morannon: { sauron: [1] } },
      nations: { sauron: 0, isengard: 0, north: 0 },
      acting: "shadow",
      dice: { "free-peoples": ["event"], shadow: ["muster"] },
    };
    at({ ...position, leading: ["rohan", "saruman"] })
      .may("witch-king", "enter:witch-king:muster")
      .mayNot("witch-king", "enter:saruman:muster");
    at({ ...position, leading: ["rohan", "witch-king"] })
      .may("saruman", "enter:saruman:muster")
      .mayNot("saruman", "enter:witch-king:muster");
  });

  test("16.9.1: Southron Elites lead while Saruman is in play", () => {
    const position: Position = {
      map: { umbar: { southrons: [1, 1] }, orthanc: { characters: ["saruman"] } },
      nations: { southrons: 0 },
      acting: "shadow",
      dice: { "free-peoples": ["event"], shadow: ["character"] },
    };
    at({ players: 4, leading: ["rohan", "witch-king"], ...position }).may("saruman", "armies:character");
    at(position).mayNot("shadow", "armies:character");
  });
});

describe("mixed Armies", () => {
  const meet = () =>
    four({
      map: { osgiliath: { gondor: [1] }, "minas-tirith": { rohan: [2] } },
      nations: { gondor: 0, rohan: 0 },
      dice: { "free-peoples": ["muster-army", "muster-army"], shadow: ["army", "army"] },
    }).plays("gondor", "armies:muster-army", "move:osgiliath:minas-tirith");

  test("16.7.1: after an action team-mates who stand together may mix, if both agree", () => {
    const t = meet().awaits(["gondor", "rohan"], "mix").plays("gondor", "yes").plays("rohan", "yes");
    expect(t.state.mixed).toEqual([region("minas-tirith")]);
    t.awaits("witch-king", "act");
  });

  test("16.7.1: if one of them will not, they stay apart; neither hears what the other said first", () => {
    const t = meet().plays("gondor", "yes");
    expect(t.view("rohan").sealed[0]).not.toEqual(["yes"]);
    t.plays("rohan", "no");
    expect(t.state.mixed).toEqual([]);
  });

  test("16.7.4, 16.7.5: who commands moves it, but not so that his partner commands what goes", () => {
    const t = mixed(
      four({
        map: { "minas-tirith": { gondor: [2], rohan: [1] } },
        nations: { gondor: 0, rohan: 0 },
        dice: { "free-peoples": ["muster-army"], shadow: ["army"] },
      }),
      0,
      "minas-tirith",
    ).plays("gondor", "armies:muster-army", "move:minas-tirith:osgiliath");
    t.mayOnly("gondor", "go", "stay:gondor-regular:1", "stay:rohan-regular:1");
    t.plays("gondor", "stay:gondor-regular:1", "done").awaits("witch-king", "act");
    expect(count(t.state, "osgiliath", regularOf(ROHAN))).toBe(0);
  });

  test("16.7.1: a mixed Army stays mixed where it goes", () => {
    const t = mixed(
      four({
        map: { "minas-tirith": { gondor: [2], rohan: [1] } },
        nations: { gondor: 0, rohan: 0 },
        dice: { "free-peoples": ["muster-army"], shadow: ["army"] },
      }),
      0,
      "minas-tirith",
    ).plays("gondor", "armies:muster-army", "move:minas-tirith:osgiliath", "go");
    expect(t.state.mixed).toEqual([region("osgiliath")]);
    t.awaits("witch-king", "act");
  });

  test("16.7.6: the partner takes his own units out by an action, and the rest is no mixed Army any more", () => {
    const t = mixed(
      at({
        players: 4,
        leading: ["gondor", "saruman"],
        map: { "minas-tirith": { gondor: [2], rohan: [1] } },
        nations: { gondor: 0, rohan: 0 },
        dice: { "free-peoples": ["muster-army"], shadow: ["army"] },
      }),
      0,
      "minas-tirith",
    ).plays("rohan", "armies:muster-army", "move:minas-tirith:osgiliath");
    expect(count(t.state, "osgiliath", regularOf(ROHAN))).toBe(1);
    expect(count(t.state, "minas-tirith", regularOf(GONDOR))).toBe(2);
    expect(t.state.mixed).toEqual([]);
  });

  test("16.7.7: a Nation not At War binds a mixed Army as any other", () => {
    mixed(
      four({
        map: { osgiliath: { gondor: [2], rohan: [1] } },
        nations: { gondor: 0, rohan: [1, true] },
        dice: { "free-peoples": ["muster-army"], shadow: ["army"] },
      }),
      0,
      "osgiliath",
    )
      .plays("gondor", "armies:muster-army", "move:osgiliath:minas-tirith")
      .mayNot("gondor", "stay:rohan-regular:1");
  });

  test("16.7.2: separate Armies above ten remove units in turn, the Leading player's partner first", () => {
    const t = four({
      map: { dagorlad: { sauron: [2] }, "north-ithilien": { southrons: [7, 1], sauron: [1, 1] } },
      nations: { sauron: 0, southrons: 0 },
      acting: "shadow",
      dice: { "free-peoples": ["event"], shadow: ["army"] },
    })
      .plays("witch-king", "armies:army", "move:dagorlad:north-ithilien", "go", "done")
      .plays("witch-king", "no")
      .plays("saruman", "no")
      .awaits("witch-king", "excess")
      .plays("witch-king", "lose:sauron-regular")
      .awaits("saruman", "excess")
      .plays("saruman", "lose:southrons-regular")
      .awaits("gondor", "act");
    expect(count(t.state, "north-ithilien", regularOf(SOUTHRONS))).toBe(6);
    expect(count(t.state, "north-ithilien", regularOf(SAURON))).toBe(2);
    expect(t.state.count[SHADOW * REGION_COUNT + region("north-ithilien")]).toBe(10);
  });
});

describe("16.10: three players, and no two actions in a row on one Nation", () => {
  const three = (map: Position["map"] & object, more: Position = {}) =>
    at({
      players: 3,
      leading: ["saruman"],
      map,
      nations: { gondor: 0, rohan: 0, elves: [2, true], north: 0 },
      dice: {
        "free-peoples": ["muster", "muster-army", "muster-army", "event"],
        shadow: ["army", "army", "army", "army"],
      },
      ...more,
    });

  test("16.10.1: recruit Gondor, then neither recruit, advance nor move Gondor; but after another action again", () => {
    const t = three({ osgiliath: { gondor: [1] }, edoras: { rohan: [1] } })
      .plays("free-peoples", "recruit-with:muster", "figure:gondor-elite", "to:pelargir")
      .plays("witch-king", "skip:army");
    t.plays("free-peoples", "recruit-with:muster-army").mayNot("free-peoples", "figure:gondor-elite");
    t.plays("free-peoples", "figure:north-elite", "to:bree").plays("saruman", "skip:army");
    t.plays("free-peoples", "armies:muster-army").may("free-peoples", "move:osgiliath:minas-tirith");
  });

  test("16.10.1: a pure Army of the Nation does not move either", () => {
    three({ osgiliath: { gondor: [1] }, edoras: { rohan: [1] } })
      .plays("free-peoples", "recruit-with:muster", "figure:gondor-elite", "to:pelargir")
      .plays("witch-king", "skip:army")
      .plays("free-peoples", "armies:muster-army")
      .mayNot("free-peoples", "move:osgiliath:minas-tirith")
      .may("free-peoples", "move:edoras:folde");
  });

  test("16.10.1: advancing a Nation counts", () => {
    three({})
      .plays("free-peoples", "advance:elves:muster")
      .plays("witch-king", "skip:army")
      .mayNot("free-peoples", "advance:elves:muster-army");
  });

  test("16.10.2, 16.10.3: an Army of several Nations may follow, unless it is the same", () => {
    const t = three({ osgiliath: { gondor: [1] }, "minas-tirith": { gondor: [1], rohan: [1] } })
      .plays("free-peoples", "armies:muster-army", "move:osgiliath:north-ithilien", "done")
      .plays("witch-king", "skip:army")
      .plays("free-peoples", "armies:muster-army")
      .may("free-peoples", "move:minas-tirith:osgiliath")
      .mayNot("free-peoples", "move:north-ithilien:osgiliath");
    t.plays("free-peoples", "move:minas-tirith:osgiliath").mayNot("free-peoples", "stay:rohan-regular:1");
    t.plays("free-peoples", "go");
    const u = three(
      { "minas-tirith": { gondor: [1], rohan: [1] }, bree: { north: [1] } },
      { dice: { "free-peoples": ["muster-army", "muster-army"], shadow: ["army", "army", "army"] } },
    )
      .plays("free-peoples", "armies:muster-army", "move:minas-tirith:osgiliath", "go", "done")
      .plays("witch-king", "skip:army")
      .plays("free-peoples", "armies:muster-army");
    u.mayNot("free-peoples", "move:osgiliath:north-ithilien").may("free-peoples", "move:bree:buckland");
  });

  test("16.10.4: the Fellowship, Companions and card draws belong to no Nation; a skip clears, a pass does not", () => {
    const recruited = () =>
      three({ osgiliath: { gondor: [1] } })
        .plays("free-peoples", "advance:elves:muster")
        .plays("witch-king", "skip:army");
    recruited()
      .draws(0)
      .plays("free-peoples", "draw:fp-character:event")
      .plays("saruman", "skip:army")
      .may("free-peoples", "advance:elves:muster-army");
    recruited()
      .plays("free-peoples", "skip:event")
      .plays("saruman", "skip:army")
      .may("free-peoples", "advance:elves:muster-army");
    const passing = three(
      {},
      {
        dice: { "free-peoples": ["muster", "muster"], shadow: ["army", "army", "army", "army"] },
      },
    )
      .plays("free-peoples", "advance:elves:muster")
      .plays("witch-king", "skip:army")
      .plays("free-peoples", "pass")
      .plays("saruman", "skip:army");
    passing.mayNot("free-peoples", "advance:elves:muster");
  });

  test("AMB-57: with loose teams there is no such ban", () => {
    three({}, { options: { looseTeams: true } })
      .plays("free-peoples", "advance:elves:muster")
      .plays("witch-king", "skip:army")
      .may("free-peoples", "advance:elves:muster-army");
  });

  test("16.1.2: with two players there is none either", () => {
    const t = at({ dice: { "free-peoples": ["muster", "muster"], shadow: ["army", "army"] } })
      .plays("free-peoples", "advance:elves:muster")
      .plays("shadow", "skip:army")
      .plays("free-peoples", "advance:elves:muster");
    expect(t.state.steps[ELVES]).toBe(1);
    expect(t.state.steps[NORTH]).toBe(3);
  });
});

describe("with loose teams, and without", () => {
  test("AMB-73: the Witch-king goes with an Army of Saruman's player, or stays where he is", () => {
    const position: Position = {
      players: 4,
      leading: ["rohan", "witch-king"],
      acting: "shadow",
      nations: { isengard: 0 },
      map: { "fords-of-isen": { isengard: [2], characters: ["witch-king"] } },
      dice: { "free-peoples": ["event"], shadow: ["army"] },
    };
    for (const looseTeams of [false, true]) {
      const t = at({ ...position, options: { looseTeams } });
      t.plays("saruman", "armies:army", "move:fords-of-isen:gap-of-rohan");
      while (t.options("saruman").includes("go")) t.plays("saruman", "go");
      expect(t.state.at[WITCH_KING] === region("gap-of-rohan")).toBe(looseTeams);
    }
  });

  test("AMB-57: of three players, the same Army acts again, or may not", () => {
    const position: Position = {
      players: 3,
      nations: { rohan: 0 },
      map: { edoras: { rohan: [2] } },
      dice: { "free-peoples": ["muster-army", "muster-army"], shadow: ["event"] },
    };
    for (const looseTeams of [false, true]) {
      const t = at({ ...position, options: { looseTeams } });
      t.plays("free-peoples", "armies:muster-army");
      while (t.ask("free-peoples") && t.ask("free-peoples")?.prompt !== "act")
        t.plays("free-peoples", t.options("free-peoples")[0]);
      t.plays(t.seats[t.engine.owes(t.state)[0]], "skip:event");
      if (looseTeams) t.may("free-peoples", "armies:muster-army");
      else t.mayNot("free-peoples", "armies:muster-army", { rule: "16.10.1" });
    }
  });
});
