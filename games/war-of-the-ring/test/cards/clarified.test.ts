/** What the clarifications say of single cards, and no other test does. */
import { describe, expect, test } from "vitest";
import { card } from "../../data/cards.ts";
import {
  BOROMIR,
  eliteOf,
  GIMLI,
  GONDOR,
  ISENGARD,
  MERIADOC,
  NORTH,
  ROHAN,
  regularOf,
  SARUMAN,
  SHADOW,
} from "../../data/ids.ts";
import { region } from "../../data/regionnames.ts";
import { atWar, isActive, isOnTable } from "../../facts.ts";
import type { Position } from "../../position.ts";
import { DRAWN, IN_POOL } from "../../state.ts";
import { hunted, struck, tileOf } from "../hunting.ts";
import { at, dice, tiles } from "../table.ts";
import { count, holding, playing } from "./playing.ts";
import { holding as holdingShadow, playing as playingShadow, SHADOW_AT_WAR } from "./playing-shadow.ts";

describe("those inside a siege", () => {
  const besieged: Position = {
    map: { "helms-deep": { rohan: [1, 0, 1], isengard: [1], nazgul: 1, characters: ["gimli"] } },
  };

  test("Dreadful Spells: with the whole garrison gone the Stronghold is taken; a Companion inside lives on", () => {
    const t = playingShadow("dreadful-spells", "character", besieged, ...dice(5));
    expect(t.state.control[region("helms-deep")]).toBe(SHADOW);
    expect(t.state.at[GIMLI]).toBe(region("helms-deep"));
    // The Leader does not (6.5.2).
    expect(t.state.leaders.every((leaders) => leaders === 0)).toBe(true);
  });

  test("Half-orcs and Goblin-men who come to besiegers are outside, and ten may be there", () => {
    const t = playingShadow("half-orcs-and-goblin-men", "army", {
      nations: SHADOW_AT_WAR,
      map: { "helms-deep": { rohan: [1], isengard: [6] } },
    }).plays("shadow", "figure:isengard-regular");
    expect(count(t, "helms-deep", regularOf(ISENGARD))).toBe(7);
  });

  test("The Ents Awake: a garrison of Orthanc is hit too, and its besiegers take the place", () => {
    const t = playing(
      "the-ents-awake-huorns",
      "character",
      {
        map: {
          fangorn: { characters: ["gandalf-the-white"] },
          orthanc: { isengard: [1], rohan: [1], characters: ["saruman"] },
        },
      },
      ...dice(4, 1, 1),
    );
    expect(t.state.control[region("orthanc")]).not.toBe(SHADOW);
    expect(t.state.at[SARUMAN]).toBeLessThan(0);
  });
});

describe("ways that pass nothing", () => {
  test("Paths of the Woses: nothing between is entered", () => {
    const t = playing("paths-of-the-woses", "muster-army", {
      nations: { rohan: 0 },
      map: { edoras: { rohan: [2] }, "druadan-forest": { sauron: [3] } },
    }).plays("free-peoples", "go");
    expect(count(t, "minas-tirith", regularOf(ROHAN))).toBe(2);
    expect(count(t, "edoras", regularOf(ROHAN))).toBe(0);
  });

  test("Dead Men of Dunharrow: with nobody recruited the Shadow keeps the city, and everything was asked apart", () => {
    const t = playing("dead-men-of-dunharrow", "character", {
      map: { folde: { characters: ["strider", "gimli"] }, pelargir: { control: "shadow" } },
    });
    t.mayOnly("free-peoples", "go", "character:gimli").plays("free-peoples", "go");
    t.mayOnly("free-peoples", "to:erech", "to:lamedon", "to:pelargir").plays("free-peoples", "to:pelargir");
    t.plays("free-peoples", "number:0");
    expect(t.state.control[region("pelargir")]).toBe(SHADOW);
    expect(t.state.at[GIMLI]).toBe(region("folde"));
    expect(isActive(t.state, GONDOR)).toBe(false);
  });
});

