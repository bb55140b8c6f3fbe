import { describe, expect, test } from "vitest";
import { FREE, SHADOW } from "../../data/ids.ts";
import { region } from "../../data/regionnames.ts";
import { besieged } from "../../rules/figures.ts";
import { count, fought, meadows, ready, told } from "../battling.ts";
import { cardsOf, NOTHING, offered, round } from "./combating.ts";

/** Rohan attacks out of its own land. */
const ABROAD = { map: { "fords-of-isen": { rohan: [2] }, "gap-of-rohan": { isengard: [2] } } } as const;
const small = meadows({ isengard: [2] }, { rohan: [2] });
const BACK = { by: "free-peoples", where: "westemnet:fords-of-isen" } as const;

describe("the Ents' cards", () => {
  test("Ents' Rage adds 2 to the Combat roll, not to the re-roll", () => {
    const t = round(
      meadows({ isengard: [2] }, { rohan: [2, 0, 1] }),
      "the-ents-awake-treebeard",
      [1, 1, 3, 2, 4],
    );
    expect(fought(t).rollHits).toEqual([1, 0]);
    expect(fought(t).rerollHits).toEqual([0, 0]);
  });

  test("Huorn-dark leaves the Shadow two dice", () => {
    const t = round(meadows({ isengard: [5] }, { rohan: [2] }), "the-ents-awake-huorns", [1, 1, 1, 1]);
    expect(fought(t).rolled[SHADOW]).toHaveLength(2);
  });

  test("Nameless Wood adds two hits to any that are rolled", () => {
    const t = round(
      meadows({ isengard: [5] }, { rohan: [2] }),
      "the-ents-awake-entmoot",
      [1, 1, 1, 1, 1, 6, 1],
    );
    expect(count(t, "fords-of-isen", "isengard-regular")).toBe(2);
    const missed = round(
      meadows({ isengard: [5] }, { rohan: [2] }),
      "the-ents-awake-entmoot",
      [1, 1, 1, 1, 1, 1, 1],
    );
    expect(count(missed, "fords-of-isen", "isengard-regular")).toBe(5);
    const led = meadows({ isengard: [5] }, { rohan: [2, 0, 1] });
    const rerolled = round(led, "the-ents-awake-entmoot", [1, 1, 1, 1, 1, 1, 1, 6]);
    expect(count(rerolled, "fords-of-isen", "isengard-regular")).toBe(2);
  });

  test("they come to Rohan, Fangorn and Orthanc, and no further", () => {
    for (const name of [
      "the-ents-awake-treebeard",
      "the-ents-awake-huorns",
      "the-ents-awake-entmoot",
    ] as const) {
      const field = { by: "free-peoples" } as const;
      expect(offered(small, name)).toContain(`card:${name}`);
      const at = (where: "orthanc" | "fangorn") =>
        ({
          map: { "fords-of-isen": { rohan: [2] }, [where]: { isengard: [2] } },
        }) as const;
      expect(offered(at("orthanc"), name, { ...field, where: "fords-of-isen:orthanc" })).toContain(
        `card:${name}`,
      );
      expect(offered(at("fangorn"), name, { ...field, where: "fords-of-isen:fangorn" })).toContain(
        `card:${name}`,
      );
      expect(offered(ABROAD, name, { ...field, where: "fords-of-isen:gap-of-rohan" })).toEqual(NOTHING);
    }
  });
});

describe("Daylight", () => {
  test.each(cardsOf("daylight"))("%s leaves the Shadow three dice", (name) => {
    const t = round(meadows({ isengard: [5] }, { rohan: [2] }), name, [1, 1, 1, 1, 1]);
    expect(fought(t).rolled[SHADOW]).toHaveLength(3);
    expect(fought(round(small, name, [1, 1, 1, 1])).rolled[SHADOW]).toHaveLength(2);
  });
});

