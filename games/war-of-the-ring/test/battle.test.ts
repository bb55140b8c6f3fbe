import { isHit } from "@westmarch/armies/dice";
import { describe, expect, test } from "vitest";
import { card } from "../data/cards.ts";
import { FREE, SHADOW } from "../data/ids.ts";
import type { Position } from "../position.ts";
import { hitsOn } from "../rules/battle/roll.ts";
import { handOf } from "../rules/cards/hand.ts";
import { attacks, count, fight, fought, IN_THE_MEADOWS, meadows, ready, told } from "./battling.ts";
import { dice } from "./table.ts";

const none = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1] as const;
const small = meadows({ isengard: [2] }, { rohan: [2] });

describe("9.4 Combat cards", () => {
  test("attacker, then defender choose; both cards are shown; then the dice roll (9.4.1, 9.4.2)", () => {
    const t = ready(
      { ...small, hands: { "free-peoples": ["cirdans-ships"], shadow: ["shadows-gather"] } },
      "shadow",
    );
    attacks(t, "shadow", IN_THE_MEADOWS).awaits("shadow", "combat-card");
    t.plays("shadow", "done").awaits("free-peoples", "combat-card");
    t.draws(...dice(1, 1, 1, 1))
      .plays("free-peoples", "done")
      .awaits("shadow", "cease");
  });

  test("the defender may use a card though the attacker does not (9.4.2)", () => {
    const t = ready({ ...small, hands: { "free-peoples": ["a-power-too-great"] } }, "shadow");
    attacks(t, "shadow", IN_THE_MEADOWS).awaits("free-peoples", "combat-card");
    t.draws(...dice(1, 1, 1, 1)).plays("free-peoples", "card:a-power-too-great");
    expect(t.state.spent[1] & 2).toBe(2);
  });

  test("a chosen card is known to nobody else but for its back; all are shown at once (9.4.3)", () => {
    const t = ready(
      {
        ...small,
        hands: { "free-peoples": ["a-power-too-great", "cirdans-ships"], shadow: ["return-to-valinor"] },
      },
      "shadow",
    );
    attacks(t, "shadow", IN_THE_MEADOWS).plays("shadow", "card:return-to-valinor");
    expect(t.view("free-peoples").secret.chosen).toEqual([-1, -1]);
    expect(t.view(null).secret.chosen).toEqual([-1, -1]);
    expect(t.view("shadow").secret.chosen[SHADOW]).toBe(card("return-to-valinor"));
    expect(t.view("free-peoples").battle?.backs[SHADOW]).toBe(3);
    expect(t.heard("free-peoples", "card-chosen").map(({ facts }) => facts)).toEqual([
      { side: SHADOW, deck: 3 },
    ]);
    t.draws(...dice(1, 1, 1, 1)).plays("free-peoples", "card:a-power-too-great");
    expect(told(t, "cards-shown")).toEqual([
      { cards: [card("a-power-too-great"), card("return-to-valinor")] },
    ]);
  });

  test("a card is offered only while its condition holds, but every holder of one is asked (9.4.4, 0.1.3)", () => {
    const t = ready({ ...small, hands: { "free-peoples": ["thranduils-archers"] } }, "shadow");
    attacks(t, "shadow", IN_THE_MEADOWS).mayOnly("free-peoples", "done");
  });

  test("cards are discarded when the round is over, and a new one may follow (9.4.5, 9.8.10)", () => {
    const t = ready({ ...small, hands: { shadow: ["return-to-valinor", "corsairs-of-umbar"] } }, "shadow");
    attacks(t, "shadow", IN_THE_MEADOWS)
      .draws(...dice(1, 1, 1, 1))
      .plays("shadow", "card:return-to-valinor");
    expect(fought(t).cards).toEqual([-1, -1]);
    expect(t.state.spent[3]).not.toBe(0);
    t.plays("shadow", "continue")
      .plays("free-peoples", "fight")
      .mayOnly("shadow", "done", "card:corsairs-of-umbar");
    expect(fought(t).rollBonus).toEqual([0, 0]);
  });

  test("Combat cards cost no die (6.6.1, 9.4.2)", () => {
    const t = ready({ ...small, hands: { "free-peoples": ["a-power-too-great"] } }, "shadow");
    attacks(t, "shadow", IN_THE_MEADOWS)
      .draws(...dice(1, 1, 1, 1))
      .plays("free-peoples", "card:a-power-too-great");
    expect(t.state.dice.slice(0, 7)).toEqual([0, 0, 1, 0, 0, 0, 0]);
    expect(handOf(t.state, 0)).toEqual([]);
  });

  test("on equal initiative the defender's card comes first (9.4.6)", () => {
    // Swarm of Bats and Daring Defiance both cancel the other card, both at 0.
    const forces = meadows({ isengard: [2] }, { rohan: [2], characters: ["boromir"] });
    const defiance = "we-prove-the-swifter";
    const hands = { "free-peoples": [defiance], shadow: ["the-shadow-is-moving"] } as const;
    const t = ready({ ...forces, hands }, "shadow");
    attacks(t, "shadow", IN_THE_MEADOWS).plays("shadow", "card:the-shadow-is-moving");
    t.draws(...dice(1, 1, 1, 1, 1)).plays("free-peoples", `card:${defiance}`);
    // Boromir gave his Leadership up for it.
    expect(fought(t).rerolled[FREE]).toEqual([]);
    expect(fought(t).cancelled).toEqual([0, 1]);
    const u = ready({ ...forces, hands }, "free-peoples");
    attacks(u, "free-peoples", "westemnet:fords-of-isen").plays("free-peoples", `card:${defiance}`);
    u.draws(...dice(1, 1, 1, 1, 1, 1)).plays("shadow", "card:the-shadow-is-moving");
    expect(fought(u).cancelled).toEqual([1, 0]);
    expect(fought(u).rerolled[FREE]).toHaveLength(1);
  });

  test("a withdrawal at 1 comes before a special attack at 2, and both cards are discarded (9.4.7)", () => {
    const t = ready(
      {
        hands: { "free-peoples": ["the-red-arrow"], shadow: ["balrog-of-moria"] },
        map: { moria: { sauron: [2] }, "dimrill-dale": { elves: [3] }, lorien: {} },
      },
      "shadow",
    );
    attacks(t, "shadow", "")
      .plays("shadow", "card:balrog-of-moria")
      .plays("free-peoples", "card:the-red-arrow");
    t.plays("free-peoples", "to:lorien").awaits("shadow", "advance");
    expect(count(t, "lorien", "elves-regular")).toBe(3);
    expect(fought(t).cards).toEqual([-1, -1]);
    expect(t.state.spent.map((mask) => mask !== 0)).toEqual([false, true, true, false]);
    t.plays("shadow", "go");
    expect(count(t, "dimrill-dale", "sauron-regular")).toBe(2);
  });

  test("points of Nazgûl Leadership are forfeited, not figures (9.4.8, 9.4.12)", () => {
    // Cruel as Death takes two points: the Witch-king's, or one of his and a Nazgûl's.
    const t = ready(
      {
        ...meadows({ isengard: [3], nazgul: 1, characters: ["witch-king"] }, { rohan: [2] }),
        hands: { shadow: ["orc-patrol"] },
      },
      "shadow",
    );
    attacks(t, "shadow", IN_THE_MEADOWS)
      .draws(...dice(4, 1, 1, 1, 1, 1))
      .plays("shadow", "card:orc-patrol");
    expect(fought(t).rerolled[SHADOW]).toHaveLength(1);
    expect(count(t, "westemnet", "rohan-regular")).toBe(1);
  });

  test("a rearguard fulfils no condition of a card (9.4.11)", () => {
    const t = ready(
      {
        ...meadows({ isengard: [2], nazgul: 2 }, { rohan: [2] }),
        hands: { shadow: ["orc-patrol"] },
      },
      "shadow",
    ).plays("shadow", "attack-with:army", "stay:isengard-regular:1", "stay:nazgul:2");
    t.mayOnly("shadow", "done");
  });

  test("Balrog of Moria may fight from the table, openly, even with an empty hand (9.4.10)", () => {
    const t = ready(
      {
        table: ["balrog-of-moria"],
        map: { moria: { sauron: [2] }, "dimrill-dale": { elves: [3] } },
      },
      "shadow",
    );
    attacks(t, "shadow", "").mayOnly("shadow", "done", "card:balrog-of-moria");
    // Durin's Bane: three dice that hit on 4 or more, then the Combat roll.
    t.draws(...dice(4, 3, 3, 1, 1, 1, 1)).plays("shadow", "card:balrog-of-moria");
    expect(t.state.table[2]).toBe(0);
    expect(t.state.spent[2]).not.toBe(0);
    expect(count(t, "dimrill-dale", "elves-regular")).toBe(2);
    t.awaits("shadow", "cease");
  });

  test("a special attack that leaves nobody ends the battle: there is no Combat roll (9.4.9, 9.8.1)", () => {
    const t = ready(
      { table: ["balrog-of-moria"], map: { moria: { sauron: [2] }, "dimrill-dale": { elves: [2, 0, 1] } } },
      "shadow",
    );
    attacks(t, "shadow", "")
      .draws(...dice(4, 5, 1))
      .plays("shadow", "card:balrog-of-moria");
    expect(fought(t).rolled).toEqual([[], []]);
    expect(count(t, "dimrill-dale", "elves-leader")).toBe(0);
    t.awaits("shadow", "advance");
  });

  test("the Balrog stays away from battles that are not near Moria", () => {
    fight({ ...small, table: ["balrog-of-moria"] }, "shadow", IN_THE_MEADOWS, none.slice(0, 4)).awaits(
      "shadow",
      "cease",
    );
  });

  test("Denethor's Folly bars the Free Peoples from Combat cards at Minas Tirith, and they are not asked", () => {
    const position: Position = {
      map: { "minas-tirith": { gondor: [2], sauron: [2] } },
      hands: { "free-peoples": ["a-power-too-great"] },
    };
    attacks(ready(position, "shadow"), "shadow", "").awaits("free-peoples", "combat-card");
    const t = ready({ ...position, table: ["denethors-folly"] }, "shadow").draws(...dice(1, 1, 1, 1));
    attacks(t, "shadow", "").awaits("free-peoples", "act");
  });
});

