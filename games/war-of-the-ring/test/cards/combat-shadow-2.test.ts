import { describe, expect, test } from "vitest";
import { COMBAT, mayFightWith } from "../../cards/combat-cards.ts";
import { CARDS, deckOf } from "../../data/cards.ts";
import { FREE, SHADOW } from "../../data/ids.ts";
import { warOfTheRing } from "../../index.ts";
import { count, fought, meadows, told } from "../battling.ts";
import { before, cardsOf, NOTHING, offered, round } from "./combating.ts";

const small = meadows({ isengard: [2] }, { rohan: [2] });
const BACK = { by: "free-peoples", where: "westemnet:fords-of-isen" } as const;

describe("Durin's Bane", () => {
  const moria = { map: { moria: { sauron: [2] }, "dimrill-dale": { elves: [5] } } } as const;

  test("three dice that hit on 4 or more, before the Combat roll", () => {
    const t = round(moria, "balrog-of-moria", [4, 6, 3, 1, 1, 1, 1, 1], { where: "moria:dimrill-dale" });
    expect(told(t, "special-attack")).toEqual([{ side: SHADOW, dice: [4, 6, 3], hits: 2 }]);
    expect(fought(t).rolled[FREE]).toHaveLength(3);
    expect(t.state.spent[2]).not.toBe(0);
  });

  test("it serves within two regions of Moria, over ordinary borders", () => {
    const near = { map: { "gladden-fields": { sauron: [2] }, "north-anduin-vale": { elves: [2] } } } as const;
    expect(offered(near, "balrog-of-moria", { where: "gladden-fields:north-anduin-vale" })).toContain(
      "card:balrog-of-moria",
    );
    const behind = { map: { "old-ford": { sauron: [2] }, "goblins-gate": { elves: [2] } } } as const;
    expect(offered(behind, "balrog-of-moria", { where: "old-ford:goblins-gate" })).toEqual(NOTHING);
    expect(offered(small, "balrog-of-moria")).toEqual(NOTHING);
  });
});

describe("Devilry of Orthanc", () => {
  test.each(cardsOf("devilry-of-orthanc"))("%s adds 1 to Isengard's Combat roll in a siege", (name) => {
    const siege = { map: { "helms-deep": { rohan: [3], isengard: [3] } } } as const;
    const t = round(siege, name, [5, 1, 1, 1, 1, 1], { where: "helms-deep:helms-deep" });
    expect(told(t, "combat-roll")[0]).toEqual({ side: SHADOW, dice: [5, 1, 1], hits: 1 });
    const sauron = { map: { "helms-deep": { rohan: [3], sauron: [3] } } } as const;
    expect(offered(sauron, name, { where: "helms-deep:helms-deep" })).toEqual(NOTHING);
    expect(offered(small, name)).toEqual(NOTHING);
  });

  test.each(cardsOf("devilry-of-orthanc"))("%s serves no field battle at a Stronghold", (name) => {
    const field = { map: { "helms-deep": { rohan: [3] }, "fords-of-isen": { isengard: [3] } } } as const;
    expect(offered(field, name, { where: "fords-of-isen:helms-deep" })).toEqual(NOTHING);
  });
});

describe("Deadly Strife", () => {
  test.each(cardsOf("deadly-strife"))("%s adds 2 to all rolls of both sides", (name) => {
    const t = round(
      meadows({ isengard: [3], nazgul: 1 }, { rohan: [3, 0, 1] }),
      name,
      [3, 2, 1, 3, 2, 1, 3, 3],
    );
    expect(fought(t).rollHits).toEqual([1, 1]);
    expect(fought(t).rerollHits).toEqual([1, 1]);
  });
});

describe("Desperate Battle", () => {
  test.each(cardsOf("desperate-battle"))("%s adds 1 to all rolls of both sides", (name) => {
    const t = round(
      meadows({ isengard: [3], nazgul: 1 }, { rohan: [3, 0, 1] }),
      name,
      [4, 3, 1, 4, 3, 1, 4, 4],
    );
    expect(fought(t).rollHits).toEqual([1, 1]);
    expect(fought(t).rerollHits).toEqual([1, 1]);
  });
});

