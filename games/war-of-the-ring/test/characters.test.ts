/** 7.3 and 7.4: Companions, Nazgûl and Minions move on their own. */
import { describe, expect, test } from "vitest";
import { BOROMIR, MERIADOC, MOUTH_OF_SAURON, PEREGRIN, STRIDER, WITCH_KING } from "../data/ids.ts";
import { type RegionName, region } from "../data/regionnames.ts";
import type { Position } from "../position.ts";
import { at } from "./table.ts";

const free = (map: NonNullable<Position["map"]>, more: Position = {}) =>
  at({ map, dice: { "free-peoples": ["character"], shadow: ["army"] }, ...more }).plays(
    "free-peoples",
    "companions:character",
  );
const shadow = (map: NonNullable<Position["map"]>, more: Position = {}) =>
  at({ map, acting: "shadow", dice: { "free-peoples": ["event"], shadow: ["character"] }, ...more }).plays(
    "shadow",
    "minions:character",
  );
const to = (...names: RegionName[]): string[] => names.map((name) => `to:${name}`);

describe("Companions move", () => {
  test("7.3.1: any of those on the map, each once; others stay", () => {
    const t = free({
      bree: { characters: ["meriadoc"] },
      carrock: { characters: ["boromir"] },
      dale: { characters: ["gimli"] },
    })
      .mayOnly("free-peoples", "character:meriadoc", "character:boromir", "character:gimli")
      .plays("free-peoples", "character:meriadoc", "to:buckland")
      .mayOnly("free-peoples", "character:boromir", "character:gimli", "done")
      .plays("free-peoples", "character:boromir", "to:rhosgobel", "done")
      .awaits("shadow", "act");
    expect(t.state.at[BOROMIR]).toBe(region("rhosgobel"));
  });

  test("5.3.2: at least one moves", () => {
    free({ bree: { characters: ["meriadoc"] } }).mayNot("free-peoples", "done");
  });

  test("7.3.2: alone up to his Level", () => {
    free({ bree: { characters: ["meriadoc"] } }).mayOnly(
      "free-peoples",
      ...to("buckland", "north-downs", "south-downs", "weather-hills"),
    );
  });

  test("7.3.3: a group goes together, as far as the highest Level in it", () => {
    const t = free({ bree: { characters: ["strider", "peregrin"] } })
      .plays("free-peoples", "character:strider", "character:peregrin", "to:rivendell")
      .awaits("shadow", "act");
    expect(t.state.at[STRIDER]).toBe(region("rivendell"));
    expect(t.state.at[PEREGRIN]).toBe(region("rivendell"));
  });

  test("7.3.3: who goes together is named in any order", () => {
    const t = free({ bree: { characters: ["strider", "boromir", "peregrin"] } })
      .plays("free-peoples", "character:peregrin")
      .may("free-peoples", "character:strider", "character:boromir")
      .plays("free-peoples", "character:strider", "to:rivendell");
    expect(t.state.at[STRIDER]).toBe(region("rivendell"));
    expect(t.state.at[PEREGRIN]).toBe(region("rivendell"));
  });

  test("0.1.3, 7.3.7: a figure with only one way to go is not asked for it", () => {
    const t = free({ nurn: { characters: ["meriadoc"] }, dale: { characters: ["gimli"] } })
      .plays("free-peoples", "character:meriadoc")
      .mayOnly("free-peoples", "character:gimli", "done");
    expect(t.state.at[MERIADOC]).toBe(region("gorgoroth"));
  });

  test("7.3.3: only from the same region; several groups may leave it for different places", () => {
    const t = free({
      bree: { characters: ["strider", "peregrin", "meriadoc"] },
      dale: { characters: ["gimli"] },
    })
      .plays("free-peoples", "character:strider")
      .mayNot("free-peoples", "character:gimli")
      .plays(
        "free-peoples",
        "to:hollin",
        "character:meriadoc",
        "to:buckland",
        "character:peregrin",
        "to:north-downs",
      );
    expect(t.state.at[STRIDER]).toBe(region("hollin"));
    expect(t.state.at[PEREGRIN]).toBe(region("north-downs"));
  });

  test("7.3.4: enemy Armies do not matter", () => {
    free({ dagorlad: { characters: ["boromir"] }, "north-ithilien": { sauron: [5] } }).may(
      "free-peoples",
      ...to("north-ithilien", "osgiliath"),
    );
  });

  test("7.3.5: they stop at a Stronghold that the Shadow controls, but may start from one", () => {
    const t = free({ dagorlad: { characters: ["strider"] } });
    t.may("free-peoples", "to:morannon").mayNot("free-peoples", "to:gorgoroth");
    free({ morannon: { characters: ["strider"] } }).may(
      "free-peoples",
      ...to("gorgoroth", "dagorlad", "noman-lands"),
    );
  });

  test("7.3.6: they neither enter nor leave a besieged Stronghold of their own", () => {
    const siege = { gondor: [1], sauron: [1] } as const;
    free({ osgiliath: { characters: ["boromir"] }, "minas-tirith": siege }).mayNot(
      "free-peoples",
      "to:minas-tirith",
    );
    at({
      map: { "minas-tirith": { ...siege, characters: ["boromir"] } },
      dice: { "free-peoples": ["character"], shadow: ["army"] },
    }).mayNot("free-peoples", "companions:character");
  });

  test("7.3.7: never across a black border", () => {
    free({ lamedon: { characters: ["meriadoc"] } }).mayOnly(
      "free-peoples",
      ...to("dol-amroth", "erech", "pelargir"),
    );
  });

  test("7.3.8: where one ends beside an Army he is part of it", () => {
    at({
      map: { edoras: { rohan: [1] }, westemnet: { characters: ["boromir"] } },
      nations: { rohan: 0 },
      dice: { "free-peoples": ["character", "character"], shadow: ["army", "army"] },
    })
      .mayNot("free-peoples", "armies:character")
      .plays("free-peoples", "companions:character", "to:edoras")
      .plays("shadow", "skip:army")
      .plays("free-peoples", "armies:character", "move:edoras:folde")
      .awaits("shadow");
  });

  test("Shadowfax: Gandalf the White goes four regions alone or with one Hobbit, and three with others", () => {
    const ride = (...others: readonly ("boromir" | "meriadoc" | "peregrin")[]) =>
      free({ bree: { characters: ["gandalf-the-white", "meriadoc", "peregrin", "boromir"] } }).plays(
        "free-peoples",
        ...others.map((one) => `character:${one}`),
        "character:gandalf-the-white",
      );
    ride().may("free-peoples", "to:high-pass");
    ride("meriadoc").may("free-peoples", "to:high-pass");
    ride("meriadoc", "peregrin").mayNot("free-peoples", "to:high-pass").may("free-peoples", "to:rivendell");
    ride("boromir").mayNot("free-peoples", "to:high-pass").may("free-peoples", "to:rivendell");
  });
});

