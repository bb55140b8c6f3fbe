import { describe, expect, test } from "vitest";
import {
  ARAGORN,
  eliteOf,
  FREE,
  GANDALF_THE_WHITE,
  GIMLI,
  GONDOR,
  ISENGARD,
  LEGOLAS,
  NAZGUL,
  person,
  ROHAN,
  regularOf,
  SARUMAN,
  SAURON,
  SHADOW,
  SOUTHRONS,
  WITCH_KING,
} from "../../data/ids.ts";
import { region } from "../../data/regionnames.ts";
import { TILE_NAMES } from "../../data/tiles.ts";
import type { Position } from "../../position.ts";
import { DEAD, WAITING } from "../../state.ts";
import { dice } from "../table.ts";
import { count, holding, playing } from "./playing.ts";

const tileNumber = (name: string): number => TILE_NAMES.indexOf(name);

describe("The Eagles are Coming!", () => {
  const map = {
    dale: { north: [1], characters: ["gimli"] },
    erebor: { sauron: [2], nazgul: 3, characters: ["witch-king"] },
  } satisfies Position["map"];

  test("kills a Nazgûl for each 5 or 6, and the rest flies to one Sauron Stronghold", () => {
    const t = playing("the-eagles-are-coming", "character", { map }, ...dice(5, 1, 4)).plays(
      "free-peoples",
      "to:dol-guldur",
    );
    expect(count(t, "erebor", NAZGUL)).toBe(0);
    expect(count(t, "dol-guldur", NAZGUL)).toBe(2);
    expect(t.state.pool[SAURON * 3 + 2]).toBe(6);
    expect(count(t, "erebor", person(WITCH_KING))).toBe(1);
  });

  test("those in a Sauron Stronghold must leave it for another one; where there is no other, they stay (AMB-93)", () => {
    const near = {
      "north-ithilien": { gondor: [1], characters: ["gimli"] },
      "minas-morgul": { sauron: [2], nazgul: 1 },
    } satisfies Position["map"];
    const t = playing("the-eagles-are-coming", "character", { map: near }, ...dice(1))
      .mayNot("free-peoples", "to:minas-morgul")
      .plays("free-peoples", "to:moria");
    expect([count(t, "minas-morgul", NAZGUL), count(t, "moria", NAZGUL)]).toEqual([0, 1]);
    const lost = Object.fromEntries(
      ["barad-dur", "dol-guldur", "morannon", "moria", "mount-gundabad"].map((where) => [
        where,
        { control: "free-peoples" } as const,
      ]),
    );
    const cornered = playing("the-eagles-are-coming", "character", { map: { ...near, ...lost } }, ...dice(1));
    cornered.awaits("shadow", "act");
    expect(count(cornered, "minas-morgul", NAZGUL)).toBe(1);
  });

  test("needs an Army with a Companion beside an Army with Nazgûl other than the Witch-king", () => {
    for (const wrong of [
      { dale: { characters: ["gimli"] }, erebor: { sauron: [2], nazgul: 3 } },
      { dale: { north: [1] }, erebor: { sauron: [2], nazgul: 3 } },
      { dale: { north: [1], characters: ["gimli"] }, erebor: { nazgul: 3 } },
      { dale: { north: [1], characters: ["gimli"] }, erebor: { sauron: [2], characters: ["witch-king"] } },
    ] satisfies Position["map"][])
      holding("the-eagles-are-coming", "character", { map: wrong }).mayNot(
        "free-peoples",
        "play:the-eagles-are-coming:character",
      );
  });

  test("asks which Army if there are several, and works in a siege", () => {
    const t = playing("the-eagles-are-coming", "character", {
      map: {
        ...map,
        dale: { ...map.dale },
        "woodland-realm": { elves: [1], sauron: [2], nazgul: 1, characters: ["legolas"] },
      },
    }).mayOnly("free-peoples", "to:erebor", "to:woodland-realm");
    t.draws(...dice(6)).plays("free-peoples", "to:woodland-realm");
    expect(count(t, "woodland-realm", NAZGUL)).toBe(0);
    expect(count(t, "erebor", NAZGUL)).toBe(3);
  });
});