describe("politics", () => {
  test("Fear! Fire! Foes!: a Companion in a Shire that the Shadow holds rouses nobody", () => {
    const t = playing("fear-fire-foes", "muster", {
      map: { "the-shire": { sauron: [1], control: "shadow", characters: ["meriadoc"] } },
    }).plays("free-peoples", "done");
    expect(atWar(t.state, NORTH)).toBe(false);
  });

  test("Threats and Promises: an advance by a card or by a capture does not end it", () => {
    const laid: Position = { table: ["threats-and-promises"] };
    const byCard = playing("wisdom-of-elrond", "muster", laid).plays("free-peoples", "nation:north");
    expect(isOnTable(byCard.state, card("threats-and-promises"))).toBe(true);
    const byCapture = at({
      ...laid,
      acting: "shadow",
      nations: SHADOW_AT_WAR,
      map: { "fords-of-isen": { isengard: [1] } },
      dice: { "free-peoples": ["muster"], shadow: ["army"] },
    }).plays("shadow", "armies:army", "move:fords-of-isen:westemnet");
    expect(byCapture.state.steps[ROHAN]).toBe(2);
    expect(isOnTable(byCapture.state, card("threats-and-promises"))).toBe(true);
  });

  test("Wormtongue: an attack on Edoras lets Rohan wake when it is entered, though Gondor defended it", () => {
    const attack = (where: "edoras" | "folde"): boolean => {
      const t = at({
        acting: "shadow",
        table: ["wormtongue"],
        nations: { ...SHADOW_AT_WAR, rohan: [3, false] },
        map: {
          orthanc: { characters: ["saruman"] },
          [where === "edoras" ? "westemnet" : "edoras"]: { isengard: [3], control: "shadow" },
          [where]: { gondor: [1] },
        },
        dice: { "free-peoples": ["muster"], shadow: ["army", "muster"] },
      }).draws(...dice(6, 6, 6, 1));
      t.plays("shadow", "attack-with:army", "go");
      expect(isActive(t.state, ROHAN)).toBe(false);
      t.plays("shadow", "go");
      return isActive(t.state, ROHAN);
    };
    expect([attack("edoras"), attack("folde")]).toEqual([true, false]);
  });
});

describe("the Hunt", () => {
  test("with the last Companion fallen on this very tile Gollum keeps a standard number from revealing", () => {
    const t = struck({ fellowship: { companions: ["boromir"] } }, "1r-1").plays(
      "free-peoples",
      "guide-falls",
    );
    expect([t.state.at[BOROMIR] < 0, t.state.revealed, t.state.corruption]).toEqual([true, 0, 0]);
  });

  test("Worn with Sorrow and Toil: a Hobbit taken as casualty counts, though taken alive (AMB-102); one who separates does not", () => {
    const position = hunted({
      table: ["worn-with-sorrow-and-toil", "mithril-coat-and-sting"],
      fellowship: { companions: ["meriadoc", "gimli"], guide: "gimli" },
    });
    const falls = at(position);
    falls.draws(...dice(6), ...tiles(falls, "2-1")).plays("free-peoples", "travel:character", "no");
    // The first by number is Gimli, the second Meriadoc.
    falls.draws(1).plays("free-peoples", "random-falls", "to:hollin");
    expect(falls.state.at[MERIADOC]).toBe(region("hollin"));
    falls.awaits("shadow", "worn");
    const goes = at({
      ...position,
      fellowship: { at: "hollin", companions: ["meriadoc"], guide: "meriadoc" },
    });
    goes.draws(...dice(6), ...tiles(goes, "1-1")).plays("free-peoples", "travel:character", "no", "yes");
    goes.plays("free-peoples", "to:hollin").awaits("shadow", "act");
  });

  test("Orc Patrol: a tile thrown away lies with the drawn ones (AMB-99)", () => {
    const position: Position = { fellowship: { at: "hollin" } };
    const t = playingShadow("orc-patrol", "character", position, ...tiles(at(position), "eye-1"));
    expect(t.state.tiles[tileOf("eye-1")]).toBe(DRAWN);
  });

  test("Axe and Bow lowers the damage of a tile that a card has drawn, and of a Stronghold's", () => {
    const table = ["axe-and-bow"] as const;
    const wild: Position = { table, fellowship: { at: "hollin", companions: ["gimli"] } };
    const t = playingShadow("orc-patrol", "character", wild, ...tiles(at(wild), "1-1"));
    t.awaits("free-peoples", "relief").plays("free-peoples", "card:axe-and-bow");
    expect(t.state.corruption).toBe(0);
    const moria = at(hunted({ table, fellowship: { at: "moria", companions: ["gimli"] } }));
    moria
      .draws(...dice(6), ...tiles(moria, "0r-1", "1-1"))
      .plays("free-peoples", "travel:character", "to:moria");
    moria.awaits("free-peoples", "relief").plays("free-peoples", "card:axe-and-bow");
    expect(moria.state.corruption).toBe(0);
  });

  test("Mithril Coat and Sting is used before the die of Shelob's Lair is rolled", () => {
    const position = hunted({
      table: ["mithril-coat-and-sting"],
      tiles: { pool: ["shelobs-lair"] },
      fellowship: { companions: [], mordor: 1 },
    });
    const t = at(position);
    t.draws(...tiles(t, "shelobs-lair")).plays("free-peoples", "travel:character");
    t.awaits("free-peoples", "mithril")
      .draws(...tiles(t, "0r-1"))
      .plays("free-peoples", "yes");
    expect(t.heard(null, "tile-die")).toEqual([]);
    expect([t.state.mordor, t.state.tiles[tileOf("shelobs-lair")]]).toEqual([2, IN_POOL]);
  });
});

