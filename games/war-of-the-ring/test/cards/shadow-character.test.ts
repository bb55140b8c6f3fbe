import { describe, expect, test } from "vitest";
import { type CardName, card } from "../../data/cards.ts";
import { EYE_FACE, FACE_COUNT, GIMLI, SHADOW } from "../../data/ids.ts";
import { region } from "../../data/regionnames.ts";
import { TILE_NAMES } from "../../data/tiles.ts";
import { inFellowship, isOnTable } from "../../facts.ts";
import type { Position } from "../../position.ts";
import { DEAD, DRAWN, IN_POOL, WAITING } from "../../state.ts";
import { dice } from "../table.ts";
import { holding, hunting, playing } from "./playing-shadow.ts";

const tile = (name: string): number => TILE_NAMES.indexOf(name);
/** In Hollin, which belongs to no Nation. */
const wild = (more: NonNullable<Position["fellowship"]> = {}): Position => ({
  fellowship: { at: "hollin", ...more },
});
const WITH_GOLLUM: NonNullable<Position["fellowship"]> = { at: "hollin", companions: [] };

describe("special Hunt tiles of the Shadow", () => {
  for (const name of ["shelobs-lair", "the-ring-is-mine", "on-on-they-went", "give-it-to-uss"] as const) {
    test(`${name}: waits until the Fellowship enters Mordor, and is in the pool at once if it is there`, () => {
      const t = playing(name, "character");
      expect(t.state.tiles[tile(name)]).toBe(WAITING);
      const there = playing(name, "event", { fellowship: { mordor: 1 } });
      expect(there.state.tiles[tile(name)]).toBe(IN_POOL);
    });
  }
});

describe("cards that draw a Hunt tile", () => {
  const HUNTERS: readonly CardName[] = ["orc-patrol", "isildurs-bane", "foul-thing-from-the-deep"];
  for (const name of HUNTERS) {
    test(`${name}: not while the figure is in a region with a Settlement that was the Free Peoples' at the start`, () => {
      const word = `play:${name}:character`;
      holding(name, "character", { fellowship: { at: "rivendell" } }).mayNot("shadow", word);
      holding(name, "character", {
        fellowship: { at: "dale" },
        map: { dale: { control: "shadow" } },
      }).mayNot("shadow", word);
      holding(name, "character", { fellowship: { at: "moria" } }).may("shadow", word);
      holding(name, "character", { fellowship: { at: "osgiliath" } }).may("shadow", word);
      holding(name, "character", { fellowship: { mordor: 2 } }).may("shadow", word);
    });

    test(`${name}: an Eye is thrown away, and so is a special tile of the Fellowship`, () => {
      const eye = hunting(name, "character", wild(), ["eye-1"]);
      expect(eye.state.corruption).toBe(0);
      expect(eye.state.revealed).toBe(0);
      expect(eye.state.tiles[tile("eye-1")]).toBe(DRAWN);
      eye.awaits("free-peoples", "act");
      const special = hunting(
        name,
        "character",
        { fellowship: { mordor: 1, corruption: 3 }, tiles: { pool: ["phial-of-galadriel"] } },
        ["phial-of-galadriel"],
      );
      expect(special.state.corruption).toBe(3);
      special.awaits("free-peoples", "act");
    });
  }

  test("Orc Patrol: any other tile is a successful Hunt, with its Reveal icon", () => {
    const t = hunting("orc-patrol", "character", wild({ progress: 0 }), ["1r-1"]).plays(
      "free-peoples",
      "done",
    );
    expect(t.state.corruption).toBe(1);
    expect(t.state.revealed).toBe(1);
  });

  test("Orc Patrol: on the Mordor Track a Stop icon does nothing, and the Fellowship does not advance", () => {
    const t = hunting(
      "orc-patrol",
      "character",
      { fellowship: { mordor: 2, companions: [] }, tiles: { pool: ["on-on-they-went"] } },
      ["on-on-they-went"],
    ).plays("free-peoples", "no");
    expect(t.state.corruption).toBe(3);
    expect(t.state.mordor).toBe(2);
  });

  test("Isildur's Bane: all the damage becomes Corruption, whatever could lower it", () => {
    const t = hunting(
      "isildurs-bane",
      "character",
      { ...wild({ companions: ["meriadoc", "legolas"], guide: "legolas" }), table: ["axe-and-bow"] },
      ["3-1"],
    );
    expect(t.state.corruption).toBe(3);
    t.awaits("free-peoples", "act");
  });

  test("Foul Thing from the Deep: a random Companion falls, and what exceeds his Level is Corruption", () => {
    const t = hunting(
      "foul-thing-from-the-deep",
      "character",
      wild({ companions: ["strider", "gimli"] }),
      ["3-1"],
      1,
    );
    expect(t.state.at[GIMLI]).toBe(DEAD);
    expect(t.state.corruption).toBe(1);
    t.awaits("free-peoples", "act");
  });

  test("Foul Thing from the Deep: a card on the table may avert it before", () => {
    const t = hunting(
      "foul-thing-from-the-deep",
      "character",
      { ...wild({ companions: ["gimli"] }), table: ["axe-and-bow"] },
      ["1-1"],
    ).plays("free-peoples", "card:axe-and-bow");
    expect(inFellowship(t.state, GIMLI)).toBe(true);
    expect(t.state.corruption).toBe(0);
  });

  test("Foul Thing from the Deep: with nobody left in the Fellowship it is all Corruption", () => {
    const t = hunting("foul-thing-from-the-deep", "character", { fellowship: WITH_GOLLUM }, ["2-1"]).plays(
      "free-peoples",
      "no",
    );
    expect(t.state.corruption).toBe(2);
  });
});