describe("The Ents Awake", () => {
  const map = {
    fangorn: { characters: ["gandalf-the-white"] },
    orthanc: { isengard: [4, 1], nazgul: 1, characters: ["saruman"] },
  } satisfies Position["map"];
  const nations: Position["nations"] = { isengard: 1 };
  const three = ["the-ents-awake-treebeard", "the-ents-awake-huorns", "the-ents-awake-entmoot"] as const;

  for (const name of three) {
    test(`${name}: each 4 or more is a hit on the Army in Orthanc, and Isengard is attacked`, () => {
      const t = playing(name, "character", { map, nations }, ...dice(3, 4, 6)).plays(
        "shadow",
        "lose:isengard-regular",
        "lose:isengard-regular",
      );
      expect(count(t, "orthanc", regularOf(ISENGARD))).toBe(2);
      expect(t.state.steps[ISENGARD]).toBe(0);
      t.awaits("shadow", "act");
    });
  }

  test("a destroyed Army takes Nazgûl and Saruman with it", () => {
    const orthanc = { isengard: [2], nazgul: 1, characters: ["saruman"] } as const;
    const t = playing(three[0], "character", { map: { ...map, orthanc } }, ...dice(4, 4, 4));
    expect(count(t, "orthanc", NAZGUL)).toBe(0);
    expect(t.state.at[SARUMAN]).toBe(DEAD);
  });

  test("a lone Saruman dies, and nobody is attacked", () => {
    const t = playing(three[1], "character", {
      map: { ...map, orthanc: { characters: ["saruman"] } },
      nations,
    });
    expect(t.state.at[SARUMAN]).toBe(DEAD);
    expect(t.state.steps[ISENGARD]).toBe(1);
  });

  test("with Gandalf near one more Character card may be played at once, without a die", () => {
    const t = playing(
      three[0],
      "character",
      { map, hands: { "free-peoples": ["elven-cloaks", "guards-of-the-citadel"] } },
      ...dice(1, 1, 1),
    )
      .mayOnly("free-peoples", "done", "card:elven-cloaks")
      .plays("free-peoples", "card:elven-cloaks");
    expect(t.state.tiles[tileNumber("elven-cloaks")]).toBe(WAITING);
    t.awaits("shadow", "act");
  });

  test("the question is put to every hand that is not empty", () => {
    playing(
      three[0],
      "character",
      { map, hands: { "free-peoples": ["guards-of-the-citadel"] } },
      ...dice(1, 1, 1),
    ).mayOnly("free-peoples", "done");
  });

  test("with nobody in Orthanc it is played for the free card alone", () => {
    const empty = { fangorn: map.fangorn };
    holding(three[0], "character", { map: empty }).mayNot("free-peoples", `play:${three[0]}:character`);
    playing(three[0], "character", { map: empty, hands: { "free-peoples": ["elven-rope"] } })
      .plays("free-peoples", "card:elven-rope")
      .awaits("shadow");
  });

  test("Gandalf has to be on the map, and a Companion in Fangorn", () => {
    holding(three[0], "character", {
      map: { ...map, fangorn: { characters: ["gimli"] } },
    }).mayNot("free-peoples", `play:${three[0]}:character`);
    const far = {
      ...map,
      fangorn: { characters: ["gimli"] },
      lorien: { characters: ["gandalf-the-white"] },
    } as const;
    const t = playing(three[0], "character", { map: far }, ...dice(1, 1, 1));
    expect(t.state.at[GANDALF_THE_WHITE]).toBe(region("lorien"));
    t.awaits("shadow", "act");
  });
});

