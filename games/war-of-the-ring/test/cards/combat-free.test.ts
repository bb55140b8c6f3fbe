import { describe, expect, test } from "vitest";
import { FREE, SHADOW } from "../../data/ids.ts";
import { count, fought, meadows, told } from "../battling.ts";
import { cardsOf, NOTHING, offered, round } from "./combating.ts";

const small = meadows({ isengard: [2] }, { rohan: [2] });

describe("It Is a Gift", () => {
  const near = meadows({ isengard: [3] }, { rohan: [2, 0, 1] }, { fellowship: { at: "westemnet" } });

  test.each(cardsOf("it-is-a-gift"))("%s adds 1 to both rolls beside the Ring-bearers", (name) => {
    const t = round(near, name, [1, 1, 1, 4, 1, 4]);
    expect(fought(t).rollHits).toEqual([1, 0]);
    expect(fought(t).rerollHits).toEqual([1, 0]);
  });

  test.each(cardsOf("it-is-a-gift"))("%s serves nowhere else", (name) => {
    expect(offered(small, name)).toEqual(NOTHING);
    expect(offered({ ...small, fellowship: { at: "fords-of-isen" } }, name)).toEqual(NOTHING);
    expect(offered({ ...small, fellowship: { mordor: 1 } }, name)).toEqual(NOTHING);
  });

  test("the Free Peoples have it too when they attack there, here over a ford where a 6 is needed", () => {
    const t = round(
      meadows({ isengard: [2] }, { rohan: [2] }, { fellowship: { at: "fords-of-isen" } }),
      "elven-cloaks",
      [5, 4, 1, 1],
      { by: "free-peoples", where: "westemnet:fords-of-isen" },
    );
    expect(fought(t).rollHits).toEqual([1, 0]);
  });
});

describe("Blade of Westernesse", () => {
  const hobbits = meadows(
    { isengard: [2], characters: ["mouth-of-sauron"] },
    { rohan: [2], characters: ["meriadoc"] },
  );

  test("a hit of the re-roll kills a Minion, and no unit", () => {
    const t = round(hobbits, "mithril-coat-and-sting", [1, 1, 1, 1, 1, 1, 6]);
    expect(count(t, "fords-of-isen", "mouth-of-sauron")).toBe(0);
    expect(count(t, "fords-of-isen", "isengard-regular")).toBe(2);
    expect(told(t, "character-died")).toHaveLength(1);
  });

  test("the other hits count as ever", () => {
    const t = round(hobbits, "mithril-coat-and-sting", [1, 1, 6, 1, 1, 1, 6]);
    expect(count(t, "fords-of-isen", "mouth-of-sauron")).toBe(0);
    expect(count(t, "fords-of-isen", "isengard-regular")).toBe(1);
  });

  test("without a hit in the re-roll, or without a Minion, nothing happens", () => {
    const missed = round(hobbits, "mithril-coat-and-sting", [1, 1, 6, 1, 1, 1, 1]);
    expect(count(missed, "fords-of-isen", "mouth-of-sauron")).toBe(1);
    const alone = meadows({ isengard: [2] }, { rohan: [2], characters: ["peregrin"] });
    expect(
      count(round(alone, "mithril-coat-and-sting", [1, 1, 1, 1, 6]), "fords-of-isen", "isengard-regular"),
    ).toBe(1);
  });

  test("of several Minions the Free Peoples choose one", () => {
    const t = round(
      meadows(
        { isengard: [2], characters: ["witch-king", "mouth-of-sauron"] },
        { rohan: [2], characters: ["meriadoc", "peregrin"] },
      ),
      "mithril-coat-and-sting",
      [1, 1, 1, 1, 1, 1, 6, 6],
    );
    t.awaits("free-peoples", "blade-of-westernesse").mayOnly(
      "free-peoples",
      "figure:witch-king",
      "figure:mouth-of-sauron",
    );
    t.plays("free-peoples", "figure:witch-king");
    expect(count(t, "fords-of-isen", "witch-king")).toBe(0);
    expect(count(t, "fords-of-isen", "mouth-of-sauron")).toBe(1);
    expect(count(t, "fords-of-isen", "isengard-regular")).toBe(1);
  });

  test("it needs Meriadoc or Peregrin", () => {
    const gimli = meadows({ isengard: [2] }, { rohan: [2], characters: ["gimli"] });
    expect(offered(gimli, "mithril-coat-and-sting")).toEqual(NOTHING);
  });
});

