/** The Shadow's cards that lie on the table. */
import { describe, expect, test } from "vitest";
import { type CardName, card } from "../../data/cards.ts";
import { GIMLI, GONDOR, NORTH, ROHAN } from "../../data/ids.ts";
import { isActive, isOnTable } from "../../facts.ts";
import type { Position } from "../../position.ts";
import { DEAD } from "../../state.ts";
import { at, dice, tiles } from "../table.ts";
import { holding, playing, SHADOW_AT_WAR } from "./playing-shadow.ts";

/** The Free Peoples are about to act by such a die, with this card of the Shadow on the table. */
const facing = (name: CardName, face: "character" | "muster" | "will" | "event", position: Position = {}) =>
  at({
    ...position,
    table: [name, ...(position.table ?? [])],
    dice: { "free-peoples": [face], shadow: position.dice?.shadow ?? ["army"] },
  });
/** The Shadow is, by such dice. */
const having = (name: CardName, position: Position) =>
  at({
    ...position,
    acting: "shadow",
    table: [name],
    dice: { "free-peoples": ["muster"], shadow: position.dice?.shadow ?? ["army"] },
  });

const SARUMAN: NonNullable<Position["map"]> = { orthanc: { isengard: [2], characters: ["saruman"] } };

describe("cards that lie on the table", () => {
  for (const name of ["worn-with-sorrow-and-toil", "flocks-of-crebain", "balrog-of-moria"] as const)
    test(`${name}: is laid there`, () => {
      const t = playing(name, "character");
      expect(isOnTable(t.state, card(name))).toBe(true);
      t.awaits("free-peoples", "act");
    });
});

describe("Worn with Sorrow and Toil", () => {
  test("when a Companion has fallen to the Hunt, the Free Peoples lose a Character card", () => {
    const t = facing("worn-with-sorrow-and-toil", "character", {
      fellowship: { at: "hollin", companions: ["gimli", "strider"], guide: "strider" },
      table: ["mithril-coat-and-sting"],
      hands: { "free-peoples": ["athelas", "bilbos-song"] },
      box: [0, 1],
    });
    t.draws(...dice(6), ...tiles(t, "3-1")).plays("free-peoples", "travel:character", "no");
    t.draws(1).plays("free-peoples", "random-falls");
    expect(t.state.at[GIMLI]).toBe(DEAD);
    t.mayOnly("shadow", "done", "number:0", "card:mithril-coat-and-sting").plays(
      "shadow",
      "card:mithril-coat-and-sting",
    );
    expect(isOnTable(t.state, card("mithril-coat-and-sting"))).toBe(false);
    expect(isOnTable(t.state, card("worn-with-sorrow-and-toil"))).toBe(true);
  });
});

describe("Flocks of Crebain", () => {
  test("given up before a Hunt roll, it adds 1 to every die", () => {
    const t = facing("flocks-of-crebain", "character", {
      fellowship: { at: "hollin", companions: ["gimli"] },
      box: [0, 1],
    }).plays("free-peoples", "travel:character");
    t.awaits("shadow", "flocks");
    t.draws(...dice(5), ...tiles(t, "1-1")).plays("shadow", "yes");
    t.plays("free-peoples", "done");
    expect(t.state.corruption).toBe(1);
    expect(isOnTable(t.state, card("flocks-of-crebain"))).toBe(false);
  });
});

describe("Balrog of Moria", () => {
  test("a revelation that leads through Moria draws one more tile", () => {
    const t = playing("nazgul-search", "character", {
      table: ["balrog-of-moria"],
      fellowship: { at: "moria", progress: 1, companions: ["gimli"] },
      map: { moria: { nazgul: 1 } },
    }).plays("shadow", "done");
    t.plays("free-peoples", "to:hollin").awaits("shadow", "balrog");
    // One tile for the Balrog, one for the Stronghold.
    t.draws(...tiles(t, "eye-1", "0r-1")).plays("shadow", "yes");
    expect(isOnTable(t.state, card("balrog-of-moria"))).toBe(false);
    expect(t.heard(null, "tile")).toHaveLength(2);
    t.awaits("free-peoples", "act");
  });
});

