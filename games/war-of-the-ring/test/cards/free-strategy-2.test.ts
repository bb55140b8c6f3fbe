import { describe, expect, test } from "vitest";
import {
  DWARVES,
  eliteOf,
  FREE,
  GIMLI,
  GONDOR,
  ISENGARD,
  leaderOf,
  NORTH,
  ROHAN,
  regularOf,
  SAURON,
  SOUTHRONS,
} from "../../data/ids.ts";
import { region } from "../../data/regionnames.ts";
import { atWar, isActive } from "../../facts.ts";
import type { Position } from "../../position.ts";
import { dice } from "../table.ts";
import { count, holding, playing } from "./playing.ts";

describe("Companions who rouse a Nation", () => {
  test("Book of Mazarbul: one in Erebor or Ered Luin brings the Dwarves to war", () => {
    const t = playing("book-of-mazarbul", "muster", {
      map: { dale: { characters: ["gimli"] } },
    }).plays("free-peoples", "character:gimli", "to:erebor");
    if (t.ask("free-peoples")) t.plays("free-peoples", "done");
    expect(t.state.at[GIMLI]).toBe(region("erebor"));
    expect(isActive(t.state, DWARVES)).toBe(true);
    expect(atWar(t.state, DWARVES)).toBe(true);
  });

  test("Book of Mazarbul: he need not have moved, but the Shadow must not hold the place", () => {
    const t = playing("book-of-mazarbul", "muster", {
      map: { "ered-luin": { characters: ["meriadoc"] } },
    }).plays("free-peoples", "done");
    expect(atWar(t.state, DWARVES)).toBe(true);
    const held = playing("book-of-mazarbul", "muster", {
      map: { "ered-luin": { sauron: [1], control: "shadow", characters: ["meriadoc"] } },
    }).plays("free-peoples", "done");
    expect(isActive(held.state, DWARVES)).toBe(false);
  });

  test("Fear! Fire! Foes!: one in the Shire or in Bree brings the North to war", () => {
    const t = playing("fear-fire-foes", "muster", { map: { bree: { characters: ["meriadoc"] } } }).plays(
      "free-peoples",
      "done",
    );
    expect(isActive(t.state, NORTH)).toBe(true);
    expect(atWar(t.state, NORTH)).toBe(true);
  });

  test("they need a Companion on the map", () => {
    holding("fear-fire-foes", "muster").mayNot("free-peoples", "play:fear-fire-foes:muster");
  });

  test("Wisdom of Elrond: when only one Nation can heed it, nobody is asked", () => {
    const t = playing("wisdom-of-elrond", "muster", {
      nations: { dwarves: 0, elves: 0, gondor: 0, north: 0, rohan: [3, false] },
    });
    expect(t.state.steps[ROHAN]).toBe(2);
    t.awaits("shadow", "act");
  });

  test("Wisdom of Elrond: a Nation of your choice becomes active and advances", () => {
    const t = playing("wisdom-of-elrond", "muster", { nations: { gondor: 0, rohan: [1, false] } })
      .mayOnly("free-peoples", "nation:dwarves", "nation:elves", "nation:north", "nation:rohan")
      .plays("free-peoples", "nation:rohan");
    expect(isActive(t.state, ROHAN)).toBe(true);
    expect(atWar(t.state, ROHAN)).toBe(true);
  });
});

describe("losses without a battle", () => {
  test("The Spirit of Mordor hits an Army of two Nations or more, without politics", () => {
    const t = playing(
      "the-spirit-of-mordor",
      "muster-army",
      {
        map: { dagorlad: { sauron: [2], southrons: [1] }, moria: { sauron: [3] } },
        nations: { southrons: 2 },
      },
      ...dice(5, 4, 1, 2, 6),
    ).plays("shadow", "lose:sauron-regular", "lose:sauron-regular");
    expect(count(t, "dagorlad", regularOf(SAURON))).toBe(0);
    expect(count(t, "dagorlad", regularOf(SOUTHRONS))).toBe(1);
    expect(t.state.steps[SOUTHRONS]).toBe(2);
  });

  test("The Spirit of Mordor asks which Army if there are several, and needs one", () => {
    playing("the-spirit-of-mordor", "muster-army", {
      map: { dagorlad: { sauron: [2], southrons: [1] }, moria: { sauron: [1], isengard: [1] } },
    }).mayOnly("free-peoples", "to:dagorlad", "to:moria");
    holding("the-spirit-of-mordor", "muster-army", { map: { moria: { sauron: [3] } } }).mayNot(
      "free-peoples",
      "play:the-spirit-of-mordor:muster-army",
    );
  });

  test("Faramir's Rangers shoot at an Army about Osgiliath, and gather where one of their own stands", () => {
    const t = playing(
      "faramirs-rangers",
      "muster-army",
      { map: { osgiliath: { gondor: [1] }, "north-ithilien": { sauron: [2] } } },
      ...dice(5, 1, 1),
    ).plays("free-peoples", "figure:gondor-elite");
    expect(count(t, "north-ithilien", regularOf(SAURON))).toBe(1);
    expect(count(t, "osgiliath", eliteOf(GONDOR))).toBe(1);
    expect(count(t, "osgiliath", leaderOf(GONDOR))).toBe(1);
  });

  test("Faramir's Rangers: either half does alone", () => {
    const t = playing("faramirs-rangers", "muster-army", { map: { osgiliath: { gondor: [1] } } }).plays(
      "free-peoples",
      "figure:gondor-regular",
    );
    expect(count(t, "osgiliath", regularOf(GONDOR))).toBe(2);
    playing(
      "faramirs-rangers",
      "muster-army",
      { map: { osgiliath: { sauron: [1] } } },
      ...dice(1, 1, 1),
    ).awaits("shadow", "act");
    holding("faramirs-rangers", "muster-army").mayNot("free-peoples", "play:faramirs-rangers:muster-army");
  });
});

