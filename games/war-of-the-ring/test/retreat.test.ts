import { describe, expect, test } from "vitest";
import type { CardName } from "../data/cards.ts";
import { FREE, NORTH, ROHAN, SHADOW } from "../data/ids.ts";
import { region } from "../data/regionnames.ts";
import { isActive } from "../facts.ts";
import type { Position } from "../position.ts";
import { retreats } from "../rules/battle/retreat.ts";
import { NO_CEASING } from "../state.ts";
import {
  attacks,
  type BattleTable,
  count,
  fight,
  fought,
  IN_THE_MEADOWS,
  meadows,
  ready,
  told,
} from "./battling.ts";
import { at, dice } from "./table.ts";

/** A first round without a hit. */
const drawn = (position: Position, units: number): BattleTable =>
  fight(position, "shadow", IN_THE_MEADOWS, new Array<number>(units).fill(1));

describe("9.8 cease or retreat", () => {
  test("the battle ends when a side has no unit left in it (9.8.1)", () => {
    const t = fight(meadows({ isengard: [1] }, { rohan: [1] }), "shadow", IN_THE_MEADOWS, [1, 6]);
    t.awaits("free-peoples", "act");
    expect(t.state.battle).toBeNull();
    expect(told(t, "battle-ended")).toHaveLength(1);
  });

  test("the attacker may cease, and all stay where they are (9.8.2)", () => {
    const t = drawn(meadows({ isengard: [2] }, { rohan: [2] }), 4).plays("shadow", "cease");
    t.awaits("free-peoples", "act");
    expect(count(t, "fords-of-isen", "isengard-regular")).toBe(2);
    expect(count(t, "westemnet", "rohan-regular")).toBe(2);
  });

  test("if he goes on, the defender may retreat or fight (9.8.3)", () => {
    const t = drawn(meadows({ isengard: [1] }, { rohan: [1] }), 2);
    t.plays("shadow", "continue")
      .awaits("free-peoples", "retreat")
      .may("free-peoples", "fight", "to:edoras", "to:eastemnet")
      .mayNot("free-peoples", "to:fords-of-isen");
    t.plays("free-peoples", "to:edoras").awaits("shadow", "advance");
    expect(count(t, "edoras", "rohan-regular")).toBe(1);
  });

  test("no Army of the Shadow retreats to where a card on the table lets none be moved (AMB-103)", () => {
    const bree = { map: { bree: { sauron: [1], control: "shadow" } } } satisfies Position;
    const reached = (table: readonly CardName[]) =>
      retreats(at({ ...bree, table }).state, SHADOW, region("bree"));
    const closed = [region("buckland"), region("the-shire"), region("old-forest")];
    const open = reached([]);
    expect(open).toContain(region("buckland"));
    expect(reached(["the-power-of-tom-bombadil"])).toEqual(open.filter((where) => !closed.includes(where)));
    const moria = (table: readonly CardName[]) =>
      retreats(
        at({ map: { "dimrill-dale": { sauron: [1] }, lorien: { control: "shadow" } }, table }).state,
        SHADOW,
        region("dimrill-dale"),
      );
    expect(moria([])).toContain(region("lorien"));
    expect(moria(["a-power-too-great"])).not.toContain(region("lorien"));
  });

  test("a retreat needs a free region: no enemy Army, no Settlement of the enemy (9.8.4)", () => {
    const t = drawn(
      meadows(
        { isengard: [1] },
        { rohan: [1] },
        {
          map: {
            edoras: { control: "shadow" },
            folde: { control: "shadow" },
            eastemnet: { sauron: [1] },
            "helms-deep": { rohan: [2], isengard: [2] },
          },
        },
      ),
      2,
    ).plays("shadow", "continue");
    t.mayOnly("free-peoples", "fight", "to:fangorn");
  });

  test("with nowhere to go nothing is asked, and the next round begins (9.8.4, 9.8.10)", () => {
    const t = fight(
      { map: { morannon: { sauron: [1] }, dagorlad: { gondor: [1] }, "north-ithilien": { sauron: [1] } } },
      "shadow",
      "morannon:dagorlad",
      [1, 1],
    );
    // Dead ends: the Ash Mountains and others are free, so all of them are taken.
    expect(retreats(t.state, FREE, region("dagorlad"))).toEqual(
      ["ash-mountains", "eastern-emyn-muil", "noman-lands"].map((name) => region(name as "noman-lands")),
    );
    const shut = fight(
      { map: { gorgoroth: { sauron: [1] }, "barad-dur": { gondor: [1], control: "free-peoples" } } },
      "shadow",
      "gorgoroth:barad-dur",
    );
    shut
      .draws(...dice(1, 1))
      .plays("free-peoples", "fight")
      .draws(...dice(1, 1))
      .plays("shadow", "continue");
    // The next round begins with its own step 0.
    shut.awaits("free-peoples", "stand");
  });

  test("the whole Army goes together, but Saruman stays (9.8.5)", () => {
    const t = fight(
      {
        map: {
          orthanc: { isengard: [2], nazgul: 1, characters: ["saruman", "mouth-of-sauron"] },
          "fords-of-isen": { rohan: [1] },
        },
      },
      "free-peoples",
      "fords-of-isen:orthanc",
    );
    t.draws(...dice(1, 1, 1, 1, 1))
      .plays("shadow", "fight")
      .plays("free-peoples", "continue")
      .plays("shadow", "to:gap-of-rohan");
    expect(count(t, "gap-of-rohan", "isengard-regular")).toBe(2);
    expect(count(t, "gap-of-rohan", "nazgul")).toBe(1);
    expect(count(t, "gap-of-rohan", "mouth-of-sauron")).toBe(1);
    expect(count(t, "orthanc", "saruman")).toBe(1);
  });

  test("who is not At War may retreat over a border (8.6.3, 9.8.7, 11.6.4, 11.6.6)", () => {
    const t = fight(
      {
        nations: { north: [2, true], southrons: 0 },
        map: { dale: { north: [2] }, "vale-of-the-carnen": { southrons: [1] } },
      },
      "shadow",
      "vale-of-the-carnen:dale",
      [1, 1, 1],
    ).plays("shadow", "continue");
    expect(t.state.steps[NORTH]).toBe(1);
    t.plays("free-peoples", "to:erebor");
    expect(count(t, "erebor", "north-regular")).toBe(2);
  });

  test("too many units are sent back when the action is over (9.8.8)", () => {
    const t = drawn(meadows({ isengard: [1] }, { rohan: [4] }, { map: { edoras: { rohan: [4, 4] } } }), 5);
    t.plays("shadow", "continue")
      .plays("free-peoples", "to:edoras")
      .plays("shadow", "done")
      .awaits("free-peoples", "excess");
    t.plays("free-peoples", "lose:rohan-regular", "lose:rohan-regular").awaits("free-peoples", "act");
    expect(count(t, "edoras", "rohan-regular")).toBe(6);
  });

  test("a Shadow Army that retreats into a Nation wakes it (9.8.8, 11.3.1)", () => {
    const t = fight(
      {
        nations: { north: [2, false], elves: 0, sauron: 0 },
        map: { "woodland-realm": { elves: [1] }, "old-forest-road": { sauron: [1] } },
      },
      "free-peoples",
      "woodland-realm:old-forest-road",
      [1, 1],
    );
    expect(isActive(t.state, NORTH)).toBe(false);
    t.plays("free-peoples", "continue").plays("shadow", "to:rhosgobel");
    expect(isActive(t.state, NORTH)).toBe(true);
  });

  test("where a card forbids ceasing only the defender is asked (9.8.2)", () => {
    const t = ready(
      { ...meadows({ isengard: [1] }, { rohan: [1] }), hands: { shadow: ["stormcrow"] } },
      "shadow",
    );
    attacks(t, "shadow", IN_THE_MEADOWS);
    // What Corsairs of Umbar make of a battle.
    fought(t).terms |= NO_CEASING;
    t.draws(...dice(1, 1))
      .plays("shadow", "done")
      .awaits("free-peoples", "retreat");
  });

  test("a field battle may last any number of rounds (9.8.9)", () => {
    const t = drawn(meadows({ isengard: [1] }, { rohan: [1] }), 2);
    for (let round = 2; round < 7; round++)
      t.draws(...dice(1, 1))
        .plays("shadow", "continue")
        .plays("free-peoples", "fight");
    expect(fought(t).round).toBe(6);
  });
});