describe("The Palantír of Orthanc", () => {
  const PALANTIR = card("the-palantir-of-orthanc");

  test("needs Saruman, and goes with him; its own play draws nothing", () => {
    holding("the-palantir-of-orthanc", "event").mayNot("shadow", "play:the-palantir-of-orthanc:event");
    const t = playing("the-palantir-of-orthanc", "event", { map: SARUMAN });
    expect(isOnTable(t.state, PALANTIR)).toBe(true);
    expect(t.state.handCount.slice(2, 4)).toEqual([0, 0]);
    t.awaits("free-peoples", "act");
    const ents = at({
      table: ["the-palantir-of-orthanc"],
      map: {
        orthanc: { characters: ["saruman"] },
        fangorn: { characters: ["gandalf-the-white", "peregrin"] },
      },
      hands: { "free-peoples": ["the-ents-awake-huorns"] },
      dice: { "free-peoples": ["event"], shadow: ["army"] },
    }).plays("free-peoples", "play:the-ents-awake-huorns:event");
    expect(isOnTable(ents.state, PALANTIR)).toBe(false);
  });

  test("an Event card played with an Event result is followed by a card from a deck of choice", () => {
    const t = playing("shelobs-lair", "event", { map: SARUMAN, table: ["the-palantir-of-orthanc"] });
    t.mayOnly("shadow", "deck:shadow-character", "deck:shadow-strategy");
    t.draws(0).plays("shadow", "deck:shadow-strategy");
    expect(t.state.handCount.slice(2, 4)).toEqual([0, 1]);
    t.awaits("free-peoples", "act");
  });

  test("by another die it gives nothing", () => {
    const t = playing("shelobs-lair", "character", { map: SARUMAN, table: ["the-palantir-of-orthanc"] });
    t.awaits("free-peoples", "act");
    expect(t.state.handCount.slice(2, 4)).toEqual([0, 0]);
  });

  test("the Free Peoples can be rid of it by Will of the West, or by any die and a Ring", () => {
    const t = facing("the-palantir-of-orthanc", "will", { map: SARUMAN, rings: [0, 0] }).plays(
      "free-peoples",
      "remove:the-palantir-of-orthanc:will",
    );
    expect(isOnTable(t.state, PALANTIR)).toBe(false);
    facing("the-palantir-of-orthanc", "muster", { map: SARUMAN, rings: [0, 0] }).mayNot(
      "free-peoples",
      "remove:the-palantir-of-orthanc:muster",
    );
    const ring = facing("the-palantir-of-orthanc", "muster", { map: SARUMAN, rings: [2, 0] }).plays(
      "free-peoples",
      "remove:the-palantir-of-orthanc:muster",
    );
    expect(ring.state.rings).toEqual([1, 1]);
  });
});

describe("Wormtongue", () => {
  const WORMTONGUE = card("wormtongue");
  const isengardMarches = (where: string, rohan: NonNullable<Position["map"]> = {}) =>
    having("wormtongue", {
      nations: SHADOW_AT_WAR,
      map: { ...SARUMAN, "fords-of-isen": { isengard: [3] }, ...rohan },
    }).plays("shadow", where.startsWith("attack") ? "attack-with:army" : "armies:army");

  test("needs Saruman in play, and Rohan passive", () => {
    holding("wormtongue", "character").mayNot("shadow", "play:wormtongue:character");
    holding("wormtongue", "character", { map: SARUMAN, nations: { rohan: [3, true] } }).mayNot(
      "shadow",
      "play:wormtongue:character",
    );
    const t = playing("wormtongue", "character", { map: SARUMAN, nations: { rohan: [3, false] } });
    expect(isOnTable(t.state, WORMTONGUE)).toBe(true);
  });

  test("neither an Army that enters Rohan nor an attack there activates it", () => {
    const t = isengardMarches("move").plays("shadow", "move:fords-of-isen:westemnet", "go", "done");
    expect(isActive(t.state, ROHAN)).toBe(false);
    const fight = isengardMarches("attack", { westemnet: { rohan: [1] } });
    fight.draws(...dice(6, 1, 1, 1)).plays("shadow", "go");
    expect(isActive(fight.state, ROHAN)).toBe(false);
    expect(fight.state.steps[ROHAN]).toBe(2);
    expect(isOnTable(fight.state, WORMTONGUE)).toBe(true);
  });

  test("an attack on Helm's Deep does, and the card goes", () => {
    const t = isengardMarches("attack", { "helms-deep": { rohan: [1] } }).plays("shadow", "go");
    expect(isActive(t.state, ROHAN)).toBe(true);
    expect(isOnTable(t.state, WORMTONGUE)).toBe(false);
  });
});