describe("Mighty Attack", () => {
  test.each(cardsOf("mighty-attack"))("%s makes a hit of a miss for a Companion's Leadership", (name) => {
    const t = round(
      meadows({ isengard: [3] }, { rohan: [2], characters: ["gimli"] }),
      name,
      [1, 1, 1, 1, 1, 1],
    );
    expect(fought(t).rollHits).toEqual([1, 0]);
    expect(fought(t).rerolled).toEqual([[], []]);
    expect(count(t, "fords-of-isen", "isengard-regular")).toBe(2);
  });

  test("of several Companions the Free Peoples choose one; the others still lead", () => {
    const t = round(
      meadows({ isengard: [3] }, { rohan: [1], characters: ["aragorn", "gimli"] }, { dead: ["strider"] }),
      "axe-and-bow",
      [1, 1, 1, 1, 1, 1],
    );
    t.awaits("free-peoples", "mighty-attack").mayOnly("free-peoples", "character:aragorn", "character:gimli");
    t.draws(0, 0).plays("free-peoples", "character:gimli");
    expect(fought(t).rerolled[FREE]).toEqual([1, 1]);
  });

  test("without a miss there is nothing to be had", () => {
    const t = round(
      meadows({ isengard: [5] }, { rohan: [2], characters: ["gimli"] }),
      "horn-of-gondor",
      [1, 1, 1, 1, 1, 6, 6, 6],
    );
    expect(fought(t).rollHits).toEqual([3, 0]);
    expect(fought(t).muted).toBe(0);
  });

  test("a Leadership that is gone already cannot be forfeited (9.4.8)", () => {
    const rider = meadows(
      { isengard: [2], nazgul: 1 },
      { rohan: [2], characters: ["gandalf-the-white"] },
      { dead: ["gandalf-the-grey"] },
    );
    expect(offered(rider, "axe-and-bow")).toEqual(NOTHING);
    expect(offered(small, "axe-and-bow")).toEqual(NOTHING);
  });
});

describe("Servant of the Secret Fire", () => {
  test("adds 1 to the Combat roll, not to the re-roll, where either Gandalf fights", () => {
    for (const gandalf of ["gandalf-the-grey", "gandalf-the-white"] as const) {
      const captain = gandalf === "gandalf-the-grey" ? [1] : [];
      const t = round(
        meadows(
          { isengard: [2] },
          { rohan: [2], characters: [gandalf] },
          gandalf === "gandalf-the-white" ? { dead: ["gandalf-the-grey"] } : {},
        ),
        "wizards-staff",
        [1, 1, 4, 1, ...captain, 4],
      );
      expect(fought(t).rollHits).toEqual([1, 0]);
      expect(fought(t).rerollHits).toEqual([0, 0]);
    }
    expect(offered(small, "wizards-staff")).toEqual(NOTHING);
  });
});

describe("Andúril", () => {
  test("Strider's Leadership makes a hit of one miss", () => {
    const t = round(
      meadows({ isengard: [3] }, { rohan: [2], characters: ["strider"] }),
      "athelas",
      [1, 1, 1, 1, 1, 1],
    );
    expect(fought(t).rollHits).toEqual([1, 0]);
    expect(fought(t).rerolled[FREE]).toEqual([]);
  });

  test("Aragorn's makes hits of two; other Leadership re-rolls what is missed still", () => {
    const t = round(
      meadows({ isengard: [5] }, { rohan: [3, 0, 3], characters: ["aragorn"] }, { dead: ["strider"] }),
      "athelas",
      [1, 1, 1, 1, 1, 1, 1, 1, 1, 6, 1],
    );
    expect(fought(t).rollHits).toEqual([2, 0]);
    expect(fought(t).rerolled[FREE]).toEqual([6, 1]);
    expect(count(t, "fords-of-isen", "isengard-regular")).toBe(2);
  });

  test("it needs one of the two", () => {
    expect(offered(meadows({ isengard: [2] }, { rohan: [2], characters: ["gimli"] }), "athelas")).toEqual(
      NOTHING,
    );
  });
});