describe("9.5 the Combat roll", () => {
  test("each side rolls a die for each unit, and 5 or 6 hits (9.5.1, 9.5.2)", () => {
    const t = fight(
      meadows({ isengard: [3] }, { rohan: [4] }),
      "shadow",
      IN_THE_MEADOWS,
      [4, 5, 6, 1, 2, 3, 4],
    );
    expect(fought(t).rollHits).toEqual([0, 2]);
    expect(count(t, "westemnet", "rohan-regular")).toBe(2);
  });

  test("what is added is summed first; a 1 always misses, a 6 always hits (9.5.3, 9.5.4, 9.5.6)", () => {
    expect([1, 2, 3, 4, 6].map((die) => isHit(die, 4, 5))).toEqual([false, true, true, true, true]);
    expect([3, 4, 5].map((die) => isHit(die, 1, 5))).toEqual([false, true, true]);
    expect(isHit(6, -1, 6)).toBe(true);
  });

  test("strength is cut to five before dice are taken away, and a ceiling comes last (9.5.5)", () => {
    // Brave Stand takes a die for each of two Companions away from five, not from eight.
    const t = ready(
      {
        ...meadows({ isengard: [8] }, { rohan: [6], characters: ["meriadoc", "peregrin"] }),
        hands: { "free-peoples": ["the-grey-company"] },
      },
      "shadow",
    );
    attacks(t, "shadow", IN_THE_MEADOWS)
      .draws(...dice(1, 1, 1, 1, 1, 1, 1, 1, 1, 1))
      .plays("free-peoples", "card:the-grey-company");
    expect(fought(t).rolled[SHADOW]).toHaveLength(3);
  });
});

