/** 5.4: Elven Rings; abilities that use a die in their own way. */
import { describe, expect, test } from "vitest";
import { GONDOR, SHADOW } from "../data/ids.ts";
import { unusedDice } from "../facts.ts";
import { WAR } from "./acting.ts";
import { at } from "./table.ts";

describe("Elven Rings", () => {
  test("5.4.1: a Ring changes a die, and the same side still acts or passes", () => {
    at({ ...WAR, dice: { "free-peoples": ["event"], shadow: ["army", "army"] } })
      .plays("free-peoples", "ring:event:muster")
      .awaits("free-peoples", "act")
      .may("free-peoples", "pass", "skip:muster", "recruit-with:muster")
      .mayNot("free-peoples", "skip:event");
  });

  test("5.4.2, AMB-59: one Ring a turn", () => {
    at({ ...WAR, dice: { "free-peoples": ["event", "event"], shadow: ["army"] } })
      .plays("free-peoples", "ring:event:muster")
      .mayNot("free-peoples", "ring:event:muster")
      .plays("free-peoples", "skip:muster")
      .plays("shadow", "skip:army")
      .mayNot("free-peoples", "ring:event:muster");
  });

  test("5.4.3, AMB-54: a Ring used by the Free Peoples is the Shadow's, in the same turn; its use ends it", () => {
    const t = at({ ...WAR, rings: [1, 0], dice: { "free-peoples": ["event"], shadow: ["army"] } }).plays(
      "free-peoples",
      "ring:event:muster",
      "skip:muster",
    );
    expect(t.state.rings).toEqual([0, 1]);
    t.plays("shadow", "ring:army:event");
    expect(t.state.rings).toEqual([0, 0]);
  });

  test("5.4.4: the Free Peoples never choose Will of the West or Army, but may change a Will of the West", () => {
    const t = at({ ...WAR, dice: { "free-peoples": ["will"], shadow: ["army"] } });
    expect(
      t
        .options("free-peoples")
        .filter((word) => word.startsWith("ring:"))
        .sort(),
    ).toEqual(["ring:will:character", "ring:will:event", "ring:will:muster", "ring:will:muster-army"]);
  });

  test("5.4.5: the Shadow may choose an Eye, which goes to the Hunt Box; it still acts", () => {
    const t = at({
      ...WAR,
      acting: "shadow",
      rings: [2, 1],
      dice: { "free-peoples": ["event"], shadow: ["army", "muster"] },
    });
    expect(
      t
        .options("shadow")
        .filter((word) => word.startsWith("ring:army:"))
        .sort(),
    ).toEqual([
      "ring:army:character",
      "ring:army:event",
      "ring:army:eye",
      "ring:army:muster",
      "ring:army:muster-army",
    ]);
    t.plays("shadow", "ring:army:eye").awaits("shadow", "act").mayNot("shadow", "skip:eye");
    expect(t.state.box[SHADOW]).toBe(1);
    expect(unusedDice(t.state, SHADOW)).toBe(1);
  });

  test("5.4.5: with its last die made an Eye the Shadow has nothing left to act with", () => {
    at({ ...WAR, acting: "shadow", rings: [2, 1], dice: { "free-peoples": ["event"], shadow: ["army"] } })
      .plays("shadow", "ring:army:eye")
      .awaits("free-peoples", "act");
  });

  test("5.4.6: Rings are public", () => {
    const t = at({ ...WAR, rings: [1, 1], dice: { "free-peoples": ["event"], shadow: ["army"] } });
    expect(t.view("shadow").rings).toEqual([1, 1]);
  });
});

describe("abilities that use a die in their own way", () => {
  const mouth = {
    acting: "shadow",
    map: {
      "barad-dur": { characters: ["mouth-of-sauron"] },
      osgiliath: { sauron: [3] },
      "minas-tirith": { gondor: [1] },
    },
    hands: { shadow: ["the-shadow-is-moving"] },
    nations: { sauron: 0, isengard: 0, southrons: 0, gondor: 0 },
    dice: { "free-peoples": ["event", "event"], shadow: ["muster", "muster"] },
  } as const;

  test("Messenger of the Dark Tower: once a turn a Muster result is an Army result", () => {
    const t = at(mouth)
      .may("shadow", "armies:muster", "attack-with:muster", "play:the-shadow-is-moving:muster")
      .plays("shadow", "armies:muster", "move:osgiliath:south-ithilien", "go")
      .plays("free-peoples", "skip:event");
    t.mayNot("shadow", "armies:muster")
      .mayNot("shadow", "attack-with:muster")
      .mayNot("shadow", "play:the-shadow-is-moving:muster");
  });

  test("Messenger of the Dark Tower: without the Mouth of Sauron there is none", () => {
    at({ ...mouth, map: { osgiliath: { sauron: [3] } } }).mayNot("shadow", "armies:muster");
  });

  test("High Warden of the White Tower: Boromir in a Gondor City or Stronghold advances Gondor by any die", () => {
    const position = (where: "minas-tirith" | "pelargir" | "lossarnach" | "osgiliath") =>
      at({
        map: { [where]: { characters: ["boromir"] } },
        nations: { gondor: [2, false] },
        dice: { "free-peoples": ["character", "event"], shadow: ["army"] },
      });
    const t = position("minas-tirith").plays("free-peoples", "rouse:gondor:event");
    expect(t.state.steps[GONDOR]).toBe(1);
    position("pelargir").may("free-peoples", "rouse:gondor:character");
    position("lossarnach").mayNot("free-peoples", "rouse:gondor:event");
    position("osgiliath").mayNot("free-peoples", "rouse:gondor:event");
  });

  test("High Warden of the White Tower: not in a place that the Shadow has taken, and never to war while passive", () => {
    at({
      map: { pelargir: { characters: ["boromir"], control: "shadow" } },
      nations: { gondor: [2, true] },
      dice: { "free-peoples": ["event"], shadow: ["army"] },
    }).mayNot("free-peoples", "rouse:gondor:event");
    at({
      map: { pelargir: { characters: ["boromir"] } },
      nations: { gondor: [1, false] },
      dice: { "free-peoples": ["event"], shadow: ["army"] },
    }).mayNot("free-peoples", "rouse:gondor:event");
  });

  test("Prince of Mirkwood: Legolas in an Elven Stronghold, besieged or not, advances the Elves by any die", () => {
    const t = at({
      map: { lorien: { elves: [1], sauron: [1], characters: ["legolas"] } },
      dice: { "free-peoples": ["muster-army"], shadow: ["army"] },
    }).plays("free-peoples", "rouse:elves:muster-army");
    expect(t.state.steps[1]).toBe(2);
  });

  test("Dwarf of Erebor: Gimli in Erebor advances the Dwarves by any die; nowhere else", () => {
    at({ map: { erebor: { characters: ["gimli"] } }, dice: { "free-peoples": ["event"], shadow: ["army"] } })
      .plays("free-peoples", "rouse:dwarves:event")
      .awaits("shadow");
    at({
      map: { "iron-hills": { characters: ["gimli"] } },
      dice: { "free-peoples": ["event"], shadow: ["army"] },
    }).mayNot("free-peoples", "rouse:dwarves:event");
  });

  test("an ability is not used by a Companion in the Fellowship (12.2.1)", () => {
    at({ fellowship: { at: "minas-tirith" }, dice: { "free-peoples": ["event"], shadow: ["army"] } }).mayNot(
      "free-peoples",
      "rouse:gondor:event",
    );
  });
});
