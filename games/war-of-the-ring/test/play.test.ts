import { describe, expect, test } from "vitest";
import { type CardName, card } from "../data/cards.ts";
import { FREE } from "../data/ids.ts";
import { isOnTable, unusedDice } from "../facts.ts";
import type { Position } from "../position.ts";
import { handSize } from "../rules/cards/hand.ts";
import { RING_USED } from "../state.ts";
import { meadows, ready } from "./battling.ts";
import { holding, playing } from "./cards/playing.ts";
import { at } from "./table.ts";

const ruled = (t: ReturnType<typeof at>): string[] => t.options("free-peoples");

describe("what pays for a card (6.3.1)", () => {
  test("a die with the card's symbol, an Event die, or Will of the West", () => {
    const faces = ["character", "muster", "event", "muster-army", "will"] as const;
    const t = at({
      hands: { "free-peoples": ["elven-cloaks", "guards-of-the-citadel", "a-power-too-great"] },
      dice: { "free-peoples": faces, shadow: ["army"] },
    });
    const plays = ruled(t).filter((word) => word.startsWith("play:"));
    expect(plays.sort()).toEqual(
      [
        ...["character", "event", "will"].map((face) => `play:elven-cloaks:${face}`),
        ...["muster", "muster-army", "event", "will"].map((face) => `play:guards-of-the-citadel:${face}`),
        ...["muster-army", "event", "will"].map((face) => `play:a-power-too-great:${face}`),
      ].sort(),
    );
  });

  test("the card is shown, and lies among the discarded ones afterwards (6.3.5)", () => {
    const t = playing("elven-cloaks", "character");
    expect(t.state.spent[0]).toBe(1);
    expect(t.state.dice.slice(0, 7)).toEqual([0, 0, 0, 0, 0, 0, 0]);
    expect(t.heard("shadow", "played")).toHaveLength(1);
  });
});

describe("Gandalf the Grey as Guide", () => {
  test("after a card played with an Event die he may draw from the deck it came from", () => {
    const t = playing("elven-cloaks", "event").awaits("free-peoples", "gandalf-the-grey");
    t.draws(3).plays("free-peoples", "yes");
    expect(t.state.handCount.slice(0, 2)).toEqual([1, 0]);
    expect(t.state.deckCount[0]).toBe(22);
  });

  test("Will of the West counts as Event, and he need not draw", () => {
    const t = playing("elven-cloaks", "will").plays("free-peoples", "no");
    expect(t.state.handCount.slice(0, 2)).toEqual([0, 0]);
    t.awaits("shadow", "act");
  });

  test("not for a die with another result, not when another is the Guide", () => {
    playing("elven-cloaks", "character").awaits("shadow");
    playing("elven-cloaks", "event", { fellowship: { guide: "strider" } }).awaits("shadow");
  });

  test("not when the card itself takes him out of the Fellowship (5.12.3, AMB-91)", () => {
    playing("i-will-go-alone", "event", {
      fellowship: { at: "rivendell", companions: ["gandalf-the-grey", "boromir"] },
    })
      .plays("free-peoples", "character:gandalf-the-grey", "go", "to:rivendell")
      .awaits("shadow");
  });
});

describe("getting rid of the Shadow's table cards (6.4.3)", () => {
  const saruman: Position = {
    map: { orthanc: { isengard: [1], characters: ["saruman"] } },
    table: ["the-palantir-of-orthanc"],
  };

  test("The Palantír goes for Will of the West", () => {
    const t = holding("elven-cloaks", "will", saruman).plays(
      "free-peoples",
      "remove:the-palantir-of-orthanc:will",
    );
    expect(isOnTable(t.state, card("the-palantir-of-orthanc"))).toBe(false);
    expect(t.state.rings).toEqual([3, 0]);
    t.awaits("shadow");
  });

  test("or for any die and an Elven Ring, which the Shadow gets (5.4.7)", () => {
    const t = holding("elven-cloaks", "muster", saruman).plays(
      "free-peoples",
      "remove:the-palantir-of-orthanc:muster",
    );
    expect(t.state.rings).toEqual([2, 1]);
    expect(t.state.marks & RING_USED[FREE]).not.toBe(0);
    expect(isOnTable(t.state, card("the-palantir-of-orthanc"))).toBe(false);
  });

  test("without a Ring only Will of the West will do", () => {
    holding("elven-cloaks", "muster", { ...saruman, rings: [0, 1] }).mayNot(
      "free-peoples",
      "remove:the-palantir-of-orthanc:muster",
    );
  });

  const folly: Position = {
    map: { "minas-tirith": { gondor: [1], sauron: [3] } },
    table: ["denethors-folly"],
  };

  test("Denethor's Folly goes for Will of the West", () => {
    const t = holding("elven-cloaks", "will", folly).plays("free-peoples", "remove:denethors-folly:will");
    expect(isOnTable(t.state, card("denethors-folly"))).toBe(false);
  });

  test("or for any die when Gandalf or Aragorn is in Minas Tirith", () => {
    holding("elven-cloaks", "muster", folly).mayNot("free-peoples", "remove:denethors-folly:muster");
    const t = holding("elven-cloaks", "muster", {
      ...folly,
      map: { "minas-tirith": { gondor: [1], sauron: [3], characters: ["gandalf-the-white"] } },
    }).plays("free-peoples", "remove:denethors-folly:muster");
    expect(isOnTable(t.state, card("denethors-folly"))).toBe(false);
    expect(t.state.rings).toEqual([3, 0]);
  });
});

