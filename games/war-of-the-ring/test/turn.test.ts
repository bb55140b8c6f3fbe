/** Chapters 4 and 5.1: the game turn and the dice of it. */
import { describe, expect, test } from "vitest";
import {
  CHARACTER_FACE,
  EVENT_FACE,
  EYE_FACE,
  FACE_COUNT,
  FREE,
  SHADOW,
  STRIDER,
  WITCH_KING,
} from "../data/ids.ts";
import { unusedDice } from "../facts.ts";
import type { Position } from "../position.ts";
import { handSize } from "../rules/cards/hand.ts";
import { DEAD } from "../state.ts";
import { at, dice } from "./table.ts";

/** The Shadow's last die is about to be set aside; Gandalf alone is in the Fellowship, so that there is no Guide to choose. */
const lastDie = (position: Position = {}) =>
  at({
    fellowship: { companions: ["gandalf-the-grey"] },
    acting: "shadow",
    dice: { shadow: ["army"] },
    ...position,
  });
const FOUR_CARDS = [0, 0, 0, 0];
/** As they are drawn: the place of a face on the die. */
const rolls = (howMany: number, face: number): number[] => new Array<number>(howMany).fill(face);

describe("the end of a turn and Phase 1", () => {
  test("4.1.1, 4.6.3: with the last die the turn is over, and the next one begins", () => {
    const t = lastDie({ turn: 3 })
      .draws(...FOUR_CARDS)
      .plays("shadow", "skip:army");
    expect(t.state.turn).toBe(4);
    t.awaits("shadow", "allocate");
  });

  test("4.2.1, 5.1.1: the dice of both sides come back, from the Hunt Box too", () => {
    const t = lastDie({ box: [2, 3], fellowship: { companions: ["strider", "gimli"] } })
      .draws(...FOUR_CARDS)
      .plays("shadow", "skip:army");
    expect(t.state.box).toEqual([0, 0]);
    expect(t.state.owned).toEqual([4, 7]);
  });

  test("4.2.3, 6.2.1: each player draws a card from each of his two decks", () => {
    const t = lastDie()
      .draws(...FOUR_CARDS)
      .plays("shadow", "skip:army");
    expect(t.state.deckCount).toEqual([23, 23, 23, 23]);
    expect(handSize(t.state, FREE)).toBe(2);
    expect(handSize(t.state, SHADOW)).toBe(2);
    expect(t.heard("free-peoples", "drew")[0].facts).toHaveProperty("card");
    expect(t.heard("shadow", "drew")[0].facts).not.toHaveProperty("card");
  });

  test("6.1.3: an exhausted deck gives nothing", () => {
    const t = lastDie();
    t.state.secret.decks[0] = 0;
    t.state.spent[0] = (1 << 24) - 1;
    t.state.deckCount[0] = 0;
    t.draws(0, 0, 0).plays("shadow", "skip:army");
    expect(handSize(t.state, FREE)).toBe(1);
  });

  test("4.2.4, 6.2.3: who is above six cards discards face down, after the whole draw", () => {
    const t = lastDie({
      hands: {
        "free-peoples": [
          "athelas",
          "elven-rope",
          "elven-cloaks",
          "bilbos-song",
          "axe-and-bow",
          "the-red-arrow",
        ],
      },
    })
      .draws(0, 0)
      .plays("shadow", "skip:army")
      .awaits("free-peoples", "hand-limit");
    expect(t.options("free-peoples")).toHaveLength(8);
    t.draws(0, 0).plays("free-peoples", "discard:athelas", "discard:elven-rope").awaits("shadow", "allocate");
    expect(handSize(t.state, FREE)).toBe(6);
    expect(t.state.buriedCount.slice(0, 2)).toEqual([2, 0]);
    expect(t.heard("shadow", "discarded")[0].facts).toEqual({ seat: 0, deck: 0 });
  });

  test("4.2.5: what may be done once a turn may be done again", () => {
    const t = lastDie({ rings: [2, 1] });
    t.state.marks = 31;
    t.draws(...FOUR_CARDS).plays("shadow", "skip:army");
    expect(t.state.marks).toBe(0);
  });

  test("4.2.2, 5.1.2, 5.1.3: a Character in play brings his die in the next Phase 1", () => {
    const t = lastDie({ map: { orthanc: { isengard: [1], characters: ["saruman"] } } })
      .draws(...FOUR_CARDS)
      .plays("shadow", "skip:army");
    expect(t.state.owned).toEqual([4, 8]);
  });

  test("5.1.4: with his death the die goes in the next Phase 1", () => {
    const t = lastDie({ dead: ["saruman"] });
    t.state.owned[SHADOW] = 8;
    t.draws(...FOUR_CARDS).plays("shadow", "skip:army");
    expect(t.state.owned[SHADOW]).toBe(7);
  });

  test("5.1.5: who comes and falls in one turn brings no die and costs none", () => {
    const t = at({
      fellowship: { companions: ["gandalf-the-grey"] },
      acting: "shadow",
      map: { dagorlad: { sauron: [1] }, "north-ithilien": { gondor: [5] } },
      nations: { gondor: 0, sauron: 0 },
      dice: { "free-peoples": ["muster-army"], shadow: ["muster"] },
    })
      .plays("shadow", "enter:witch-king:muster")
      .draws(...dice(6, 6, 6, 6, 6), ...dice(1), ...dice(1))
      .plays("free-peoples", "attack-with:muster-army", "go")
      .draws(...FOUR_CARDS)
      .plays("free-peoples", "done");
    expect(t.state.at[WITCH_KING]).toBe(DEAD);
    expect(t.state.owned).toEqual([4, 7]);
  });

  test("1.1.1, 5.1.2: six and ten dice are the most there can be", () => {
    const t = lastDie({
      fellowship: { companions: ["meriadoc"] },
      map: {
        edoras: { characters: ["aragorn", "gandalf-the-white"] },
        orthanc: { characters: ["saruman"] },
        morannon: { characters: ["witch-king", "mouth-of-sauron"] },
      },
    })
      .draws(...FOUR_CARDS)
      .plays("shadow", "skip:army");
    expect(t.state.owned).toEqual([6, 10]);
  });
});

