/**
 * How many ways lead on from known positions, with every value that chance may give. The first number of each was
 * counted by hand on the board; the others are golden: they change if and only if a rule does.
 */
import { Engine } from "@westmarch/kernel";
import { divide, perft } from "@westmarch/testkit";
import { expect, test } from "vitest";
import { confrontation } from "../index.ts";

const engine = new Engine(confrontation);
const OPENING = [
  "good=frodo@shire,sam@shire,merry@shire,boromir@shire,pippin@arthedain,gimli@cardolan,aragorn@rhudaur,legolas@eregion,gandalf@enedwaith",
  "dark=balrog@mordor,shelob@mordor,witch-king@mordor,warg@mordor,orcs@dagorlad,saruman@gondor,flying-nazgul@mirkwood,black-rider@fangorn,cave-troll@rohan",
  "turn=dark turns=1",
].join(" ");

const GOLDEN: readonly [title: string, position: string, counts: readonly number[]][] = [
  ["the opening", OPENING, [32, 474, 10_912]],
  [
    "a battle with Gandalf, Sam and Saruman",
    "good=frodo@shire,gandalf@eregion,sam@eregion dark=saruman@moria,warg@mordor,balrog@mordor turn=good",
    [8, 32, 180, 904],
  ],
  [
    "Frodo before Mordor",
    "good=frodo@gondor,aragorn@fangorn dark=witch-king@rohan,balrog@mordor,shelob@shire,orcs@shire turn=good",
    [4, 19, 116, 518],
  ],
  [
    "the tunnel with the Balrog at home",
    "good=frodo@shire,gimli@eregion,merry@eregion dark=balrog@moria,orcs@fangorn,warg@fangorn turn=good",
    [8, 42, 351, 2099],
  ],
  [
    "the variant cards",
    "good=frodo@shire,gimli@eregion,gandalf@fallen,legolas@rhudaur dark=balrog@moria,orcs@dagorlad,warg@mordor turn=good variants=shadowfax,gandalf-the-white,palantir,recall-to-mordor rulings=variant",
    [14, 107, 1098, 9093],
  ],
];

for (const [title, position, counts] of GOLDEN) {
  test(`${title}: ${counts.join(", ")}`, () => {
    const g = confrontation.notation.read(position);
    expect(confrontation.invariants(g)).toEqual([]);
    expect(counts.map((_, i) => perft(engine, g, i + 1, { chance: "all" }))).toEqual(counts);
  });
}

test("the Black Rider's ride to The Shire meets one of four, every other first move of the opening one position", () => {
  const counts = divide(engine, confrontation.notation.read(OPENING), 1, { chance: "all" });
  expect(counts["move:black-rider:shire"]).toBe(4);
  expect(Object.keys(counts)).toHaveLength(29);
});
