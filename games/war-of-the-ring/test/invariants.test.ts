/** The invariants must be able to fail: a sound state with one thing wrong each. */
import { expect, test } from "vitest";
import { ALL_CARDS, bitOf, card, deckOf } from "../data/cards.ts";
import {
  EYE_FACE,
  GONDOR,
  leaderOf,
  MERIADOC,
  ROHAN,
  regularOf,
  SAURON,
  SHADOW,
  STRIDER,
} from "../data/ids.ts";
import { region } from "../data/regionnames.ts";
import { REGION_COUNT } from "../data/regions.ts";
import { type War, warOfTheRing } from "../index.ts";
import { toHand } from "../rules/cards/hand.ts";
import { bringIn, place } from "../rules/figures.ts";
import { ASIDE, IN_POOL, WAITING } from "../state.ts";
import { at } from "./table.ts";

const sound = (): War =>
  at({
    start: true,
    players: 4,
    hands: { gondor: ["athelas"], saruman: ["stormcrow"] },
    dice: { "free-peoples": ["event", "muster"], shadow: ["army", "event"] },
  }).state;

const BROKEN: readonly [rule: string, breaks: (g: War) => void][] = [
  ["1.3.1", (g) => place(g, region("bree"), regularOf(ROHAN))],
  [
    "1.5.2",
    (g) => {
      g.lost[SAURON * 3] += 1;
      g.pool[SAURON * 3] -= 1;
    },
  ],
  [
    "7.2",
    (g) => {
      g.at[STRIDER] = ASIDE;
    },
  ],
  [
    "units are miscounted",
    (g) => {
      g.count[region("bree")] += 1;
    },
  ],
  ["2.4.2", (g) => bringIn(g, region("bree"), regularOf(SAURON))],
  ["2.4.4", (g) => bringIn(g, region("moria"), leaderOf(GONDOR))],
  ["8.2.1", (g) => bringIn(g, region("minas-tirith"), regularOf(GONDOR), 7)],
  [
    "10.9",
    (g) => {
      g.control[region("edoras")] = SHADOW;
    },
  ],
  [
    "15.3.4",
    (g) => {
      g.points[SHADOW] = 3;
    },
  ],
  [
    "16.11",
    (g) => {
      g.captor[region("edoras")] = 2;
    },
  ],
  [
    "16.7.6",
    (g) => {
      g.mixed.push(REGION_COUNT + region("moria"));
    },
  ],
  [
    "11.1.1",
    (g) => {
      g.steps[ROHAN] = 4;
    },
  ],
  [
    "11.2.2",
    (g) => {
      g.steps[ROHAN] = 0;
    },
  ],
  [
    "12.3.1",
    (g) => {
      g.guide = MERIADOC;
    },
  ],
  [
    "12.6.2",
    (g) => {
      g.progress = 2;
      g.revealed = 1;
    },
  ],
  [
    "13.7.1",
    (g) => {
      g.corruption = 13;
    },
  ],
  [
    "14.1.3",
    (g) => {
      g.mordor = 1;
    },
  ],
  [
    "13.1.3",
    (g) => {
      g.tiles[20] = IN_POOL;
    },
  ],
  [
    "13.1.3",
    (g) => {
      g.tiles[0] = WAITING;
    },
  ],
  [
    "1.2.1: a card of fp-character is in two places",
    (g) => {
      g.spent[0] = g.secret.hands[0];
    },
  ],
  [
    "1.2.1: a card of fp-character is missing",
    (g) => {
      g.secret.decks[0] &= g.secret.decks[0] - 1;
    },
  ],
  [
    "a hand of fp-character is miscounted",
    (g) => {
      g.handCount[0] = 2;
    },
  ],
  [
    "6.2.2",
    (g) => {
      const next = card("athelas") + 1;
      for (const one of ALL_CARDS.slice(next, next + 4)) toHand(g, 0, one);
    },
  ],
  [
    "6.4.1",
    (g) => {
      g.table[0] |= bitOf(card("athelas"));
    },
  ],
  [
    "6.4.4",
    (g) => {
      g.table[deckOf(card("wormtongue"))] |= bitOf(card("wormtongue"));
    },
  ],
  [
    "9.4.3",
    (g) => {
      g.secret.chosen[SHADOW] = card("stormcrow");
    },
  ],
  [
    "1.1.2",
    (g) => {
      g.dice[EYE_FACE] = 1;
    },
  ],
  [
    "5.2.2",
    (g) => {
      g.box[SHADOW] = 9;
    },
  ],
  [
    "1.4.2",
    (g) => {
      g.rings[SHADOW] = 1;
    },
  ],
  [
    "16.2",
    (g) => {
      g.leading[SHADOW] = 0;
    },
  ],
];

test("a sound state has no fault", () => {
  expect(warOfTheRing.invariants(sound())).toEqual([]);
});

for (const [i, [rule, breaks]] of BROKEN.entries())
  test(`fault ${i + 1} is found (${rule})`, () => {
    const g = sound();
    breaks(g);
    expect(warOfTheRing.invariants(g).join("; ")).toContain(rule);
  });
