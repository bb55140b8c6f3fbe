/** The words of the page and of the terminal, in all languages. */
import { wordChecks } from "@westmarch/testkit/board";
import { describe, expect, test } from "vitest";
import { WRITTEN } from "../board/lines.ts";
import { READY_DECKS } from "../decks/ready.ts";
import { SEAT_NAMES } from "../outline.ts";
import { catalogues } from "./catalogues.ts";

/** What the page says of any game. */
const called = [
  "game.title",
  "ref.title",
  "log.round",
  ...SEAT_NAMES.flatMap((seat) => [`seat.${seat}`, `seat.${seat}.about`]),
  ...READY_DECKS.flatMap(({ id }) => [`deck.${id}`, `deck.${id}.about`]),
];

/** Slots that choose the form of a word: the reader is “you”, and of a thing there may be several. */
const grammar = ["you", "own", "count", "many"];

describe("the words", () => {
  test.each(wordChecks({ place: "trading-card-game", catalogues, called, written: WRITTEN, grammar }))(
    "%s",
    (_, faults) => expect(faults()).toEqual([]),
  );
});
