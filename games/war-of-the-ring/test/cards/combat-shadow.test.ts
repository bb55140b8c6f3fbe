import { describe, expect, test } from "vitest";
import { FREE, SHADOW } from "../../data/ids.ts";
import { count, fought, meadows } from "../battling.ts";
import { cardsOf, NOTHING, offered, round } from "./combating.ts";

const small = meadows({ isengard: [2] }, { rohan: [2] });
/** Leadership of Nazgûl in the meadows: as many figures, and the Witch-king. */
const wraiths = (isengard: number, nazgul: number, rohan: readonly [number, number, number]) =>
  meadows({ isengard: [isengard], nazgul }, { rohan });
const rider = meadows(
  { isengard: [2], nazgul: 3, characters: ["mouth-of-sauron"] },
  { rohan: [2], characters: ["gandalf-the-white"] },
  { dead: ["gandalf-the-grey"] },
);

describe("One for the Dark Lord", () => {
  test.each(cardsOf("one-for-the-dark-lord"))("%s adds 1 to both rolls beside the Ring-bearers", (name) => {
    const near = { ...wraiths(2, 1, [2, 0, 0]), fellowship: { at: "westemnet" } } as const;
    const t = round(near, name, [4, 1, 1, 1, 4]);
    expect(fought(t).rollHits).toEqual([0, 1]);
    expect(fought(t).rerollHits).toEqual([0, 1]);
    expect(offered(small, name)).toEqual(NOTHING);
  });
});

describe("Cruel as Death", () => {
  test.each(cardsOf("cruel-as-death"))(
    "%s: two points of Nazgûl Leadership for 1 on the Combat roll",
    (name) => {
      const t = round(wraiths(4, 3, [4, 0, 0]), name, [4, 1, 1, 1, 1, 1, 1, 1, 4]);
      expect(fought(t).rollHits).toEqual([0, 1]);
      expect(fought(t).rerolled[SHADOW]).toEqual([4]);
      expect(fought(t).rerollHits).toEqual([0, 0]);
    },
  );

  test("the Witch-king has both points himself, other Minions have none (9.4.12)", () => {
    const king = meadows({ isengard: [2], characters: ["witch-king"] }, { rohan: [2] });
    const t = round(king, "orc-patrol", [4, 1, 1, 1]).awaits("shadow", "sorcerer");
    expect(fought(t).rollHits).toEqual([0, 1]);
    expect(fought(t).rerolled[SHADOW]).toEqual([]);
    const mouth = meadows({ isengard: [2], nazgul: 1, characters: ["mouth-of-sauron"] }, { rohan: [2] });
    expect(offered(mouth, "orc-patrol")).toEqual(NOTHING);
  });

  test("with the White Rider there is no Nazgûl Leadership to give up", () => {
    expect(offered(rider, "orc-patrol")).toEqual(NOTHING);
  });
});

describe("They Are Terrible", () => {
  test.each(cardsOf("they-are-terrible"))("%s: a point of Nazgûl Leadership for 1 on the re-roll", (name) => {
    const t = round(wraiths(3, 2, [4, 0, 0]), name, [4, 1, 1, 1, 1, 1, 1, 4]);
    expect(fought(t).rollHits).toEqual([0, 0]);
    expect(fought(t).rerolled[SHADOW]).toEqual([4]);
    expect(fought(t).rerollHits).toEqual([0, 1]);
    expect(offered(small, name)).toEqual(NOTHING);
    expect(offered(rider, name)).toEqual(NOTHING);
  });
});

describe("Dread and Despair", () => {
  test.each(cardsOf("dread-and-despair"))(
    "%s: points of Nazgûl Leadership for dice of the enemy's",
    (name) => {
      const t = round(wraiths(2, 3, [5, 0, 0]), name, []);
      t.awaits("shadow", "dread-and-despair").mayOnly("shadow", "number:1", "number:2", "number:3");
      // Two dice each way, three of five for the Free Peoples, then the one point that is left.
      t.draws(0, 0, 0, 0, 0, 0).plays("shadow", "number:2");
      expect(fought(t).rolled[FREE]).toHaveLength(3);
      expect(fought(t).rerolled[SHADOW]).toHaveLength(1);
    },
  );

  test("one point there is, one is given; the last die stays", () => {
    const t = round(wraiths(2, 1, [1, 0, 0]), "candles-of-corpses", [1, 1, 1]);
    expect(fought(t).rolled[FREE]).toHaveLength(1);
    expect(fought(t).rerolled[SHADOW]).toHaveLength(0);
    expect(offered(small, "candles-of-corpses")).toEqual(NOTHING);
  });
});

