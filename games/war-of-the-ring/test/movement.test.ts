/** 8.1, 8.5: Armies move. */
import { describe, expect, test } from "vitest";
import {
  eliteOf,
  FREE,
  GONDOR,
  leaderOf,
  NAZGUL,
  person,
  ROHAN,
  regularOf,
  SAURON,
  SHADOW,
  SOUTHRONS,
  STRIDER,
} from "../data/ids.ts";
import { region } from "../data/regionnames.ts";
import { isActive } from "../facts.ts";
import { count, free, shadow, units } from "./moves.ts";

describe("one Army moves to an adjacent region", () => {
  test("8.5.1: with an Army result up to two Armies move, each to a region next to it", () => {
    const t = shadow({ dagorlad: { sauron: [1] }, "noman-lands": { sauron: [1] } })
      .plays("shadow", "armies:army", "move:dagorlad:north-ithilien")
      .awaits("shadow", "move")
      .may("shadow", "done", "move:noman-lands:dagorlad")
      .plays("shadow", "move:noman-lands:dagorlad")
      .awaits("free-peoples", "act");
    expect(units(t.state, SHADOW, "north-ithilien")).toBe(1);
    expect(units(t.state, SHADOW, "dagorlad")).toBe(1);
  });

  test("8.5.1: the second Army may be left alone", () => {
    const t = shadow({ dagorlad: { sauron: [1] }, "noman-lands": { sauron: [1] } })
      .plays("shadow", "armies:army", "move:dagorlad:north-ithilien", "done")
      .awaits("free-peoples", "act");
    expect(units(t.state, SHADOW, "noman-lands")).toBe(1);
  });

  test("8.5.1: with a Character result one Army moves", () => {
    shadow(
      { dagorlad: { sauron: [1], nazgul: 1 }, "noman-lands": { sauron: [1], nazgul: 1 } },
      {},
      "character",
    )
      .plays("shadow", "armies:character", "move:dagorlad:north-ithilien")
      .awaits("free-peoples", "act");
  });

  test("2.1.2: not across a black border", () => {
    shadow({ "minas-morgul": { sauron: [1] } })
      .plays("shadow", "armies:army")
      .mayOnly(
        "shadow",
        "move:minas-morgul:gorgoroth",
        "move:minas-morgul:north-ithilien",
        "move:minas-morgul:south-ithilien",
      );
  });

  test("2.4.2, 8.5.9: never into a region with enemy units", () => {
    shadow({ osgiliath: { sauron: [1] }, "minas-tirith": { gondor: [1] } }, { nations: { sauron: 0 } })
      .plays("shadow", "armies:army")
      .mayNot("shadow", "move:osgiliath:minas-tirith");
  });

  test("8.5.9, 10.7.1: but into the siege of an enemy Stronghold by one's own side", () => {
    const t = shadow(
      { osgiliath: { sauron: [1] }, "minas-tirith": { gondor: [1], sauron: [2] } },
      { nations: { sauron: 0 } },
    ).plays("shadow", "armies:army", "move:osgiliath:minas-tirith", "done");
    expect(units(t.state, SHADOW, "minas-tirith")).toBe(3);
  });

  test("2.5.4, 8.5.9: not into the siege of one's own Stronghold", () => {
    free({ lossarnach: { gondor: [1] }, "minas-tirith": { gondor: [1], sauron: [2] } })
      .plays("free-peoples", "armies:muster-army")
      .mayNot("free-peoples", "move:lossarnach:minas-tirith");
  });

  test("8.5.10: an Army shut in a besieged Stronghold does not move", () => {
    free({ "minas-tirith": { gondor: [3], sauron: [2] } }).mayNot("free-peoples", "armies:muster-army");
  });

  test("10.4.7: the besiegers may leave", () => {
    shadow({ "minas-tirith": { gondor: [3], sauron: [2] } }, { nations: { sauron: 0 } })
      .plays("shadow", "armies:army")
      .may("shadow", "move:minas-tirith:osgiliath");
  });

  test("2.4.8, 8.5.12: enemy Companions without units neither bar the way nor go along", () => {
    const t = shadow({ "noman-lands": { sauron: [1] }, dagorlad: { characters: ["boromir"] } }).plays(
      "shadow",
      "armies:army",
      "move:noman-lands:dagorlad",
    );
    expect(t.state.at[2]).toBe(region("dagorlad"));
  });

  test("8.5.11, 10.9.1: an empty enemy Settlement is entered and taken", () => {
    const t = shadow({ osgiliath: { sauron: [1] } }, { nations: { sauron: 0, gondor: [2, false] } }).plays(
      "shadow",
      "armies:army",
      "move:osgiliath:minas-tirith",
    );
    expect(t.state.control[region("minas-tirith")]).toBe(SHADOW);
    expect(t.state.points[SHADOW]).toBe(2);
    expect(isActive(t.state, GONDOR)).toBe(true);
    expect(t.state.steps[GONDOR]).toBe(1);
  });

  test("AMB-04: by the Chinese rulebook an enemy's Strongholds are entered, not his Towns and Cities", () => {
    const t = shadow(
      { osgiliath: { sauron: [1] }, edoras: {}, folde: {} },
      { options: { chineseRulebook: true }, nations: { sauron: 0 } },
    ).plays("shadow", "armies:army");
    t.may("shadow", "move:osgiliath:minas-tirith").mayNot("shadow", "move:osgiliath:lossarnach");
  });

  test("8.5.8: the same Army may move again with another die", () => {
    shadow({ dagorlad: { sauron: [1] } }, { dice: { "free-peoples": ["event"], shadow: ["army", "army"] } })
      .plays("shadow", "armies:army", "move:dagorlad:north-ithilien")
      .plays("free-peoples", "skip:event")
      .plays("shadow", "armies:army")
      .may("shadow", "move:north-ithilien:osgiliath");
  });

  test("A Power too Great: no Shadow Army is moved into Lórien, Rivendell or the Grey Havens", () => {
    shadow({ "dimrill-dale": { sauron: [1] } }, { table: ["a-power-too-great"], nations: { sauron: 0 } })
      .plays("shadow", "armies:army")
      .mayNot("shadow", "move:dimrill-dale:lorien");
  });
});

