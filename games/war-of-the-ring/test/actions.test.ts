/** Chapter 5: what is done with Action dice, passing, skipping and Elven Rings. */
import { describe, expect, test } from "vitest";
import { FACE_COUNT, FREE, SHADOW } from "../data/ids.ts";
import { region } from "../data/regionnames.ts";
import { unusedDice } from "../facts.ts";
import { handSize } from "../rules/cards/hand.ts";
import { hasArmy } from "../rules/figures.ts";
import { verbs, WAR } from "./acting.ts";
import { at, dice } from "./table.ts";

describe("acting in turn", () => {
  test("4.6.1: the sides take turns, and each action takes one die", () => {
    const t = at({ ...WAR, dice: { "free-peoples": ["event", "event"], shadow: ["army", "army"] } })
      .plays("free-peoples", "skip:event")
      .awaits("shadow", "act")
      .plays("shadow", "skip:army")
      .awaits("free-peoples", "act");
    expect(unusedDice(t.state, FREE)).toBe(1);
    expect(unusedDice(t.state, SHADOW)).toBe(1);
  });

  test("4.6.2: a side alone with dice takes one action after the other", () => {
    at({ ...WAR, dice: { "free-peoples": ["event"], shadow: ["army", "muster", "event"] } })
      .plays("free-peoples", "skip:event")
      .plays("shadow", "skip:army", "skip:muster")
      .awaits("shadow", "act");
  });

  test("5.3.4: only the side with fewer unused dice may pass, and keeps its dice", () => {
    const t = at({ ...WAR, dice: { "free-peoples": ["event"], shadow: ["army", "muster"] } })
      .may("free-peoples", "pass")
      .plays("free-peoples", "pass")
      .mayNot("shadow", "pass")
      .plays("shadow", "skip:army")
      .mayNot("free-peoples", "pass");
    expect(unusedDice(t.state, FREE)).toBe(1);
    at({ ...WAR, dice: { "free-peoples": ["event"], shadow: ["army"] } }).mayNot("free-peoples", "pass");
  });

  test("5.3.4, AMB-55: passing may be repeated while the dice are fewer", () => {
    at({ ...WAR, dice: { "free-peoples": ["event"], shadow: ["army", "muster", "event"] } })
      .plays("free-peoples", "pass")
      .plays("shadow", "skip:army")
      .plays("free-peoples", "pass")
      .plays("shadow", "skip:muster")
      .mayNot("free-peoples", "pass");
  });

  test("5.3.5: any die may be set aside, and does not go to the Hunt Box", () => {
    const t = at({ ...WAR, dice: { "free-peoples": ["character", "will"], shadow: ["army"] } })
      .may("free-peoples", "skip:character", "skip:will")
      .plays("free-peoples", "skip:will");
    expect(t.state.box).toEqual([0, 0]);
  });

  test("5.3.2: a die buys only what can be done at least in part", () => {
    const t = at({
      fellowship: { companions: ["strider"], mordor: 0 },
      nations: {
        dwarves: [1, false],
        elves: [1, false],
        gondor: [1, false],
        north: [1, false],
        rohan: [1, false],
      },
      dice: { "free-peoples": ["muster"], shadow: ["army"] },
    });
    t.mayOnly(
      "free-peoples",
      "skip:muster",
      "ring:muster:character",
      "ring:muster:event",
      "ring:muster:muster-army",
    );
  });

  test("5.2.1, 5.3.6: dice in the Hunt Box are not unused", () => {
    const t = at({ ...WAR, box: [3, 3], dice: { "free-peoples": ["event"], shadow: ["army", "army"] } });
    expect(unusedDice(t.state, FREE)).toBe(1);
    t.may("free-peoples", "pass");
  });
});