describe("9.6 the Leader re-roll", () => {
  test("as many missed dice as there is Leadership are rolled again, once (9.6.1, 9.6.4)", () => {
    const t = fight(
      meadows({ isengard: [5], nazgul: 3 }, { rohan: [6] }),
      "shadow",
      IN_THE_MEADOWS,
      [1, 3, 5, 5, 6, 1, 1, 1, 1, 1, 6, 1],
    );
    expect(fought(t).rerolled[SHADOW]).toEqual([6, 1]);
    expect(count(t, "westemnet", "rohan-regular")).toBe(2);
  });

  test("re-rolls that hit do not shrink their number (9.6.1)", () => {
    const t = fight(
      meadows({ isengard: [5], nazgul: 3 }, { rohan: [6] }),
      "shadow",
      IN_THE_MEADOWS,
      [1, 2, 3, 4, 4, 1, 1, 1, 1, 1, 6, 6, 5],
    );
    expect(fought(t).rerollHits[SHADOW]).toBe(3);
  });

  test("what is added to the Combat roll is not added to the re-roll (9.6.2)", () => {
    // Valour: +1 to the Combat roll alone.
    const t = ready(
      {
        ...meadows({ isengard: [3] }, { rohan: [0, 1, 1] }),
        hands: { "free-peoples": ["thranduils-archers"] },
      },
      "shadow",
    );
    attacks(t, "shadow", IN_THE_MEADOWS)
      .draws(...dice(1, 1, 1, 3, 4))
      .plays("free-peoples", "card:thranduils-archers");
    expect(fought(t).rerolled[FREE]).toEqual([4]);
    expect(fought(t).rerollHits[FREE]).toBe(0);
  });

  test("the number to hit of the re-roll is that of the Combat roll (9.6.2)", () => {
    const t = fight(
      { map: { "minas-tirith": { gondor: [2], sauron: [1], nazgul: 1 } } },
      "shadow",
      "minas-tirith:minas-tirith",
      [5, 1, 1, 5],
    );
    expect(count(t, "minas-tirith", "gondor-regular")).toBe(2);
  });

  test("hits of both rolls and of the card add up (9.6.3)", () => {
    // No Quarter adds a hit to one that was rolled.
    const t = ready(
      {
        ...meadows({ isengard: [5] }, { rohan: [2, 0, 1] }),
        hands: { "free-peoples": ["a-power-too-great"] },
      },
      "shadow",
    );
    attacks(t, "shadow", IN_THE_MEADOWS)
      .draws(...dice(1, 1, 1, 1, 1, 6, 1, 6))
      .plays("free-peoples", "card:a-power-too-great");
    expect(count(t, "fords-of-isen", "isengard-regular")).toBe(2);
  });
});