describe("Candles of Corpses", () => {
  test("three dice: each 4 or more is a Corruption", () => {
    const t = playing("candles-of-corpses", "character", wild(), ...dice(3, 4, 6));
    expect(t.state.corruption).toBe(2);
    holding("candles-of-corpses", "character", { fellowship: { at: "lorien" } }).mayNot(
      "shadow",
      "play:candles-of-corpses:character",
    );
  });

  test("with Gollum as Guide only each 6 is", () => {
    const t = playing("candles-of-corpses", "event", { fellowship: WITH_GOLLUM }, ...dice(5, 4, 6));
    expect(t.state.corruption).toBe(1);
  });
});

describe("cards against a Fellowship on its way", () => {
  const ON_ITS_WAY: readonly CardName[] = ["nazgul-search", "cruel-weather", "the-nazgul-strike"];
  for (const name of ON_ITS_WAY)
    test(`${name}: needs Progress of 1 or more on the Fellowship Track`, () => {
      const map = { "minas-morgul": { nazgul: 1 } } as const;
      const word = `play:${name}:character`;
      holding(name, "character", { map, ...wild({ progress: 0 }) }).mayNot("shadow", word);
      holding(name, "character", { map, fellowship: { mordor: 2 } }).mayNot("shadow", word);
      holding(name, "character", { map, ...wild({ progress: 1 }) }).may("shadow", word);
    });

  test("Nazgûl Search: a Nazgûl that has flown to the figure reveals the Fellowship", () => {
    const t = playing("nazgul-search", "character", {
      map: { "minas-morgul": { nazgul: 2 } },
      ...wild({ progress: 1 }),
    }).plays("shadow", "from:minas-morgul", "to:hollin", "done");
    t.awaits("free-peoples", "reveal-to").plays("free-peoples", "to:hollin");
    expect(t.state.revealed).toBe(1);
    expect(t.state.progress).toBe(0);
    t.awaits("free-peoples", "act");
  });

  test("Nazgûl Search: the Witch-king finds it too; without anybody there nothing is revealed", () => {
    const map = { "minas-morgul": { nazgul: 1, characters: ["witch-king"] } } as const;
    const found = playing("nazgul-search", "character", { map, ...wild({ progress: 1 }) }).plays(
      "shadow",
      "character:witch-king",
      "to:hollin",
      "done",
    );
    found.awaits("free-peoples", "reveal-to");
    const not = playing("nazgul-search", "character", { map, ...wild({ progress: 1 }) }).plays(
      "shadow",
      "done",
    );
    expect(not.state.revealed).toBe(0);
  });

  test("Cruel Weather: the figure is moved next door, and nothing else happens", () => {
    const t = playing("cruel-weather", "event", wild({ progress: 4 }))
      .mayOnly(
        "shadow",
        "to:fords-of-bruinen",
        "to:moria",
        "to:north-dunland",
        "to:south-downs",
        "to:trollshaws",
      )
      .plays("shadow", "to:trollshaws");
    expect(t.state.bearers).toBe(region("trollshaws"));
    expect(t.state.progress).toBe(4);
    expect(t.state.revealed).toBe(0);
    t.awaits("free-peoples", "act");
  });

  test("The Nazgûl Strike!: a Nazgûl with them lets the Shadow discard a Character card from the table", () => {
    const t = playing("the-nazgul-strike", "character", {
      map: { hollin: { nazgul: 1 } },
      table: ["axe-and-bow", "mithril-coat-and-sting", "threats-and-promises"],
      ...wild({ progress: 2 }),
    })
      .plays("shadow", "done")
      .mayOnly("shadow", "hunt", "done", "card:axe-and-bow", "card:mithril-coat-and-sting")
      .plays("shadow", "card:axe-and-bow");
    expect(isOnTable(t.state, card("axe-and-bow"))).toBe(false);
    expect(isOnTable(t.state, card("mithril-coat-and-sting"))).toBe(true);
    t.awaits("free-peoples", "act");
  });

  test("The Nazgûl Strike!: or the Hunt is rolled for as after a move; no die goes to the Hunt Box", () => {
    const t = playing("the-nazgul-strike", "character", {
      map: { "minas-morgul": { nazgul: 1 } },
      box: [1, 1],
      ...wild({ progress: 2, companions: ["gimli"] }),
    });
    t.plays("shadow", "from:minas-morgul");
    t.plays("shadow", "to:hollin")
      .draws(...dice(2, 5), 2)
      .plays("shadow", "hunt");
    t.plays("free-peoples", "done");
    expect(t.state.corruption).toBe(1);
    expect(t.state.box).toEqual([1, 1]);
    t.awaits("free-peoples", "act");
  });

  test("The Nazgûl Strike!: without a Nazgûl there nothing follows", () => {
    const t = playing("the-nazgul-strike", "character", {
      map: { "minas-morgul": { nazgul: 1 } },
      box: [0, 2],
      ...wild({ progress: 2 }),
    }).plays("shadow", "done");
    t.awaits("free-peoples", "act");
  });
});

