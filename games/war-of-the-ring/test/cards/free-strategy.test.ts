import { describe, expect, test } from "vitest";
import { type CardName, card } from "../../data/cards.ts";
import {
  DWARVES,
  ELVES,
  eliteOf,
  GONDOR,
  leaderOf,
  NATION,
  type NationName,
  NORTH,
  ROHAN,
  regularOf,
} from "../../data/ids.ts";
import type { RegionName } from "../../data/regionnames.ts";
import { isOnTable } from "../../facts.ts";
import type { Position } from "../../position.ts";
import { count, holding, playing } from "./playing.ts";

describe("cards that recruit a unit and a Leader", () => {
  const companies: readonly (readonly [CardName, RegionName, NationName])[] = [
    ["guards-of-the-citadel", "minas-tirith", "gondor"],
    ["riders-of-theoden", "edoras", "rohan"],
    ["grimbeorn-the-old-son-of-beorn", "carrock", "north"],
    ["imrahil-of-dol-amroth", "dol-amroth", "gondor"],
    ["dain-ironfoots-guard", "erebor", "dwarves"],
  ];
  for (const [name, where, nation] of companies) {
    test(`${name}: in ${where}, though the Nation is at peace`, () => {
      const t = playing(name, "muster").plays("free-peoples", `figure:${nation}-elite`);
      const id = NATION.named(nation);
      expect(count(t, where, eliteOf(id))).toBe(1);
      expect(count(t, where, leaderOf(id))).toBe(1);
      t.awaits("shadow", "act");
    });

    test(`${name}: not where the enemy stands`, () => {
      holding(name, "muster", { map: { [where]: { sauron: [1], control: "shadow" } } }).mayNot(
        "free-peoples",
        `play:${name}:muster`,
      );
    });
  }

  test("they recruit into a besieged Stronghold (8.4.3)", () => {
    const t = playing("guards-of-the-citadel", "muster", {
      map: { "minas-tirith": { gondor: [1], sauron: [3] } },
    }).plays("free-peoples", "figure:gondor-regular");
    expect(count(t, "minas-tirith", regularOf(GONDOR))).toBe(2);
  });

  test("without a Leader left only the unit is recruited (6.3.6)", () => {
    const t = playing("imrahil-of-dol-amroth", "muster", { lost: { gondor: [0, 0, 4] } }).plays(
      "free-peoples",
      "figure:gondor-regular",
    );
    expect(count(t, "dol-amroth", regularOf(GONDOR))).toBe(1);
    expect(count(t, "dol-amroth", leaderOf(GONDOR))).toBe(0);
  });

  test("Riders of Théoden: also where a Companion is in Rohan, a besieged Helm's Deep included", () => {
    const t = playing("riders-of-theoden", "muster", {
      map: { "helms-deep": { rohan: [1], isengard: [2], characters: ["gimli"] } },
    })
      .mayOnly("free-peoples", "to:edoras", "to:helms-deep")
      .plays("free-peoples", "to:helms-deep", "figure:rohan-regular");
    expect(count(t, "helms-deep", regularOf(ROHAN))).toBe(2);
    expect(count(t, "helms-deep", leaderOf(ROHAN))).toBe(1);
  });

  test("Éomer: in any free region of Rohan with a Settlement, so not in a besieged Stronghold", () => {
    const t = playing("eomer-son-of-eomund", "muster", {
      map: { "helms-deep": { rohan: [1], isengard: [2] } },
    })
      .mayOnly("free-peoples", "to:edoras", "to:folde", "to:westemnet")
      .plays("free-peoples", "to:folde", "figure:rohan-elite");
    expect(count(t, "folde", eliteOf(ROHAN))).toBe(1);
    expect(count(t, "folde", leaderOf(ROHAN))).toBe(1);
  });

  test("The Red Arrow: Rohan advances, and comes to Edoras, once Gondor is active", () => {
    holding("the-red-arrow", "muster").mayNot("free-peoples", "play:the-red-arrow:muster");
    const t = playing("the-red-arrow", "muster", { nations: { gondor: [2, true], rohan: [3, false] } }).plays(
      "free-peoples",
      "figure:rohan-elite",
    );
    expect(t.state.steps[ROHAN]).toBe(2);
    expect(count(t, "edoras", eliteOf(ROHAN))).toBe(1);
    expect(count(t, "edoras", leaderOf(ROHAN))).toBe(1);
  });

  test("Círdan's Ships: two Elven units in one coastal region with an Army, when the Elves are At War", () => {
    const map = {
      "dol-amroth": { gondor: [1] },
      pelargir: { gondor: [1] },
      lossarnach: { gondor: [1] },
    } as const;
    holding("cirdans-ships", "muster", { map }).mayNot("free-peoples", "play:cirdans-ships:muster");
    const t = playing("cirdans-ships", "muster", { map, nations: { elves: 0 } })
      .mayOnly("free-peoples", "to:dol-amroth", "to:pelargir")
      .plays("free-peoples", "to:pelargir", "figure:elves-elite", "figure:elves-regular");
    expect(count(t, "pelargir", eliteOf(ELVES))).toBe(1);
    expect(count(t, "pelargir", regularOf(ELVES))).toBe(1);
  });
});