describe("Heroic Death", () => {
  const led = meadows({ isengard: [3] }, { rohan: [5, 0, 1], characters: ["boromir"] });

  test.each(cardsOf("heroic-death"))("%s: a Leader dies for one hit", (name) => {
    const t = round(led, name, [6, 6, 6, 1, 1, 1, 1, 1, 1, 1]);
    t.awaits("free-peoples", "heroic-death").mayOnly(
      "free-peoples",
      "done",
      "lose:rohan-leader",
      "lose:boromir",
    );
    t.plays("free-peoples", "lose:rohan-leader");
    expect(count(t, "westemnet", "rohan-leader")).toBe(0);
    expect(count(t, "westemnet", "rohan-regular")).toBe(3);
    expect(t.state.lost[4 * 3 + 2]).toBe(1);
  });

  test("a Companion dies for as many hits as his Level", () => {
    const t = round(led, "mirror-of-galadriel", [6, 6, 6, 1, 1, 1, 1, 1, 1, 1]);
    t.plays("free-peoples", "lose:boromir");
    expect(count(t, "westemnet", "rohan-regular")).toBe(4);
    expect(count(t, "westemnet", "boromir")).toBe(0);
  });

  test("nobody has to die, and nobody is asked where there is no hit", () => {
    const t = round(led, "mirror-of-galadriel", [6, 1, 1, 1, 1, 1, 1, 1, 1, 1]).plays("free-peoples", "done");
    expect(count(t, "westemnet", "rohan-regular")).toBe(4);
    round(led, "mirror-of-galadriel", [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]).awaits("shadow", "cease");
    expect(offered(small, "mirror-of-galadriel")).toEqual(NOTHING);
  });
});

describe("Daring Defiance", () => {
  const gimli = meadows({ isengard: [2] }, { rohan: [2], characters: ["gimli"] });

  test.each(cardsOf("daring-defiance"))(
    "%s makes nothing of the Shadow's card, for all Leadership",
    (name) => {
      const t = round(gimli, [name, "return-to-valinor"], [4, 4, 3, 4, 4]);
      expect(fought(t).rollHits).toEqual([0, 0]);
      expect(fought(t).rerolled).toEqual([[], []]);
      expect(told(t, "card-cancelled")).toHaveLength(1);
      expect(t.state.spent[3]).not.toBe(0);
    },
  );

  test("Leaders who are no Companions lead on", () => {
    const t = round(
      meadows({ isengard: [2] }, { rohan: [2, 0, 1], characters: ["gimli", "legolas"] }),
      "i-will-go-alone",
      [1, 1, 1, 1, 1, 1, 1],
    );
    expect(fought(t).rerolled[FREE]).toEqual([1]);
  });

  test("the Shadow attacking with Swarm of Bats is too late, defending it is first (9.4.6)", () => {
    const t = round(gimli, ["i-will-go-alone", "the-shadow-is-moving"], [1, 1, 1, 1, 1]);
    expect(fought(t).cancelled).toEqual([0, 1]);
    const defending = round(gimli, ["i-will-go-alone", "the-shadow-is-moving"], [1, 1, 1, 1, 1, 1], {
      by: "free-peoples",
      where: "westemnet:fords-of-isen",
    });
    expect(fought(defending).cancelled).toEqual([1, 0]);
    expect(fought(defending).muted).toBe(0);
  });

  test("it needs a Companion", () => {
    expect(offered(meadows({ isengard: [2] }, { rohan: [2, 0, 1] }), "i-will-go-alone")).toEqual(NOTHING);
  });
});

