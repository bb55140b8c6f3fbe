/** Chapters 0 to 3: what the game is made of, and how it lies before the first turn. */
import { hashed } from "@westmarch/kernel";
import { describe, expect, test } from "vitest";
import { ALL_CARDS, CARDS, CARDS_OF_DECK, deckOf, ICONS } from "../data/cards.ts";
import {
  ALL_DECKS,
  CHARACTERS,
  COMPANION_COUNT,
  DWARVES,
  ELVES,
  FIRST_MINION,
  FREE,
  FREE_NATIONS,
  GANDALF_THE_GREY,
  GOLLUM,
  GONDOR,
  NATION_COUNT,
  NATIONS,
  NOBODY,
  NONE,
  NORTH,
  ROHAN,
  SAURON,
  SHADOW,
  STARTING_COMPANIONS,
} from "../data/ids.ts";
import { region } from "../data/regionnames.ts";
import {
  ALL_REGIONS,
  BEHIND_BLACK,
  COASTAL,
  HOME,
  hasSettlement,
  NATION_OF,
  NEIGHBOURS,
  REGION_COUNT,
  SETTLEMENT_REGIONS,
} from "../data/regions.ts";
import { ALL_TILES, isStandard, TILE_NAMES } from "../data/tiles.ts";
import { isActive } from "../facts.ts";
import { handSize } from "../rules/cards/hand.ts";
import { SEAT_NAMES } from "../seats.ts";
import { ASIDE, IN_FELLOWSHIP, IN_POOL, UNUSED, type War } from "../state.ts";
import { at, engine } from "./table.ts";

/** The first question of a game: who is to guide, Gandalf the Grey or Strider. Four cards have been drawn. */
const first = (): War => engine.start({}, hashed(7));
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
/** Figures of a Nation on the map and in the reinforcements: Regulars, Elites, Leaders or Nazgûl. */
function figuresOf(g: War, nation: number): number[] {
  const onMap = (all: readonly number[], nations: number): number =>
    sum(all.filter((_, place) => place % nations === nation));
  const leaders =
    nation < FREE_NATIONS ? onMap(g.leaders, FREE_NATIONS) : nation === SAURON ? sum(g.nazgul) : 0;
  return [onMap(g.regulars, NATION_COUNT), onMap(g.elites, NATION_COUNT), leaders].map(
    (there, kind) => there + g.pool[nation * 3 + kind],
  );
}

describe("conventions", () => {
  test("0.3.1: the same chance and the same choices make the same game", () => {
    const game = (): War => {
      const chance = hashed(11);
      const g = engine.start({}, chance);
      for (let i = 0; i < 60 && !g.result; i++) {
        const [ask] = engine.asks(g);
        engine.play(g, ask.seat, ask.options[(i * 7) % ask.options.length], chance);
      }
      return g;
    };
    expect(game()).toEqual(game());
  });

  test("0.3.2: nothing is drawn before the rules call for it: four cards before the first question", () => {
    const g = first();
    expect(g.drawn).toBe(4);
    expect(sum(g.dice)).toBe(0);
  });
});

