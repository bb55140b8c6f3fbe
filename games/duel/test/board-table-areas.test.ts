import { describe, expect, test } from "vitest";
import { byColour, landmarksOf, produce } from "../board/areas/produce.ts";
import { byChapter, discardPile, openLandmarks, stackOf } from "../board/piles/piles.ts";
import { cardSeal, landmarkSeal } from "../board/prices.ts";
import { cardPlace, landmarkPlace, ofChapter, tokenPlace } from "../board/reference/whereabouts.ts";
import { CARD } from "../data/cards.ts";
import { FELLOWSHIP, LANDMARK_TILE, RACE, SAURON, TOKEN } from "../data/ids.ts";
import { notation, project } from "../position.ts";
import type { Duel } from "../state.ts";

const card = CARD.named;
const landmark = LANDMARK_TILE.named;
const token = TOKEN.named;
const ELVES = RACE.named("elves");

const STATE = notation.read(
  [
    "chapter=2 turn=fellowship coins=2:4 quest=4:1",
    "units=fellowship.lindon:1,fellowship.arnor:1,fellowship.rhovanion:1,fellowship.enedwaith:1," +
      "sauron.gondor:1,sauron.mordor:1",
    "forts=10:0",
    "slots=c2-06,c2-08,c2-18,c2-23,c2-16,c2-19,#,#,#,#,#,c2-14,c2-20,c2-10,c2-17,c2-01,c2-02,c2-05,-,-",
    "under=-,-,-,-,-,-,c2-15,c2-22,c2-04,c2-21,c2-09,-,-,-,-,-,-,-,-,-",
    "left=c1-05,c1-12,c1-20,c2-07,c2-11,c2-13,?,?,?",
    "fellowship=c1-03,c1-07,c1-08,c1-09,c1-13,c1-15,c1-16,c1-17,c1-22,c2-12",
    "sauron=c1-01,c1-02,c1-04,c1-06,c1-10,c1-11,c1-14,c1-18,c1-21,c1-23,c2-03",
    "pile=c1-19",
    "landmarks=3:0:2:2:3:2:3 tiles=grey-havens,helms-deep,barad-dur",
    "stacks=elves-1,elves-3,elves-2;ents-1,ents-2,ents-3;hobbits-1,hobbits-2,hobbits-3;" +
      "humans-1,humans-2,humans-3;dwarves-1,dwarves-2,dwarves-3;wizards-1,wizards-2,wizards-3",
  ].join(" "),
);
const VIEW: Duel = { ...STATE, secret: project(STATE.secret, FELLOWSHIP, STATE) };

describe("what a side has", () => {
  test("skills, races, chain symbols and the three ways are counted", () => {
    const has = produce(VIEW, FELLOWSHIP);
    expect(has.skills).toEqual([0, 1, 0, 1, 1]);
    expect(has.races[0]).toBe(1);
    expect(has.kinds).toBe(1);
    expect(has.chains).toEqual(["horse", "backpack", "harp", "helmet"]);
    expect(has).toMatchObject({ coins: 2, quest: 4, regions: 4, surcharge: 1, fortresses: 6, eagle: false });
    expect(produce(VIEW, SAURON).skills).toEqual([4, 1, 1, 0, 0]);
  });

  test("slash groups and the tokens that count are told apart", () => {
    const where = VIEW.where.slice();
    where[card("c2-06")] = FELLOWSHIP;
    const tokens = [[token("elves-3"), token("hobbits-1"), token("dwarves-1")], []];
    const has = produce({ ...VIEW, where, tokens }, FELLOWSHIP);
    expect(has.slashed).toEqual([[3, 4]]);
    expect(has).toMatchObject({ anySkill: true, eagle: true, kinds: 2, surcharge: 0 });
  });

  test("cards lie sorted by colour, landmarks beside them", () => {
    const stacks = byColour(VIEW, FELLOWSHIP);
    expect(stacks.map(({ colour }) => colour)).toEqual(["grey", "yellow", "blue", "green", "red"]);
    expect(stacks[0]?.cards).toEqual([card("c1-03"), card("c1-07"), card("c1-08")]);
    expect(landmarksOf(VIEW, FELLOWSHIP)).toEqual([landmark("bree")]);
  });
});