describe("who goes and who stays", () => {
  test("8.5.2, 8.1.3: any part with a unit may go", () => {
    const t = shadow(
      { dagorlad: { sauron: [2, 1], southrons: [1], nazgul: 1 } },
      { nations: { sauron: 0, southrons: 0 } },
    )
      .plays("shadow", "armies:army", "move:dagorlad:north-ithilien")
      .awaits("shadow", "stay")
      .may("shadow", "go", "stay:sauron-regular:2", "stay:nazgul:1", "stay:southrons-regular:1")
      .plays("shadow", "stay:sauron-regular:1", "stay:nazgul:1", "go");
    expect(count(t.state, "dagorlad", regularOf(SAURON))).toBe(1);
    expect(count(t.state, "dagorlad", NAZGUL)).toBe(1);
    expect(count(t.state, "north-ithilien", eliteOf(SAURON))).toBe(1);
    expect(count(t.state, "north-ithilien", regularOf(SOUTHRONS))).toBe(1);
  });

  test("8.1.1: an Army may be of several Nations", () => {
    const t = free(
      { "druadan-forest": { rohan: [1], gondor: [1] } },
      { nations: { rohan: 0, gondor: 0 } },
    ).plays("free-peoples", "armies:muster-army", "move:druadan-forest:folde", "go");
    expect(units(t.state, FREE, "folde")).toBe(2);
  });

  test("8.5.2: the last unit cannot stay when the others do", () => {
    shadow({ dagorlad: { sauron: [1], nazgul: 2 } })
      .plays("shadow", "armies:army", "move:dagorlad:north-ithilien")
      .mayOnly("shadow", "go", "stay:nazgul:1", "stay:nazgul:2");
  });

  test("8.5.3: with a Character result a Leader, Nazgûl or Character goes along", () => {
    shadow({ dagorlad: { sauron: [2], nazgul: 1 } }, {}, "character")
      .plays("shadow", "armies:character", "move:dagorlad:north-ithilien")
      .mayOnly("shadow", "go", "stay:sauron-regular:1");
    shadow({ dagorlad: { sauron: [2] } }, {}, "character").mayNot("shadow", "armies:character");
  });

  test("8.5.3, 7.1.2: Saruman leads nobody out of Orthanc and never goes along", () => {
    shadow(
      { orthanc: { isengard: [2], characters: ["saruman"] } },
      { nations: { isengard: 0 } },
      "character",
    ).mayNot("shadow", "armies:character");
    const t = shadow(
      { orthanc: { isengard: [1], characters: ["saruman"] } },
      { nations: { isengard: 0 } },
    ).plays("shadow", "armies:army", "move:orthanc:gap-of-rohan");
    expect(t.state.at[12]).toBe(region("orthanc"));
  });

  test("Servants of the White Hand: with Saruman in play an Isengard Elite leads", () => {
    shadow(
      { orthanc: { isengard: [1, 1], characters: ["saruman"] } },
      { nations: { isengard: 0 } },
      "character",
    )
      .plays("shadow", "armies:character", "move:orthanc:gap-of-rohan")
      .mayOnly("shadow", "go", "stay:isengard-regular:1");
    shadow({ orthanc: { isengard: [1, 1] } }, { nations: { isengard: 0 } }, "character").mayNot(
      "shadow",
      "armies:character",
    );
  });

  test("8.5.4: Free Peoples Leaders do not stay without a unit", () => {
    free({ osgiliath: { gondor: [1, 0, 2] } }, { nations: { gondor: 0 } })
      .plays("free-peoples", "armies:muster-army", "move:osgiliath:druadan-forest")
      .awaits("shadow", "act");
    free({ osgiliath: { gondor: [2, 0, 1] } }, { nations: { gondor: 0 } })
      .plays("free-peoples", "armies:muster-army", "move:osgiliath:druadan-forest")
      .mayOnly("free-peoples", "go", "stay:gondor-regular:1", "stay:gondor-leader:1")
      .plays("free-peoples", "stay:gondor-regular:1")
      .mayOnly("free-peoples", "go", "stay:gondor-leader:1");
  });

  test("8.5.4: in any order: a Leader may be left first, and then a unit has to be", () => {
    const t = free(
      { "druadan-forest": { rohan: [2, 0, 1], gondor: [1] } },
      { nations: { rohan: 0, gondor: 0 } },
    )
      .plays("free-peoples", "armies:muster-army", "move:druadan-forest:folde", "stay:rohan-leader:1")
      .mayNot("free-peoples", "go")
      .plays("free-peoples", "stay:gondor-regular:1")
      .may("free-peoples", "go")
      .plays("free-peoples", "go");
    expect(units(t.state, FREE, "folde")).toBe(2);
    expect(count(t.state, "druadan-forest", leaderOf(ROHAN))).toBe(1);
  });

  test("2.4.6, 2.4.7, 8.5.5: Nazgûl and Characters may stay alone", () => {
    const t = free({ osgiliath: { gondor: [1], characters: ["boromir"] } }).plays(
      "free-peoples",
      "armies:muster-army",
      "move:osgiliath:druadan-forest",
      "stay:boromir:1",
    );
    expect(t.state.at[2]).toBe(region("osgiliath"));
    shadow({ dagorlad: { sauron: [1], nazgul: 2 } }, {}, "character")
      .plays("shadow", "armies:character", "move:dagorlad:noman-lands")
      .mayOnly("shadow", "go", "stay:nazgul:1");
  });

  test("7.3.9, 7.4.8: Characters go with an Army whatever their Level", () => {
    const t = free({ bree: { north: [1], characters: ["meriadoc", "strider"] } }).plays(
      "free-peoples",
      "armies:muster-army",
      "move:bree:buckland",
      "go",
    );
    expect(count(t.state, "buckland", person(STRIDER))).toBe(1);
  });
});