describe("Fateful Strike", () => {
  const wraiths = meadows({ isengard: [3], nazgul: 1 }, { rohan: [3, 0, 2] });

  test("a hit in the re-roll kills a Nazgûl too", () => {
    const t = round(wraiths, "bilbos-song", [1, 1, 1, 1, 1, 1, 1, 6, 1]);
    expect(count(t, "fords-of-isen", "nazgul")).toBe(0);
    expect(count(t, "fords-of-isen", "isengard-regular")).toBe(2);
    const missed = round(wraiths, "bilbos-song", [1, 1, 1, 6, 1, 1, 1, 1, 1]);
    expect(count(missed, "fords-of-isen", "nazgul")).toBe(1);
  });

  test("two may kill a Minion instead; one hit does not touch the Witch-king (AMB-101)", () => {
    const king = meadows({ isengard: [3], nazgul: 1, characters: ["witch-king"] }, { rohan: [3, 0, 2] });
    const t = round(king, "bilbos-song", [1, 1, 1, 1, 1, 1, 1, 1, 1, 6, 6]);
    t.awaits("free-peoples", "fateful-strike").mayOnly("free-peoples", "figure:nazgul", "figure:witch-king");
    t.plays("free-peoples", "figure:witch-king");
    expect(count(t, "fords-of-isen", "witch-king")).toBe(0);
    expect(count(t, "fords-of-isen", "nazgul")).toBe(1);
    const one = meadows({ isengard: [3], characters: ["witch-king"] }, { rohan: [3, 0, 2] });
    const spared = round(one, "bilbos-song", [1, 1, 1, 1, 1, 1, 1, 1, 6, 1]);
    expect(count(spared, "fords-of-isen", "witch-king")).toBe(1);
  });

  test("it needs a Leader or a Companion", () => {
    expect(offered(small, "bilbos-song")).toEqual(NOTHING);
  });
});

describe("Sudden Strike", () => {
  test.each(cardsOf("sudden-strike"))(
    "%s attacks before the Combat roll with a die for each Leadership",
    (name) => {
      const t = round(meadows({ isengard: [3] }, { rohan: [2, 0, 2] }), name, [5, 4, 1, 1, 1, 1, 1, 1]);
      expect(told(t, "special-attack")).toEqual([{ side: FREE, dice: [5, 4], hits: 1 }]);
      expect(fought(t).rolled[SHADOW]).toHaveLength(2);
      expect(count(t, "fords-of-isen", "isengard-regular")).toBe(2);
    },
  );

  test("an Army that is wiped out rolls no more, and the battle is over (9.4.9)", () => {
    const t = round(meadows({ isengard: [1] }, { rohan: [2, 0, 2] }), "paths-of-the-woses", [6, 1]);
    t.awaits("free-peoples", "act");
    expect(t.state.battle).toBeNull();
    expect(told(t, "combat-roll")).toEqual([]);
  });

  test("it hits on the number of the Combat roll: 6 against walls (9.4.9)", () => {
    const t = round(
      {
        map: {
          lossarnach: { gondor: [2, 0, 2] },
          osgiliath: { sauron: [2] },
          "minas-tirith": { gondor: [1, 0, 2] },
        },
      },
      "paths-of-the-woses",
      [5, 5, 1, 1, 1, 1],
      { by: "free-peoples", where: "minas-tirith:osgiliath" },
    );
    expect(told(t, "special-attack")).toEqual([{ side: FREE, dice: [5, 5], hits: 0 }]);
    expect(offered(small, "paths-of-the-woses")).toEqual(NOTHING);
  });

  test("what the enemy's card does to the Combat roll does not touch it (9.4.9)", () => {
    const t = round(
      meadows({ isengard: [3] }, { rohan: [2, 0, 1] }),
      ["paths-of-the-woses", "return-to-valinor"],
      [4, 1, 1, 1, 1, 1, 1],
    );
    expect(told(t, "special-attack")).toEqual([{ side: FREE, dice: [4], hits: 0 }]);
  });
});

describe("Brave Stand", () => {
  test.each(cardsOf("brave-stand"))("%s takes a die of the Shadow's for each Companion", (name) => {
    const t = round(
      meadows({ isengard: [5] }, { rohan: [2], characters: ["meriadoc", "peregrin"] }),
      name,
      [1, 1, 1, 1, 1, 1, 1],
    );
    expect(fought(t).rolled[SHADOW]).toHaveLength(3);
  });

  test("but not the last one, and only where a Companion fights", () => {
    const t = round(
      meadows({ isengard: [2] }, { rohan: [2], characters: ["meriadoc", "peregrin"] }),
      "there-and-back-again",
      [1, 1, 1, 1, 1],
    );
    expect(fought(t).rolled[SHADOW]).toHaveLength(1);
    expect(offered(small, "there-and-back-again")).toEqual(NOTHING);
  });
});