test("A Power too Great goes for a card with the Army symbol, not for any card of the Strategy deck (AMB-97)", () => {
  const laid = (strategy: "stormcrow" | "olog-hai") =>
    at({
      acting: "shadow",
      table: ["a-power-too-great"],
      hands: { shadow: ["orc-patrol", strategy] },
      dice: { "free-peoples": ["muster"], shadow: ["event"] },
    });
  laid("olog-hai").may("shadow", "remove:a-power-too-great:event");
  laid("stormcrow").mayNot("shadow", "remove:a-power-too-great:event");
});

test("The Grey Company does not count Elites that are lost", () => {
  const t = playing(
    "the-grey-company",
    "character",
    {
      map: { pelargir: { gondor: [1], characters: ["strider"] } },
      lost: { gondor: [0, 5] },
    },
    0,
    0,
  );
  expect(count(t, "pelargir", eliteOf(GONDOR))).toBe(0);
  expect(count(t, "pelargir", regularOf(GONDOR))).toBe(1);
});

describe("so many dice", () => {
  const rolled = (t: ReturnType<typeof at>): unknown[] =>
    t.heard(null, "card-rolled").map(({ facts }) => Array.isArray(facts.dice) && facts.dice.length);
  const spare = new Array<number>(20).fill(0);

  test("of the Free Peoples: Athelas three, Faramir's Rangers three, Ents three, The Spirit of Mordor five", () => {
    expect(rolled(playing("athelas", "character", { fellowship: { corruption: 3 } }, ...spare))).toEqual([3]);
    expect(
      rolled(playing("faramirs-rangers", "muster-army", { map: { osgiliath: { sauron: [1] } } }, ...spare)),
    ).toEqual([3]);
    const ents: Position = {
      map: { fangorn: { characters: ["gandalf-the-white"] }, orthanc: { isengard: [5] } },
    };
    expect(rolled(playing("the-ents-awake-entmoot", "character", ents, ...spare))).toEqual([3]);
    const quarrel: Position = { map: { dagorlad: { sauron: [1], southrons: [1] } } };
    expect(rolled(playing("the-spirit-of-mordor", "muster-army", quarrel, ...spare))).toEqual([5]);
  });

  test("Eagles and spells: one for each Nazgûl, five at most; the Witch-king is none for the Eagles", () => {
    const near = (nazgul: number): Position => ({
      map: {
        osgiliath: { gondor: [1], characters: ["gimli"] },
        "south-ithilien": { sauron: [1], nazgul, characters: ["witch-king"] },
      },
    });
    const eagles = (nazgul: number) =>
      rolled(playing("the-eagles-are-coming", "character", near(nazgul), ...spare));
    expect([eagles(3), eagles(6)]).toEqual([[3], [5]]);
    const spells = (nazgul: number) =>
      rolled(playingShadow("dreadful-spells", "character", near(nazgul), ...spare));
    expect([spells(3), spells(6)]).toEqual([[4], [5]]);
  });

  test("of the Shadow: Candles three; Return to Valinor one for each Elven unit, five at most", () => {
    const wild: Position = { fellowship: { at: "hollin" } };
    expect(rolled(playingShadow("candles-of-corpses", "character", wild, ...spare))).toEqual([3]);
    const elves: Position = {
      map: {
        rivendell: { elves: [3, 4] },
        "woodland-realm": { elves: [1, 1], north: [1] },
        lorien: { control: "shadow" },
      },
    };
    expect(rolled(playingShadow("return-to-valinor", "army", elves, ...spare)).sort()).toEqual([2, 5]);
  });
});

