import { describe, expect, test } from "vitest";
import { ELVES, FREE, GONDOR, NOBODY, ROHAN, SHADOW } from "../data/ids.ts";
import { region } from "../data/regionnames.ts";
import type { Position } from "../position.ts";
import { besieged, unitsIn } from "../rules/figures.ts";
import { attacks, type BattleTable, count, fight, fought, ready } from "./battling.ts";
import { at, dice } from "./table.ts";

const HELMS_DEEP = region("helms-deep");
const DOL_AMROTH = region("dol-amroth");

describe("10.6, 10.7 relief and reinforcement", () => {
  const relief = {
    map: { "helms-deep": { rohan: [2, 1], isengard: [2] }, westemnet: { rohan: [3, 1, 1] } },
  } satisfies Position;

  test("who comes to the rescue fights alone, on open ground (10.6.1)", () => {
    const t = fight(relief, "free-peoples", "westemnet:helms-deep", [5, 1, 1, 1, 1, 1, 1]);
    expect(fought(t).rolled[FREE]).toHaveLength(4);
    expect(count(t, "helms-deep", "isengard-regular")).toBe(1);
    t.awaits("free-peoples", "cease");
  });

  test("the besiegers gone, the rescuers may come in and all are one Army (10.6.2)", () => {
    const t = fight(relief, "free-peoples", "westemnet:helms-deep", [5, 5, 1, 1, 1, 1, 1]).plays(
      "free-peoples",
      "go",
    );
    expect(besieged(t.state, HELMS_DEEP)).toBe(NOBODY);
    expect(unitsIn(t.state, FREE, HELMS_DEEP)).toBe(7);
  });

  test("a siege is reinforced by movement, up to ten units (10.7.1)", () => {
    const t = ready(
      { map: { "minas-tirith": { gondor: [2], sauron: [6] }, osgiliath: { sauron: [5] } } },
      "shadow",
    ).plays("shadow", "armies:army", "move:osgiliath:minas-tirith", "stay:sauron-regular:1");
    if (t.ask("shadow")?.prompt === "stay") t.plays("shadow", "go");
    expect(count(t, "minas-tirith", "sauron-regular")).toBe(10);
    expect(t.state.battle).toBeNull();
  });
});

