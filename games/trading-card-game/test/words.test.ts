/** The words of the page and of the terminal, in all languages. */
import { wordChecks } from "@westmarch/testkit/board";
import { describe, expect, test } from "vitest";
import { SEAT_NAMES } from "../bringing.ts";
import { READY_DECKS } from "../decks/ready.ts";
import { catalogues } from "./catalogues.ts";

/** What the page says of any game. */
const called = [
  "game.title",
  "ref.title",
  "log.round",
  ...SEAT_NAMES.flatMap((seat) => [`seat.${seat}`, `seat.${seat}.about`]),
  ...READY_DECKS.flatMap(({ id }) => [`deck.${id}`, `deck.${id}.about`]),
];

/** Slots that choose the form of a verb: the reader is “you”. */
const grammar = ["you"];

describe("the words", () => {
  test.each(wordChecks({ place: "trading-card-game", catalogues, called, written: [], grammar }))(
    "%s",
    (_, faults) => expect(faults()).toEqual([]),
  );
});