describe("The Lidless Eye", () => {
  const darkDice = (t: ReturnType<typeof playing>): number[] =>
    t.state.dice.slice(SHADOW * FACE_COUNT, (SHADOW + 1) * FACE_COUNT);

  test("up to three unused dice become Eyes in the Hunt Box", () => {
    const t = playing("the-lidless-eye", "character", {
      box: [0, 1],
      dice: { shadow: ["army", "army", "muster", "event"] },
    })
      .mayOnly("shadow", "done", "face:army", "face:muster", "face:event")
      .plays("shadow", "face:army", "face:event", "face:army");
    expect(t.state.box).toEqual([0, 4]);
    expect(darkDice(t)).toEqual([0, 0, 1, 0, 0, 0, 0]);
    expect(darkDice(t)[EYE_FACE]).toBe(0);
    t.awaits("free-peoples", "act");
  });

  test("fewer if one likes, or if there are no more; the die that pays is none of them", () => {
    const t = playing("the-lidless-eye", "character", { dice: { shadow: ["army", "muster"] } }).plays(
      "shadow",
      "face:muster",
      "done",
    );
    expect(t.state.box).toEqual([0, 1]);
    const last = playing("the-lidless-eye", "event", { dice: { shadow: ["army"] } }).plays(
      "shadow",
      "face:army",
    );
    last.awaits("free-peoples", "act");
    holding("the-lidless-eye", "event").mayNot("shadow", "play:the-lidless-eye:event");
  });
});