describe("the Fellowship phase", () => {
  const gates = (companions: readonly ("gandalf-the-grey" | "strider" | "boromir")[]) =>
    at({ phase: "fellowship", fellowship: { at: "dagorlad", progress: 1, companions } });

  test("4.3.1, 4.3.2: the Fellowship may be declared, and after that enter Mordor", () => {
    const t = gates(["strider", "boromir"])
      .awaits("free-peoples", "declare")
      .plays("free-peoples", "to:morannon")
      .awaits("free-peoples", "mordor")
      .plays("free-peoples", "yes");
    expect(t.state.mordor).toBe(0);
    gates(["strider", "boromir"]).plays("free-peoples", "done").awaits("shadow", "allocate");
  });

  test("4.3.3: at its end another Guide may be appointed", () => {
    const t = gates(["gandalf-the-grey", "strider"])
      .plays("free-peoples", "done")
      .awaits("free-peoples", "guide")
      .plays("free-peoples", "character:strider");
    expect(t.state.guide).toBe(STRIDER);
  });
});

describe("Hunt Allocation", () => {
  test("4.4.2: a Free Peoples die in the Hunt Box last turn makes one die the least", () => {
    lastDie({ box: [1, 0], fellowship: { companions: ["strider", "meriadoc"] } })
      .draws(...FOUR_CARDS)
      .plays("shadow", "skip:army")
      .mayOnly("shadow", "number:1", "number:2");
  });

  test("4.4.2, AMB-12: Shadow dice do not count, but by the Chinese rulebook", () => {
    lastDie({ box: [0, 2] })
      .draws(...FOUR_CARDS)
      .plays("shadow", "skip:army")
      .mayOnly("shadow", "number:0", "number:1");
    const t = lastDie({ box: [0, 2], options: { chineseRulebook: true } })
      .draws(...FOUR_CARDS, ...rolls(4, 0), ...rolls(6, 0))
      .plays("shadow", "skip:army");
    expect(t.state.box[SHADOW]).toBe(1);
  });

  test("4.4.3: at most as many as there are Companions in the Fellowship, but one always", () => {
    lastDie({ fellowship: { companions: ["strider", "legolas", "gimli"] } })
      .draws(...FOUR_CARDS)
      .plays("shadow", "skip:army")
      .mayOnly("shadow", "number:0", "number:1", "number:2", "number:3");
    lastDie({ fellowship: { companions: [] } })
      .draws(...FOUR_CARDS)
      .plays("shadow", "skip:army")
      .mayOnly("shadow", "number:0", "number:1");
  });
});