describe("components", () => {
  test("1.1.2, 1.1.3: each side's die has its six faces", () => {
    const t = at(
      {
        phase: "roll",
        fellowship: { companions: ["meriadoc"] },
        map: { edoras: { characters: ["aragorn", "gandalf-the-white"] } },
      },
      ...[0, 1, 2, 3, 4, 5],
      ...[0, 1, 2, 3, 4, 5, 0],
    );
    // Character, Army, Muster, Event, Muster/Army, Will of the West; an Eye goes to the Hunt Box.
    expect(t.state.dice.slice(0, 7)).toEqual([2, 0, 1, 1, 1, 1, 0]);
    expect(t.state.dice.slice(7)).toEqual([2, 1, 1, 1, 1, 0, 0]);
    expect(t.state.box).toEqual([0, 1]);
  });

  test("1.2.1: four decks of twenty-four cards, each card with one symbol", () => {
    const printed = ALL_CARDS.slice(0, 4 * CARDS_OF_DECK);
    for (const deck of ALL_DECKS)
      expect(printed.filter((card) => deckOf(card) === deck)).toHaveLength(CARDS_OF_DECK);
    for (const { icon } of CARDS) expect(ICONS[icon]).toBeDefined();
  });

  test("1.2.2: nine Companions, two of them later ones, Gollum and three Minions", () => {
    expect([STARTING_COMPANIONS, COMPANION_COUNT, GOLLUM, CHARACTERS.length - FIRST_MINION]).toEqual([
      7, 9, 9, 3,
    ]);
  });

  test("1.3.1, 3.2.1: every Nation has all its figures, on the map or in the reinforcements", () => {
    const g = first();
    expect(NATIONS.map((_, nation) => figuresOf(g, nation))).toEqual([
      [5, 5, 4],
      [5, 10, 4],
      [15, 5, 4],
      [10, 5, 4],
      [10, 5, 4],
      [12, 6, 0],
      [36, 6, 8],
      [24, 6, 0],
    ]);
    expect(g.pool).toEqual(
      [
        [2, 3, 3],
        [2, 4, 0],
        [6, 4, 3],
        [6, 4, 3],
        [6, 4, 3],
        [6, 5, 0],
        [8, 4, 4],
        [10, 3, 0],
      ].flat(),
    );
  });

  test("1.3.2: the Witch-king is a figure of his own beside the eight Nazgûl", () => {
    const t = at({
      acting: "shadow",
      map: { "barad-dur": { sauron: [1], nazgul: 8 } },
      nations: { sauron: 0, gondor: 0 },
      dice: { "free-peoples": ["muster"], shadow: ["muster"] },
    }).plays("shadow", "enter:witch-king:muster");
    expect(t.state.nazgul[region("barad-dur")]).toBe(8);
    expect(t.state.pool[SAURON * 3 + 2]).toBe(0);
  });

  test("1.3.4, AMB-37: a Leader leads whichever Nation of the Free Peoples, but is one of his own Nation", () => {
    const led = (steps: number) =>
      at({
        map: { "druadan-forest": { rohan: [2], gondor: [0, 0, 1] } },
        nations: { rohan: 0, gondor: steps },
        dice: { "free-peoples": ["character"], shadow: ["army"] },
      });
    led(0).plays("free-peoples", "armies:character").may("free-peoples", "move:druadan-forest:folde");
    // Not At War, the leader may not enter Rohan, and without him the Army has none.
    led(2).plays("free-peoples", "armies:character").mayNot("free-peoples", "move:druadan-forest:folde");
  });

  test("1.4.1, 3.1.6: sixteen standard tiles make the Hunt Pool, four special ones of each side are set aside", () => {
    const g = first();
    expect(TILE_NAMES).toHaveLength(24);
    expect(g.tiles).toEqual(ALL_TILES.map((tile) => (isStandard(tile) ? IN_POOL : UNUSED)));
    expect(ALL_TILES.filter(isStandard)).toHaveLength(16);
  });
});

