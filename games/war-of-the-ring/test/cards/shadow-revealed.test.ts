import { describe, expect, test } from "vitest";
import { type CardName, card } from "../../data/cards.ts";
import {
  BOROMIR,
  ELVES,
  GANDALF_THE_GREY,
  GIMLI,
  GOLLUM,
  LEGOLAS,
  MERIADOC,
  NONE,
  PEREGRIN,
  STRIDER,
} from "../../data/ids.ts";
import { region } from "../../data/regionnames.ts";
import { TILE_NAMES } from "../../data/tiles.ts";
import { inFellowship, isActive, isOnTable } from "../../facts.ts";
import type { Position } from "../../position.ts";
import { DEAD, DRAWN, IN_POOL } from "../../state.ts";
import { dice } from "../table.ts";
import { holding, hunting, playing } from "./playing-shadow.ts";

const tile = (name: string): number => TILE_NAMES.indexOf(name);
/** In Hollin, which belongs to no Nation. */
const wild = (more: NonNullable<Position["fellowship"]> = {}): Position => ({
  fellowship: { at: "hollin", ...more },
});
const WITH_GOLLUM: NonNullable<Position["fellowship"]> = { at: "hollin", companions: [] };

describe("cards against a revealed Fellowship", () => {
  const seen = (more: NonNullable<Position["fellowship"]> = {}): Position =>
    wild({ revealed: true, ...more });
  const AGAINST_REVEALED: readonly CardName[] = [
    "morgul-wound",
    "lure-of-the-ring",
    "the-breaking-of-the-fellowship",
  ];
  for (const name of AGAINST_REVEALED)
    test(`${name}: only while the Fellowship is Revealed, on the Mordor Track too`, () => {
      const word = `play:${name}:character`;
      holding(name, "character", wild()).mayNot("shadow", word);
      holding(name, "character", seen()).may("shadow", word);
      holding(name, "character", { fellowship: { mordor: 1, revealed: true } }).may("shadow", word);
    });

  test("Morgul Wound: 2 Corruption up to 3, 1 beyond", () => {
    expect(playing("morgul-wound", "character", seen({ corruption: 3 })).state.corruption).toBe(5);
    expect(playing("morgul-wound", "character", seen({ corruption: 4 })).state.corruption).toBe(5);
  });

  test("Lure of the Ring: the Free Peoples lose the Companion drawn, or take his Level as Corruption", () => {
    const drawn = () =>
      playing("lure-of-the-ring", "character", seen({ companions: ["strider", "boromir"] }), 1).mayOnly(
        "free-peoples",
        "lose:boromir",
        "number:2",
      );
    const lost = drawn().plays("free-peoples", "lose:boromir");
    expect(lost.state.at[BOROMIR]).toBe(DEAD);
    expect(lost.state.corruption).toBe(0);
    const corrupted = drawn().plays("free-peoples", "number:2");
    expect(inFellowship(corrupted.state, BOROMIR)).toBe(true);
    expect(corrupted.state.corruption).toBe(2);
    corrupted.awaits("free-peoples", "act");
  });

  test("Lure of the Ring: the last one who goes leaves Gollum to guide; a Hobbit is taken alive", () => {
    const t = playing("lure-of-the-ring", "character", seen({ companions: ["gimli"] })).plays(
      "free-peoples",
      "lose:gimli",
    );
    expect(t.state.guide).toBe(GOLLUM);
    const alive = playing("lure-of-the-ring", "character", seen({ companions: ["meriadoc"] })).plays(
      "free-peoples",
      "lose:meriadoc",
      "to:fords-of-bruinen",
    );
    expect(alive.state.at[MERIADOC]).toBe(region("fords-of-bruinen"));
  });

  test("Lure of the Ring and The Breaking of the Fellowship: with Gollum as Guide it is 1 Corruption", () => {
    for (const name of ["lure-of-the-ring", "the-breaking-of-the-fellowship"] as const) {
      const t = playing(name, "character", { fellowship: { ...WITH_GOLLUM, revealed: true } });
      expect(t.state.corruption).toBe(1);
      t.awaits("free-peoples", "act");
    }
  });

  test("The Breaking of the Fellowship: as many Companions as the tile says stay behind where they are", () => {
    const t = hunting(
      "the-breaking-of-the-fellowship",
      "character",
      seen({ companions: ["strider", "gimli", "legolas"] }),
      ["2-1"],
    )
      .mayOnly("free-peoples", "character:strider", "character:gimli", "character:legolas")
      .plays("free-peoples", "character:legolas")
      .mayOnly("free-peoples", "character:strider", "character:gimli")
      .plays("free-peoples", "character:strider");
    expect(t.state.at[LEGOLAS]).toBe(region("hollin"));
    expect(t.state.at[STRIDER]).toBe(region("hollin"));
    expect(t.state.guide).toBe(GIMLI);
    expect(t.state.corruption).toBe(0);
    t.awaits("free-peoples", "act");
  });

  test("The Breaking of the Fellowship: all go if there are no more; who enters play in a Stronghold rouses it", () => {
    const t = hunting(
      "the-breaking-of-the-fellowship",
      "event",
      {
        fellowship: { at: "lorien", revealed: true, companions: ["legolas", "gimli"] },
        nations: { elves: [3, false] },
      },
      ["3-2"],
    );
    expect(t.state.at[LEGOLAS]).toBe(region("lorien"));
    expect(t.state.at[GIMLI]).toBe(region("lorien"));
    expect(t.state.guide).toBe(GOLLUM);
    expect(isActive(t.state, ELVES)).toBe(true);
  });

  test("The Breaking of the Fellowship: an Eye, a 0 or the Wizard's Staff saves them all", () => {
    const companions = ["gandalf-the-grey", "gimli"] as const;
    for (const name of ["eye-2", "0r-1"]) {
      const t = hunting("the-breaking-of-the-fellowship", "character", seen({ companions }), [name]);
      expect(inFellowship(t.state, GIMLI)).toBe(true);
      t.awaits("free-peoples", "act");
    }
    const t = playing("the-breaking-of-the-fellowship", "character", {
      ...seen({ companions }),
      table: ["wizards-staff"],
    }).plays("free-peoples", "yes");
    expect(isOnTable(t.state, card("wizards-staff"))).toBe(false);
    expect(inFellowship(t.state, GANDALF_THE_GREY)).toBe(true);
    t.awaits("free-peoples", "act");
  });

  test("The Breaking of the Fellowship: Mithril Coat and Sting has another tile drawn", () => {
    const t = hunting(
      "the-breaking-of-the-fellowship",
      "character",
      { ...seen({ companions: ["gimli", "legolas"] }), table: ["mithril-coat-and-sting"] },
      ["3-1"],
    );
    // Without 3-1 the pool begins 0r-1, 0r-2, 1-1.
    t.draws(2).plays("free-peoples", "yes", "character:gimli");
    expect(t.state.tiles[tile("3-1")]).toBe(IN_POOL);
    expect(t.state.tiles[tile("1-1")]).toBe(DRAWN);
    expect(t.state.at[GIMLI]).toBe(region("hollin"));
    expect(inFellowship(t.state, LEGOLAS)).toBe(true);
  });

  test("The Breaking of the Fellowship: on the Mordor Track they are lost; a die tile is rolled", () => {
    const t = hunting(
      "the-breaking-of-the-fellowship",
      "character",
      {
        fellowship: { mordor: 2, revealed: true, companions: ["meriadoc", "peregrin"] },
        tiles: { pool: ["shelobs-lair"] },
      },
      ["shelobs-lair"],
      ...dice(1),
    ).plays("free-peoples", "character:peregrin");
    expect(t.state.at[PEREGRIN]).toBe(DEAD);
    expect(inFellowship(t.state, MERIADOC)).toBe(true);
    expect(t.state.bearers).toBe(NONE);
    expect(t.state.mordor).toBe(2);
  });
});