describe("cards that recruit and draw a Strategy card", () => {
  const bands: readonly (readonly [CardName, RegionName])[] = [
    ["celeborns-galadhrim", "lorien"],
    ["kindred-of-glorfindel", "rivendell"],
    ["thranduils-archers", "woodland-realm"],
  ];
  for (const [name, where] of bands) {
    test(`${name}: an Elven unit in ${where}`, () => {
      const t = playing(name, "muster").draws(0).plays("free-peoples", "figure:elves-elite");
      expect(count(t, where, eliteOf(ELVES))).toBe(1);
      expect(t.state.handCount.slice(0, 2)).toEqual([0, 1]);
    });
  }

  test("king-brands-men: two Regulars of the North in Dale", () => {
    const t = playing("king-brands-men", "muster", {}, 0);
    expect(count(t, "dale", regularOf(NORTH))).toBe(2);
    expect(t.state.handCount.slice(0, 2)).toEqual([0, 1]);
  });

  test("swords-in-eriador: the North in the Shire, the Dwarves in Ered Luin", () => {
    const t = playing("swords-in-eriador", "muster")
      .draws(0)
      .plays("free-peoples", "figure:north-regular", "figure:dwarves-elite");
    expect(count(t, "the-shire", regularOf(NORTH))).toBe(1);
    expect(count(t, "ered-luin", eliteOf(DWARVES))).toBe(1);
    expect(t.state.handCount.slice(0, 2)).toEqual([0, 1]);
  });

  test("they may be played for the draw alone", () => {
    const map = { dale: { sauron: [1], control: "shadow" } } as const;
    const t = playing("king-brands-men", "muster", { map }, 0);
    expect(count(t, "dale", regularOf(NORTH))).toBe(0);
    expect(t.state.handCount.slice(0, 2)).toEqual([0, 1]);
  });
});