describe("Dead Men of Dunharrow", () => {
  const map = {
    edoras: { rohan: [1], characters: ["aragorn", "legolas", "gimli"] },
    pelargir: { southrons: [3], nazgul: 1, control: "shadow" },
  } satisfies Position["map"];
  const position: Position = { map, dead: ["strider"], nations: { southrons: 2 } };

  test("Aragorn rides with those he likes; the Army there is hit, retreats, and the city is taken back", () => {
    const t = playing("dead-men-of-dunharrow", "character", position)
      .plays("free-peoples", "character:legolas", "go")
      .draws(...dice(2))
      .plays("free-peoples", "to:pelargir");
    while (t.ask("shadow")) t.plays("shadow", t.options("shadow")[0]);
    t.plays("free-peoples", "number:2");
    expect(t.state.at[ARAGORN]).toBe(region("pelargir"));
    expect(t.state.at[LEGOLAS]).toBe(region("pelargir"));
    expect(count(t, "edoras", person(GIMLI))).toBe(1);
    expect(count(t, "pelargir", regularOf(SOUTHRONS))).toBe(0);
    expect(count(t, "pelargir", regularOf(GONDOR))).toBe(2);
    expect(t.state.control[region("pelargir")]).toBe(FREE);
    expect(t.state.points[SHADOW]).toBe(0);
    expect(t.state.steps[SOUTHRONS]).toBe(1);
  });

  test("Companions who ride along are named in any order", () => {
    const t = playing("dead-men-of-dunharrow", "character", position)
      .plays("free-peoples", "character:gimli")
      .mayOnly("free-peoples", "go", "character:legolas");
    t.plays("free-peoples", "character:legolas").awaits("free-peoples", "dead-men-of-dunharrow.to");
  });

  test("as many hits as the die shows destroy the Army, with its Nazgûl", () => {
    const t = playing("dead-men-of-dunharrow", "character", position)
      .plays("free-peoples", "go")
      .draws(...dice(3))
      .plays("free-peoples", "to:pelargir", "number:0");
    expect(count(t, "pelargir", regularOf(SOUTHRONS))).toBe(0);
    expect(count(t, "pelargir", NAZGUL)).toBe(0);
    expect(t.state.control[region("pelargir")]).toBe(SHADOW);
  });

  test("an Army without a place to retreat to is destroyed", () => {
    const wall = { gondor: [1] } as const;
    const t = playing("dead-men-of-dunharrow", "character", {
      ...position,
      map: { ...map, lamedon: wall, lossarnach: wall, osgiliath: wall, "west-harondor": wall },
    })
      .plays("free-peoples", "go")
      .draws(...dice(1))
      .plays("free-peoples", "to:pelargir", "number:1");
    expect(count(t, "pelargir", regularOf(SOUTHRONS))).toBe(0);
    expect(count(t, "pelargir", NAZGUL)).toBe(0);
    expect(t.state.control[region("pelargir")]).toBe(FREE);
  });

  test("needs him in Rohan, a besieged Helm's Deep included", () => {
    holding("dead-men-of-dunharrow", "character", {
      map: { "minas-tirith": { gondor: [1], characters: ["strider"] } },
    }).mayNot("free-peoples", "play:dead-men-of-dunharrow:character");
    playing("dead-men-of-dunharrow", "character", {
      map: { "helms-deep": { rohan: [1], isengard: [1], characters: ["strider"] } },
    })
      .mayOnly("free-peoples", "to:erech", "to:lamedon", "to:pelargir")
      .plays("free-peoples", "to:erech")
      .mayOnly("free-peoples", "number:0", "number:1", "number:2", "number:3");
  });
});

describe("the Stewards and the Dúnedain", () => {
  test("House of the Stewards: a unit where Boromir is in Gondor, and two Strategy cards", () => {
    const t = playing("house-of-the-stewards", "character", {
      map: { lossarnach: { characters: ["boromir"] } },
    })
      .draws(0, 0)
      .plays("free-peoples", "figure:gondor-elite");
    expect(count(t, "lossarnach", eliteOf(GONDOR))).toBe(1);
    expect(t.state.handCount.slice(0, 2)).toEqual([0, 2]);
  });

  test("House of the Stewards: Osgiliath is no region of Gondor", () => {
    holding("house-of-the-stewards", "character", {
      map: { osgiliath: { gondor: [1], characters: ["boromir"] } },
    }).mayNot("free-peoples", "play:house-of-the-stewards:character");
  });

  test("The Grey Company: a Regular of Strider's Army dies, an Elite of its Nation comes, and two cards", () => {
    const t = playing("the-grey-company", "character", {
      map: { edoras: { rohan: [2], gondor: [1], characters: ["strider"] } },
    })
      .draws(0, 0)
      .plays("free-peoples", "nation:rohan");
    expect(count(t, "edoras", regularOf(ROHAN))).toBe(1);
    expect(count(t, "edoras", eliteOf(ROHAN))).toBe(1);
    expect(t.state.lost[ROHAN * 3]).toBe(1);
    expect(t.state.handCount.slice(0, 2)).toEqual([0, 2]);
  });

  test("The Grey Company: with no Elite to be had there are only the cards", () => {
    const t = playing(
      "the-grey-company",
      "character",
      { map: { edoras: { rohan: [2], characters: ["strider"] } }, lost: { rohan: [0, 5] } },
      0,
      0,
    );
    expect(count(t, "edoras", regularOf(ROHAN))).toBe(2);
    expect(t.state.handCount.slice(0, 2)).toEqual([0, 2]);
  });
});