describe("No Quarter", () => {
  test.each(cardsOf("no-quarter"))("%s adds a hit to any that are rolled", (name) => {
    const many = meadows({ isengard: [4] }, { rohan: [2] });
    const t = round(many, name, [1, 1, 1, 1, 6, 1]);
    expect(count(t, "fords-of-isen", "isengard-regular")).toBe(2);
    const missed = round(many, name, [1, 1, 1, 1, 1, 1]);
    expect(count(missed, "fords-of-isen", "isengard-regular")).toBe(4);
  });
});

describe("Advantageous Position", () => {
  test.each(cardsOf("advantageous-position"))(
    "%s takes 1 off the Shadow's Combat roll, but a 6 hits",
    (name) => {
      const t = round(meadows({ isengard: [3], nazgul: 1 }, { rohan: [4] }), name, [5, 6, 1, 1, 1, 1, 1, 5]);
      expect(fought(t).rollHits).toEqual([0, 1]);
      expect(fought(t).rerollHits).toEqual([0, 1]);
    },
  );

  test.each(cardsOf("advantageous-position"))(
    "%s serves inside the lands of the Free Peoples alone",
    (name) => {
      expect(offered(meadows({ isengard: [2] }, { rohan: [2] }), name, BACK)).toContain(`card:${name}`);
      expect(offered(ABROAD, name, { by: "free-peoples", where: "fords-of-isen:gap-of-rohan" })).toEqual(
        NOTHING,
      );
      const wild = { map: { "dimrill-dale": { elves: [2] }, "gladden-fields": { sauron: [2] } } } as const;
      expect(offered(wild, name, { where: "gladden-fields:dimrill-dale" })).toEqual(NOTHING);
    },
  );
});

describe("Scouts", () => {
  test.each(cardsOf("scouts"))(
    "%s: the Army retreats before a die is rolled, and the enemy may advance",
    (name) => {
      const t = round(meadows({ isengard: [2] }, { rohan: [2, 0, 1] }), name, []);
      t.awaits("free-peoples", "scouts").may("free-peoples", "to:edoras", "to:fangorn", "to:helms-deep");
      t.mayNot("free-peoples", "to:fords-of-isen").plays("free-peoples", "to:helms-deep");
      expect(count(t, "helms-deep", "rohan-regular")).toBe(2);
      expect(count(t, "helms-deep", "rohan-leader")).toBe(1);
      t.awaits("shadow", "advance").plays("shadow", "go");
      expect(count(t, "westemnet", "isengard-regular")).toBe(2);
      expect(told(t, "combat-roll")).toEqual([]);
    },
  );

  test("where there is a Stronghold the Army may withdraw into it", () => {
    const t = round(
      { map: { "helms-deep": { rohan: [2] }, "fords-of-isen": { isengard: [2] } } },
      "the-red-arrow",
      [],
      { where: "fords-of-isen:helms-deep" },
    );
    t.awaits("free-peoples", "scouts").may("free-peoples", "withdraw", "to:westemnet");
    t.plays("free-peoples", "withdraw").plays("shadow", "go");
    expect(besieged(t.state, region("helms-deep"))).toBe(FREE);
  });

  test("the enemy's special attack of a higher number never comes (9.4.7)", () => {
    const t = round(
      { map: { moria: { sauron: [2] }, "dimrill-dale": { elves: [3] } } },
      ["the-red-arrow", "balrog-of-moria"],
      [],
      { where: "moria:dimrill-dale" },
    );
    t.plays("free-peoples", "to:lorien").plays("shadow", "done");
    expect(told(t, "special-attack")).toEqual([]);
    expect(count(t, "lorien", "elves-regular")).toBe(3);
    expect(t.state.spent[1]).not.toBe(0);
    expect(t.state.spent[2]).not.toBe(0);
  });

  test("where one way is left it is taken without a question", () => {
    const t = round(
      { map: { gorgoroth: { sauron: [2] }, "barad-dur": { gondor: [2], control: "free-peoples" } } },
      "the-red-arrow",
      [],
      { where: "gorgoroth:barad-dur" },
    );
    expect(told(t, "withdrew")).toHaveLength(1);
    t.awaits("shadow", "advance");
  });

  test("with nowhere to go nothing happens", () => {
    const t = round(
      {
        map: {
          "the-shire": { north: [2] },
          buckland: { isengard: [1] },
          evendim: { isengard: [1] },
          "old-forest": { isengard: [1] },
          "south-ered-luin": { isengard: [1] },
          "tower-hills": { isengard: [1] },
        },
      },
      "the-red-arrow",
      [1, 1, 1],
      { where: "buckland:the-shire" },
    );
    expect(fought(t).rolled[FREE]).toHaveLength(2);
    t.awaits("shadow", "cease");
  });

  test("it serves a defender in a field battle, besiegers among them", () => {
    expect(offered(small, "the-red-arrow", BACK)).toEqual(NOTHING);
    const siege = { map: { "helms-deep": { rohan: [2], isengard: [2] } } } as const;
    expect(offered(siege, "the-red-arrow", { where: "helms-deep:helms-deep" })).toEqual(NOTHING);
    const sortie = { map: { orthanc: { rohan: [2], isengard: [2] } } } as const;
    const t = round(sortie, "the-red-arrow", [], { where: "orthanc:orthanc" });
    t.awaits("free-peoples", "scouts").mayNot("free-peoples", "withdraw");
    t.plays("free-peoples", "to:fords-of-isen");
    expect(besieged(t.state, region("orthanc"))).toBe(-1);
  });
});

