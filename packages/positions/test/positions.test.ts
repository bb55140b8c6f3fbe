/** A small state of cards, purses and towers, described once. */
import { type Core, kind } from "@westmarch/kernel";
import { expect, describe as group, test } from "vitest";
import {
  atMost,
  choicesOf,
  describe,
  fieldsOf,
  form,
  hidden,
  once,
  PositionError,
  secretsOf,
  thingsAt,
  thingsBy,
} from "../src/index.ts";

const { byName, each, id, listOf, marked, maybe, mentioned, oneOf, pieces, record, setOf, standing, whole } =
  form;
const CARD = kind("card", ["ring", "sword", "staff", "horn"]);
const PLACE = kind("place", ["shire", "rohan"]);
const SIDE = { what: "side", names: ["free", "shadow"] as const };

interface Hidden {
  hands: number[];
}
interface Table extends Core<Hidden> {
  turn: number;
  purse: number[];
  towers: number[];
  walls: number[];
  where: number[];
  lord: number | null;
  seen: number;
  stands: readonly (readonly [number, number])[];
}

const field = fieldsOf<Table>();
const { words: secret, project } = secretsOf<Table, Hidden>({
  hands: {
    form: listOf(marked(id(CARD), { "?": -1 })),
    sees: hidden<Table, number>(-1, (_g, seat, i) => seat === i),
  },
});
const towers = field(
  "towers",
  byName(PLACE, (place) => pieces("tower", place)),
);
const blank = (): Table => ({
  version: 1,
  drawn: 0,
  stack: [],
  sealed: [],
  result: null,
  secret: { hands: [] },
  turn: 1,
  purse: [3, 4],
  towers: [1, 0],
  walls: [2, 0],
  where: [2, 2, 2, 2],
  lord: null,
  seen: 0,
  stands: [],
});
const table = describe<Table>({
  blank,
  line: {
    turn: field("turn", whole(1, 9, "4.1"), { always: true }),
    purse: field("purse", each(SIDE, whole())),
    towers,
    walls: field("walls", byName(PLACE, whole()), {
      follows: (g) => {
        g.walls = g.towers.map((n) => n * 2);
      },
    }),
    hands: secret.hands,
    drawn: thingsAt("where", CARD, 0),
    spent: thingsAt("where", CARD, 1),
    lord: field("lord", maybe(oneOf("place", PLACE.names, PLACE.all))),
    seen: field("seen", mentioned(setOf(CARD))),
    stands: field("stands", standing(CARD, id(PLACE))),
  },
  limits: [once(CARD, "1.2"), atMost("tower", [2, 1], PLACE.names)],
  laws: [
    (g, fail) => g.towers[0] > 0 && g.towers[1] > 0 && fail(towers, ["rohan"], "one place alone has towers"),
  ],
});
const fromFile = table.files({
  start: blank,
  words: { turn: field("turn", whole()), towers, cards: thingsBy("where", CARD, SIDE) },
});

const why = (read: () => unknown): string => {
  try {
    read();
  } catch (error) {
    if (error instanceof PositionError) return `${error.place} – ${error.reason}`;
    throw error;
  }
  return "";
};

test("what is usual is not written, and what follows from the rest is usual", () => {
  expect(table.write(blank())).toBe("turn=1");
  expect(table.write({ ...blank(), towers: [2, 0] })).toBe("turn=1 towers=shire:2 walls=shire:2");
  expect(table.write({ ...blank(), towers: [2, 0], walls: [4, 0] })).toBe("turn=1 towers=shire:2");
  expect(table.read("towers=shire:2").walls).toEqual([4, 0]);
});

test("what is written is read again", () => {
  const g: Table = {
    ...blank(),
    purse: [0, 12],
    walls: [5, 0],
    where: [0, 1, 0, 2],
    lord: 1,
    seen: 0b1010,
    secret: { hands: [-1, 3] },
  };
  const line = table.write(g);
  expect(line).toBe(
    "turn=1 purse=0:12 walls=shire:5 hands=?,horn drawn=ring,staff spent=sword lord=rohan seen=sword,horn",
  );
  expect(table.read(line)).toEqual(g);
});