describe("what each face allows", () => {
  const free = (face: "character" | "muster" | "event" | "muster-army" | "will") =>
    verbs(
      at({
        ...WAR,
        hands: { "free-peoples": ["athelas", "wisdom-of-elrond", "the-spirit-of-mordor"] },
        map: {
          ...WAR.map,
          osgiliath: { sauron: [3], southrons: [1], nazgul: 1 },
          edoras: { characters: ["boromir"] },
        },
        nations: { gondor: 0, sauron: 0, elves: [2, true] },
        fellowship: { corruption: 1 },
        rings: [0, 0],
        dice: { "free-peoples": [face], shadow: ["army"] },
      }).options("free-peoples"),
    );
  const shadow = (face: "character" | "army" | "muster" | "event" | "muster-army") =>
    verbs(
      at({
        ...WAR,
        acting: "shadow",
        hands: { shadow: ["shelobs-lair", "threats-and-promises", "denethors-folly"] },
        map: { ...WAR.map, orthanc: { isengard: [1] } },
        nations: { gondor: 0, sauron: 0, isengard: 0 },
        fellowship: { progress: 1 },
        dice: { "free-peoples": ["event"], shadow: [face] },
      }).options("shadow"),
    );

  test("5.5.1, 5.5.3, 5.5.5, 5.5.6, 5.5.7: Character moves or attacks with a led Army, plays Character cards, moves Fellowship and Companions", () => {
    expect(free("character")).toEqual(
      new Set(["armies", "attack-with", "play", "travel", "separate-with", "companions", "skip"]),
    );
    expect(shadow("character")).toEqual(new Set(["armies", "attack-with", "play", "minions", "skip"]));
  });

  test("5.6.1, 5.6.2: Army moves Armies, attacks, or plays Army cards", () => {
    expect(shadow("army")).toEqual(new Set(["armies", "attack-with", "skip"]));
  });

  test("5.7.1, 5.7.3, 5.7.4: Muster advances, recruits, plays Muster cards, and brings Minions", () => {
    expect(free("muster")).toEqual(new Set(["advance", "recruit-with", "play", "skip"]));
    expect(shadow("muster")).toEqual(new Set(["advance", "recruit-with", "play", "enter", "skip"]));
  });

  test("5.8.1: Muster/Army does what either of the two does", () => {
    expect(free("muster-army")).toEqual(
      new Set(["advance", "recruit-with", "armies", "attack-with", "play", "skip"]),
    );
    expect(shadow("muster-army")).toEqual(
      new Set(["advance", "recruit-with", "enter", "armies", "attack-with", "play", "skip"]),
    );
  });

  test("5.9.1, 5.9.2: Event draws, or plays any card", () => {
    expect(free("event")).toEqual(new Set(["draw", "play", "skip"]));
    expect(shadow("event")).toEqual(new Set(["draw", "play", "skip"]));
  });

  test("5.10.1: Will of the West is any other result", () => {
    expect(free("will")).toEqual(
      new Set([
        "armies",
        "attack-with",
        "play",
        "travel",
        "separate-with",
        "companions",
        "advance",
        "recruit-with",
        "draw",
        "skip",
      ]),
    );
  });

  test("5.10.3: changing the result and using it is one action", () => {
    const t = at({ ...WAR, dice: { "free-peoples": ["will", "event"], shadow: ["army"] } })
      .plays("free-peoples", "armies:will", "move:minas-tirith:lossarnach", "go")
      .awaits("shadow", "act");
    expect(unusedDice(t.state, FREE)).toBe(1);
  });

  test("6.1.1, 5.5.2, 5.6.3, 5.7.2, 6.3.1: the symbol of a card, not its deck, decides which die pays for it", () => {
    const t = at({
      ...WAR,
      hands: { "free-peoples": ["athelas", "wisdom-of-elrond"] },
      fellowship: { corruption: 3 },
      dice: { "free-peoples": ["character", "muster", "event", "muster-army", "will"], shadow: ["army"] },
    });
    expect(
      t
        .options("free-peoples")
        .filter((word) => word.startsWith("play:"))
        .sort(),
    ).toEqual([
      "play:athelas:character",
      "play:athelas:event",
      "play:athelas:will",
      "play:wisdom-of-elrond:event",
      "play:wisdom-of-elrond:muster",
      "play:wisdom-of-elrond:muster-army",
      "play:wisdom-of-elrond:will",
    ]);
  });

  test("5.5.4: a Character result hides a revealed Fellowship", () => {
    const t = at({
      fellowship: { revealed: true, guide: "gandalf-the-grey" },
      dice: { "free-peoples": ["character", "muster"], shadow: ["army"] },
    })
      .mayNot("free-peoples", "hide:muster")
      .mayNot("free-peoples", "travel:character")
      .plays("free-peoples", "hide:character");
    expect(t.state.revealed).toBe(0);
  });

  test("Strider: as Guide he hides the Fellowship by any die", () => {
    at({
      fellowship: { revealed: true, guide: "strider" },
      dice: { "free-peoples": ["muster"], shadow: ["army"] },
    })
      .plays("free-peoples", "hide:muster")
      .awaits("shadow", "act");
  });

  test("5.5.3, 12.4.5: the die that moves the Fellowship ends in the Hunt Box", () => {
    const t = at({ dice: { "free-peoples": ["character"], shadow: ["army"] } }).plays(
      "free-peoples",
      "travel:character",
    );
    expect(t.state.box[FREE]).toBe(1);
    expect(t.state.progress).toBe(1);
  });

  test("5.9.1, 6.2.1: an Event result draws a card from one of the player's decks, then the hand limit applies", () => {
    const t = at({
      hands: {
        "free-peoples": [
          "athelas",
          "elven-rope",
          "elven-cloaks",
          "bilbos-song",
          "axe-and-bow",
          "the-red-arrow",
        ],
      },
      dice: { "free-peoples": ["event"], shadow: ["army"] },
    })
      .may("free-peoples", "draw:fp-character:event", "draw:fp-strategy:event")
      .mayNot("free-peoples", "draw:shadow-strategy:event")
      .draws(0)
      .plays("free-peoples", "draw:fp-strategy:event")
      .awaits("free-peoples", "hand-limit")
      .plays("free-peoples", "discard:elven-rope");
    expect(handSize(t.state, FREE)).toBe(6);
  });

  test("5.9.1, 6.1.3: nothing is drawn from an empty deck", () => {
    const t = at({ dice: { "free-peoples": ["event"], shadow: ["army"] } });
    t.state.deckCount[1] = 0;
    t.state.secret.decks[1] = 0;
    t.mayNot("free-peoples", "draw:fp-strategy:event").may("free-peoples", "draw:fp-character:event");
  });
});

describe("an action is indivisible", () => {
  test("5.3.1, 5.3.3: the other side acts when the action is over, with all that follows from it", () => {
    const t = at({ ...WAR, acting: "shadow", dice: { "free-peoples": ["event"], shadow: ["army"] } })
      .plays("shadow", "attack-with:army")
      .plays("shadow", "go")
      .draws(...dice(1, 1, 1, 1), ...dice(1, 1, 1, 1));
    expect(t.engine.asks(t.state)[0]?.prompt).not.toBe("act");
    expect(hasArmy(t.state, SHADOW, region("osgiliath"))).toBe(true);
    expect(t.state.dice.slice(SHADOW * FACE_COUNT).every((howMany) => howMany === 0)).toBe(true);
  });
});