describe("Shield-wall", () => {
  test.each(cardsOf("shield-wall"))("%s cancels one of two hits or more", (name) => {
    const many = meadows({ isengard: [2], nazgul: 2 }, { rohan: [5] });
    const t = round(many, name, [6, 1, 1, 1, 1, 1, 1, 6]);
    expect(count(t, "westemnet", "rohan-regular")).toBe(4);
    const single = round(many, name, [6, 1, 1, 1, 1, 1, 1, 1]);
    expect(count(single, "westemnet", "rohan-regular")).toBe(4);
  });
});

describe("Confusion", () => {
  test.each(cardsOf("confusion"))("%s: ones hit the Shadow's own Army and are not re-rolled", (name) => {
    const t = round(meadows({ isengard: [4], nazgul: 3 }, { rohan: [2] }), name, [1, 1, 2, 6, 2, 2, 6]);
    expect(fought(t).rerolled[SHADOW]).toEqual([6]);
    expect(count(t, "fords-of-isen", "isengard-regular")).toBe(2);
    expect(count(t, "westemnet", "rohan-regular")).toBe(0);
  });
});

describe("Charge", () => {
  test.each(cardsOf("charge"))("%s attacks before the Combat roll with a die for each Elite", (name) => {
    const t = round(meadows({ isengard: [3] }, { rohan: [1, 2] }), name, [5, 6, 1, 1, 1, 1]);
    expect(told(t, "special-attack")).toEqual([{ side: FREE, dice: [5, 6], hits: 2 }]);
    expect(fought(t).rolled[SHADOW]).toHaveLength(1);
    expect(fought(t).rolled[FREE]).toHaveLength(3);
  });

  test.each(cardsOf("charge"))("%s needs an Elite", (name) => {
    expect(offered(small, name)).toEqual(NOTHING);
    expect(offered(meadows({ isengard: [0, 2] }, { rohan: [2] }), name)).toEqual(NOTHING);
  });
});

describe("Valour", () => {
  test.each(cardsOf("valour"))("%s adds 1 to the Combat roll of an Army with an Elite", (name) => {
    const t = round(meadows({ isengard: [2] }, { rohan: [1, 1, 1] }), name, [1, 1, 4, 1, 4]);
    expect(fought(t).rollHits).toEqual([1, 0]);
    expect(fought(t).rerollHits).toEqual([0, 0]);
    expect(offered(small, name)).toEqual(NOTHING);
  });

  test("an Elite in the rearguard does not count (9.4.11)", () => {
    const t = ready(
      {
        ...meadows({ isengard: [2] }, { rohan: [2, 1] }),
        hands: { "free-peoples": ["thranduils-archers"] },
      },
      "free-peoples",
    );
    t.plays("free-peoples", "attack-with:muster-army", "stay:rohan-elite:1", "go");
    t.mayOnly("free-peoples", "done");
  });
});