group("a position that cannot be is refused with its place", () => {
  test.each([
    ["turn=10", "turn – 4.1: 10 is more than 9"],
    ["turn=1 turn=2", "turn – is said twice"],
    ["turn=one", "turn – “one” is not a whole number"],
    ["purse=1", "purse – 2 were expected, and there are 1"],
    ["purse=1:-2", "purse.shadow – -2 is less than 0"],
    ["towers=shire:3", "towers.shire – there are 2 towers of shire, not 3"],
    ["towers=shire:1,rohan:1", "towers.rohan – one place alone has towers"],
    ["towers=shire:1,shire:1", "towers.shire – is said twice"],
    ["towers=bree:1", "towers – “bree” is not a place; one of shire, rohan was expected"],
    ["drawn=ring spent=sword,ring", "spent[1] – 1.2: ring is there twice (drawn[0])"],
    ["hands=ring,?,ring", "hands[2] – 1.2: ring is there twice (hands[0])"],
    ["seen=ring,ring", "seen[1] – “ring” is said twice"],
    ["stands=ring@shire,ring@rohan", "stands.ring – 1.2: ring is there twice (stands.ring)"],
    ["stands=ring", "stands – “ring” should be NAME@VALUE"],
    ["lord=bree", "lord – “bree” is not a place; one of shire, rohan was expected"],
  ])("%s", (line, place) => expect(why(() => table.read(line))).toBe(place));

  test.each<[unknown, string]>([
    [{ moon: 1 }, "moon – there is no “moon” here; turn, towers, cards are"],
    [[], " – “[]” should be an object {…}"],
    [{ turn: "1" }, "turn – “1” is not a whole number"],
    [{ towers: { shire: 99 } }, "towers.shire – there are 2 towers of shire, not 99"],
    [{ towers: { bree: 1 } }, "towers.bree – “bree” is not a place; one of shire, rohan was expected"],
    [
      { cards: { free: ["ring"], shadow: ["horn", "ring"] } },
      "cards.shadow[1] – 1.2: ring is there twice (cards.free[0])",
    ],
    [{ cards: { free: "ring" } }, "cards.free – “ring” should be a list […]"],
  ])("%j", (given, place) => expect(why(() => fromFile(given))).toBe(place));
});

test("the same limits and laws find what is wrong in a state", () => {
  expect(table.problems({ ...blank(), secret: { hands: [0, 1, 0] }, towers: [3, 1] })).toEqual([
    "towers.shire: there are 2 towers of shire, not 3",
    "hands[2]: 1.2: ring is there twice (hands[0])",
    "towers.rohan: one place alone has towers",
  ]);
  expect(table.problems(blank())).toEqual([]);
});

test("a seat is given what it may see of each secret", () => {
  const g = { ...blank(), secret: { hands: [0, 1] } };
  expect([0, 1, null].map((seat) => project(g.secret, seat, g).hands)).toEqual([
    [0, -1],
    [-1, 1],
    [-1, -1],
  ]);
  expect(g.secret.hands).toEqual([0, 1]);
});

test("a record has the keys it needs, and no other", () => {
  const pair = record({ card: id(CARD) }, { to: id(PLACE) });
  const at = { within: null, key: "step" };
  expect(pair.fromFile({ card: "horn", to: "rohan" }, at)).toEqual({ card: 3, to: 1 });
  expect(why(() => pair.fromFile({ to: "rohan" }, at))).toBe("step – “card” is missing");
  expect(why(() => pair.fromFile({ card: "horn", from: 1 }, at))).toBe(
    "step.from – there is no “from” here; card, to are",
  );
});

test("a choice is its verb and the names behind it", () => {
  const { choice, option } = choicesOf<Core>({ give: [CARD, "number"], stop: [], hand: [["left", "right"]] });
  for (const word of ["give:sword:2", "stop", "hand:left"]) expect(choice(option(word))).toBe(word);
  expect(option("give:sword:2")).toEqual(["give", 1, 2]);
  for (const wrong of ["give:sword", "give:pen:1", "give:sword:x", "hand:up", "dance", "constructor"])
    expect(() => option(wrong)).toThrow(
      wrong.split(":").findLast((part) => !["1", "sword"].includes(part)) ?? wrong,
    );
});