describe("two moves with one die", () => {
  test("8.5.6, AMB-33: no figure moves twice", () => {
    const t = shadow({ dagorlad: { sauron: [1], nazgul: 1 }, "north-ithilien": { sauron: [1] } })
      .plays("shadow", "armies:army", "move:dagorlad:north-ithilien", "go")
      .plays("shadow", "move:north-ithilien:osgiliath")
      .awaits("free-peoples", "act");
    expect(units(t.state, SHADOW, "north-ithilien")).toBe(1);
    expect(count(t.state, "north-ithilien", NAZGUL)).toBe(1);
    expect(units(t.state, SHADOW, "osgiliath")).toBe(1);
  });

  test("8.5.7: both parts may come from one region, and go to the same", () => {
    const t = shadow({ dagorlad: { sauron: [2] } })
      .plays("shadow", "armies:army", "move:dagorlad:north-ithilien", "stay:sauron-regular:1")
      .plays("shadow", "move:dagorlad:north-ithilien");
    expect(units(t.state, SHADOW, "north-ithilien")).toBe(2);
  });

  test("8.5.7: figures that have just come are not carried onward", () => {
    shadow({ dagorlad: { sauron: [1] }, "noman-lands": { sauron: [1] } })
      .plays("shadow", "armies:army", "move:dagorlad:north-ithilien")
      .mayNot("shadow", "move:north-ithilien:osgiliath");
  });

  test("8.1.2: Armies in one region are one when the action is over", () => {
    const t = shadow(
      { dagorlad: { sauron: [1] }, "north-ithilien": { southrons: [1] } },
      { nations: { southrons: 0 } },
    ).plays("shadow", "armies:army", "move:dagorlad:north-ithilien", "done");
    expect(units(t.state, SHADOW, "north-ithilien")).toBe(2);
  });
});