describe("abilities in battle", () => {
  const rider: Position = meadows(
    { isengard: [3], nazgul: 2, characters: ["witch-king"] },
    { rohan: [2], characters: ["gandalf-the-white"] },
    { dead: ["gandalf-the-grey"] },
  );

  test("The White Rider gives his Leadership up: no Nazgûl leads in the whole battle", () => {
    const t = ready(rider, "shadow");
    attacks(t, "shadow", IN_THE_MEADOWS).awaits("free-peoples", "white-rider");
    t.draws(...dice(1, 1, 1, 1, 1)).plays("free-peoples", "yes");
    expect(fought(t).rerolled).toEqual([[], []]);
    t.draws(...dice(1, 1, 1, 1, 1))
      .plays("shadow", "continue")
      .plays("free-peoples", "fight");
    expect(fought(t).rerolled).toEqual([[], []]);
    expect(fought(t).round).toBe(2);
  });

  test("The White Rider need not, and is not asked where no Nazgûl fights", () => {
    const t = ready(rider, "shadow");
    attacks(t, "shadow", IN_THE_MEADOWS)
      .draws(...dice(1, 1, 1, 1, 1, 1, 1, 1, 1))
      .plays("free-peoples", "no");
    expect(fought(t).rerolled.map((rolls) => rolls.length)).toEqual([1, 3]);
    const calm = meadows({ isengard: [3] }, { rohan: [2], characters: ["gandalf-the-white"] });
    fight({ ...calm, dead: ["gandalf-the-grey"] }, "shadow", IN_THE_MEADOWS, none.slice(0, 6)).awaits(
      "shadow",
      "cease",
    );
  });

  test("the Witch-king, having used a card in the first round, may draw one from its deck (Sorcerer)", () => {
    const position: Position = {
      ...meadows({ isengard: [2], characters: ["witch-king"] }, { rohan: [2] }),
      hands: { shadow: ["return-to-valinor", "corsairs-of-umbar"] },
    };
    const t = ready(position, "shadow");
    attacks(t, "shadow", IN_THE_MEADOWS)
      .draws(...dice(1, 1, 1, 1, 1, 1))
      .plays("shadow", "card:return-to-valinor")
      .awaits("shadow", "sorcerer");
    t.draws(0).plays("shadow", "yes");
    expect(handOf(t.state, 1)).toHaveLength(2);
    expect(t.state.deckCount[3]).toBe(21);
    // Not in the second round.
    t.plays("shadow", "continue")
      .plays("free-peoples", "fight")
      .draws(...dice(1, 1, 1, 1, 1, 1))
      .plays("shadow", "card:corsairs-of-umbar")
      .awaits("shadow", "cease");
  });

  test("there is no Sorcerer's draw without a card in the first round, nor once the Witch-king has fallen", () => {
    const position: Position = {
      ...meadows({ isengard: [1], characters: ["witch-king"] }, { rohan: [2] }),
      hands: { shadow: ["return-to-valinor"] },
    };
    const t = ready(position, "shadow");
    attacks(t, "shadow", IN_THE_MEADOWS)
      .draws(...dice(1, 1, 1, 1))
      .plays("shadow", "done")
      .awaits("shadow", "cease");
    const fallen = ready(position, "shadow");
    attacks(fallen, "shadow", IN_THE_MEADOWS)
      .draws(...dice(1, 6, 6, 1))
      .plays("shadow", "card:return-to-valinor")
      .awaits("free-peoples", "act");
    expect(count(fallen, "fords-of-isen", "witch-king")).toBe(0);
  });
});

test("the attacker's number to hit is that of the place, the defender's never changes (9.5.2)", () => {
  const t = fight(small, "shadow", IN_THE_MEADOWS, [1, 1, 1, 1]);
  expect([hitsOn(fought(t), SHADOW), hitsOn(fought(t), FREE)]).toEqual([5, 5]);
});