describe("10.8, 10.9 capture", () => {
  const walk = (position: Position, side: "free-peoples" | "shadow", move: string): BattleTable => {
    const t = ready(position, side).plays(side, `armies:${side === "shadow" ? "army" : "muster-army"}`);
    if (t.ask(side)?.prompt === "move") t.plays(side, `move:${move}`);
    if (t.ask(side)?.prompt === "stay") t.plays(side, "go");
    if (t.ask(side)?.prompt === "move") t.plays(side, "done");
    return t;
  };

  test("an empty Stronghold is walked into; a lone Companion does not hold it (10.8.1, 10.9.1)", () => {
    const t = walk(
      {
        nations: { sauron: 0, elves: [3, false] },
        map: { "tower-hills": { sauron: [1] }, "grey-havens": { characters: ["legolas"] } },
      },
      "shadow",
      "tower-hills:grey-havens",
    );
    expect(t.state.points[SHADOW]).toBe(2);
    expect(t.state.steps[ELVES]).toBe(2);
    expect(count(t, "grey-havens", "legolas")).toBe(1);
  });

  test("whose defenders fell in the field, an advance takes at once (10.8.2)", () => {
    const t = ready({ map: { "helms-deep": { rohan: [1] }, "fords-of-isen": { isengard: [1] } } }, "shadow");
    attacks(t, "shadow", "");
    t.draws(...dice(6, 1))
      .plays("free-peoples", "fight")
      .plays("shadow", "go");
    expect(t.state.control[HELMS_DEEP]).toBe(SHADOW);
    expect(t.state.points[SHADOW]).toBe(2);
  });

  test("a garrison wiped out means capture, if a unit is left outside, be it the rearguard (10.9.2)", () => {
    const t = ready({ map: { "dol-amroth": { gondor: [1], southrons: [2] } } }, "shadow")
      .draws(...dice(6, 6))
      .plays("shadow", "attack-with:army", "stay:southrons-regular:1");
    expect(t.state.control[DOL_AMROTH]).toBe(SHADOW);
    expect(t.state.points[SHADOW]).toBe(2);
    const both = ready({ map: { "dol-amroth": { gondor: [1], southrons: [1] } } }, "shadow").draws(
      ...dice(6, 6),
    );
    attacks(both, "shadow", "");
    expect(both.state.control[DOL_AMROTH]).toBe(FREE);
  });

  test("a garrison that a card wipes out leaves the Stronghold to the besiegers, and Saruman where he is (10.9.2, 6.5.2)", () => {
    const t = at({
      map: {
        fangorn: { characters: ["gandalf-the-white"] },
        orthanc: { isengard: [1], characters: ["saruman"], rohan: [1] },
      },
      dead: ["gandalf-the-grey"],
      hands: { "free-peoples": ["the-ents-awake-treebeard"] },
      dice: { "free-peoples": ["character"], shadow: ["army"] },
    })
      .draws(5, 5, 5)
      .plays("free-peoples", "play:the-ents-awake-treebeard:character");
    expect(t.state.control[region("orthanc")]).toBe(FREE);
    expect(t.state.points[FREE]).toBe(2);
  });

  test("Nazgûl and Characters alone capture nothing (10.9.3)", () => {
    const t = ready(
      { map: { "the-shire": {}, bree: { nazgul: 1 }, morannon: { nazgul: 1 } } },
      "shadow",
      "character",
    ).plays("shadow", "minions:character", "from:bree", "to:the-shire");
    expect(t.state.control[region("the-shire")]).toBe(FREE);
    expect(t.state.points[SHADOW]).toBe(0);
  });

  test("a City is worth a point and a Town none; the Nation advances either way (10.9.4)", () => {
    const city = walk(
      { nations: { isengard: 0, rohan: [3, true] }, map: { westemnet: { isengard: [1] } } },
      "shadow",
      "westemnet:edoras",
    );
    expect(city.state.points[SHADOW]).toBe(1);
    expect(city.state.steps[ROHAN]).toBe(2);
    const town = walk(
      { nations: { isengard: 0, rohan: [3, true] }, map: { westemnet: { isengard: [1] } } },
      "shadow",
      "westemnet:folde",
    );
    expect(town.state.points[SHADOW]).toBe(0);
    expect(town.state.steps[ROHAN]).toBe(2);
  });

  test("what its own side takes back is worth nothing more, and moves nobody (10.9.5, 2.3.4)", () => {
    const t = walk(
      {
        nations: { rohan: 0, gondor: [2, true] },
        map: { "dol-amroth": { control: "shadow" }, erech: { rohan: [1] } },
      },
      "free-peoples",
      "erech:dol-amroth",
    );
    expect(t.state.control[DOL_AMROTH]).toBe(FREE);
    expect(t.state.points[SHADOW]).toBe(0);
    expect(t.state.steps[GONDOR]).toBe(2);
  });

  test("a captured Settlement recruits for nobody (10.9.6)", () => {
    const t = ready(
      { map: { edoras: { isengard: [1], control: "shadow" } } },
      "free-peoples",
      "muster",
    ).plays("free-peoples", "recruit-with:muster", "figure:rohan-elite");
    t.mayNot("free-peoples", "to:edoras").may("free-peoples", "to:folde");
  });

  test("control lasts when the captor has gone (2.3.2, 10.9.7)", () => {
    const t = walk(
      { map: { dale: { southrons: [1], control: "shadow" } } },
      "shadow",
      "dale:northern-rhovanion",
    );
    expect(t.state.control[region("dale")]).toBe(SHADOW);
    expect(t.state.points[SHADOW]).toBe(1);
  });
});