describe("Armies on the march", () => {
  test("Help Unlooked For: besiegers lose a die for each unit shut inside, but keep one", () => {
    const t = playing("help-unlooked-for", "muster-army", {
      map: {
        "helms-deep": { rohan: [3], isengard: [5] },
        westemnet: { rohan: [2] },
      },
      nations: { rohan: 0, isengard: 0 },
    });
    t.draws(...dice(1, 1), ...dice(1, 1)).plays("free-peoples", "go");
    const rolls = t.heard("shadow", "combat-roll").map(({ facts }) => facts.dice);
    expect(rolls).toEqual([
      [1, 1],
      [1, 1],
    ]);
    expect(t.state.battle?.shutIn).toBe(3);
  });

  test("Help Unlooked For needs an Army beside the besiegers; those inside cannot help themselves by it", () => {
    holding("help-unlooked-for", "muster-army", {
      map: { "helms-deep": { rohan: [3], isengard: [5] } },
      nations: { rohan: 0, isengard: 0 },
    }).mayNot("free-peoples", "play:help-unlooked-for:muster-army");
  });

  test("Paths of the Woses: from anywhere in Rohan straight to Minas Tirith, out of a siege too", () => {
    const t = playing("paths-of-the-woses", "muster-army", {
      map: { "helms-deep": { rohan: [2, 0, 1], isengard: [5] } },
      nations: { rohan: 0 },
    });
    t.plays("free-peoples", "go");
    expect(count(t, "minas-tirith", regularOf(ROHAN))).toBe(2);
    expect(count(t, "minas-tirith", leaderOf(ROHAN))).toBe(1);
    expect(t.state.control[region("helms-deep")]).not.toBe(FREE);
    expect(count(t, "helms-deep", regularOf(ISENGARD))).toBe(5);
  });

  test("Paths of the Woses: with Minas Tirith besieged, to a region beside it", () => {
    const position: Position = {
      map: {
        "minas-tirith": { gondor: [1], sauron: [3] },
        osgiliath: { sauron: [1] },
        folde: { rohan: [1] },
      },
      nations: { rohan: 0 },
    };
    const t = playing("paths-of-the-woses", "muster-army", position).mayOnly(
      "free-peoples",
      "to:druadan-forest",
      "to:lossarnach",
    );
    t.plays("free-peoples", "to:lossarnach");
    expect(count(t, "lossarnach", regularOf(ROHAN))).toBe(1);
    holding("paths-of-the-woses", "muster-army", { ...position, nations: { rohan: 1 } }).mayNot(
      "free-peoples",
      "play:paths-of-the-woses:muster-army",
    );
  });

  test("Through a Day and a Night: an Army goes two regions, a Companion with it", () => {
    const t = playing("through-a-day-and-a-night", "muster-army", {
      map: { edoras: { rohan: [2, 0, 1], characters: ["gimli"] }, folde: { rohan: [1] } },
      nations: { rohan: 0 },
    });
    while (t.ask("free-peoples")?.prompt !== "stay" && t.ask("free-peoples")) {
      const options = t.options("free-peoples");
      const on = options.find((word) => word === "to:fords-of-isen" || word === "from:edoras");
      if (!on) break;
      t.plays("free-peoples", on);
    }
    expect(t.options("free-peoples")).not.toContain("stay:gimli:1");
    t.plays("free-peoples", "stay:rohan-regular:1", "go");
    expect(t.state.at[GIMLI]).toBe(region("fords-of-isen"));
    expect(count(t, "fords-of-isen", regularOf(ROHAN))).toBe(1);
  });

  test("Through a Day and a Night needs a Companion with an Army", () => {
    holding("through-a-day-and-a-night", "muster-army", {
      map: { edoras: { rohan: [2, 0, 1] } },
      nations: { rohan: 0 },
    }).mayNot("free-peoples", "play:through-a-day-and-a-night:muster-army");
  });
});
