/** The Shadow's cards in games of three and four, and by other rulings. */
import { describe, expect, test } from "vitest";
import { type CardName, card } from "../../data/cards.ts";
import { eliteOf, GONDOR, regularOf, SAURON, SOUTHRONS } from "../../data/ids.ts";
import { isOnTable } from "../../facts.ts";
import type { Position } from "../../position.ts";
import { holds } from "../../rules/cards/hand.ts";
import { at, dice, tiles } from "../table.ts";
import { count } from "./playing.ts";
import { playing, SHADOW_AT_WAR } from "./playing-shadow.ts";

/** This player of a game of four is about to act, with this card in hand and one die of this result. */
const seated = (
  seat: "witch-king" | "saruman",
  name: CardName,
  face: "character" | "army" | "muster" | "event",
  position: Position = {},
) =>
  at({
    ...position,
    players: 4,
    acting: "shadow",
    // The Leading player acts after his partner.
    leading: [seat === "saruman" ? "witch-king" : "saruman", ...(position.leading ?? [])],
    hands: { [seat]: [name] },
    dice: { "free-peoples": ["muster"], shadow: [face] },
  });

describe("in games of four", () => {
  test("a card with an icon is its player's alone", () => {
    const nations = SHADOW_AT_WAR;
    seated("witch-king", "pits-of-mordor", "muster", { nations }).may(
      "witch-king",
      "play:pits-of-mordor:muster",
    );
    seated("saruman", "pits-of-mordor", "muster", { nations }).mayNot(
      "saruman",
      "play:pits-of-mordor:muster",
    );
    seated("witch-king", "horde-from-the-east", "muster", { nations }).mayNot(
      "witch-king",
      "play:horde-from-the-east:muster",
    );
  });

  test("Musterings of Long-planned War recruit only the player's own Nations (16.6.1)", () => {
    const position = { nations: SHADOW_AT_WAR };
    const saruman = seated("saruman", "musterings-of-long-planned-war", "muster", position).plays(
      "saruman",
      "play:musterings-of-long-planned-war:muster",
    );
    expect(count(saruman, "gorgoroth", regularOf(SOUTHRONS))).toBe(5);
    expect(count(saruman, "nurn", regularOf(SAURON))).toBe(0);
    const witchKing = seated("witch-king", "musterings-of-long-planned-war", "muster", position).plays(
      "witch-king",
      "play:musterings-of-long-planned-war:muster",
    );
    expect(count(witchKing, "gorgoroth", regularOf(SOUTHRONS))).toBe(0);
    expect(count(witchKing, "nurn", regularOf(SAURON))).toBe(5);
  });

  test("Stormcrow: the player of the Nation chooses what it loses", () => {
    const t = seated("saruman", "stormcrow", "muster", {
      fellowship: { at: "lamedon" },
      map: { pelargir: { gondor: [1, 1] } },
    }).plays("saruman", "play:stormcrow:muster");
    t.awaits("gondor", "stormcrow.who").plays("gondor", "lose:gondor-elite");
    expect(count(t, "pelargir", regularOf(GONDOR))).toBe(1);
  });

  test("Lure of the Ring: the Leading player of the Free Peoples decides", () => {
    const t = seated("saruman", "lure-of-the-ring", "character", {
      fellowship: { at: "hollin", revealed: true, companions: ["boromir"] },
      leading: ["gondor"],
    }).plays("saruman", "play:lure-of-the-ring:character");
    t.awaits("gondor", "lure-of-the-ring");
  });

  test("Worn with Sorrow and Toil: the Leading Shadow player says whose hand loses a card", () => {
    const position: Position = {
      players: 4,
      leading: ["rohan", "saruman"],
      table: ["worn-with-sorrow-and-toil"],
      fellowship: { at: "hollin", companions: ["gimli", "boromir"], guide: "gimli" },
      hands: { gondor: ["athelas"], rohan: ["bilbos-song", "elven-rope", "wisdom-of-elrond"] },
      dice: { "free-peoples": ["character"], shadow: ["army", "muster"] },
      box: [0, 1],
    };
    const t = at(position);
    t.draws(...dice(6), ...tiles(t, "2-1")).plays("gondor", "travel:character");
    t.plays("rohan", "guide-falls").mayOnly("saruman", "done", "number:0", "number:1");
    // The second of the two Character cards of the second player.
    t.draws(1).plays("saruman", "number:1");
    expect([holds(t.state, 1, card("bilbos-song")), holds(t.state, 1, card("elven-rope"))]).toEqual([
      false,
      true,
    ]);
    expect(JSON.stringify(t.heard("saruman", "discarded"))).not.toContain(`"card"`);
  });

  test("The Palantír of Orthanc serves Saruman's player only", () => {
    const lies: Position = {
      map: { orthanc: { isengard: [1], characters: ["saruman"] } },
      table: ["the-palantir-of-orthanc"],
    };
    const saruman = seated("saruman", "shelobs-lair", "event", lies).plays(
      "saruman",
      "play:shelobs-lair:event",
    );
    saruman.awaits("saruman", "the-palantir-of-orthanc");
    const other = seated("witch-king", "shelobs-lair", "event", lies).plays(
      "witch-king",
      "play:shelobs-lair:event",
    );
    expect(isOnTable(other.state, card("the-palantir-of-orthanc"))).toBe(true);
    expect(other.ask("witch-king")).toBeNull();
    expect(other.state.handCount.every((cards) => cards === 0)).toBe(true);
  });
});

describe("by other rulings", () => {
  test("with a narrow road Cruel Weather does not drive the Fellowship into inner Mordor (AMB-70)", () => {
    const position: Position = { fellowship: { at: "morannon", progress: 1 } };
    playing("cruel-weather", "character", position).may("shadow", "to:gorgoroth");
    const t = playing("cruel-weather", "character", { ...position, options: { narrowRoad: true } });
    // Dagorlad is the only other neighbour.
    t.awaits("free-peoples", "act");
  });

  test("by the Chinese rulebook a card that names Moria does not recruit in it under siege (AMB-07)", () => {
    const position: Position = { map: { moria: { sauron: [1], dwarves: [2] } } };
    playing("shadows-on-the-misty-mountains", "muster", position).may("shadow", "to:moria");
    const t = playing("shadows-on-the-misty-mountains", "muster", {
      ...position,
      options: { chineseRulebook: true },
    }).plays("shadow", "figure:sauron-elite", "figure:sauron-elite");
    expect(count(t, "moria", regularOf(SAURON))).toBe(1);
    expect(count(t, "mount-gram", eliteOf(SAURON))).toBe(2);
  });
});