describe("Onslaught", () => {
  const many = meadows({ isengard: [5] }, { rohan: [5] });
  const miss = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1];

  test.each(cardsOf("onslaught"))("%s: own losses after the others for dice that hit on 4", (name) => {
    const t = round(many, name, miss);
    t.awaits("shadow", "onslaught").mayOnly(
      "shadow",
      "number:0",
      "number:1",
      "number:2",
      "number:3",
      "number:4",
    );
    t.draws(3, 5, 2).plays("shadow", "number:3");
    expect(count(t, "fords-of-isen", "isengard-regular")).toBe(2);
    expect(count(t, "westemnet", "rohan-regular")).toBe(3);
    t.awaits("shadow", "cease");
  });

  test("no more than the Army can take, and none at all if the Shadow likes", () => {
    const t = round(
      meadows({ isengard: [1, 1] }, { rohan: [5] }),
      "the-fighting-uruk-hai",
      [1, 1, 1, 1, 1, 1, 1],
    );
    t.mayOnly("shadow", "number:0", "number:1", "number:2", "number:3").plays("shadow", "number:0");
    t.awaits("shadow", "cease");
  });

  test("the owner takes them as any losses: two may cost an Elite (9.7.4)", () => {
    const t = round(
      meadows({ isengard: [1, 1] }, { rohan: [5] }),
      "the-fighting-uruk-hai",
      [1, 1, 1, 1, 1, 1, 1],
    );
    t.plays("shadow", "number:2").awaits("shadow", "hits");
    t.draws(0, 0).plays("shadow", "lose:isengard-elite");
    expect(count(t, "fords-of-isen", "isengard-regular")).toBe(1);
    t.awaits("shadow", "cease");
  });

  test("an Army that spends itself still strikes, and the battle is over", () => {
    const t = round(meadows({ isengard: [1] }, { rohan: [1] }), "the-fighting-uruk-hai", [1, 1]);
    t.draws(5).plays("shadow", "number:1");
    expect(t.state.battle).toBeNull();
    expect(count(t, "westemnet", "rohan-regular")).toBe(0);
    expect(count(t, "fords-of-isen", "isengard-regular")).toBe(0);
  });
});

describe("Relentless Assault", () => {
  test.each(cardsOf("relentless-assault"))(
    "%s: 1 on the Combat roll for each hit of one's own, up to two",
    (name) => {
      const t = round(meadows({ isengard: [4], nazgul: 1 }, { rohan: [4] }), name, []);
      t.awaits("shadow", "relentless-assault").mayOnly("shadow", "number:0", "number:1", "number:2");
      t.draws(2, 1, 0, 0, 0, 0, 2).plays("shadow", "number:2");
      expect(fought(t).rolled[SHADOW]).toEqual([3, 2]);
      expect(fought(t).rollHits).toEqual([0, 1]);
      expect(fought(t).rerollHits).toEqual([0, 0]);
    },
  );

  test("none need be taken; more than there is cannot be", () => {
    const t = round(meadows({ isengard: [1] }, { rohan: [2] }), "the-day-without-dawn", []);
    t.mayOnly("shadow", "number:0", "number:1").draws(3, 0, 0).plays("shadow", "number:0");
    expect(fought(t).rollHits).toEqual([0, 0]);
    const spent = round(meadows({ isengard: [1] }, { rohan: [2] }), "the-day-without-dawn", []);
    spent.plays("shadow", "number:1").awaits("free-peoples", "act");
  });
});

describe("Great Host", () => {
  test.each(cardsOf("great-host"))("%s: a hit of twice the numbers, once the losses are off", (name) => {
    const t = round(meadows({ isengard: [4] }, { rohan: [3] }), name, [6, 1, 1, 1, 1, 1, 1]);
    expect(count(t, "westemnet", "rohan-regular")).toBe(1);
    const few = round(meadows({ isengard: [4] }, { rohan: [3] }), name, [1, 1, 1, 1, 1, 1, 1]);
    expect(count(few, "westemnet", "rohan-regular")).toBe(3);
    const last = round(meadows({ isengard: [2] }, { rohan: [1] }), name, [1, 1, 1]);
    expect(count(last, "westemnet", "rohan-regular")).toBe(0);
    last.awaits("shadow", "advance");
  });
});