describe("the map", () => {
  test("2.1.1, 2.1.2: who is next to whom is mutual, and a black border divides", () => {
    for (const at of ALL_REGIONS) {
      for (const next of NEIGHBOURS[at]) expect(NEIGHBOURS[next]).toContain(at);
      for (const behind of BEHIND_BLACK[at]) expect(NEIGHBOURS[at]).not.toContain(behind);
      expect(NEIGHBOURS[at]).not.toContain(at);
    }
  });

  test("2.1.3: cards that come by sea reach the coast alone", () => {
    expect(
      ["umbar", "dol-amroth", "pelargir", "grey-havens"].map((at) => COASTAL[region(at as "umbar")]),
    ).toEqual([true, true, true, true]);
    expect(COASTAL[region("minas-tirith")]).toBe(false);
  });

  test("2.1.4, AMB-61: Osgiliath belongs to no Nation, whichever Army is there", () => {
    expect(NATION_OF[region("osgiliath")]).toBe(NONE);
    const enters = (where: "osgiliath" | "lossarnach") =>
      at({
        acting: "shadow",
        map: { "south-ithilien": { sauron: [1] }, osgiliath: where === "lossarnach" ? { sauron: [1] } : {} },
        nations: { gondor: [2, false], sauron: 0 },
        dice: { "free-peoples": ["muster"], shadow: ["army"] },
      }).plays(
        "shadow",
        "armies:army",
        where === "osgiliath" ? "move:south-ithilien:osgiliath" : "move:osgiliath:lossarnach",
      );
    expect(isActive(enters("osgiliath").state, GONDOR)).toBe(false);
    expect(isActive(enters("lossarnach").state, GONDOR)).toBe(true);
  });

  test("2.2.1: a Fortification is no Settlement: nothing is captured there", () => {
    for (const name of ["osgiliath", "fords-of-isen"] as const) {
      expect(hasSettlement(region(name))).toBe(false);
      expect(HOME[region(name)]).toBe(NOBODY);
    }
    const t = at({
      acting: "shadow",
      map: { "south-ithilien": { sauron: [1] } },
      dice: { "free-peoples": ["muster"], shadow: ["army"] },
    }).plays("shadow", "armies:army", "move:south-ithilien:osgiliath");
    expect(t.state.control[region("osgiliath")]).toBe(NOBODY);
    expect(t.heard(null, "captured")).toEqual([]);
  });

  test("2.3.1: at the start every Settlement is its own Nation's side's", () => {
    const g = first();
    for (const at of SETTLEMENT_REGIONS)
      expect(g.control[at]).toBe(NATION_OF[at] < FREE_NATIONS ? FREE : SHADOW);
  });

  test("2.4.3: for a card the besieged are in the region of their Stronghold", () => {
    const t = at({
      map: { fangorn: { characters: ["gandalf-the-white"] }, orthanc: { isengard: [4], rohan: [1] } },
      dead: ["gandalf-the-grey"],
      hands: { "free-peoples": ["the-ents-awake-treebeard"] },
      dice: { "free-peoples": ["character"], shadow: ["army"] },
    })
      .draws(5, 0, 0)
      .plays("free-peoples", "play:the-ents-awake-treebeard:character");
    expect(t.state.count[REGION_COUNT + region("orthanc")]).toBe(3);
  });

  test("2.4.4, 0.4.2: Leaders whose last unit is gone are lost at once", () => {
    const t = at({
      acting: "shadow",
      map: { eastemnet: { rohan: [1, 0, 2] }, fangorn: { isengard: [1], nazgul: 1 } },
      hands: { shadow: ["dreadful-spells"] },
      dice: { "free-peoples": ["muster"], shadow: ["character"] },
    })
      .draws(5)
      .plays("shadow", "play:dreadful-spells:character");
    expect(t.state.leaders[region("eastemnet") * FREE_NATIONS + ROHAN]).toBe(0);
    expect(t.state.lost[ROHAN * 3 + 2]).toBe(2);
  });
});

describe("set-up", () => {
  test("3.1.1, 16.1: seats for two, three and four players", () => {
    for (const players of [2, 3, 4])
      expect(engine.game.seats({ players: String(players) })).toEqual(SEAT_NAMES[players]);
    expect(SEAT_NAMES[2]).toEqual(["free-peoples", "shadow"]);
  });

  test("3.1.2, 3.1.3: the Ring-bearers are in Rivendell, hidden, with seven Companions; the Grey leads them", () => {
    const g = first();
    expect([g.bearers, g.progress, g.revealed, g.corruption]).toEqual([region("rivendell"), 0, 0, 0]);
    expect(g.at).toEqual(CHARACTERS.map((_, one) => (one < STARTING_COMPANIONS ? IN_FELLOWSHIP : ASIDE)));
    expect(g.guide).toBe(GANDALF_THE_GREY);
  });

  test("3.1.4, 1.4.2: the Free Peoples hold the three Elven Rings", () => {
    expect(first().rings).toEqual([3, 0]);
  });

  test("3.1.5: hands are empty before the first draw, and a deck may give any of its cards", () => {
    const g = first();
    expect(g.deckCount).toEqual([23, 23, 23, 23]);
    expect([handSize(g, FREE), handSize(g, SHADOW)]).toEqual([2, 2]);
    const last = engine.start({}, () => 23);
    expect(last.secret.hands).toEqual([1 << 23, 1 << 23, 1 << 23, 1 << 23]);
  });

  test("3.1.7: seven dice and four, an empty Hunt Box, and no die to be feared from the turn before", () => {
    const g = first();
    expect([g.owned, g.box, g.minimum]).toEqual([[4, 7], [0, 0], 0]);
  });

  test("3.1.8, 3.1.9, AMB-24: where the Nations stand, and who of them is awake", () => {
    const g = first();
    expect(g.steps).toEqual([3, 3, 2, 3, 3, 1, 1, 2]);
    expect([DWARVES, ELVES, GONDOR, NORTH, ROHAN].map((nation) => isActive(g, nation))).toEqual([
      false,
      true,
      false,
      false,
      false,
    ]);
  });

  test("3.1.10: no Victory Point and no card on the table", () => {
    const g = first();
    expect([g.points, g.table]).toEqual([
      [0, 0],
      [0, 0, 0, 0],
    ]);
  });
});