describe("what a thing costs", () => {
  test("8.7, 8.8 is said for each side", () => {
    expect(cardSeal(VIEW, FELLOWSHIP, card("c2-15"))).toEqual({ coins: 0, byChain: true, affordable: true });
    expect(cardSeal(VIEW, FELLOWSHIP, card("c2-10"))).toEqual({ coins: 1, byChain: false, affordable: true });
    expect(cardSeal(VIEW, SAURON, card("c2-10")).coins).toBe(0);
    const havens = landmarkSeal(VIEW, FELLOWSHIP, landmark("grey-havens"));
    expect(havens).toEqual({ coins: 4, byChain: false, affordable: false });
  });
});

describe("the common piles", () => {
  test("the discard pile holds what both have seen, and what was put aside unseen", () => {
    expect(discardPile(VIEW, [])).toEqual({
      open: [card("c1-19")],
      looked: [],
      unseen: 6,
      top: card("c1-19"),
    });
    const looked = { ...VIEW, secret: project(STATE.secret, FELLOWSHIP, { ...STATE, looked: [3, 0] }) };
    expect(discardPile(looked, [])).toMatchObject({ unseen: 0 });
    expect(discardPile(looked, []).looked).toHaveLength(6);
  });

  test("the card discarded last lies on top", () => {
    const where = VIEW.where.slice();
    where[card("c1-01")] = 2;
    const log = [
      { type: "discarded", facts: { side: SAURON, card: card("c1-01") }, version: 1, index: 0 } as const,
    ];
    expect(discardPile({ ...VIEW, where }, []).top).toBe(card("c1-19"));
    expect(discardPile({ ...VIEW, where }, log).top).toBe(card("c1-01"));
    expect(byChapter([card("c2-01"), card("c1-01")]).map(({ chapter }) => chapter)).toEqual([1, 2]);
  });

  test("a token turned up and put back is known, and nothing else is", () => {
    expect(stackOf(VIEW, ELVES)).toEqual({ left: 3, known: null });
    const known = STATE.known.slice();
    known[0] = 1;
    const seen = { ...VIEW, secret: project(STATE.secret, FELLOWSHIP, { ...STATE, known }) };
    expect(stackOf(seen, ELVES)).toEqual({ left: 3, known: token("elves-1") });
    expect(tokenPlace(seen, token("elves-1"))).toBe("next");
    expect(tokenPlace(seen, token("elves-3"))).toBe("stack");
    expect(tokenPlace({ ...seen, tokens: [[], [token("elves-3")]] }, token("elves-3"))).toBe("side-1");
  });

  test("3.6 three landmarks lie open", () => {
    const { open, down } = openLandmarks(VIEW);
    expect(open.length + down + 1).toBe(7);
    expect(open).toHaveLength(3);
  });
});

describe("where everything is", () => {
  test("cards in sight are where they are", () => {
    expect(cardPlace(VIEW, card("c1-03"))).toBe("side-0");
    expect(cardPlace(VIEW, card("c1-01"))).toBe("side-1");
    expect(cardPlace(VIEW, card("c1-19"))).toBe("pile");
    expect(cardPlace(VIEW, card("c2-06"))).toBe("tableau");
    expect(cardPlace(VIEW, card("c3-01"))).toBe("later");
  });

  test("what was not seen of a chapter that is over was left over", () => {
    expect(cardPlace(VIEW, card("c1-05"))).toBe("left-over");
  });

  test("of the chapter being played, the unseen may lie face down, or be left over", () => {
    expect(cardPlace(VIEW, card("c2-15"))).toBe("hidden");
    expect(cardPlace(VIEW, card("c2-07"))).toBe("hidden");
  });

  test("a player who has looked through the pile knows which", () => {
    const looked = { ...VIEW, secret: project(STATE.secret, FELLOWSHIP, { ...STATE, looked: [3, 0] }) };
    expect(cardPlace(looked, card("c2-15"))).toBe("face-down");
    expect(cardPlace(looked, card("c2-07"))).toBe("left-over");
  });

  test("each chapter has 23 cards, and each landmark a place", () => {
    for (const chapter of [1, 2, 3])
      expect(ofChapter(chapter).flatMap(({ cards }) => cards)).toHaveLength(23);
    expect(landmarkPlace(VIEW, landmark("bree"))).toBe("side-0");
    expect(
      LANDMARK_TILE.all.map((id) => landmarkPlace(VIEW, id)).filter((place) => place === "open"),
    ).toHaveLength(3);
  });
});