describe("Mûmakil", () => {
  const oliphaunts = (rohan: readonly [number, number, number]) =>
    ({
      map: { "fords-of-isen": { southrons: [1, 1] }, westemnet: { rohan } },
    }) as const;

  test.each(cardsOf("mumakil"))(
    "%s adds 1 to the Combat roll, and a hit if the Shadow hits more often",
    (name) => {
      const t = round(oliphaunts([4, 0, 0]), name, [4, 1, 1, 1, 1, 1]);
      expect(fought(t).rollHits).toEqual([0, 1]);
      expect(fought(t).bonusHits).toEqual([0, 1]);
      expect(count(t, "westemnet", "rohan-regular")).toBe(2);
      const even = round(oliphaunts([4, 0, 0]), name, [4, 1, 6, 1, 1, 1]);
      expect(fought(even).bonusHits).toEqual([0, 0]);
      expect(offered(small, name)).toEqual(NOTHING);
    },
  );

  test("hits of a special attack before the Combat roll count for the Free Peoples", () => {
    const t = round(
      {
        map: { "fords-of-isen": { southrons: [2, 1] }, westemnet: { rohan: [3, 0, 1] } },
      },
      ["shadows-gather", "challenge-of-the-king"],
      [6],
    );
    t.draws(5, 0, 0, 0, 0, 0).plays("shadow", "lose:southrons-regular");
    expect(fought(t).rollHits).toEqual([0, 1]);
    expect(fought(t).bonusHits).toEqual([0, 0]);
  });

  test("No Quarter comes first if the Free Peoples defend: the hits are even then (9.4.6)", () => {
    const t = round(oliphaunts([4, 0, 0]), ["shadows-gather", "a-power-too-great"], [5, 5, 6, 1, 1, 1]);
    expect(told(t, "combat-roll")).toHaveLength(2);
    // Two hits each: no third.
    t.awaits("shadow", "hits");
    expect(fought(t).toTake).toEqual([2, 2]);
    const attacking = round(
      oliphaunts([4, 0, 0]),
      ["shadows-gather", "a-power-too-great"],
      [6, 1, 1, 1, 5, 5],
      BACK,
    );
    expect(fought(attacking).bonusHits).toEqual([1, 1]);
  });
});

test("Shield-wall comes too late for Mûmakil's comparison", () => {
  const t = round(
    { map: { "fords-of-isen": { southrons: [1, 1] }, westemnet: { rohan: [5] } } },
    ["shadows-gather", "fear-fire-foes"],
    [5, 5, 5, 1, 1, 1, 1],
  );
  // Two hits against one, and a third of the card; one of the three is warded off.
  expect(fought(t).toTake).toEqual([2, 1]);
});

describe("Swarm of Bats", () => {
  test.each(cardsOf("swarm-of-bats"))("%s makes nothing of the Free Peoples' card", (name) => {
    const t = round(
      meadows({ isengard: [4], nazgul: 1 }, { rohan: [2] }),
      [name, "the-last-battle"],
      [4, 1, 1, 1, 1, 1, 4],
    );
    expect(fought(t).rolled[SHADOW]).toHaveLength(4);
    expect(fought(t).rerollHits).toEqual([0, 0]);
  });

  test.each(cardsOf("swarm-of-bats"))("%s adds 1 to the re-roll if there is none", (name) => {
    const t = round(meadows({ isengard: [2], nazgul: 1 }, { rohan: [2] }), name, [4, 1, 1, 1, 4]);
    expect(fought(t).rollHits).toEqual([0, 0]);
    expect(fought(t).rerollHits).toEqual([0, 1]);
  });
});

describe("We Come to Kill", () => {
  test.each(cardsOf("we-come-to-kill"))("%s: a die for each Elite that is left, after the losses", (name) => {
    const t = round(meadows({ isengard: [2, 2] }, { rohan: [5] }), name, [1, 1, 1, 1, 1, 1, 1, 1, 1, 5, 4]);
    expect(told(t, "special-attack")).toEqual([{ side: SHADOW, dice: [5, 4], hits: 1 }]);
    expect(count(t, "westemnet", "rohan-regular")).toBe(4);
    expect(offered(small, name)).toEqual(NOTHING);
  });

  test("before walls too it hits on 5, as it says", () => {
    const siege = { map: { "helms-deep": { rohan: [3], isengard: [0, 1] } } } as const;
    const t = round(siege, "olog-hai", [5, 1, 1, 1, 5], { where: "helms-deep:helms-deep" });
    expect(count(t, "helms-deep", "rohan-regular")).toBe(2);
  });
});

test("every Combat card has an effect for each of its initiative numbers (9.4.6)", () => {
  for (const [id, { initiative }] of CARDS.entries())
    expect(COMBAT[id].effects).toHaveLength(initiative.length);
});

describe("a card chosen and not yet shown", () => {
  test("is imagined to be one of its deck that could be chosen here", () => {
    const t = before(small, ["orcs-multiplying-again", "the-red-arrow"]);
    t.plays("shadow", "card:orcs-multiplying-again").awaits("free-peoples", "combat-card");
    const view = t.view("free-peoples");
    let seed = 1;
    const random = (sides: number): number => {
      seed = (seed * 48271) % 2147483647;
      return seed % sides;
    };
    const seen = new Set<number>();
    for (let i = 0; i < 100; i++) {
      const chosen = warOfTheRing.imagine(view, 0, random).chosen[SHADOW];
      expect(mayFightWith(view, fought(t), SHADOW, chosen)).toBe(true);
      expect(deckOf(chosen)).toBe(3);
      seen.add(chosen);
    }
    expect(seen.size).toBeGreaterThan(10);
  });
});