describe("cards that lie on the table", () => {
  test("The Last Battle needs Aragorn with an Army outside the Free Peoples' Nations", () => {
    const army = { gondor: [1], characters: ["aragorn"] } as const;
    const t = playing("the-last-battle", "muster-army", { map: { osgiliath: army }, dead: ["strider"] });
    expect(isOnTable(t.state, card("the-last-battle"))).toBe(true);
    for (const map of [
      { "minas-tirith": army },
      { osgiliath: { characters: ["aragorn"] } },
      { osgiliath: { gondor: [1], characters: ["strider"] } },
    ] satisfies Position["map"][])
      holding("the-last-battle", "muster-army", { map }).mayNot(
        "free-peoples",
        "play:the-last-battle:muster-army",
      );
  });

  test("A Power too Great: the Elves advance, and it lies there", () => {
    const t = playing("a-power-too-great", "muster-army", { nations: { elves: [3, true] } });
    expect(t.state.steps[ELVES]).toBe(2);
    expect(isOnTable(t.state, card("a-power-too-great"))).toBe(true);
  });

  test("A Power too Great: no Shadow Army moves into Lórien, Rivendell or the Grey Havens, or attacks there", () => {
    const table = ["a-power-too-great"] as const;
    const map: Position["map"] = {
      "dimrill-dale": { sauron: [2] },
      lorien: { elves: [1] },
      "fords-of-bruinen": { sauron: [2] },
    };
    const nations: Position["nations"] = { sauron: 0, elves: 0 };
    const dice: Position["dice"] = { "free-peoples": ["event"], shadow: ["army"] };
    const free = holding("elven-cloaks", "character", { map, nations, dice }).plays(
      "free-peoples",
      "skip:character",
    );
    expect(free.options("shadow")).toContain("attack-with:army");
    const closed = holding("elven-cloaks", "character", { map, nations, dice, table }).plays(
      "free-peoples",
      "skip:character",
    );
    expect(closed.options("shadow")).not.toContain("attack-with:army");
    closed.plays("shadow", "armies:army");
    expect(closed.options("shadow")).not.toContain("move:fords-of-bruinen:rivendell");
    expect(closed.options("shadow")).toContain("move:fords-of-bruinen:trollshaws");
  });

  test("A Power too Great: besiegers do not attack either, but they may leave", () => {
    const t = holding("elven-cloaks", "character", {
      table: ["a-power-too-great"],
      map: { lorien: { elves: [1], sauron: [2] } },
      nations: { sauron: 0 },
    }).plays("free-peoples", "skip:character");
    expect(t.options("shadow")).not.toContain("attack-with:army");
    t.plays("shadow", "armies:army").may("shadow", "move:lorien:dimrill-dale");
  });

  test("The Power of Tom Bombadil: the North advances, and the Shadow keeps out of his country", () => {
    const t = playing("the-power-of-tom-bombadil", "muster-army", {
      nations: { north: [3, true], sauron: 0 },
      map: { "weather-hills": { sauron: [1] }, bree: { sauron: [1], control: "shadow" } },
    });
    expect(t.state.steps[NORTH]).toBe(2);
    expect(isOnTable(t.state, card("the-power-of-tom-bombadil"))).toBe(true);
    t.plays("shadow", "armies:army");
    for (const to of ["old-forest", "the-shire", "buckland"])
      expect(t.options("shadow")).not.toContain(`move:bree:${to}`);
    expect(t.options("shadow")).toContain("move:bree:south-downs");
  });

  test("the Shadow gets rid of them with any die, an Army card and a Character card from its hand", () => {
    const t = holding("elven-cloaks", "character", {
      table: ["a-power-too-great"],
      hands: { shadow: ["olog-hai", "orc-patrol", "monsters-roused"] },
      dice: { "free-peoples": ["event"], shadow: ["muster", "army"] },
    })
      .plays("free-peoples", "skip:character")
      .plays("shadow", "remove:a-power-too-great:muster")
      .mayOnly("shadow", "discard:olog-hai")
      .plays("shadow", "discard:olog-hai", "discard:orc-patrol");
    expect(isOnTable(t.state, card("a-power-too-great"))).toBe(false);
    expect(t.state.handCount.slice(2, 4)).toEqual([0, 1]);
    expect(t.state.buriedCount.slice(2, 4)).toEqual([1, 1]);
  });

  test("the Shadow needs both cards for it", () => {
    holding("elven-cloaks", "character", {
      table: ["the-power-of-tom-bombadil"],
      hands: { shadow: ["olog-hai", "monsters-roused"] },
      dice: { "free-peoples": ["event"], shadow: ["muster", "army"] },
    })
      .plays("free-peoples", "skip:character")
      .mayNot("shadow", "remove:the-power-of-tom-bombadil:muster");
  });
});