describe("cards on the table (6.4)", () => {
  test("one whose condition ends is discarded at once (0.4.5, 6.4.4)", () => {
    const t = playing("i-will-go-alone", "character", {
      fellowship: { at: "rivendell", companions: ["gimli", "boromir"] },
      table: ["axe-and-bow"],
    }).plays("free-peoples", "character:gimli", "go", "to:rivendell");
    expect(isOnTable(t.state, card("axe-and-bow"))).toBe(false);
    expect(t.state.spent[0] & (1 << 5)).not.toBe(0);
  });

  test("they stay after the action, in nobody's hand (6.4.1, 6.4.2)", () => {
    const t = playing("wizards-staff", "character", { hands: { "free-peoples": ["athelas"] } });
    expect(isOnTable(t.state, card("wizards-staff"))).toBe(true);
    expect(handSize(t.state, FREE)).toBe(1);
    expect(t.view("shadow").table).toEqual(t.state.table);
  });

  test("in a battle they are no Combat cards (6.4.2)", () => {
    const attacked = (more: Position) =>
      ready(meadows({ isengard: [1] }, { rohan: [1] }, more), "shadow")
        .draws(0, 0)
        .plays("shadow", "attack-with:army");
    attacked({ table: ["a-power-too-great"] }).awaits("shadow", "cease");
    attacked({ hands: { "free-peoples": ["a-power-too-great"] } }).may(
      "free-peoples",
      "card:a-power-too-great",
    );
  });

  test("throwing one off the table with a die is an action (5.12.2, 6.4.3)", () => {
    const t = at({
      map: { orthanc: { characters: ["saruman"] } },
      table: ["the-palantir-of-orthanc"],
      dice: { "free-peoples": ["will", "event"], shadow: ["army"] },
    })
      .plays("free-peoples", "remove:the-palantir-of-orthanc:will")
      .awaits("shadow", "act");
    expect(unusedDice(t.state, FREE)).toBe(1);
  });

  test("The Last Battle may be laid while the Fellowship is revealed, unless the table rules otherwise (6.4.5, AMB-98)", () => {
    const position: Position = {
      map: { osgiliath: { gondor: [1], characters: ["aragorn"] } },
      dead: ["strider"],
      fellowship: { revealed: true },
    };
    holding("the-last-battle", "muster-army", position).may(
      "free-peoples",
      "play:the-last-battle:muster-army",
    );
    holding("the-last-battle", "muster-army", { ...position, options: { narrowCards: true } }).mayNot(
      "free-peoples",
      "play:the-last-battle:muster-army",
    );
  });
});

describe("the two halves of a card", () => {
  test("what one demands the other does not ask for (6.6.2)", () => {
    holding("the-last-battle", "event", {}).mayNot("free-peoples", "play:the-last-battle:event");
    ready(
      meadows({ isengard: [1] }, { rohan: [1] }, { hands: { "free-peoples": ["the-last-battle"] } }),
      "shadow",
    )
      .plays("shadow", "attack-with:army")
      .may("free-peoples", "card:the-last-battle");
  });
});

describe("cards in games of three and four", () => {
  const four = (gondor: CardName, rohan: CardName): ReturnType<typeof at> =>
    at({
      players: 4,
      leading: ["rohan", "witch-king"],
      hands: { gondor: [gondor], rohan: [rohan] },
      dice: { "free-peoples": ["muster", "muster"], shadow: ["army", "army"] },
    });

  test("a card with a seat icon is played by that seat alone (16.8.1)", () => {
    four("riders-of-theoden", "guards-of-the-citadel").mayNot("gondor", "play:riders-of-theoden:muster");
    four("guards-of-the-citadel", "riders-of-theoden").may("gondor", "play:guards-of-the-citadel:muster");
  });

  test("one without is played for one's own Nations (16.6.1)", () => {
    four("wisdom-of-elrond", "riders-of-theoden")
      .plays("gondor", "play:wisdom-of-elrond:muster")
      .mayOnly("gondor", "nation:elves", "nation:gondor");
  });

  test("with three players a card does not recruit the Nation of the action before (16.10.1)", () => {
    const t = at({
      players: 3,
      hands: { "free-peoples": ["guards-of-the-citadel", "imrahil-of-dol-amroth", "king-brands-men"] },
      dice: { "free-peoples": ["muster", "muster"], shadow: ["army", "army"] },
    }).plays("free-peoples", "play:guards-of-the-citadel:muster", "figure:gondor-regular");
    const shadow = t.seats[t.engine.owes(t.state)[0] ?? 0] ?? "";
    t.plays(shadow, "skip:army")
      .mayNot("free-peoples", "play:imrahil-of-dol-amroth:muster")
      .may("free-peoples", "play:king-brands-men:muster");
  });
});