describe("the Action Roll", () => {
  test("4.4.1, 4.4.4, 4.5.1: all dice are rolled but those in the Hunt Box", () => {
    const t = lastDie()
      .draws(...FOUR_CARDS)
      .plays("shadow", "skip:army")
      .draws(...rolls(4, 3), ...rolls(6, 0))
      .plays("shadow", "number:1")
      .awaits("free-peoples", "act");
    expect(t.state.dice[FREE * FACE_COUNT + EVENT_FACE]).toBe(4);
    expect(t.state.dice[SHADOW * FACE_COUNT + CHARACTER_FACE]).toBe(6);
    expect(t.state.box).toEqual([0, 1]);
  });

  test("4.5.2, 5.11.1: every Eye goes to the Hunt Box at once and is no unused die", () => {
    const t = lastDie()
      .draws(...FOUR_CARDS)
      .plays("shadow", "skip:army")
      .draws(...rolls(4, 3), ...rolls(5, 5), 0, 0)
      .plays("shadow", "number:0");
    expect(t.state.box).toEqual([0, 5]);
    expect(t.state.dice[SHADOW * FACE_COUNT + EYE_FACE]).toBe(0);
    expect(unusedDice(t.state, SHADOW)).toBe(2);
  });
});

describe("the Victory Check", () => {
  test("4.7.1, 15.3.1: ten points end the game in Phase 6, and not before", () => {
    const t = lastDie({ map: { edoras: { isengard: [1], control: "shadow" } } });
    t.state.points[SHADOW] = 10;
    expect(t.state.result).toBeNull();
    t.plays("shadow", "skip:army");
    expect(t.state.result?.reason).toBe("shadow-military");
  });

  test("15.3.2, 15.3.3: four points win for the Free Peoples, unless the Shadow has its ten", () => {
    const free = lastDie();
    free.state.points[FREE] = 4;
    free.plays("shadow", "skip:army");
    expect(free.state.result?.reason).toBe("free-military");
    const both = lastDie();
    both.state.points = [4, 10];
    both.plays("shadow", "skip:army");
    expect(both.state.result?.reason).toBe("shadow-military");
  });
});

describe("drawing in teams", () => {
  const team = () =>
    at({
      players: 4,
      turn: 1,
      leading: ["gondor", "witch-king"],
      fellowship: { companions: ["gandalf-the-grey"] },
      acting: "shadow",
      dice: { shadow: ["army"] },
    });

  test("16.2.2, 16.3.2: from the second turn on each draws one card from the deck of his choice, Leading first", () => {
    const t = team().plays("saruman", "skip:army").awaits("rohan", "deck");
    expect(t.state.leading).toEqual([1, 3]);
    t.draws(0)
      .plays("rohan", "deck:fp-strategy")
      .awaits("saruman", "deck")
      .draws(0)
      .plays("saruman", "deck:shadow-character")
      .awaits("gondor", "deck");
    expect(t.state.handCount.slice(2, 4)).toEqual([0, 1]);
  });

  test("6.1.3: with one deck left there is nothing to choose, with none nothing to draw", () => {
    const t = team();
    for (const deck of [0, 2, 3]) {
      t.state.deckCount[deck] = 0;
      t.state.secret.decks[deck] = 0;
      t.state.spent[deck] = (1 << 24) - 1;
    }
    t.draws(0, 0).plays("saruman", "skip:army");
    expect(t.state.handCount).toEqual([0, 1, 0, 1, 0, 0, 0, 0]);
  });
});