describe("Nazgûl and Minions move", () => {
  test("7.4.1, 7.4.2: any or all, each once and anywhere", () => {
    const t = shadow({ "barad-dur": { sauron: [1], nazgul: 2 } })
      .plays("shadow", "to:the-shire")
      .mayOnly("shadow", "from:barad-dur", "done")
      .plays("shadow", "from:barad-dur", "to:bree")
      .awaits("free-peoples", "act");
    expect(t.state.nazgul[region("the-shire")]).toBe(1);
    expect(t.state.nazgul[region("bree")]).toBe(1);
  });

  test("7.4.1: who has flown does not fly on, though others there may", () => {
    shadow({ "barad-dur": { nazgul: 1 }, bree: { nazgul: 1 } })
      .plays("shadow", "from:barad-dur", "to:bree")
      .mayOnly("shadow", "from:bree", "done")
      .plays("shadow", "from:bree", "to:barad-dur")
      .awaits("free-peoples", "act");
  });

  test("7.4.3: not to a Stronghold of the Free Peoples, even an empty one, unless the Shadow besieges it", () => {
    shadow({ "barad-dur": { nazgul: 1 }, lorien: { elves: [1], sauron: [1] }, erebor: {} })
      .mayNot("shadow", "to:erebor")
      .mayNot("shadow", "to:minas-tirith")
      .may("shadow", "to:lorien", "to:edoras");
  });

  test("7.4.4, AMB-42: into and out of a besieged Stronghold of the Shadow", () => {
    const siege = { sauron: [1], elves: [2], nazgul: 1 } as const;
    const t = shadow({ "dol-guldur": siege, morannon: { nazgul: 1 } }).plays(
      "shadow",
      "from:morannon",
      "to:dol-guldur",
    );
    t.plays("shadow", "from:dol-guldur", "to:morannon");
    expect(t.state.nazgul[region("dol-guldur")]).toBe(1);
  });

  test("7.4.5: the Witch-king flies like a Nazgûl", () => {
    const t = shadow({ "minas-morgul": { sauron: [1], characters: ["witch-king"] } }).plays(
      "shadow",
      "to:fangorn",
    );
    expect(t.state.at[WITCH_KING]).toBe(region("fangorn"));
  });

  test("7.4.6, AMB-20: the Mouth of Sauron walks three regions, past enemies, but into no Stronghold of theirs", () => {
    const t = shadow({
      "north-ithilien": { characters: ["mouth-of-sauron"] },
      osgiliath: { gondor: [2] },
    });
    t.may("shadow", ...to("osgiliath", "druadan-forest", "gorgoroth", "lossarnach"))
      .mayNot("shadow", "to:minas-tirith")
      .mayNot("shadow", "to:edoras");
    t.plays("shadow", "to:druadan-forest");
    expect(t.state.at[MOUTH_OF_SAURON]).toBe(region("druadan-forest"));
  });

  test("7.4.6: he stops in the siege of a Free Peoples Stronghold, and does not leave or enter his own under siege", () => {
    shadow({
      osgiliath: { characters: ["mouth-of-sauron"] },
      "minas-tirith": { gondor: [1], sauron: [1] },
    }).may("shadow", "to:minas-tirith");
    at({
      map: { "dol-guldur": { sauron: [1], elves: [1], characters: ["mouth-of-sauron"] } },
      acting: "shadow",
      dice: { "free-peoples": ["event"], shadow: ["character"] },
    }).mayNot("shadow", "minions:character");
    shadow({
      "dol-guldur": { sauron: [1], elves: [1] },
      "north-anduin-vale": { characters: ["mouth-of-sauron"] },
    }).mayNot("shadow", "to:dol-guldur");
  });

  test("7.4.7: Saruman never leaves Orthanc", () => {
    at({
      map: { orthanc: { characters: ["saruman"] } },
      acting: "shadow",
      dice: { "free-peoples": ["event"], shadow: ["character"] },
    }).mayNot("shadow", "minions:character");
  });
});