describe("9.9 end of battle and advance", () => {
  test("the winner advances with all, part or none of his force (9.9.2, 9.9.4)", () => {
    const won = (): BattleTable =>
      fight(
        { map: { westemnet: { isengard: [2, 1], nazgul: 1 }, edoras: { rohan: [1] } } },
        "shadow",
        "westemnet:edoras",
        [6, 1, 1, 1, 1],
      );
    const all = won().plays("shadow", "go");
    expect(all.state.control[region("edoras")]).toBe(SHADOW);
    expect(all.state.points[SHADOW]).toBe(1);
    const part = won().plays("shadow", "stay:isengard-elite:1", "stay:nazgul:1", "go");
    expect(count(part, "westemnet", "isengard-elite")).toBe(1);
    expect(count(part, "edoras", "isengard-regular")).toBe(2);
    expect(part.state.points[SHADOW]).toBe(1);
    const none = won().plays("shadow", "done");
    expect(none.state.control[region("edoras")]).toBe(FREE);
    expect(none.state.points[SHADOW]).toBe(0);
  });

  test("an advance follows a retreat too (9.9.1, 9.9.2)", () => {
    const t = drawn(meadows({ isengard: [1] }, { rohan: [1] }), 2)
      .plays("shadow", "continue")
      .plays("free-peoples", "to:folde")
      .plays("shadow", "go");
    expect(count(t, "westemnet", "isengard-regular")).toBe(1);
    expect(t.state.control[region("westemnet")]).toBe(SHADOW);
  });

  test("a Leader neither stays nor goes without a unit (9.9.3)", () => {
    const t = fight(
      { map: { osgiliath: { gondor: [2, 0, 1] }, "north-ithilien": { sauron: [1] } } },
      "free-peoples",
      "",
      [6, 1, 1, 1],
    );
    t.mayOnly("free-peoples", "go", "done", "stay:gondor-regular:1", "stay:gondor-leader:1");
    t.plays("free-peoples", "stay:gondor-regular:1").mayOnly("free-peoples", "go", "stay:gondor-leader:1");
  });

  test("an advance is an entry: it wakes the Nation and captures, which counts besides the attack (9.9.4, 11.4.6)", () => {
    const t = fight(
      {
        nations: { north: [2, false], southrons: 0 },
        map: { dale: { north: [1] }, "vale-of-the-carnen": { southrons: [2] } },
      },
      "shadow",
      "vale-of-the-carnen:dale",
      [1, 1, 1],
    )
      .plays("shadow", "continue")
      .plays("free-peoples", "to:erebor")
      .plays("shadow", "go");
    expect(isActive(t.state, NORTH)).toBe(true);
    expect(t.state.steps[NORTH]).toBe(0);
    expect(t.state.points[SHADOW]).toBe(1);
  });

  test("a Companion who advances into a City ends a movement there (11.3.4)", () => {
    const t = fight(
      {
        nations: { gondor: 0, rohan: [3, false] },
        map: {
          folde: { gondor: [1], characters: ["meriadoc"] },
          edoras: { isengard: [1], control: "shadow" },
        },
      },
      "free-peoples",
      "folde:edoras",
      [6, 1],
    ).plays("free-peoples", "go");
    expect(t.state.control[region("edoras")]).toBe(FREE);
    expect(isActive(t.state, ROHAN)).toBe(true);
  });

  test("nobody advances if both forces are gone (9.9.5)", () => {
    fight(meadows({ isengard: [1] }, { rohan: [1] }), "shadow", IN_THE_MEADOWS, [6, 6]).awaits(
      "free-peoples",
      "act",
    );
  });

  test("an advance to an enemy who has gone into his Stronghold begins the siege (9.9.6)", () => {
    const t = ready({ map: { "fords-of-isen": { isengard: [2] }, "helms-deep": { rohan: [2] } } }, "shadow");
    attacks(t, "shadow", "").plays("free-peoples", "withdraw").plays("shadow", "go");
    expect(count(t, "helms-deep", "isengard-regular")).toBe(2);
    expect(count(t, "helms-deep", "rohan-regular")).toBe(2);
    expect(t.state.control[region("helms-deep")]).toBe(FREE);
  });
});