test("Balrog of Moria: an Eye drawn for a declaration is thrown away, and reveals nobody", () => {
  const position: Position = {
    phase: "fellowship",
    fellowship: { at: "moria", progress: 2, companions: ["gimli"] },
    table: ["balrog-of-moria"],
  };
  const declared = (tile: string): boolean => {
    const t = at(position).plays("free-peoples", "to:hollin");
    t.draws(...tiles(t, tile)).plays("shadow", "yes");
    return t.events.some(({ type }) => type === "revealed");
  };
  expect([declared("eye-1"), declared("0r-1")]).toEqual([false, true]);
});

test("Wormtongue: the Fellowship declared at Edoras or in Helm's Deep rouses Rohan, and the card goes", () => {
  for (const where of ["edoras", "helms-deep"] as const) {
    const t = at({
      phase: "fellowship",
      fellowship: { at: where, progress: 1 },
      nations: { rohan: [3, false] },
      map: { orthanc: { characters: ["saruman"] } },
      table: ["wormtongue"],
    }).plays("free-peoples", `to:${where}`);
    expect([isActive(t.state, ROHAN), isOnTable(t.state, card("wormtongue"))]).toEqual([true, false]);
  }
});

test("Rage of the Dunlendings cannot be played with neither a Regular to be had nor anybody in the Dunlands (5.3.2)", () => {
  const rage = (standing: Position["map"]) =>
    holdingShadow("rage-of-the-dunlendings", "muster", {
      nations: SHADOW_AT_WAR,
      map: { moria: { isengard: [8] }, ...standing },
    });
  const word = "play:rage-of-the-dunlendings:muster";
  rage({ orthanc: { isengard: [4] } }).mayNot("shadow", word);
  rage({ orthanc: { isengard: [3] }, "north-dunland": { isengard: [1] } }).may("shadow", word);
  rage({ orthanc: { isengard: [3] } }).may("shadow", word);
});

test("The Eagles are Coming!: besiegers are seen from within the Stronghold, in the same region", () => {
  const siege = (inside: NonNullable<Position["map"]>["helms-deep"]): Position => ({
    map: { "helms-deep": { rohan: [1], isengard: [2], nazgul: 1, ...inside } },
  });
  holding("the-eagles-are-coming", "character", siege({})).mayNot(
    "free-peoples",
    "play:the-eagles-are-coming:character",
  );
  const t = playing("the-eagles-are-coming", "character", siege({ characters: ["gimli"] }), ...dice(5));
  expect(t.state.nazgul[region("helms-deep")]).toBe(0);
});

test("The Breaking of the Fellowship: the Wizard's Staff saves all of them on a narrow road too", () => {
  const t = playingShadow("the-breaking-of-the-fellowship", "character", {
    options: { narrowRoad: true },
    fellowship: { at: "hollin", revealed: true, companions: ["gandalf-the-grey", "gimli"] },
    table: ["wizards-staff"],
  }).plays("free-peoples", "yes");
  expect(t.state.at[GIMLI]).toBeLessThan(-1);
  t.awaits("free-peoples", "act");
});