describe("Foul Stench", () => {
  test.each(cardsOf("foul-stench"))("%s: no Leader re-roll against as many Nazgûl", (name) => {
    const t = round(wraiths(2, 2, [2, 0, 2]), name, [1, 1, 1, 1, 1, 1]);
    expect(fought(t).rerolled.map((dice) => dice.length)).toEqual([0, 2]);
    const better = round(wraiths(2, 1, [2, 0, 2]), name, [1, 1, 1, 1, 1, 1, 1]);
    expect(fought(better).rerolled.map((dice) => dice.length)).toEqual([2, 1]);
    expect(offered(small, name)).toEqual(NOTHING);
  });
});

describe("Black Breath", () => {
  const led = meadows(
    { isengard: [3], nazgul: 2 },
    { rohan: [5, 0, 1], characters: ["gimli", "meriadoc", "aragorn"] },
    { dead: ["strider"] },
  );
  const miss = [1, 1, 1, 1, 1, 1, 1, 1];
  const rerolls = [1, 1, 1, 1, 1];

  test.each(cardsOf("black-breath"))("%s: a hit of the re-roll may kill a Leader or a Companion", (name) => {
    const t = round(led, name, [...miss, 6, 1, ...rerolls]);
    t.awaits("shadow", "black-breath").mayOnly("shadow", "done", "figure:rohan-leader", "figure:meriadoc");
    t.plays("shadow", "figure:meriadoc");
    expect(count(t, "westemnet", "meriadoc")).toBe(0);
    expect(count(t, "westemnet", "rohan-regular")).toBe(4);
  });

  test("two reach a Companion of Level 2, and nobody has to be killed", () => {
    const t = round(led, "morgul-wound", [...miss, 6, 6, ...rerolls]);
    t.may("shadow", "figure:gimli").mayNot("shadow", "figure:aragorn").plays("shadow", "done");
    expect(count(t, "westemnet", "rohan-leader")).toBe(1);
    expect(count(t, "westemnet", "rohan-regular")).toBe(3);
  });

  test("a Leader goes to the casualties; without a hit nobody is asked", () => {
    const t = round(led, "morgul-wound", [...miss, 6, 1, ...rerolls]).plays("shadow", "figure:rohan-leader");
    expect(t.state.lost[4 * 3 + 2]).toBe(1);
    round(led, "morgul-wound", [...miss, 1, 1, ...rerolls]).awaits("shadow", "cease");
    expect(offered(small, "morgul-wound")).toEqual(NOTHING);
  });

  test("the Witch-king is a Nazgûl here, the White Rider or not (7.4.5)", () => {
    const king = meadows({ isengard: [2], characters: ["witch-king"] }, { rohan: [2] });
    expect(offered(king, "morgul-wound")).toContain("card:morgul-wound");
    expect(offered(rider, "morgul-wound")).toContain("card:morgul-wound");
  });
});

describe("Words of Power", () => {
  test.each(cardsOf("words-of-power"))("%s: a Companion neither leads nor fights as a Captain", (name) => {
    const t = round(
      meadows({ isengard: [2], nazgul: 1 }, { rohan: [2], characters: ["boromir"] }),
      name,
      [1, 1, 1, 1, 1],
    );
    expect(fought(t).rolled[FREE]).toHaveLength(2);
    expect(fought(t).rerolled[FREE]).toHaveLength(0);
    expect(offered(small, name)).toEqual(NOTHING);
  });

  test("of several Companions the Shadow picks one; without any nothing happens", () => {
    const t = round(
      meadows({ isengard: [2], nazgul: 1 }, { rohan: [2], characters: ["boromir", "gimli"] }),
      "the-lidless-eye",
      [],
    );
    t.awaits("shadow", "words-of-power").mayOnly("shadow", "character:boromir", "character:gimli");
    t.draws(0, 0, 0, 0, 0, 0, 0).plays("shadow", "character:gimli");
    expect(fought(t).rolled[FREE]).toHaveLength(3);
    expect(fought(t).rerolled[FREE]).toHaveLength(1);
    round(wraiths(2, 1, [2, 0, 0]), "the-lidless-eye", [1, 1, 1, 1, 1]).awaits("shadow", "cease");
  });

  test("a Leadership that it cancels cannot be forfeited any more (9.4.8)", () => {
    const t = round(
      meadows({ isengard: [2], nazgul: 1 }, { rohan: [2], characters: ["strider"] }),
      ["the-lidless-eye", "athelas"],
      [1, 1, 1, 1, 1],
    );
    expect(fought(t).rollHits).toEqual([0, 0]);
  });

  test("Gandalf the White, silenced as the White Rider, is not counted off twice, and still no Nazgûl leads (AMB-106)", () => {
    const t = round(
      meadows(
        { isengard: [2], nazgul: 1 },
        { rohan: [2, 0, 1], characters: ["gandalf-the-white"] },
        { dead: ["gandalf-the-grey"] },
      ),
      "the-lidless-eye",
      [1, 1, 1, 1, 1],
    );
    expect(fought(t).rerolled.map((dice) => dice.length)).toEqual([1, 0]);
  });
});