describe("Threats and Promises", () => {
  const THREATS = card("threats-and-promises");

  test("no Muster result advances a passive Nation", () => {
    const t = facing("threats-and-promises", "muster", {
      nations: { gondor: [2, true], north: [3, false] },
    });
    t.may("free-peoples", "advance:gondor:muster").mayNot("free-peoples", "advance:north:muster");
    t.plays("free-peoples", "advance:gondor:muster");
    expect(isOnTable(t.state, THREATS)).toBe(true);
    expect(playing("threats-and-promises", "muster").state.table[3]).not.toBe(0);
  });

  test("the first advance by an attack or by a Companion's ability throws it off the table", () => {
    const attack = having("threats-and-promises", {
      nations: SHADOW_AT_WAR,
      map: { "old-forest-road": { sauron: [2] }, "woodland-realm": { north: [1] } },
    }).plays("shadow", "attack-with:army", "go");
    expect(attack.state.steps[NORTH]).toBe(2);
    expect(isOnTable(attack.state, THREATS)).toBe(false);
    const rouse = facing("threats-and-promises", "event", {
      map: { "minas-tirith": { characters: ["boromir"] } },
    }).plays("free-peoples", "rouse:gondor:event");
    expect(isOnTable(rouse.state, THREATS)).toBe(false);
  });
});

describe("Denethor's Folly", () => {
  const FOLLY = card("denethors-folly");
  const siege: NonNullable<Position["map"]> = { "minas-tirith": { gondor: [3], sauron: [3] } };

  test("the Free Peoples use no Combat cards in battles at Minas Tirith", () => {
    const battle = (table: readonly CardName[]) =>
      at({
        acting: "shadow",
        nations: SHADOW_AT_WAR,
        map: siege,
        table,
        hands: { "free-peoples": ["athelas"] },
        dice: { "free-peoples": ["muster"], shadow: ["army"] },
      }).plays("shadow", "attack-with:army");
    battle([]).plays("shadow", "go").awaits("free-peoples", "combat-card");
    const t = battle(["denethors-folly"]);
    t.draws(...dice(1, 1, 1, 1, 1, 1)).plays("shadow", "go");
    t.awaits("free-peoples", "act");
    expect(isActive(t.state, GONDOR)).toBe(true);
  });

  test("Will of the West throws it off the table, or any die with Gandalf or Aragorn there", () => {
    const t = facing("denethors-folly", "will", { map: siege }).plays(
      "free-peoples",
      "remove:denethors-folly:will",
    );
    expect(isOnTable(t.state, FOLLY)).toBe(false);
    facing("denethors-folly", "muster", { map: siege }).mayNot(
      "free-peoples",
      "remove:denethors-folly:muster",
    );
    const king: NonNullable<Position["map"]> = {
      "minas-tirith": { gondor: [3], sauron: [3], characters: ["aragorn"] },
    };
    facing("denethors-folly", "muster", { map: king }).may("free-peoples", "remove:denethors-folly:muster");
  });
});
